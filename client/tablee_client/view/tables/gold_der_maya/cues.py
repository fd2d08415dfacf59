"""From events to what is shown: one pure function, plain data in and out.

A moment is what is seen together; its parts say what flies from where to where and when. Only
what the events hold is named: a fragment without a face is the one that lies where it sets off.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from tablee.engine import Event, Seat
from tablee.games.gold_der_maya.events import (
    BackSeen,
    BeadsKept,
    BeadsPaid,
    BidSealed,
    BidsRevealed,
    BoardAdvanced,
    DiscCompleted,
    LaidOut,
    LotDrawn,
    LotWon,
    MatchOver,
    PieceDropped,
    ReceiversTied,
    SaleCancelled,
    StarterChosen,
)
from tablee_client.core.motion import stagger
from tablee_client.view.tables.gold_der_maya.standing import PLACES, Place

LOT_TIME: Final = 0.3
LOT_GAP: Final = 0.12
BEAD_TIME: Final = 0.42
BEAD_GAP: Final = 0.06
BEADS_WITHIN: Final = 0.6
MOST_BEADS: Final = 12
SEAL_TIME: Final = 0.2
OPEN_TIME: Final = 0.36
OPEN_PAUSE: Final = 0.9
WON_PAUSE: Final = 0.35
CANCELLED_PAUSE: Final = 0.9
LOOK_PAUSE: Final = 0.35
DISC_TIME: Final = 1.4


@dataclass(frozen=True, slots=True)
class LotFlight:
    """A fragment flies."""

    face: str | None
    start: Place
    end: Place
    at: float = 0.0
    duration: float = LOT_TIME


@dataclass(frozen=True, slots=True)
class BeadFlight:
    """One bead flies that stands for `amount` of them."""

    amount: int
    payer: Seat
    payee: Seat
    at: float
    duration: float = BEAD_TIME


@dataclass(frozen=True, slots=True)
class Happening:
    """Something happens in its place: a fist closes, all open, discs are laid out."""

    event: Event
    at: float = 0.0
    duration: float = 0.0


Part: TypeAlias = LotFlight | BeadFlight | Happening


@dataclass(frozen=True, slots=True)
class Moment:
    """Parts that are seen together, and how long the scene rests after them, in seconds."""

    parts: tuple[Part, ...]
    pause: float = 0.0


def moments(events: Iterable[Event], *, own: Seat | None) -> list[Moment]:
    """Compile events, in order; `own` is the seat that sees its own moves made on the bench."""
    found: list[Moment] = []
    for kind, group in groupby(events, key=type):
        found += _of_kind(kind, list(group), own)
    return found


def _of_kind(kind: type, group: Sequence[Event], own: Seat | None) -> Iterator[Moment]:
    if kind is LotDrawn:
        yield _drawn([e for e in group if isinstance(e, LotDrawn)])
    elif kind is PieceDropped:
        yield _dropped([e for e in group if isinstance(e, PieceDropped)])
    else:
        for event in group:
            yield from _single(event, own)


def _single(event: Event, own: Seat | None) -> Iterator[Moment]:
    match event:
        case BidSealed():
            yield Moment((Happening(event, duration=SEAL_TIME),))
        case BidsRevealed():
            yield Moment((Happening(event, duration=OPEN_TIME),), pause=OPEN_PAUSE)
        case SaleCancelled(face):
            yield Moment((Happening(event),), pause=CANCELLED_PAUSE)
            yield Moment((LotFlight(face, ("place", 1), ("box", 0)),), pause=0.1)
        case LotWon(seat, face, _):
            yield Moment((Happening(event),), pause=WON_PAUSE)
            yield Moment((LotFlight(face, ("place", 1), ("hand", seat)),))
        case BeadsPaid():
            yield _paid(event)
        case LaidOut():
            yield _laid_out(event, own)
        case BoardAdvanced():
            yield Moment((Happening(event),))
            yield _advance()
        case _:
            yield from _in_place(event)


def _in_place(event: Event) -> Iterator[Moment]:
    pauses = {
        StarterChosen: 0.2,
        ReceiversTied: 0.3,
        BeadsKept: 0.6,
        BackSeen: LOOK_PAUSE,
        MatchOver: 0.3,
    }
    if isinstance(event, DiscCompleted):
        yield Moment((Happening(event, duration=DISC_TIME),))
    elif type(event) in pauses:
        yield Moment((Happening(event),), pause=pauses[type(event)])


def _drawn(group: Sequence[LotDrawn]) -> Moment:
    """Draw lots from the bag one after another."""
    flights = [
        LotFlight(event.face, ("bag", 0), ("place", event.place), at=k * LOT_GAP)
        for k, event in enumerate(group)
    ]
    return Moment(tuple(flights), pause=0.05)


def _dropped(group: Sequence[PieceDropped]) -> Moment:
    flights = [
        LotFlight(event.face, ("base", event.seat), ("box", 0), at=k * LOT_GAP)
        for k, event in enumerate(group)
    ]
    return Moment(tuple(flights), pause=0.05)


def _laid_out(event: LaidOut, own: Seat | None) -> Moment:
    """Let the lot fly from the winner's hand to his discs; one's own lies there already."""
    if event.seat == own:
        return Moment((Happening(event),))
    flight = LotFlight(None, ("hand", event.seat), ("base", event.seat))
    return Moment((flight, Happening(event, at=LOT_TIME)), pause=0.15)


def _advance() -> Moment:
    """Move the lots up by one place."""
    flights = [
        LotFlight(None, ("place", place), ("place", place - 1), at=(place - 2) * LOT_GAP)
        for place in range(2, PLACES + 1)
    ]
    return Moment(tuple(flights))


def _paid(event: BeadsPaid) -> Moment:
    shares = _shares(event.beads, MOST_BEADS)
    gap = stagger(len(shares), BEAD_GAP, BEADS_WITHIN)
    flights = [
        BeadFlight(share, event.payer, event.payee, at=k * gap) for k, share in enumerate(shares)
    ]
    return Moment((Happening(event), *flights), pause=0.15)


def _shares(amount: int, most: int) -> list[int]:
    """Cut an amount into at most `most` parts that differ by 1 at most; none for nothing."""
    parts = min(amount, most)
    return [amount // parts + (k < amount % parts) for k in range(parts)]
