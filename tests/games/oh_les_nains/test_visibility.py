"""Who may know what, and when: the table of section 1.7, on the bytes that each role is sent."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, Event, SeededRng, Viewer, seen_events
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tests.games.oh_les_nains.scenes import SEATS, play, scene

# Cards of which each seat holds the only copy, so that its code in the bytes tells where it lies.
OWN = ("P2-R", "P2-B", "P2-Y", "P2-G")
TOP = "P0-R"
Scene: TypeAlias = Callable[..., tuple[OhLesNainsState, list[Event]]]


def hands(seats: int) -> list[str]:
    return [f"D-Y D-Y {card} S1" for card in OWN[:seats]][:2] + [
        f"D-* {card} S1" for card in OWN[2:seats]
    ]


def at_pick(seats: int, **facts: Any) -> tuple[OhLesNainsState, list[Event]]:
    state = scene(*hands(seats), phase="pick", **facts)
    return state, play(state, "A pick B")


def at_main(seats: int, **facts: Any) -> tuple[OhLesNainsState, list[Event]]:
    state = scene(*hands(seats), dwarves=["RR", "GG"], **facts)
    return state, play(state, "A squirrel S1")


def at_counter(seats: int, **facts: Any) -> tuple[OhLesNainsState, list[Event]]:
    state = scene(*hands(seats), dwarves=["RR", "GG"], **facts)
    return state, play(state, "A dwarf D-Y", "B counter D-Y")


def at_over(seats: int, **facts: Any) -> tuple[OhLesNainsState, list[Event]]:
    state = scene(*hands(seats), dwarves=["RR", "GG"], fence=3, **facts)
    return state, play(state, "A dwarf D-Y")


PHASES: dict[str, Scene] = {
    "pick": at_pick,
    "main": at_main,
    "counter": at_counter,
    "over": at_over,
}


def sent(state: OhLesNainsState, events: list[Event], viewer: Viewer) -> bytes:
    """Give the bytes that a viewer is sent: observation and events."""
    return msgspec.msgpack.encode((state.observation(viewer), seen_events(events, viewer)))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_is_known_to_its_owner_alone_not_even_to_the_mate(seats: int, phase: str) -> None:
    state, events = PHASES[phase](seats)
    for viewer in (*range(seats), SPECTATOR):
        data = sent(state, events, viewer)
        for seat, card in enumerate(OWN[:seats]):
            assert (card.encode() in data) is (seat == viewer), (viewer, card)


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_are_shown_to_all_at_the_end_where_so_agreed(seats: int) -> None:
    state, events = at_over(seats, options={"reveal_hands": True})
    for viewer in (*range(seats), SPECTATOR):
        data = sent(state, events, viewer)
        assert all(card.encode() in data for card in OWN[:seats])
    state, events = at_main(seats, options={"reveal_hands": True})
    assert OWN[1].encode() not in sent(state, events, 0)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_deck_is_known_to_nobody(seats: int, phase: str) -> None:
    state, events = PHASES[phase](seats)
    for viewer in (*range(seats), SPECTATOR):
        assert TOP.encode() not in sent(state, events, viewer)
        assert state.observation(viewer).deck is None
    assert TOP.encode() in sent(state, events, OPEN)


# What is public, by the phase; each is the same for everybody.
PUBLIC: dict[str, dict[str, Any]] = {
    "pick": {"phase": "pick", "fence": 8, "picked": (0,), "counts": (4, 4), "plays": 0},
    "main": {
        "phase": "main",
        "fence": 9,
        "dwarves": (("R", "R"), ("G", "G")),
        "supply": (5, 7, 7, 5),
        "actor": 1,
        "counts": (3, 4),
        "deck_count": 55 - 8,
    },
    "counter": {
        "phase": "counter",
        "fence": 6,
        "margins": (4, 8),
        "colour": "Y",
        "actor": 0,
        "counts": (3, 3),
        "plays": 2,
    },
    "over": {"phase": "over", "fence": 1, "margins": (-1, 13), "ended": "crushed", "wins": (0, 1)},
}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, OPEN])
def test_strip_dwarves_supply_turn_chain_and_counts_are_public(viewer: int, phase: str) -> None:
    state, _ = PHASES[phase](2)
    seen = state.observation(viewer)
    assert {name: getattr(seen, name) for name in PUBLIC[phase]} == PUBLIC[phase]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_sealed_colour_is_its_pickers_alone(seats: int) -> None:
    told: dict[int, set[bytes]] = {}
    for colour in "RBYG":
        state = scene(*hands(seats), phase="pick")
        events = play(state, f"A pick {colour}")
        for viewer in (*range(seats), SPECTATOR):
            told.setdefault(viewer, set()).add(sent(state, events, viewer))
            assert state.observation(viewer).picked == (0,)
            assert (state.observation(viewer).pick is not None) is (viewer == 0)
    assert {viewer: len(seen) for viewer, seen in told.items()} == {
        viewer: 4 if viewer == 0 else 1 for viewer in told
    }


def test_colours_are_public_once_all_are_in() -> None:
    state = scene("S1", "S1", phase="pick")
    play(state, "A pick B", "B pick Y")
    for viewer in (0, 1, SPECTATOR):
        assert state.observation(viewer).dwarves == (("B",), ("Y",))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_named_colour_and_the_discard_pile_are_public(viewer: int) -> None:
    state = scene("D-* P0-* S1", "S1 S2")
    events = play(state, "A pull P0-* Y", "B exchange S1 S2", "A dwarf D-* B")
    assert b"P0-*\xa4pull\xa1Y" in sent(state, events, viewer)
    seen = state.observation(viewer)
    assert seen.colour == "B"
    assert [(entry.seat, entry.card, entry.way) for entry in seen.discard] == [
        (0, "P0-*", "played"),
        (1, "S1", "exchanged"),
        (1, "S2", "last"),
        (0, "D-*", "played"),
    ]


@pytest.mark.parametrize(("fits", "other"), [("D-Y S1", "D-R S1"), ("D-* S1", "S1 S1")])
def test_nobody_learns_whether_one_could_have_countered(fits: str, other: str) -> None:
    told = []
    for hand in (fits, other):
        state = scene("D-Y S1", hand)
        events = play(state, "A dwarf D-Y")
        told.append([sent(state, events, viewer) for viewer in (0, SPECTATOR)])
        assert state.stage(1) == "counter"
        events = play(state, "B decline")
        told[-1] += [sent(state, events, viewer) for viewer in (0, SPECTATOR)]
    assert told[0] == told[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_drawn_cards_are_told_to_who_drew_them(seats: int) -> None:
    state = scene("S1", *[""] * (seats - 1), deck=f"{TOP} P0-B P0-Y P0-G S1", dwarves=["R", "G"])
    events = play(state, "A squirrel S1")
    for viewer in (*range(seats), SPECTATOR):
        data = msgspec.msgpack.encode(seen_events(events, viewer))
        assert (b"P0-B" in data) is (viewer == 0)
        assert b"drawn" in data


def test_only_whoever_is_on_turn_has_legal_actions() -> None:
    state, _ = at_counter(4)
    assert [bool(state.legal_actions(seat)) for seat in range(4)] == [False, False, True, False]
    assert set(SEATS.values()) == {0, 1, 2, 3}


@pytest.mark.parametrize("exchange", ["whole", "any"])
def test_an_observation_fits_the_wire_in_the_longest_match(exchange: str) -> None:
    setup = GAME.setup(4, options={"exchange": exchange, "match_wins": 2, "max_plays": 200})
    dice, longest = SeededRng.from_number(2), 0
    state = GAME.new_initial_state(setup, dice)
    while not state.is_terminal():
        seat = state.current_players()[0]
        legal = list(state.legal_actions(seat).actions())
        state.apply_action(seat, legal[-1], dice)
        for viewer in (0, SPECTATOR, OPEN):
            longest = max(longest, len(msgspec.msgpack.encode(state.observation(viewer))))
    assert 1000 < longest <= 4096
