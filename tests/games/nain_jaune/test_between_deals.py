"""From one deal to the next and to the end of the match (rules sections 2, 7 and 8)."""

from typing import Any

import pytest

from tablee.engine import SeededRng
from tablee.games.nain_jaune import GAME, NainJauneState
from tablee.games.nain_jaune.events import (
    DealBegun,
    Dealt,
    Eliminated,
    LeftoverPaid,
    MatchOver,
    Rebought,
    StakePaid,
    StopCalled,
)
from tests.games.nain_jaune.scenes import all_ready, kinds, play, refusal, scene, stop


def settled(*hands: str, tokens: list[int], **facts: Any) -> NainJauneState:
    """Give a settled deal that B won, with these tokens."""
    state = scene(*hands, tokens=tokens, phase="between", **facts)
    assert state.winner == 1
    return state


def test_who_led_first_deals_next_whoever_won() -> None:
    state = scene("2C 3C", "4C 9H", "5C", dealer=0)
    play(state, "B 4C", "C 5C")
    events = all_ready(state)
    assert DealBegun(2, 1, 2, 15, 7) in events
    assert (state.dealer, state.leader, state.actor) == (1, 2, 2)


def test_stakes_are_paid_on_top_of_what_was_left() -> None:
    state = settled("2C", "", "3C", tokens=[105, 105, 105], boxes=[3, 0, 9, 12, 15])
    events = all_ready(state)
    assert state.boxes == [6, 6, 18, 24, 30]
    assert state.tokens == [90] * 3
    stakes = [(e.seat, e.box, e.amount) for e in events if isinstance(e, StakePaid)]
    assert len(stakes) == 15
    assert stakes[:5] == [(2, "10D", 1), (2, "JC", 2), (2, "QS", 3), (2, "KH", 4), (2, "7D", 5)]


def test_stakes_are_multiplied_where_so_agreed() -> None:
    state = settled("2C", "", "3C", tokens=[99] * 3, options={"stake_multiplier": 4})
    all_ready(state)
    assert state.tokens == [39] * 3


def test_the_next_deal_waits_for_everybody() -> None:
    state = settled("2C", "", "3C", tokens=[105] * 3)
    assert kinds(play(state, "C ready", "A ready")) == ["SeatReady", "SeatReady"]
    assert state.deal == 1
    play(state, "B ready")
    assert state.deal == 2


def test_a_match_ends_after_its_deals() -> None:
    state = settled("2C", "", "3C", tokens=[105] * 3, deal=6)
    events = all_ready(state)
    assert events[-1] == MatchOver("limit")
    assert state.outcome().reason == "limit"


def test_the_limit_of_deals_comes_before_who_can_stake() -> None:
    state = settled("2C", "", "3C", tokens=[3, 105, 105], deal=6)
    assert all_ready(state)[-1] == MatchOver("limit")


def test_a_match_without_a_limit_ends_after_a_hundred_deals() -> None:
    options = {"limit_deals": None}
    state = settled("2C", "", "3C", tokens=[105] * 3, deal=99, options=options)
    all_ready(state)
    assert not state.is_terminal()
    state = settled("2C", "", "3C", tokens=[105] * 3, deal=100, options=options)
    all_ready(state)
    assert state.is_terminal()


@pytest.mark.parametrize(("held", "over"), [(14, True), (15, False)])
def test_one_player_short_of_a_stake_ends_the_match(held: int, over: bool) -> None:
    for tokens in ([held, 150, 105], [105, held, 105]):
        state = settled("2C", "", "3C", tokens=tokens)
        all_ready(state)
        assert state.is_terminal() is over


def test_the_stake_that_must_be_held_is_the_multiplied_one() -> None:
    state = settled("2C", "", "3C", tokens=[29, 90, 90], options={"stake_multiplier": 2})
    assert all_ready(state)[-1] == MatchOver("broke")


def test_debts_let_everybody_go_on() -> None:
    state = settled("2C", "", "3C", tokens=[3, 105, 105], options={"broke": "debt"})
    all_ready(state)
    assert state.tokens == [-12, 90, 90]
    assert state.problems() == []


def test_a_settlement_debt_alone_does_not_let_one_stake() -> None:
    state = settled("2C", "", "3C", tokens=[3, 105, 105], options={"short": "debt"})
    assert all_ready(state)[-1] == MatchOver("broke")


def test_new_tokens_are_bought_as_a_debt() -> None:
    options = {"broke": "rebuy", "short": "debt", "start_tokens": 50}
    state = settled("2C", "", "3C", tokens=[3, 105, -90], options=options)
    events = all_ready(state)
    assert [e for e in events if isinstance(e, Rebought)] == [
        Rebought(0, 50),
        Rebought(2, 50),
        Rebought(2, 50),
        Rebought(2, 50),
    ]
    assert state.tokens == [38, 90, 45]
    assert state.debts == [50, 0, 150]
    assert state.problems() == []


def test_what_was_bought_again_is_taken_off_the_score() -> None:
    state = settled("2C", "", "3C", tokens=[3, 105, 105], options={"broke": "rebuy"})
    all_ready(state)
    stop(state)
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), SeededRng.from_number(1))
    outcome = state.outcome()
    assert outcome.scores[0] == state.tokens[0] - 120
    lines = {line.code: line.amount for line in outcome.lines[0]}
    assert (lines["bought"], lines["debt"]) == (120, -120)
    assert sum(lines.values()) == outcome.scores[0]
    assert state.returns()[0] == outcome.scores[0] - state.base[0]


