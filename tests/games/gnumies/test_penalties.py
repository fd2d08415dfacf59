"""Wullawakis at the end: what is lost, who chooses, and what the Copicastor becomes (II.7)."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import SeededRng, Subset
from tablee.games.gnumies import GAME, Discard, GnumiesState
from tablee.games.gnumies.guests import CODES, COPICASTOR, GUESTS
from tablee.games.gnumies.scoring import (
    best_loss,
    certain_loss,
    final_points,
    losable,
    lowest_value,
    may_choose,
    points_of,
)
from tablee.games.gnumies.terms import Terms
from tests.games.gnumies.scenes import kinds, on_turn, play, refusal, room, scene, score, stop

THREE = "W W W 2 3 4 5"


def over(*rooms: str, **options: Any) -> GnumiesState:
    """End the rounds with these party rooms."""
    return scene(rooms=rooms, ended="time", options=options)


def test_who_has_three_chooses_exactly_three() -> None:
    state = over(THREE, "9")
    assert on_turn(state) == ["red"]
    assert state.stage(0) == "penalty"
    assert state.legal_actions(0) == [Subset("discard", ("2a", "3a", "4a", "5a"), 3, 3)]
    assert len(list(state.legal_actions(0).actions())) == 4
    events = play(state, "red discard 2a 3a 4a")
    assert kinds(events) == ["DiscardSealed", "GuestsLost", "DeckShown", "MatchOver"]
    assert room(state, "red") == "W W W 5"
    assert state.outcome().scores == (5, 9)


def test_several_choose_at_once() -> None:
    state = over(THREE, "9", "W W W 6 7 8 9")
    assert on_turn(state) == ["red", "blue"]
    assert kinds(play(state, "blue discard 6a 7a 8a")) == ["DiscardSealed"]
    assert room(state, "blue") == "W W W 6 7 8 9", "nothing goes before all have chosen"
    assert kinds(play(state, "red discard 2a 3a 4a"))[:3] == [
        "DiscardSealed",
        "GuestsLost",
        "GuestsLost",
    ]
    assert state.is_terminal()


def test_who_has_no_more_guests_than_wullawakis_loses_all_without_being_asked() -> None:
    state = over("W W W 1 2 15", "9")
    assert state.is_terminal()
    assert room(state, "red") == "W W W"


def test_the_copicastor_may_be_chosen() -> None:
    state = over("W W W 2 3 4 C", "9")
    play(state, "red discard 3a 4a C")
    assert state.outcome().scores[0] == 2
    state = over("W W W 2 3 4 C", "9")
    play(state, "red discard 2a 3a 4a")
    assert state.outcome().scores[0] == 2, "it stays a 2 when the 2 has gone"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("red discard 2a 3a", "wrong-number"),
        ("red discard 2a 3a 4a 5a", "wrong-number"),
        ("red discard 3a 2a 4a", "wrong-order"),
        ("red discard 2a 2a 3a", "guest-twice"),
        ("red discard 2a 3a 6a", "not-in-room"),
        ("red discard 2a 3a 9a", "not-in-room"),
        ("red discard 2a 3a Wa", "wullawakis-stay"),
        ("yellow discard 9a", "no-choice-to-make"),
    ],
)
def test_other_choices_are_refused(line: str, code: str) -> None:
    assert refusal(over(THREE, "9", "W W W 6 7 8 9"), line) == code


def test_a_choice_is_final() -> None:
    state = over(THREE, "9", "W W W 6 7 8 9")
    play(state, "red discard 2a 3a 4a")
    assert refusal(state, "red discard 2a 3a 5a") == "already-discarded"


def test_the_table_may_stop_while_losses_are_chosen() -> None:
    state = over(THREE, "9", "W W W 6 7 8 9")
    play(state, "red discard 3a 4a 5a")
    stop(state, "abandoned")
    assert state.outcome().scores == (2, 9, 9), "who chose keeps his choice, the other the best"
    assert state.outcome().reason == "time"


def test_time_out_keeps_the_most_points() -> None:
    assert over("W W W 3 3 3 12 1", "9").timeout_action(0) == Discard(("1a", "3a", "12"))


def test_five_alike_may_count_as_four() -> None:
    assert score("1 1 1 1 C", options={"set5": 100}) == 100


def test_lines_explain_a_score() -> None:
    state = over("W 1 2 2 2 13", "12 C")
    lines = state.outcome().lines
    assert [(line.code, line.amount) for line in lines[0]] == [
        ("three", 50),
        ("guest", 13),
        ("wullawakis", 0),
    ]
    assert lines[0][2].details == {"wullawakis": 1, "lost": 1}
    assert [(line.code, line.amount, line.details) for line in lines[1]] == [
        ("twice", 24, {"value": 12, "copy": True})
    ]
    assert [line.code for line in over("", "9").outcome().lines[0]] == ["nobody"]


def test_a_copicastor_that_finds_nobody_to_copy_has_a_line_of_its_own() -> None:
    (line,) = over("C", "9").outcome().lines[0]
    assert (line.code, line.amount, line.details) == ("alone", 0, {"copy": True})


def test_equals_share_the_victory() -> None:
    outcome = over("9", "4 5", "2").outcome()
    assert outcome.scores == (9, 9, 2)
    assert outcome.winners == (0, 1)


def test_the_copicastor_becomes_its_value_before_or_after_the_losses() -> None:
    for first, value in ((False, 2), (True, 7)):
        state = over("W 2 7 7 C", "", penalty_before_copy=first)
        assert state.copy_value == value


rooms = st.lists(st.sampled_from(range(GUESTS)), unique=True, max_size=10).flatmap(
    lambda guests: st.integers(0, 5).map(lambda pests: _with_pests(guests, pests))
)


def _with_pests(guests: list[int], pests: int) -> list[int]:
    """Make heavy rooms likely: every room gets some Wullawakis more."""
    return list(dict.fromkeys([*guests, *range(45, 45 + pests)]))


def _brute_force(guests: list[int], terms: Terms) -> int:
    """Try every loss that the rules allow."""
    copy = None if terms.penalty_first or COPICASTOR not in guests else lowest_value(guests)
    count = may_choose(guests)
    forced = certain_loss(guests, copy)
    ways = combinations(losable(guests), count) if count else [forced]
    best = 0
    for lost in ways:
        rest = [guest for guest in guests if guest not in lost]
        late = terms.penalty_first and COPICASTOR in rest
        best = max(best, points_of(rest, lowest_value(rest) if late else copy, terms.points))
    return best


@settings(max_examples=150, deadline=None)
@given(rooms, st.booleans(), st.sampled_from([150, 100]))
def test_the_best_loss_is_the_best_of_all(guests: list[int], first: bool, five: int) -> None:
    options = {"penalty_before_copy": first, "set5": five}
    terms = Terms(GAME.setup(2, options=options))
    assert final_points(guests, terms) == _brute_force(guests, terms)


@settings(max_examples=100, deadline=None)
@given(rooms, st.booleans())
def test_losses_are_of_the_right_number(guests: list[int], first: bool) -> None:
    terms = Terms(GAME.setup(2, options={"penalty_before_copy": first}))
    copy = None if first or COPICASTOR not in guests else lowest_value(guests)
    lost = certain_loss(guests, copy) or best_loss(guests, copy, terms)
    pests = len(guests) - len(losable(guests))
    most = pests if pests > 2 else min(pests, 1)
    assert len(set(lost)) == len(lost) <= most
    assert set(lost) <= set(losable(guests))
    valued = len(losable(guests)) - (first and pests < 3 and COPICASTOR in guests)
    assert len(lost) == min(most, valued)


def test_a_time_out_in_a_match_is_legal() -> None:
    state = over(THREE, "W W W 6 7 8 9 C", penalty_before_copy=True)
    while not state.is_terminal():
        seat = state.current_players()[0]
        action = state.timeout_action(seat)
        assert state.legal_actions(seat).allows(action)
        state.apply_action(seat, action, SeededRng.from_number(1))
    assert {CODES[g] for g in state.rooms[1]} == {"Wd", "We", "Wf", "9a", "C"}
    assert state.outcome().scores == (5, 20)
