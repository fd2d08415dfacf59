"""What a search needs: worlds that respect what was heard, quick play, worths, whys."""

from typing import Any

import pytest

from tablee.engine import Decision, FastRng, Reason, SeededRng
from tablee.games.nain_jaune import GAME, NainJauneState, Play, Sans
from tablee.games.nain_jaune.actions import CHOICES, CLAIM
from tablee.games.nain_jaune.cards import RANK_MASK, set_of
from tablee.games.nain_jaune.moves import moves_of
from tablee.games.nain_jaune.rollout import lead_of
from tablee.games.nain_jaune.tuning import Tuning
from tests.games.nain_jaune.scenes import play, scene

SETUPS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 4},
    {"seats": 4, "preset": "traditional"},
    {"seats": 5, "preset": "skip"},
    {"seats": 4, "options": {"history": "top", "claim": "auto"}},
    {"seats": 8, "preset": "casual"},
    {"seats": 3, "options": {"continue": "optional", "lead_rule": "lowest"}},
    {"seats": 6, "options": {"broke": "eliminate", "start_tokens": 50}},
]


def positions(agreed: dict[str, Any], count: int = 12) -> list[NainJauneState]:
    """Give positions in which cards are played, on the way of random matches."""
    found: list[NainJauneState] = []
    for seed in range(count):
        dice, luck = SeededRng.from_number(seed), FastRng(seed)
        state = GAME.new_initial_state(GAME.setup(**agreed), dice)
        for _ in range(luck.below(60)):
            if state.is_terminal():
                break
            seat = state.current_players()[0]
            state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)
        if state.deal_is_on():
            found.append(state)
    assert found
    return found


def moves_between(before: NainJauneState, after: NainJauneState) -> NainJauneState:
    """Make, one legal move after the other, what the quick play laid."""
    state = before.clone()
    for entry in after.laid[len(before.laid) :]:
        while True:
            moves = moves_of(state, state.actor)
            move = CLAIM if CLAIM in moves else entry & 63
            if move in moves and (move == CLAIM or (entry >> 6 & 15) == state.actor):
                state.apply_action(state.actor, CHOICES[move].action, FastRng(1))
                if move != CLAIM:
                    break
            else:
                state.apply_action(state.actor, Sans(), FastRng(1))
    if state.phase == "last-claim":
        state.apply_action(state.actor, CHOICES[CLAIM].action, FastRng(1))
    return state


@pytest.mark.parametrize("agreed", SETUPS, ids=str)
def test_quick_play_is_a_series_of_legal_moves_to_the_settlement(agreed: dict[str, Any]) -> None:
    for state in positions(agreed):
        quick = state.clone()
        GAME.brain.rollout(GAME, quick, FastRng(1))
        assert quick.phase in ("between", "over")
        assert quick.problems() == []
        assert GAME.conserved(quick) == GAME.conserved(state)
        slow = moves_between(state, quick)
        assert (slow.tokens, slow.boxes, slow.hands) == (quick.tokens, quick.boxes, quick.hands)


@pytest.mark.parametrize("agreed", SETUPS, ids=str)
def test_believed_worlds_look_the_same_to_the_seat(agreed: dict[str, Any]) -> None:
    for state in positions(agreed, 6):
        seat = state.actor
        seen = state.observation(seat)
        for number in range(4):
            world = GAME.brain.believe(GAME, seen, FastRng(number))
            assert world.observation(seat) == seen
            again = GAME.brain.believe(GAME, seen, FastRng(number))
            assert isinstance(world, NainJauneState)
            assert world.to_bytes() == again.to_bytes()


def test_who_led_a_rank_is_believed_to_hold_none_below_it() -> None:
    state = scene("9S KC 2H", "5D 6D 3S JS", "7S 8H 2D")
    play(state, "B 5D 6D")
    low = RANK_MASK[1] | RANK_MASK[2] | RANK_MASK[3] | RANK_MASK[4]
    seen = state.observation(0)

    def holds(trust: int) -> list[bool]:
        brain = GAME.brain.with_parameters(Tuning(trust=trust))
        worlds = [brain.believe(GAME, seen, FastRng(number)) for number in range(40)]
        return [bool(world.hands[1] & low) for world in worlds]

    assert not any(holds(100))
    assert any(holds(0))


