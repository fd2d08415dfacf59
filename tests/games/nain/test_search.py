"""What a search needs: likely worlds, quick play, what a counted round is worth, whys."""

from typing import Any

import pytest

from tablee.engine import Action, Decision, FastRng, Reason, SeededRng
from tablee.games.nain import GAME, Bid, Flip, Keep, Nain, NainState, PlaySpecial
from tablee.games.nain.brain import NainBrain
from tablee.games.nain.cards import THIEF, VALUE
from tablee.games.nain.odds import odds_of
from tablee.games.nain.outlook import Outlook
from tablee.games.nain.tuning import Tuning
from tests.games.nain.scenes import scene

SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "options": {"two_player": True}},
    {"seats": 3},
    {"seats": 4},
    {"seats": 5, "preset": "strict"},
    {"seats": 8, "preset": "whirl"},
]
NOTHING = ["no-cover reverse"] * 2 + ["no-cover interest"] * 2


def positions(agreed: dict[str, Any], count: int = 12) -> list[NainState]:
    """Give positions that random play leads to, with the bids kept low."""
    found: list[NainState] = []
    for seed in range(count):
        dice, luck = SeededRng.from_number(seed), FastRng(seed)
        state = GAME.new_initial_state(GAME.setup(**agreed), dice)
        for _ in range(luck.below(80)):
            seat = luck.below(agreed["seats"])
            legal = state.legal_actions(seat)
            action = legal.sample(luck) if legal else None
            if isinstance(action, Bid):
                action = Bid(state.bid + 1 + luck.below(4))
            if action is not None and not state.is_terminal():
                state.apply_action(seat, action, dice)
        found.append(state)
    return found


def test_a_round_that_a_doubt_has_ended_costs_nobody_what_was_reckoned() -> None:
    """Each doubt that is tried makes the history longer, for that one world."""
    brain = NainBrain()
    seen = scene(4, 5, 4, 4, bids="0:18").observation(1)
    world = brain.believe(GAME, seen, FastRng(1))
    outlook = brain.outlook(seen.history, 4)
    world.apply_action(1, Nain(), FastRng(1))
    brain.rollout(GAME, world, FastRng(1))
    assert len(world.history) > len(seen.history)
    assert brain.outlook(seen.history, 4) is outlook


@pytest.mark.parametrize("agreed", SETUPS, ids=str)
def test_quick_play_leads_by_the_rules_to_a_count(agreed: dict[str, Any]) -> None:
    for state in positions(agreed):
        before = state.round, state.phase
        quick = state.clone()
        GAME.brain.rollout(GAME, quick, FastRng(1))
        assert quick.problems() == []
        assert GAME.conserved(quick) == GAME.conserved(state)
        if before[1] in ("pick", "draft", "over"):
            assert quick.to_bytes() == state.to_bytes()
        elif agreed["seats"] > 2:
            assert (quick.round, quick.phase) == (before[0], "pick")
        else:
            assert len(quick.history) == len(state.history) + 1
        worths = GAME.brain.utilities(quick)
        assert all(0.0 <= worth <= 1.0 for worth in worths)


def test_quick_play_makes_only_legal_bids_and_flips() -> None:
    for state in positions({"seats": 4}, 20):
        quick = state.clone()
        GAME.brain.rollout(GAME, quick, FastRng(2))
        if state.phase == "bidding":
            spoken = quick.history[-1].bids
            assert [one.amount for one in spoken] == sorted({one.amount for one in spoken})
            assert quick.history[-1].caller != quick.history[-1].bidder


@pytest.mark.parametrize("agreed", SETUPS, ids=str)
def test_believed_worlds_look_the_same_to_the_seat(agreed: dict[str, Any]) -> None:
    for state in positions(agreed, 8):
        for seat in (0, agreed["seats"] - 1):
            seen = state.observation(seat)
            for number in range(3):
                world = GAME.brain.believe(GAME, seen, FastRng(number))
                assert isinstance(world, NainState)
                assert world.observation(seat) == seen
                assert world.problems() == []
                again = NainBrain().believe(GAME, seen, FastRng(number))
                assert isinstance(again, NainState)
                assert world.to_bytes() == again.to_bytes()


def test_whoever_bids_high_is_believed_to_hold_a_high_card() -> None:
    def mean(bids: str) -> float:
        seen = scene(4, 5, 4, 4, bids=bids, specials=NOTHING).observation(1)
        brain = GAME.brain.with_parameters(Tuning(trust=100))
        worlds = [brain.believe(GAME, seen, FastRng(number)) for number in range(150)]
        return sum(VALUE[w.coins[0]] for w in worlds) / len(worlds)

    assert mean("0:19") > mean("0:13") + 1


