"""Who begins, how games and matches end, and what carries over between games."""

from typing import Any

import pytest

from tablee.engine import Chance, Event, IllegalAction, SeededRng, Value
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.cards import DECK, codes_of
from tablee.games.oh_les_nains.events import (
    DeckShuffled,
    Drawn,
    FirstChosen,
    HandRevealed,
    MatchOver,
    RoundBegun,
    RoundDrawn,
    RoundOver,
)
from tests.games.oh_les_nains.scenes import kinds, legal, play, scene, stop, strip

TWO_WINS: dict[str, Value] = {"match_wins": 2}
LOSING: dict[str, Any] = {"dwarves": ["RR", "G"], "fence": 2}


def begin(seats: int, seed: int = 1, **options: Value) -> tuple[OhLesNainsState, list[Event]]:
    events: list[Event] = []
    setup = GAME.setup(seats, options=options)
    return GAME.new_initial_state(setup, SeededRng.from_number(seed), events), events


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_begins_with_five_cards_each_and_colours_to_pick(seats: int) -> None:
    state, events = begin(seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.deck) == 55 - 5 * seats
    assert state.current_players() == tuple(range(seats))
    assert kinds(events) == ["Chance", "FirstChosen", "RoundBegun", "Chance", *["Drawn"] * seats]


@pytest.mark.parametrize(("seats", "one_each"), [(2, 1), (4, 2)])
def test_picked_dwarves_stand_at_the_ends_in_seat_order(seats: int, one_each: int) -> None:
    state, _ = begin(seats, first_seat=1)
    names = ("A1", "B1", "A2", "B2")[:seats]
    for name, colour in reversed([*zip(names, "RBYG", strict=False)]):
        assert strip(state) == (8, "", "")
        play(state, f"{name} pick {colour}")
    assert strip(state) == (8, "RY"[:one_each], "BG"[:one_each])
    assert state.margin(0) == state.margin(1) == 8 - one_each
    assert state.current_players() == (1,)


def test_the_host_names_who_begins_or_it_is_drawn_evenly() -> None:
    state, events = begin(4, first_seat=2)
    assert FirstChosen(2, "host") in events
    assert state.first == 2
    firsts = [begin(4, seed=seed)[0].first for seed in range(200)]
    assert all(30 < firsts.count(seat) < 70 for seat in range(4))


def test_every_chance_event_is_recorded() -> None:
    state, events = begin(2)
    records = {event.label: event.outcome for event in events if isinstance(event, Chance)}
    assert records["first"] == (state.first,)
    assert sorted(records["deal"]) == list(DECK)
    assert sorted(records["deal"][:5]) == state.hands[0]
    assert list(reversed(records["deal"][10:])) == state.deck


def test_turns_go_round_all_four_seats() -> None:
    state = scene("S1 S2", "S1 S2", "S1 S2", "S1 S2", dwarves=["RR", "GG"])
    for name in ("A1", "B1", "A2", "B2"):
        play(state, f"{name} squirrel S1")
    assert state.current_players() == (0,)
    assert state.fence == 8


def test_a_single_game_ends_the_match() -> None:
    state = scene("S1 S2", **LOSING)
    events = play(state, "A exchange S1 S2")
    assert events[-2:] == [RoundOver(1, 1), MatchOver("crushed")]
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((0, 1), (2, 1), (1,))
    assert outcome.reason == "crushed"
    assert state.returns() == (-1.0, 1.0)


def test_team_mates_win_together() -> None:
    state = scene("S1 S2", seats=4, dwarves=["RR", "GG"], fence=2)
    play(state, "A1 exchange S1 S2")
    assert state.outcome().winners == (1, 3)
    assert state.outcome().ranks == (3, 1, 3, 1)
    assert state.returns() == (-1.0, 1.0, -1.0, 1.0)


def test_the_next_game_keeps_hands_and_deck_and_the_loser_begins() -> None:
    state = scene("S1 S2", "S3", options=TWO_WINS, **LOSING)
    deck = state.deck[:]
    events = play(state, "A exchange S1 S2")
    assert RoundBegun(2, 0, 8) in events
    assert state.deck == deck[:-2]
    assert codes_of(state.hands[1]) == ("S3",)
    assert strip(state) == (8, "", "")
    assert state.supply == [7] * 4
    assert (state.wins, state.plays, state.round_no) == ([0, 1], 0, 2)
    assert state.current_players() == (0, 1)
    play(state, "A pick R", "B pick R")
    assert state.current_players() == (0,)


def test_the_first_seat_of_the_losing_team_begins_with_four() -> None:
    state = scene("", "", "S1 S2", "", dwarves=["RR", "GG"], fence=2, actor=2, options=TWO_WINS)
    play(state, "A2 exchange S1 S2")
    assert state.first == 0
    other = scene("", "S1", "", "", dwarves=["RR", "GG"], fence=14, actor=1, options=TWO_WINS)
    play(other, "B1 exchange S1")
    assert other.first == 1


def test_an_empty_hand_is_filled_before_the_next_game() -> None:
    state = scene("P2-G", options=TWO_WINS, dwarves=["R", "G"], fence=1)
    events = play(state, "A pull P2-G")
    assert [e.count for e in events if isinstance(e, Drawn)] == [5]
    assert len(state.hands[0]) == 5
    assert kinds(events).index("RoundBegun") < kinds(events).index("Drawn")


def test_two_games_win_the_match() -> None:
    state = scene("S1 S2", options=TWO_WINS, wins=(1, 1), round_no=3, **LOSING)
    play(state, "A exchange S1 S2")
    assert state.outcome().scores == (1, 2)
    assert state.outcome().reason == "crushed"


