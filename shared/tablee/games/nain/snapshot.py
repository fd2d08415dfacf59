"""A position as bytes, exactly, and back."""

import msgspec

from tablee.engine import BadSetup, Setup
from tablee.games.nain.audit import problems_of
from tablee.games.nain.cards import CODES, SPECIALS
from tablee.games.nain.facts import Facts
from tablee.games.nain.observation import Ending, Exposure, Phase, Round, Spoken
from tablee.games.nain.options import OPTIONS, SEATS, refuse_contradictions
from tablee.games.nain.terms import Terms


class _Snapshot(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    setup: Setup
    phase: Phase
    round: int
    starter: int
    turn: int
    direction: int
    bid: int
    bidder: int
    caller: int
    flipped: bool
    bids: tuple[Spoken, ...]
    hands: list[tuple[int, ...]]
    specials: list[tuple[int, ...]]
    coins: list[int]
    flipped_by: list[int]
    covers: int
    exposures: tuple[Exposure, ...]
    played: list[tuple[int, ...]]
    done: int
    won: list[tuple[int, ...]]
    draft: tuple[int, ...]
    drafters: tuple[int, ...]
    out: tuple[int, ...]
    out_specials: tuple[int, ...]
    history: tuple[Round, ...]
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
        raise ValueError(f"these bytes are no position of Nain !: {error}") from error
    for name in _FIELDS:
        setattr(facts, name, getattr(snapshot, name))
    problems = _shape_of(snapshot) or problems_of(facts)
    if problems:
        raise ValueError(f"these bytes are no sound position: {problems[0]}")


def _checked(setup: Setup) -> Setup:
    known = {option.key: option for option in OPTIONS}
    if setup.seats not in SEATS or setup.options.keys() != known.keys():
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
        if isinstance(value, list) and len(value) != seats:
            return [f"{name} has {len(value)} entries"]
    if not _are_cards(snapshot):
        return ["a card is named that isn't there"]
    named = [snapshot.turn, snapshot.bidder, snapshot.caller, *snapshot.flipped_by]
    present = [snapshot.starter, *snapshot.drafters, *(b.seat for b in snapshot.bids)]
    present += [seat for exposed in snapshot.exposures for seat in (exposed.by, exposed.seat)]
    for past in snapshot.history:
        if {len(past.coins), len(past.flips)} != {seats} or past.winner == past.loser:
            return ["a round has no card for each seat, or no winner"]
        present += [past.winner, past.loser, past.bidder, past.caller, past.starter]
        present += [
            *(spoken.seat for spoken in past.bids),
            *(spent.seat for spent in past.specials),
            *(by for by in past.flips if by is not None),
            *(seat for exposed in past.exposures for seat in (exposed.by, exposed.seat)),
        ]
    if not all(-1 <= seat < seats for seat in named):
        return ["a seat is named that isn't there"]
    if not all(0 <= seat < seats for seat in present):
        return ["a seat is named that isn't there"]
    sets = (snapshot.covers, snapshot.done)
    if min(sets) < 0 or max(sets) >= 1 << seats or snapshot.direction not in (1, -1):
        return ["a set of seats or the direction is none"]
    return []


def _are_cards(snapshot: _Snapshot) -> bool:
    coins = [coin for group in (*snapshot.hands, *snapshot.won, snapshot.out) for coin in group]
    places = (*snapshot.coins, *snapshot.draft)
    specials = [s for group in (*snapshot.specials, snapshot.out_specials) for s in group]
    packed = [p for row in snapshot.played for p in row]
    return (
        all(0 <= coin < len(CODES) for coin in coins)
        and all(-1 <= coin < len(CODES) for coin in places)
        and all(0 <= special < len(SPECIALS) for special in specials)
        and all(0 <= p < 2 * len(SPECIALS) for p in packed)
    )