def test_a_special_beside_a_bidders_card_is_hardly_believed_to_be_a_thief() -> None:
    seen = scene(4, 5, 4, 4, bids="0:18", played={0: "hoard"}).observation(1)
    worlds = [GAME.brain.believe(GAME, seen, FastRng(number)) for number in range(100)]
    thieves = [w.played[0][0] >> 1 == THIEF for w in worlds]
    assert sum(thieves) < 5


def test_the_chances_of_a_total_are_those_of_the_exact_odds() -> None:
    seen = scene(4, 7, 2, 5, specials=NOTHING).observation(1)
    outlook, odds = Outlook((), 4, Tuning()), odds_of(seen, as_others=True)
    for total in range(8, 28):
        assert abs(outlook.at_least(4, total) - odds.at_least(total)) < 0.06


def test_the_better_a_card_the_likelier_a_bid_and_the_less_a_doubt() -> None:
    outlook = Outlook((), 4, Tuning())
    doubts = [outlook.choice(4, 3, value, 19).likelihood(None) or 0.0 for value in (1, 4, 8)]
    assert doubts[0] > doubts[1] > doubts[2]


def weighed(state: NainState, seat: int) -> set[Action | None]:
    legal = state.legal_actions(seat)
    found = GAME.brain.candidates(state.observation(seat), legal, FastRng(1))
    assert all(action is None or legal.allows(action) for action in found)
    return set(found)


def test_a_search_weighs_doubt_some_bids_and_looks() -> None:
    found = weighed(scene(4, 7, 2, 5, bids="0:18", specials=NOTHING), 1)
    assert Nain() in found
    assert sum(isinstance(action, Bid) for action in found) == 4
    assert sum(isinstance(action, Flip) for action in found) == 2
    opening = weighed(scene(4, 7, 2, 5, specials=NOTHING), 0)
    assert Nain() not in opening


def test_out_of_turn_only_a_bidder_in_doubt_has_something_to_weigh() -> None:
    held = ["hoard reverse", *NOTHING[1:]]
    assert weighed(scene(4, 7, 2, 5, bids="0:19", specials=held), 0) == {None, PlaySpecial("hoard")}
    assert weighed(scene(4, 7, 2, 5, bids="0:3", specials=held), 0) == {None}
    assert weighed(scene(4, 7, 2, 5, bids="2:19", specials=held), 0) == {None}


def test_who_has_won_the_round_is_worth_more_and_who_lost_it_less() -> None:
    worths = GAME.brain.utilities(scene(4, 7, 2, 5, bids="0:9", phase="pick"))
    assert worths[0] > worths[2] == worths[3] > worths[1]


def reasons(state: NainState, seat: int, action: Action, *, worlds: int = 0) -> list[str]:
    seen = state.observation(seat)
    drawn = [GAME.brain.believe(GAME, seen, FastRng(number)) for number in range(worlds)]
    return [reason.code for reason in GAME.brain.reasons(seen, Decision(action), drawn)]


def test_the_why_of_each_move() -> None:
    state = scene(8, 1, 2, 5, bids="3:12", specials=["hoard thief", *NOTHING[1:]])
    assert reasons(state, 0, Bid(14), worlds=5) == ["total-chance", "own-card-high"]
    assert reasons(state, 1, Bid(14)) == ["own-card-low"]
    assert reasons(state, 0, Nain(), worlds=5) == ["total-chance"]
    assert reasons(state, 0, Flip(1)) == ["look-at-chest"]
    assert reasons(state, 0, PlaySpecial("thief")) == ["robs-total"]
    assert reasons(state, 0, PlaySpecial("hoard")) == ["adds-coins"]
    assert reasons(state, 0, PlaySpecial("reverse")) == ["turns-the-round"]
    assert reasons(scene(4, 7, 2, 5, bids="0:9", phase="pick"), 0, Keep(("1", "3"))) == ["best-two"]


def test_the_chance_of_a_number_counts_the_worlds() -> None:
    seen = scene(8, 1, 2, 5, bids="3:12").observation(0)
    worlds = [scene(8, 1, 2, 5), scene(8, 1, 1, 1), scene(8, 8, 1, 1), scene(8, 2, 1, 1)]
    found = GAME.brain.reasons(seen, Decision(Nain()), worlds)
    assert found == (Reason("total-chance", {"amount": 12, "percent": 75}),)