@pytest.mark.parametrize(("fence", "scores"), [(9, (1, 0)), (7, (0, 1)), (8, (0, 0))])
def test_the_longest_game_goes_to_the_larger_margin(fence: int, scores: tuple[int, int]) -> None:
    state = scene("S1 S2", "S1", fence=fence - 1, plays=19, options={"max_plays": 20})
    play(state, "A squirrel S1")
    outcome = state.outcome()
    assert outcome.scores == scores
    assert outcome.reason == "limit"
    assert len(outcome.winners) == (2 if fence == 8 else 1)
    assert sum(state.returns()) == 0


def test_a_chain_outlasts_the_longest_game() -> None:
    state = scene("D-Y S1", "D-Y S1", plays=19, options={"max_plays": 20})
    play(state, "A dwarf D-Y")
    assert state.stage(1) == "counter"
    play(state, "B counter D-Y")
    assert not state.is_terminal()
    play(state, "A decline")
    assert state.outcome().winners == (1,)


def test_a_drawn_game_counts_for_nobody_and_the_others_begin() -> None:
    options: dict[str, Value] = {"max_plays": 20, **TWO_WINS}
    state = scene("S1 S2", fence=7, plays=19, options=options, wins=(1, 0), round_no=2)
    events = play(state, "A squirrel S1")
    assert RoundDrawn(2) in events
    assert (state.wins, state.round_no, state.first) == ([1, 0], 3, 1)
    last = scene("S1 S2", fence=7, plays=19, options=options, wins=(1, 0), round_no=3)
    play(last, "A squirrel S1")
    assert last.outcome().winners == (0,)


@pytest.mark.parametrize("reason", ["time", "vote", "host", "abandoned"])
def test_the_table_stops_at_once_and_the_squares_are_counted(reason: str) -> None:
    state = scene("S1 S2", "S1", fence=9)
    events = stop(state, reason)
    assert kinds(events) == ["StopCalled", "RoundOver", "MatchOver"]
    assert state.outcome().winners == (0,)
    assert state.outcome().reason == reason


def test_a_match_stopped_before_the_first_dwarf_is_a_draw() -> None:
    state = scene("S1", "S1", phase="pick")
    play(state, "A pick R")
    stop(state)
    assert state.outcome().winners == (0, 1)
    assert state.returns() == (0.0, 0.0)


def test_a_stop_waits_for_the_chain() -> None:
    state = scene("D-Y S1", "D-Y S1")
    play(state, "A dwarf D-Y")
    stop(state, "vote")
    assert not state.is_terminal()
    with pytest.raises(IllegalAction, match="already-stopping"):
        stop(state)
    assert "decline" in legal(state, "B")
    play(state, "B decline")
    assert state.outcome().reason == "vote"
    assert state.outcome().winners == (1,)


def test_who_is_crushed_while_the_table_stops_is_crushed() -> None:
    state = scene("D-Y S1", "S1", fence=3)
    play(state, "A dwarf D-Y")
    stop(state)
    play(state, "B decline")
    assert state.outcome().reason == "crushed"


def test_a_stop_ends_a_match_of_two_wins_early() -> None:
    state = scene("D-Y S1", "S1", fence=3, options=TWO_WINS)
    play(state, "A dwarf D-Y")
    stop(state)
    play(state, "B decline")
    assert (state.outcome().scores, state.outcome().reason) == ((0, 1), "time")


def test_a_match_that_goes_on_has_no_outcome() -> None:
    with pytest.raises(ValueError, match="goes on"):
        scene("S1").outcome()


def test_an_empty_deck_is_shuffled_anew_from_the_pile() -> None:
    state = scene("S1", "S2 S3", deck="D-R D-B", discard="1:D-G")
    pile = len(state.discard)
    events = play(state, "A squirrel S1")
    assert Drawn(0, 2, ("D-R", "D-B")) in events
    assert DeckShuffled(pile + 1) in events
    assert [e.count for e in events if isinstance(e, Drawn)] == [2, 3]
    assert state.discard == []
    assert len(state.deck) == pile + 1 - 3
    assert state.topped == [3, 0]
    assert [codes_of(kept) for kept in state.kept] == [("D-R", "D-B"), ("S2", "S3")]


def test_exchanged_cards_lie_beside_while_the_pile_is_shuffled() -> None:
    state = scene("P2-* P0-*", "S2 S3", deck="D-R")
    pile = len(state.discard)
    events = play(state, "A exchange P2-* P0-*")
    assert DeckShuffled(pile) in events
    assert [(e.card, e.way) for e in state.observation(1).discard] == [
        ("P2-*", "aside"),
        ("P0-*", "aside"),
    ]


def test_a_deck_that_is_just_used_up_stays_empty() -> None:
    state = scene("S1", "S2 S3", deck="D-R D-B D-Y D-G S3")
    events = play(state, "A squirrel S1")
    assert "DeckShuffled" not in kinds(events)
    assert state.deck == []


def test_hands_are_shown_at_the_end_only_where_so_agreed() -> None:
    shown = scene("S1 S2", options={"reveal_hands": True}, **LOSING)
    events = play(shown, "A exchange S1 S2")
    assert [e.seat for e in events if isinstance(e, HandRevealed)] == [0, 1]
    hidden = scene("S1 S2", **LOSING)
    assert "HandRevealed" not in kinds(play(hidden, "A exchange S1 S2"))