def test_what_can_not_all_be_true_is_not_believed() -> None:
    # B led 9, though the only unseen cards that can be his are low: there is no talon to hide them.
    state = scene("KC KD", "9S 2S", "KH 3D", talon="")
    play(state, "B 9S")
    seen = state.observation(0)
    for number in range(20):
        world = GAME.brain.with_parameters(Tuning(trust=100)).believe(GAME, seen, FastRng(number))
        assert world.observation(0) == seen


@pytest.mark.parametrize(
    ("held", "dead", "rank"),
    [
        ("5S KC", [], 13),  # the king keeps the lead, the five is the last card
        ("5S 9C KC", [], 5),  # two runs would hand over
        ("5S 9C KC", [10], 9),
        ("5S 6S 7D", [], 5),
        ("5S 5D 6S", [6, 7], 5),
    ],
)
def test_quick_play_leads_low_unless_it_closes_out(held: str, dead: list[int], rank: int) -> None:
    ranks = sum(1 << one for one in dead)
    assert lead_of(set_of(held.split()), ranks | 1 << 14) == rank


def test_a_search_weighs_one_lead_of_each_rank_and_no_claim_or_certain_close_out() -> None:
    def weighed(state: NainJauneState) -> set[object]:
        legal = state.legal_actions(1)
        return set(GAME.brain.candidates(state.observation(1), legal, FastRng(1)))

    leads = weighed(scene("2C 3C", "7S 7D 9C JS", "8C 9D"))
    assert leads == {Play("7D"), Play("9C"), Play("JS")}
    assert weighed(scene("2C 6C", "5S KC", "6D 9C")) == {Play("KC")}
    optional = scene("2C 3C", "5S 6S 6C", "8C 9D", options={"continue": "optional"})
    play(optional, "B 5S")
    assert weighed(optional) == {Play("6C"), Sans()}


def test_a_purse_is_worth_more_the_nearer_the_end() -> None:
    def worth(deal: int) -> float:
        ahead = scene("2C", "3C", "", deal=deal, phase="between", tokens=[120, 105, 90])
        return GAME.brain.utilities(ahead)[0]

    assert 1 / 3 < worth(1) < worth(4) < worth(6) < 1
    assert worth(6) > 0.8


def test_who_ruins_another_while_ahead_has_as_good_as_won() -> None:
    def worth(least: int) -> float:
        ahead = scene("2C", "3C", "", phase="between", tokens=[150, 105, least])
        return GAME.brain.utilities(ahead)[0]

    assert worth(14) > 0.9 > worth(60)


def reasons(state: NainJauneState, action: Play | Sans, *, worlds: int = 0) -> list[Reason]:
    seen = state.observation(1)
    drawn = [GAME.brain.believe(GAME, seen, FastRng(number)) for number in range(worlds)]
    return list(GAME.brain.reasons(seen, Decision(action), drawn))


def test_the_why_of_a_lead() -> None:
    assert reasons(scene("2C 6C", "5S KC", "6D 9C"), Play("KC")) == [
        Reason("closes-out", {"rank": 13}),
        Reason("king-leads-again"),
    ]
    state = scene("2C 3C", "7D 9C JS", "8C 9D", boxes=(3, 6, 9, 12, 15))
    box, chance, lowest = reasons(state, Play("7D"), worlds=20)
    assert box == Reason("takes-box", {"box": "7D", "amount": 15})
    assert chance.code == "stop-chance"
    assert chance.facts["required"] == 8
    assert 0 <= int(str(chance.facts["percent"])) < 100
    assert lowest == Reason("lowest-first", {"rank": 7})


def test_the_why_of_a_stop_that_all_have_heard() -> None:
    state = scene("2C 9C", "5S 6S 3H 6D", "2D 9D")
    play(state, "B 5S 6S")
    assert Reason("all-sans", {"required": 7}) in reasons(state, Play("6D"))
    fours = scene("2C 9C", "3S 6S", "2D 9D", laid="1:4C / 1:4D / 1:4H / 1:4S")
    assert Reason("all-laid", {"required": 4}) in reasons(fours, Play("3S"))


def test_the_why_of_holding_back_and_none_for_what_is_forced() -> None:
    state = scene("2C 3C", "5S 6S", "8C 9D", options={"continue": "optional"})
    play(state, "B 5S")
    assert reasons(state, Sans()) == [Reason("keeps-back", {"required": 6})]
    assert reasons(state, Play("6S")) == []