def test_who_cannot_stake_is_eliminated_and_the_hands_grow() -> None:
    options = {"broke": "eliminate"}
    state = settled("2C", "", "3C", "4C", tokens=[3, 105, 105, 105], options=options)
    events = all_ready(state)
    assert Eliminated(0) in events
    assert state.tokens == [3, 90, 90, 90]
    assert state.dealt == [0, 15, 15, 15]
    assert sorted(e.seat for e in events if isinstance(e, Dealt)) == [1, 2, 3]
    assert state.problems() == []


def test_if_the_next_dealer_is_eliminated_the_following_seat_deals() -> None:
    options = {"broke": "eliminate"}
    state = settled("2C", "", "3C", "4C", tokens=[105, 3, 105, 105], options=options)
    all_ready(state)
    assert (state.dealer, state.leader) == (2, 3)


def test_an_eliminated_seat_is_skipped_in_every_turn_and_keeps_its_number() -> None:
    state = scene(
        "9C 9D", "4S 5S", "", "6D 2C", out=[2], options={"broke": "eliminate"}, tokens=[105] * 4
    )
    events = play(state, "B 4S")
    assert state.current_players() == (1,)
    play(state, "B 5S")
    assert [seat for seat in range(4) if state.placed[seat]] == [1]
    assert kinds(events) == ["CardLaid"]
    assert state.phase == "between"
    assert state.current_players() == (0, 1, 3)


def test_with_too_few_left_the_match_ends() -> None:
    options = {"broke": "eliminate"}
    state = settled("2C", "", "3C", tokens=[3, 105, 105], options=options)
    events = all_ready(state)
    assert events[-2:] == [Eliminated(0), MatchOver("too-few")]
    assert state.outcome().ranks == (3, 1, 1)


def test_two_may_go_on_where_a_game_for_two_is_agreed() -> None:
    options = {"broke": "eliminate", "two_player": True}
    state = settled("2C", "", "3C", tokens=[3, 105, 105], options=options)
    all_ready(state)
    assert state.dealt == [0, 22, 22]


def test_everybody_may_be_eliminated_at_once() -> None:
    options = {"broke": "eliminate", "leftover": "split"}
    state = settled("2C", "", "3C", tokens=[3, 4, 5], options=options)
    events = all_ready(state)
    assert events[-1] == MatchOver("too-few")
    assert state.tokens == [3, 4 + 45, 5], "the last winner has what nobody is left to share"


def test_a_stop_between_deals_is_at_once() -> None:
    state = settled("2C", "", "3C", tokens=[105] * 3)
    assert stop(state, "vote") == [StopCalled("vote"), MatchOver("vote")]
    assert state.outcome().reason == "vote"


def test_a_stop_during_a_deal_waits_for_its_settlement() -> None:
    state = scene("2C 3C", "4C 9H", "5C")
    play(state, "B 4C")
    assert stop(state) == [StopCalled("time")]
    assert state.observation(0).stopping == "time"
    events = play(state, "C 5C")
    assert kinds(events)[-2:] == ["DealOver", "MatchOver"]
    assert state.outcome().reason == "time"
    assert state.observation(0).hands is not None


def test_a_stop_is_called_once() -> None:
    state = scene("2C 3C", "4C 9H", "5C")
    stop(state, "host")
    with pytest.raises(Exception, match="already-stopping"):
        stop(state)
    assert refusal(state, "B 9C") == "not-in-hand", "the deal goes on"


@pytest.mark.parametrize(
    ("leftover", "tokens"),
    [
        ("stay", [100, 100, 100]),
        ("split", [100 + 15, 100 + 16, 100 + 16]),
        ("last_winner", [100, 147, 100]),
    ],
)
def test_what_is_left_in_the_boxes(leftover: str, tokens: list[int]) -> None:
    boxes = [5, 6, 9, 12, 15]
    options = {"leftover": leftover}
    state = settled("2C", "", "3C", tokens=[100] * 3, boxes=boxes, options=options)
    events = stop(state)
    assert state.tokens == tokens
    assert sum(e.amount for e in events if isinstance(e, LeftoverPaid)) == sum(tokens) - 300
    assert state.problems() == []
    assert state.outcome().scores == tuple(tokens)


def test_ranks_are_shared_and_lines_add_up() -> None:
    state = settled("2C", "", "3C", tokens=[100, 90, 100])
    stop(state)
    outcome = state.outcome()
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)
    for score, lines in zip(outcome.scores, outcome.lines, strict=True):
        assert sum(line.amount for line in lines) == score


def test_there_is_no_outcome_while_the_match_goes_on() -> None:
    with pytest.raises(ValueError, match="goes on"):
        scene("2C", "3C", "4C").outcome()


def test_a_whole_match_of_two() -> None:
    setup = GAME.setup(2, options={"two_player": True, "limit_deals": 2})
    dice = SeededRng.from_number(5)
    state = GAME.new_initial_state(setup, dice)
    assert state.dealt == [22, 22]
    assert state.talon.bit_count() == 8
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), dice)
        assert state.problems() == []
    assert state.deal == 2
