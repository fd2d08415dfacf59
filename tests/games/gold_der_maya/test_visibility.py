"""Who may know what, and when: the table of rules section 2.7, on the bytes that are sent."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, Action, Event, SeededRng, Viewer, seen_events
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GiveTo, GoldDerMayaState
from tests.games.gold_der_maya.scenes import act, scene

ROLES = (0, 1, 2, SPECTATOR, OPEN)
SEATS = (0, 1, 2)
# The lots, by name: both sides of what P0 owns, of what is sold now, and of the next on the board.
OWN_FRONT, OWN_BACK = "1Q4", "1Q3"  # print 19
LOT_FRONT, LOT_BACK = "2Q3", "2Q2"  # print 13
NEXT_FRONT, NEXT_BACK = "3S4", "3S0"  # print 28


class Moment(NamedTuple):
    state: GoldDerMayaState
    events: list[Event]


def at(moment: str, **options: Any) -> Moment:
    """Give a match of three at one moment, with all that was told since its first bid."""
    state = scene(
        bases=["19 gold", "", ""],
        beads=[9, 10, 11],
        board="13 silver, 28 gold",
        options=options,
        seats=3,
    )
    events: list[Event] = []
    steps: dict[str, list[tuple[int, Action]]] = {
        "bid": [(0, Bid(7)), (1, Bid(4))],
        "receiver": [(2, Bid(4))],
        "place": [(0, GiveTo(2))],
        "turned": [(0, Arrange((OWN_BACK, LOT_BACK)))],
    }
    for name, moves in steps.items():
        for seat, action in moves:
            events += act(state, seat, action)
        if name == moment:
            return Moment(state, events)
    raise AssertionError(moment)


def sent(moment: Moment, viewer: Viewer) -> str:
    """Give the words that go to one role, observation and events, as they go over the wire."""
    packed = msgspec.msgpack.encode(moment.state.observation(viewer))
    told = msgspec.msgpack.encode(seen_events(moment.events, viewer))
    assert GAME.decode_events(told) == seen_events(moment.events, viewer)
    return (msgspec.msgpack.decode(packed), msgspec.msgpack.decode(told)).__repr__()


def who_sees(moment: Moment, word: str) -> set[Viewer]:
    return {viewer for viewer in ROLES if f"'{word}'" in sent(moment, viewer)}


ALL = set(ROLES)
FACES = [
    # what is looked for, at which moment, and who may find it
    (OWN_FRONT, "bid", ALL),
    (LOT_FRONT, "bid", ALL),
    (NEXT_FRONT, "bid", ALL),
    (OWN_BACK, "bid", {0, OPEN}),
    (LOT_BACK, "bid", {OPEN}),
    (NEXT_BACK, "bid", {OPEN}),
    (LOT_FRONT, "receiver", ALL),
    (LOT_BACK, "receiver", {OPEN}),
    (LOT_FRONT, "place", ALL),
    (LOT_BACK, "place", {0, OPEN}),
    (NEXT_BACK, "place", {OPEN}),
    (OWN_BACK, "place", {0, OPEN}),
    (OWN_FRONT, "turned", ALL),
    (OWN_BACK, "turned", ALL),
    (LOT_BACK, "turned", ALL),
    (NEXT_BACK, "turned", {OPEN}),
]


@pytest.mark.parametrize(("word", "moment", "seen_by"), FACES)
def test_sides_of_fragments(word: str, moment: str, seen_by: set[Viewer]) -> None:
    assert who_sees(at(moment), word) == seen_by


FIELDS = [
    # field, moment, options, and who is given it
    ("beads", "bid", {}, set(SEATS)),
    ("purses", "bid", {}, {OPEN}),
    ("purses", "place", {}, {OPEN}),
    ("purses", "bid", {"open_beads": True}, ALL),
    ("order", "bid", {}, {OPEN}),
    ("order", "turned", {}, {OPEN}),
    ("bids", "bid", {}, {OPEN}),
]


@pytest.mark.parametrize(("field", "moment", "options", "given_to"), FIELDS)
def test_fields(field: str, moment: str, options: dict[str, Any], given_to: set[Viewer]) -> None:
    state = at(moment, **options).state
    found = {v for v in ROLES if getattr(state.observation(v), field) is not None}
    assert found == given_to


def test_each_seat_is_told_its_own_beads() -> None:
    state = at("turned").state
    assert [state.observation(seat).beads for seat in SEATS] == [2, 10, 18]


def test_a_bid_is_sealed_until_all_have_bid() -> None:
    moment = at("bid")
    for viewer in ROLES:
        knows = {0: [7, None], 1: [None, 4], OPEN: [7, 4]}.get(viewer, [None, None])
        told = seen_events(moment.events, viewer)
        assert [getattr(event, "beads", None) for event in told] == knows
        assert moment.state.observation(viewer).sealed == (True, True, False)
    assert [moment.state.observation(v).bid for v in ROLES] == [7, 4, None, None, None]
    assert moment.state.observation(OPEN).bids == (7, 4, None)


def test_whatever_is_sealed_the_others_are_sent_the_same_bytes() -> None:
    def told(beads: int) -> Iterable[bytes]:
        state = scene(bases=["", "", ""])
        events = act(state, 0, Bid(beads))
        for viewer in (1, 2, SPECTATOR):
            yield msgspec.msgpack.encode(state.observation(viewer))
            yield msgspec.msgpack.encode(seen_events(events, viewer))

    assert list(told(0)) == list(told(10))


@pytest.mark.parametrize("viewer", ROLES)
def test_shown_bids_and_payments_are_public(viewer: Viewer) -> None:
    seen = at("receiver").state.observation(viewer)
    assert (seen.sales[-1].bids, seen.sales[-1].winner) == ((7, 4, 4), 0)
    assert (seen.winner, seen.receivers, seen.lot) == (0, (1, 2), LOT_FRONT)
    paid = at("turned").state.observation(viewer).sales[-1]
    assert (paid.winner, paid.receiver) == (0, 2)


@pytest.mark.parametrize("viewer", ROLES)
def test_the_bag_is_counted_and_not_shown(viewer: Viewer) -> None:
    assert at("bid").state.observation(viewer).bag == 30 - 1 - 3
    assert at("turned").state.observation(viewer).bag == 30 - 1 - 4


def test_a_dropped_piece_keeps_its_secret_from_all_but_its_buyer() -> None:
    moment = at("place")
    told = act(moment.state, 0, Arrange((OWN_FRONT,)))
    after = Moment(moment.state, moment.events + told)
    assert all(after.state.observation(v).box == (LOT_FRONT,) for v in ROLES)
    assert who_sees(after, LOT_BACK) == {0, OPEN}, "who looked at it may remember"


def test_a_cancelled_lot_keeps_its_secret_from_everybody() -> None:
    state = scene(bases=["", "", ""], board="13 silver")
    events = [event for seat in SEATS for event in act(state, seat, Bid(2))]
    assert who_sees(Moment(state, events), "1Q2") == {OPEN}
    assert who_sees(Moment(state, events), "1Q3") == ALL


def test_the_end_shows_purses_and_no_backs() -> None:
    state = scene(bases=["19 gold", "", ""], beads=[9, 10, 11], phase="over")
    lot = state.bases[0][0] >> 6
    for viewer in (1, 2, SPECTATOR):
        assert state.observation(viewer).purses == (9, 10, 11)
        assert f"'{lot}Q3'" not in sent(Moment(state, []), viewer)


def test_no_number_of_a_print_is_ever_sent() -> None:
    """Lots are numbered as they are drawn: which print is which lot only the bag's order tells."""
    dice = SeededRng.from_number(5)
    opening: list[Event] = []
    state = GAME.new_initial_state(GAME.setup(3), dice, opening)
    assert [face.split("Q")[0].split("S")[0].split("E")[0] for face in
            state.observation(0).board] == ["1", "2", "3"]  # fmt: skip
    for viewer in (*SEATS, SPECTATOR):
        tags = [type(event).__name__ for event in seen_events(opening, viewer)]
        assert tags == ["StarterChosen", "LotDrawn", "LotDrawn", "LotDrawn"]
    assert "Chance" in [type(event).__name__ for event in seen_events(opening, OPEN)]


def test_an_observation_fits_the_wire_in_a_whole_match() -> None:
    longest = 0
    for seats in (2, 4):
        state = GAME.new_initial_state(
            GAME.setup(seats, options={"bases_2p": 2}), SeededRng.from_number(3)
        )
        while not state.is_terminal():
            seat = state.current_players()[0]
            action = state.timeout_action(seat)
            if isinstance(action, Bid) and state.beads[seat]:
                action = Bid(min(state.beads[seat], (seat + state.sale()) % seats))
            act(state, seat, action)
            for viewer in (0, SPECTATOR, OPEN):
                longest = max(longest, len(msgspec.msgpack.encode(state.observation(viewer))))
    assert 500 < longest < 2048
