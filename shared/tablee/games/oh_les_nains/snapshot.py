"""A position as bytes, exactly, and back."""

from collections.abc import Iterator
from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.engine import BadSetup, Setup
from tablee.games.oh_les_nains.audit import problems_of
from tablee.games.oh_les_nains.cards import CARDS, KINDS, PAWNS_OF_COLOUR
from tablee.games.oh_les_nains.facts import KIND_BITS, SEAT_SHIFT, Facts
from tablee.games.oh_les_nains.observation import Ending, Phase
from tablee.games.oh_les_nains.options import OPTIONS, SEATS, refuse_contradictions
from tablee.games.oh_les_nains.terms import Terms

_Kind: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=KINDS)]
_Colour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
_NoColour: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=3)]
_Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
_NoSeat: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=3)]
_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
_Packed: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 9)]
_Pair: TypeAlias = Annotated[list[_Count], msgspec.Meta(min_length=2, max_length=2)]
_Hand: TypeAlias = Annotated[list[_Kind], msgspec.Meta(max_length=CARDS)]
_Team: TypeAlias = Annotated[list[_Colour], msgspec.Meta(max_length=4 * PAWNS_OF_COLOUR)]


class _Snapshot(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    setup: Setup
    phase: Phase
    actor: _NoSeat
    first: _Seat
    fence: Annotated[int, msgspec.Meta(ge=-64, le=64)]
    dwarves: Annotated[list[_Team], msgspec.Meta(min_length=2, max_length=2)]
    supply: Annotated[list[_Count], msgspec.Meta(min_length=4, max_length=4)]
    hands: list[_Hand]
    deck: _Hand
    discard: Annotated[list[_Packed], msgspec.Meta(max_length=CARDS)]
    stock: Annotated[tuple[_Kind, ...], msgspec.Meta(max_length=CARDS)]
    kept: list[_Hand]
    topped: list[_Count]
    shuffles: Annotated[int, msgspec.Meta(ge=0)]
    declined: list[Annotated[int, msgspec.Meta(ge=0, le=15)]]
    picks: list[_NoColour]
    colour: _NoColour
    chain: list[_Packed]
    plays: Annotated[int, msgspec.Meta(ge=0)]
    wins: _Pair
    round_no: Annotated[int, msgspec.Meta(ge=1)]
    stopping: Ending | None
    ended: Ending | None


_FIELDS: Final = tuple(name for name in _Snapshot.__struct_fields__ if name != "setup")
_BY_SEAT: Final = ("hands", "kept", "topped", "declined", "picks")
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(_Snapshot)


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
        raise ValueError(f"these bytes are no position of Oh ! les nains: {error}") from error
    for name in _FIELDS:
        setattr(facts, name, getattr(snapshot, name))
    problems = [*_shape_of(snapshot)] or problems_of(facts)
    if problems:
        raise ValueError(f"these bytes are no sound position: {problems[0]}")


def _checked(setup: Setup) -> Setup:
    known = {option.key: option for option in OPTIONS}
    complete = setup.options.keys() == known.keys()
    if setup.seats not in SEATS or not complete:
        raise ValueError(f"these bytes hold no whole setup for {setup.seats} seats")
    for key, value in setup.options.items():
        if not known[key].accepts(value):
            raise BadSetup("bad-option", option=key, value=value)
    refuse_contradictions(setup)
    return setup


def _shape_of(snapshot: _Snapshot) -> Iterator[str]:
    """Find lists of the wrong length, and packed cards and seats that aren't there."""
    seats = snapshot.setup.seats
    for name in _BY_SEAT:
        if len(getattr(snapshot, name)) != seats:
            yield f"{name} has {len(getattr(snapshot, name))} entries"
    if max(snapshot.actor, snapshot.first) >= seats:
        yield "a seat is named that isn't there"
    for entry in (*snapshot.discard, *snapshot.chain):
        if entry & KIND_BITS >= KINDS or entry >> SEAT_SHIFT & 3 >= seats:
            yield "a card or a seat is named that isn't there"
    if any(entry >> SEAT_SHIFT >= seats for entry in snapshot.chain):
        yield "a card of the chain came in an odd way"
