"""From events to what is shown: one pure function, plain data in and out.

A moment is what is seen together; its parts say what flies from where to where and when. Places
are names; the screen knows where on it they are. Only what the events hold is named.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

from tablee.engine import Event, Seat
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import Code
from tablee.games.nain_jaune.events import (
    BoxClaimed,
    BoxDoubled,
    BoxForgotten,
    BoxSwept,
    CardLaid,
    DealBegun,
    DealOver,
    Dealt,
    DuesPaid,
    GrandOpera,
    HandRevealed,
    LeftoverPaid,
    PenaltyPaid,
    RankSkipped,
    Rebought,
    SansSaid,
    SeriesStopped,
    StakePaid,
)
from tablee_client.core.motion import stagger

Place: TypeAlias = tuple[Literal["seat", "box", "talon", "series"], int]

CARD_TIME: Final = 0.28
DEAL_TIME: Final = 0.24
DEAL_GAP: Final = 0.05
DEAL_WITHIN: Final = 0.9
TOKEN_TIME: Final = 0.3
TOKEN_GAP: Final = 0.04
MOST_TOKENS: Final = 14
STAKE_TOKENS_WITHIN: Final = 0.6
SANS_GAP: Final = 0.16
STOP_PAUSE: Final = 0.45
REVEAL_PAUSE: Final = 0.7
OPERA_TIME: Final = 1.6


@dataclass(frozen=True, slots=True)
class CardFlight:
    """A card flies; with `card` None it is face down all the way, as one can't know it."""

    seat: Seat
    card: Code | None
    start: Place
    end: Place
    at: float
    duration: float


@dataclass(frozen=True, slots=True)
class TokenFlight:
    """One token flies that stands for `amount` of them."""

    amount: int
    start: Place
    end: Place
    at: float
    duration: float = TOKEN_TIME


@dataclass(frozen=True, slots=True)
class Happening:
    """Something happens in its place: a word said, a hand shown, a series ended."""

    event: Event
    at: float = 0.0
    duration: float = 0.0


Part: TypeAlias = CardFlight | TokenFlight | Happening


@dataclass(frozen=True, slots=True)
class Moment:
    """Parts that are seen together, and how long the scene rests after them, in seconds."""

    parts: tuple[Part, ...]
    pause: float = 0.0


def moments(events: Iterable[Event], *, own: Seat | None) -> list[Moment]:
    """Compile events, in order; `own` is the seat whose cards are seen, None for who looks on.

    Events of one kind in a row that happen at once for several seats become one moment.
    """
    found: list[Moment] = []
    for kind, group in groupby(events, key=type):
        found += _of_kind(kind, list(group), own)
    return found


def _of_kind(kind: type, group: Sequence[Event], own: Seat | None) -> Iterator[Moment]:
    if kind is Dealt:
        yield _deal([e for e in group if isinstance(e, Dealt)], own)
    elif kind in (StakePaid, DuesPaid, PenaltyPaid):
        yield Moment(tuple(_payments(group)), pause=0.1)
    elif kind in (BoxClaimed, BoxSwept, BoxDoubled):
        for event in group:
            yield _purse(event)
    elif kind is CardLaid:
        for event in group:
            if isinstance(event, CardLaid):
                yield _lay(event)
    elif kind is SansSaid:
        parts = [Happening(event, at=k * SANS_GAP) for k, event in enumerate(group)]
        yield Moment(tuple(parts), pause=SANS_GAP)
    else:
        yield from _in_place(kind, group)


def _in_place(kind: type, group: Sequence[Event]) -> Iterator[Moment]:
    pauses = {
        DealBegun: 0.2,
        SeriesStopped: STOP_PAUSE,
        RankSkipped: STOP_PAUSE,
        BoxForgotten: STOP_PAUSE,
        HandRevealed: REVEAL_PAUSE,
        DealOver: 0.5,
        Rebought: 0.0,
        LeftoverPaid: 0.0,
    }
    if kind is GrandOpera:
        yield Moment((Happening(group[0], duration=OPERA_TIME),))
    elif kind in pauses:
        yield Moment(tuple(Happening(event) for event in group), pause=pauses[kind])


def _deal(hands: Sequence[Dealt], own: Seat | None) -> Moment:
    """Deal one card to each in turn; the pack knows the own cards alone."""
    order = [
        (hand, k) for k in range(max((h.count for h in hands), default=0)) for hand in hands
        if k < hand.count
    ]  # fmt: skip
    gap = stagger(len(order), DEAL_GAP, DEAL_WITHIN)
    return Moment(
        tuple(
            CardFlight(
                hand.seat,
                hand.cards[k] if hand.seat == own and hand.cards else None,
                ("talon", 0),
                ("seat", hand.seat),
                n * gap,
                DEAL_TIME,
            )
            for n, (hand, k) in enumerate(order)
        ),
        pause=0.1,
    )


def _lay(event: CardLaid) -> Moment:
    flight = CardFlight(event.seat, event.card, ("seat", event.seat), ("series", 0), 0.0, CARD_TIME)
    parts = (Happening(event), flight) if event.opens else (flight,)
    return Moment(parts, pause=0.06)


def _payments(group: Sequence[Event]) -> Iterator[TokenFlight]:
    """Let everybody pay at once, each his tokens one after another."""
    gap = stagger(len(group), TOKEN_GAP, STAKE_TOKENS_WITHIN)
    for k, event in enumerate(group):
        match event:
            case StakePaid(seat, box, amount) | PenaltyPaid(seat, box, amount, _):
                start, end, most = _seat(seat), _box(box), 1
            case DuesPaid(payer, payee, amount, _):
                start, end, most = _seat(payer), _seat(payee), 8
            case _:
                continue
        for n, share in enumerate(_shares(amount, most)):
            yield TokenFlight(share, start, end, k * gap + n * TOKEN_GAP)


def _purse(event: Event) -> Moment:
    match event:
        case BoxClaimed(seat, box, amount) | BoxSwept(seat, box, amount):
            start, end = _box(box), _seat(seat)
        case BoxDoubled(seat, box, amount):
            start, end = _seat(seat), _box(box)
        case _:
            return Moment(())
    parts = [
        TokenFlight(share, start, end, n * TOKEN_GAP)
        for n, share in enumerate(_shares(amount, MOST_TOKENS))
    ]
    return Moment(tuple(parts), pause=0.1)


def _shares(amount: int, most: int) -> list[int]:
    """Cut an amount into at most `most` parts that differ by 1 at most; none for nothing."""
    parts = min(amount, most)
    return [amount // parts + (k < amount % parts) for k in range(parts)]


def _seat(seat: Seat) -> Place:
    return ("seat", seat)


def _box(box: str) -> Place:
    return ("box", [str(b) for b in BOXES].index(box))
