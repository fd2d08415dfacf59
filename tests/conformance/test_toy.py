"""The toy really uses what it is there to show."""

import pytest

from tablee.engine import IllegalAction, SeededRng
from tests.conformance.matches import Match, matches
from tests.conformance.toy import GAME, Bid, Load, Peek, Toss
from tests.conformance.toy.events import Drew, Peeked

DICE = SeededRng.from_number(1)


def labels(match: Match) -> set[str]:
    """Give the labels of all that chance did in a match."""
    told = [event for _, events in match.again() for event in events]
    return {label for event in told if (label := getattr(event, "label", None))}


def test_chance_strikes_in_mid_match() -> None:
    found = set[str]().union(*(labels(match) for match in matches(GAME)))
    assert {"deal/1", "reshuffle/1"} <= found


def test_equal_bids_are_won_by_the_first_from_the_starter_on() -> None:
    state = GAME.position(starter=2)
    for seat, amount in enumerate((4, 2, 3, 4)):
        state.apply_action(seat, Bid(amount), DICE)
    assert state.current_players() == (3,)
    assert state.facts.coins == [6, 6, 6, 2]


def test_what_one_seat_saw_only_that_seat_remembers() -> None:
    state = GAME.position(pile=["a1", "b4"])
    (event,) = state.apply_action(1, Peek(), DICE)
    assert event == Peeked(1, ("b4",))
    assert state.observation(1).glimpse == ("b4", None)
    assert state.observation(0).glimpse is None
    assert event.seen_by(0) == Peeked(1)
    for seat in range(4):
        state.apply_action(seat, Bid(seat), DICE)
    assert state.observation(1).glimpse == ("b4", 3)


def test_a_seat_may_peek_though_it_owes_nothing() -> None:
    state = GAME.position(stage="toss", winner=0)
    assert state.current_players() == (0,)
    assert state.stage(2) == "wait"
    assert list(state.legal_actions(2).actions()) == [Peek()]
    assert (state.hold(2, Peek()), state.hold(0, Peek())) == (500, 0)


def test_what_was_tossed_is_drawn_again_when_the_pile_runs_out() -> None:
    hands = [["a1", "a2"], ["b1"], ["c1"], ["d1"]]
    state = GAME.position(hands=hands, pile=["d4"], tossed=["b2", "c3"])
    state.apply_action(0, Bid(6), DICE)
    state.apply_action(1, Bid(0), DICE)
    state.apply_action(2, Bid(0), DICE)
    *_, chance, drew = state.apply_action(3, Bid(0), DICE)
    assert getattr(chance, "label", "") == "reshuffle/1"
    assert isinstance(drew, Drew)
    assert "d4" in drew.crates
    assert (len(state.facts.pile), state.facts.tossed) == (1, [])


def test_a_stack_that_would_fall_is_refused() -> None:
    state = GAME.position(stage="load", winner=0, hands=[["a1", "b3", "b4"], [], [], []])
    for layout in (("a1", "b3"), ("b4", "b3"), ("d4",)):
        with pytest.raises(IllegalAction):
            state.apply_action(0, Load(layout), DICE)
    state.apply_action(0, Load(("b4", "a1")), DICE)
    assert state.facts.ships[0] == ["b4", "a1"]


def test_teams_add_up_and_share_their_place() -> None:
    ships = [["d4"], ["a1"], ["c2"], ["b3"]]
    state = GAME.position(stage="over", ships=ships, coins=[2, 0, 0, 1], reason="rounds")
    outcome = state.outcome()
    assert outcome.scores == (7, 4, 7, 4)
    assert outcome.ranks == (1, 3, 1, 3)
    assert outcome.winners == (0, 2)


def test_two_seats_play_alone() -> None:
    setup = GAME.setup(2)
    state = GAME.position(setup=setup, stage="over", ships=[["b2"], []], coins=[0, 2])
    assert state.outcome().ranks == (1, 2)


def test_what_is_tossed_lies_open() -> None:
    state = GAME.position(stage="toss", winner=0, hands=[["a1", "b3"], [], [], []])
    state.apply_action(0, Toss(("b3",)), DICE)
    assert all(state.observation(viewer).tossed == ("b3",) for viewer in (0, 1, -2))
