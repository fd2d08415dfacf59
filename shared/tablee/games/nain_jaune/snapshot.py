"""A position as bytes, exactly, and back."""

import msgspec

from tablee.engine import BadSetup, Setup
from tablee.games.nain_jaune.audit import problems_of
from tablee.games.nain_jaune.facts import Facts
from tablee.games.nain_jaune.observation import Ending, Payment, Phase
from tablee.games.nain_jaune.options import OPTIONS, SEATS, refuse_contradictions
from tablee.games.nain_jaune.terms import Terms


class _Snapshot(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    setup: Setup
    phase: Phase
    actor: int
    required: int
    last: int
    pending: int
    passed: int
    ready: int
    seated: int
    hands: list[int]
    talon: int
    dealt: list[int]
    placed: list[int]
    sans: list[int]
    laid: list[int]
    layers: list[int]
    boxes: list[int]
    tokens: list[int]
    before: list[int]
    base: list[int]
    staked: list[int]
    won: list[int]
    received: list[int]
    paid: list[int]
    penalties: list[int]
    leftover: list[int]
    debts: list[int]
    total: int
    dealer: int
    leader: int
    deal: int
    winner: int
    opera: bool
    settlement: list[Payment]
    stopping: Ending | None
    ended: Ending | None


_FIELDS = tuple(name for name in _Snapshot.__struct_fields__ if name != "setup")
_OF_FIVE = ("layers", "boxes")
_FREE = ("laid", "settlement")
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
        raise ValueError(f"these bytes are no position of Nain Jaune: {error}") from error
    for name in _FIELDS:
        setattr(facts, name, getattr(snapshot, name))
    problems = _shape_of(snapshot) or problems_of(facts)
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


def _shape_of(snapshot: _Snapshot) -> list[str]:
    """Find lists of the wrong length and numbers out of range, which no audit could stand."""
    seats = snapshot.setup.seats
    for name in _FIELDS:
        value = getattr(snapshot, name)
        length = 5 if name in _OF_FIVE else seats
        if isinstance(value, list) and name not in _FREE and len(value) != length:
            return [f"{name} has {len(value)} entries"]
    sets = (snapshot.passed, snapshot.ready, snapshot.seated, snapshot.talon, *snapshot.hands)
    if min(*sets, *snapshot.sans, *snapshot.laid, snapshot.required) < 0:
        return ["a set of cards or seats is negative"]
    if max(snapshot.passed, snapshot.ready, snapshot.seated) >= 1 << seats:
        return ["a seat is named that isn't there"]
    if snapshot.deal < 1:
        return [f"deal {snapshot.deal} is none"]
    placed = (snapshot.actor, snapshot.last, snapshot.winner, snapshot.dealer, snapshot.leader)
    if not all(-1 <= seat < seats for seat in placed) or not -1 <= snapshot.pending < 5:
        return ["a seat or a box is named that isn't there"]
    cards = [entry & 63 for entry in snapshot.laid]
    if max(cards, default=0) > 51 or snapshot.required > 13 or max(snapshot.sans) >= 1 << 14:
        return ["a card or a rank is named that isn't there"]
    return []
