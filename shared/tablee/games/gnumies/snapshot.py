"""A position as bytes, exactly, and back."""

from collections.abc import Iterator

import msgspec

from tablee.engine import BadSetup, Setup
from tablee.games.gnumies.audit import problems_of
from tablee.games.gnumies.cards import STAR
from tablee.games.gnumies.facts import Drawn, Facts, Held
from tablee.games.gnumies.guests import GUESTS
from tablee.games.gnumies.observation import Ending, Phase
from tablee.games.gnumies.options import OPTIONS, SEATS
from tablee.games.gnumies.terms import Terms


class _Snapshot(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    setup: Setup
    phase: Phase
    round: int
    guest: int
    deck: list[int]
    hands: list[int]
    bids: list[int]
    spent: list[int]
    rooms: list[list[int]]
    lost: list[list[int]]
    removed: list[int]
    history: list[Held]
    draws: list[Drawn]
    star: int
    drawn: int
    discards: list[tuple[int, ...] | None]
    copy_value: int
    stopping: Ending | None
    ended: Ending | None


_FIELDS = tuple(name for name in _Snapshot.__struct_fields__ if name != "setup")
_BY_SEAT = ("hands", "bids", "spent", "rooms", "lost", "discards")
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Snapshot)


def pack(facts: Facts) -> bytes:
    """Write every fact down."""
    fields = {name: getattr(facts, name) for name in _FIELDS}
    return _ENCODER.encode(_Snapshot(setup=facts.terms.setup, **fields))


def unpack_into(facts: Facts, data: bytes) -> None:
    """Read a position into fresh facts; ValueError if the bytes are none, or an unsound one."""
    try:
        snapshot = _DECODER.decode(data)
        facts.terms = Terms(_checked(snapshot.setup))
    except (msgspec.MsgspecError, BadSetup, KeyError, TypeError) as error:
        raise ValueError(f"these bytes are no position of The Gnumies: {error}") from error
    for name in _FIELDS:
        setattr(facts, name, getattr(snapshot, name))
    facts.waiting = None
    fault = next(_faults(snapshot), None)
    problems = [fault] if fault else problems_of(facts)
    if problems:
        raise ValueError(f"these bytes are no sound position: {problems[0]}")


def _checked(setup: Setup) -> Setup:
    known = {option.key: option for option in OPTIONS}
    if setup.seats not in SEATS or setup.options.keys() != known.keys():
        raise ValueError(f"these bytes hold no whole setup for {setup.seats} seats")
    for key, value in setup.options.items():
        if not known[key].accepts(value):
            raise BadSetup("bad-option", option=key, value=value)
    return setup


def _faults(snapshot: _Snapshot) -> Iterator[str]:
    """Find lists of the wrong length and numbers out of range, which no audit could stand."""
    seats = snapshot.setup.seats
    for name in _BY_SEAT:
        if len(getattr(snapshot, name)) != seats:
            yield f"{name} has {len(getattr(snapshot, name))} entries"
    if min(*snapshot.hands, *snapshot.spent) < 0:
        yield "a set of cards is negative"
    if not all(-1 <= card <= STAR for card in _cards(snapshot)):
        yield "a Gnumie card is named that isn't there"
    if not all(-1 <= guest < GUESTS for guest in (snapshot.guest, snapshot.drawn)):
        yield "a guest is named that isn't there"
    if not all(0 <= guest < GUESTS for guest in _guests(snapshot)):
        yield "a guest is named that isn't there"
    if not all(-1 <= seat < seats for seat in _seats(snapshot)):
        yield "a seat is named that isn't there"
    if not -1 <= snapshot.copy_value <= 15 or not 1 <= snapshot.round <= GUESTS:
        yield "a number is out of range"


def _cards(snapshot: _Snapshot) -> Iterator[int]:
    yield from snapshot.bids
    for _, bids, _ in snapshot.history:
        yield from bids


def _guests(snapshot: _Snapshot) -> Iterator[int]:
    """List the guests that lie in lists; a deck and removed ones are checked by the audit."""
    for guests in (*snapshot.rooms, *snapshot.lost, *snapshot.discards):
        yield from guests or ()
    yield from (guest for guest, _, _ in snapshot.history)
    yield from (guest for _, _, guest, _ in snapshot.draws)


def _seats(snapshot: _Snapshot) -> Iterator[int]:
    yield snapshot.star
    yield from (winner for _, _, winner in snapshot.history)
    for _, star, _, taker in snapshot.draws:
        yield from (star, taker)
