"""From events to what is shown: one pure function, plain data in and out.

A moment is what is seen together; its parts say what flies from where to where and when. Places
are names; the screen knows where on it they are. Only what the events hold is named.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

from tablee.engine import Event, Seat
from tablee.games.gnumies.cards import Code
from tablee.games.gnumies.events import (
    BidSealed,
    BidsShown,
    CopicastorBecame,
    DiscardSealed,
    GnumieReturned,
    GnumieSpent,
    GuestLeft,
    GuestsLost,
    GuestTaken,
    GuestTurned,
    GuestWon,
    LastPlayer,
    LuckDecided,
    MatchOver,
    StarDrew,
    StarPlaced,
    StarsIdle,
)
from tablee.games.gnumies.guests import Guest

Place: TypeAlias = tuple[Literal["deck", "stage", "room", "hand", "bid", "drawn", "out"], Seat]

TURN_TIME: Final = 0.34
BID_TIME: Final = 0.26
FLIP_TIME: Final = 0.4
SHOWN_PAUSE: Final = 0.7
LUCK_PAUSE: Final = 1.3
CROWN_TIME: Final = 0.8
HOP_TIME: Final = 0.36
BACK_TIME: Final = 0.28
TAKEN_GAP: Final = 0.16
LOST_GAP: Final = 0.12
SAY_PAUSE: Final = 1.0


@dataclass(frozen=True, slots=True)
class GuestFlight:
    """A guest goes somewhere; with `guest` None he is face down, as one can't know him."""

    guest: Guest | None
    start: Place
    end: Place
    at: float = 0.0
    duration: float = HOP_TIME


@dataclass(frozen=True, slots=True)
class CardFlight:
    """A seat's Gnumie card flies; with `card` None face down all the way."""

    seat: Seat
    card: Code | None
    start: Place
    end: Place
    at: float = 0.0
    duration: float = BID_TIME


@dataclass(frozen=True, slots=True)
class Flip:
    """All bids turn over together: by seat the card, None where there is none."""

    event: BidsShown
    at: float = 0.0
    duration: float = FLIP_TIME


@dataclass(frozen=True, slots=True)
class Happening:
    """Something happens in its place: a verdict, a crown, Luckynits counted."""

    event: Event
    at: float = 0.0
    duration: float = 0.0


Part: TypeAlias = GuestFlight | CardFlight | Flip | Happening


@dataclass(frozen=True, slots=True)
class Moment:
    """Parts that are seen together, and how long the scene rests after them, in seconds."""

    parts: tuple[Part, ...]
    pause: float = 0.0


def moments(events: Iterable[Event], *, own: Seat | None) -> list[Moment]:
    """Compile events, in order; `own` is the seat whose cards are seen, None for who looks on.

    Gnumie cards that leave the table after a round do so together, and so do guests that run away
    or are taken in a row.
    """
    found: list[Moment] = []
    for kind, group in groupby(events, key=_kind):
        found += _of_kind(kind, list(group), own)
    return found


def _kind(event: Event) -> type:
    return GnumieReturned if isinstance(event, GnumieSpent) else type(event)


def _of_kind(kind: type, group: Sequence[Event], own: Seat | None) -> Iterator[Moment]:
    if kind is GnumieReturned:
        yield Moment(tuple(_cleared(event) for event in group), pause=0.1)
    elif kind is GuestTaken:
        yield Moment(tuple(_taken(group)), pause=0.3)
    else:
        for event in group:
            moment = _single(event, own)
            if moment is not None:
                yield moment


def _single(event: Event, own: Seat | None) -> Moment | None:
    match event:
        case GuestTurned(_, guest, _):
            flight = GuestFlight(guest, ("deck", 0), ("stage", 0), 0.0, TURN_TIME)
            return Moment((Happening(event), flight), pause=0.1)
        case BidSealed(seat, card):
            known = card if seat == own else None
            return Moment((CardFlight(seat, known, ("hand", seat), ("bid", seat)),))
        case BidsShown():
            return Moment((Flip(event),), pause=SHOWN_PAUSE)
        case GuestWon(seat, guest):
            hop = GuestFlight(guest, ("stage", 0), ("room", seat), CROWN_TIME)
            return Moment((Happening(event), hop), pause=0.15)
        case GuestLeft(guest):
            home = GuestFlight(guest, ("stage", 0), ("out", 0), CROWN_TIME)
            return Moment((Happening(event), home))
        case _:
            return _of_stars(event, own) or _of_the_end(event)


def _of_stars(event: Event, own: Seat | None) -> Moment | None:
    match event:
        case StarDrew(seat, guest):
            known = guest if seat == own else None
            drawn = GuestFlight(known, ("deck", 0), ("drawn", seat), 0.0, TURN_TIME)
            return Moment((Happening(event), drawn), pause=0.4)
        case StarPlaced(seat, guest, taker):
            hop = GuestFlight(guest, ("drawn", seat), ("room", taker), 0.2)
            return Moment((Happening(event), hop), pause=0.6)
        case _:
            return None


def _of_the_end(event: Event) -> Moment | None:
    match event:
        case LuckDecided():
            return Moment((Happening(event),), pause=LUCK_PAUSE)
        case GuestsLost(seat, _, guests):
            flights = tuple(
                GuestFlight(guest, ("room", seat), ("out", seat), 0.7 + k * LOST_GAP)
                for k, guest in enumerate(guests)
            )
            return Moment((Happening(event), *flights), pause=0.4)
        case StarsIdle() | LastPlayer() | CopicastorBecame():
            return Moment((Happening(event),), pause=SAY_PAUSE)
        case DiscardSealed() | MatchOver():
            return Moment((Happening(event),))
        case _:
            return None


def _cleared(event: Event) -> CardFlight:
    assert isinstance(event, GnumieReturned | GnumieSpent)
    end: Place = ("out" if isinstance(event, GnumieSpent) else "hand", event.seat)
    return CardFlight(event.seat, event.card, ("bid", event.seat), end, 0.0, BACK_TIME)


def _taken(group: Sequence[Event]) -> Iterator[GuestFlight]:
    for k, event in enumerate(group):
        assert isinstance(event, GuestTaken)
        yield GuestFlight(event.guest, ("deck", 0), ("room", event.seat), k * TAKEN_GAP)
