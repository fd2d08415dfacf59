"""A position as bytes, exactly, and back."""

import msgspec

from tablee.engine import BadSetup, Setup
from tablee.games.gold_der_maya.auction import Sale
from tablee.games.gold_der_maya.audit import problems_of
from tablee.games.gold_der_maya.facts import PLACES, Facts
from tablee.games.gold_der_maya.fragments import LOTS, WORDS
from tablee.games.gold_der_maya.observation import Ending, Phase
from tablee.games.gold_der_maya.options import OPTIONS, SEATS, refuse_contradictions
from tablee.games.gold_der_maya.terms import Terms


class _Snapshot(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    setup: Setup
    phase: Phase
    starter: int
    fronts: list[int]
    backs: list[int]
    drawn: int
    bids: list[int]
    beads: list[int]
    start: list[int]
    bases: list[tuple[int, ...]]
    box: list[int]
    shown: int
    sales: list[Sale]
    winner: int
    receivers: tuple[int, ...]
    stopping: Ending | None
    ended: Ending | None


_FIELDS = tuple(name for name in _Snapshot.__struct_fields__ if name != "setup")
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
        raise ValueError(f"these bytes are no position of Das Gold der Maya: {error}") from error
    for name in _FIELDS:
        setattr(facts, name, getattr(snapshot, name))
    problems = _shape_of(snapshot, facts.terms) or problems_of(facts)
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


def _shape_of(snapshot: _Snapshot, terms: Terms) -> list[str]:
    """Find lists of the wrong length and numbers out of range, which no audit could stand."""
    seats = terms.seats
    lengths = (
        ("fronts", LOTS),
        ("backs", LOTS),
        ("bids", seats),
        ("beads", seats),
        ("start", seats),
        ("bases", seats * terms.bases),
    )
    for name, length in lengths:
        if len(getattr(snapshot, name)) != length:
            return [f"{name} has {len(getattr(snapshot, name))} entries"]
    laid = [face for base in snapshot.bases for face in base]
    faces = (*snapshot.fronts, *snapshot.backs, *laid, *snapshot.box)
    if not all(face in WORDS for face in faces):
        return ["a face is named that isn't there"]
    if not PLACES <= snapshot.drawn <= LOTS or len(snapshot.sales) > snapshot.drawn:
        return [f"{snapshot.drawn} lots drawn and {len(snapshot.sales)} sold"]
    if not 0 <= snapshot.starter < seats or not -1 <= snapshot.winner < seats:
        return ["a seat is named that isn't there"]
    if snapshot.shown < 0:
        return ["a set of lots is negative"]
    for sale in snapshot.sales:
        if len(sale.bids) not in (0, seats):
            return [f"{len(sale.bids)} bids by {seats} seats"]
        if not all(seat is None or 0 <= seat < seats for seat in (sale.winner, sale.receiver)):
            return ["a sale names a seat that isn't there"]
    return []
