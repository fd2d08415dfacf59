"""From events to what is shown: one pure function, plain data in and out.

A moment is what is seen together. Its parts say what happens in its place (`Happening`) and what
flies from where to where (`Flight`); places are names, the screen knows where on it they are.
Only what the events hold is named.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from tablee.engine import Event, Seat
from tablee.games.nain.cards import Code, Special
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    BidMade,
    CardDrafted,
    CardsKept,
    CoinChosen,
    CoinCounted,
    CoinFlipped,
    CoinsAdded,
    CoinsPlaced,
    Counted,
    CoverRemoved,
    Dealt,
    DirectionReversed,
    LeftoversShuffled,
    NainCalled,
    RoundBegun,
    SpecialPlayed,
    SpecialRevealed,
    SpecialTurnedUp,
    StopCalled,
)
from tablee_client.core.motion import stagger

Spot: TypeAlias = Literal["hand", "coin", "special", "heap", "middle", "draft", "cart"]
Place: TypeAlias = tuple[Spot, int, int]
"""What kind of place, whose (a seat, or a position of the draft), and which one there."""

FLIGHT: Final = 0.28
DEAL: Final = 0.24
DEAL_WITHIN: Final = 0.9
TURN: Final = 0.3
LIFT: Final = 0.4
SLIDE: Final = 0.4
SHOUT: Final = 1.0
STEP: Final = 0.7
SUM_GAP: Final = 0.16


@dataclass(frozen=True, slots=True)
class Flight:
    """A card or a coin flies. `card` None is face down all the way, as one can't know it.

    `kind` tells what it is: "deal-coin", "deal-special", "choose", "play", "gather", "keep",
    "draft", or "coin" for a single gold coin.
    """

    kind: str
    seat: Seat
    card: Code | Special | None
    start: Place
    end: Place
    at: float = 0.0
    duration: float = FLIGHT


@dataclass(frozen=True, slots=True)
class Happening:
    """Something happens in its place over a duration: a card turns, a cover lifts, a bid."""

    event: Event
    at: float = 0.0
    duration: float = 0.0


Part: TypeAlias = Flight | Happening


@dataclass(frozen=True, slots=True)
class Moment:
    """Parts that are seen together, and how long the scene rests after them, in seconds."""

    parts: tuple[Part, ...]
    pause: float = 0.0


def moments(events: Iterable[Event], *, own: Seat | None) -> list[Moment]:
    """Compile events, in order; `own` is the seat whose cards are seen, None for who looks on.

    What happens to several at once is one moment: the deal, all covers at a count, the draft.
    """
    listed = list(events)
    counted = [event for event in listed if isinstance(event, CoinCounted)]
    found: list[Moment] = []
    for group in _groups(listed):
        found += _moment(group, own, seats=len(counted))
    return found


_TOGETHER: Final[tuple[tuple[type, ...], ...]] = (
    (Dealt,),
    (CoinCounted, SpecialTurnedUp),
    (CoverRemoved,),
    (CardDrafted,),
)


def _groups(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Cut into runs of what is seen together; everything else stands alone."""
    group: list[Event] = []
    for event in events:
        kinds = next((k for k in _TOGETHER if group and isinstance(group[-1], k)), ())
        if group and not (kinds and isinstance(event, kinds)):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _moment(group: Sequence[Event], own: Seat | None, *, seats: int) -> Iterator[Moment]:
    event = group[0]
    match event:
        case Dealt():
            yield _deal([e for e in group if isinstance(e, Dealt)], own)
        case CoinCounted() | SpecialTurnedUp() if seats:
            yield Moment(tuple(Happening(e, duration=LIFT) for e in group), pause=0.5)
        case CoverRemoved():
            yield Moment(tuple(Happening(e, duration=LIFT) for e in group), pause=0.15)
        case CardDrafted():
            yield _draft([e for e in group if isinstance(e, CardDrafted)])
        case CoinChosen(seat, coin):
            flight = Flight("choose", seat, coin, ("hand", seat, 0), ("coin", seat, 0))
            yield Moment((flight,))
        case SpecialPlayed(seat, place, special):
            end: Place = ("special", seat, place)
            flight = Flight("play", seat, special, ("hand", seat, 1), end)
            yield Moment((Happening(event), flight), pause=0.25)
        case CardsKept():
            yield from _keep(event)
        case Counted():
            yield _sum_up(event, seats)
        case _:
            yield from _in_place(event)


def _in_place(event: Event) -> Iterator[Moment]:
    times: dict[type, tuple[float, float]] = {
        RoundBegun: (0.0, 0.2),
        CoinsPlaced: (LIFT, 0.1),
        CoinFlipped: (TURN, 0.35),
        SpecialRevealed: (TURN, 0.6),
        DirectionReversed: (TURN, 0.3),
        BidMade: (SLIDE, 0.15),
        NainCalled: (SHOUT, 0.0),
        AmountDoubled: (0.0, STEP),
        AmountStolen: (0.0, STEP),
        CoinsAdded: (0.0, STEP),
        LeftoversShuffled: (0.0, 0.25),
        StopCalled: (0.0, 0.0),
    }
    time = times.get(type(event))
    if time is not None:
        duration, pause = time
        yield Moment((Happening(event, duration=duration),), pause=pause)


def _deal(hands: Sequence[Dealt], own: Seat | None) -> Moment:
    """Deal one card to each in turn, coin cards first; only the own ones are known."""
    flights: list[Flight] = []
    most = max((hand.coin_count for hand in hands), default=0)
    for k in range(most):
        for hand in hands:
            if k < hand.coin_count:
                card = hand.coins[k] if hand.seat == own and hand.coins else None
                flights.append(_dealt("deal-coin", hand.seat, card, 0))
    for k in range(max((hand.special_count for hand in hands), default=0)):
        for hand in hands:
            if k < hand.special_count:
                known = hand.specials[k] if hand.seat == own and hand.specials else None
                flights.append(_dealt("deal-special", hand.seat, known, 1))
    gap = stagger(len(flights), 0.05, DEAL_WITHIN)
    timed = (
        Flight(f.kind, f.seat, f.card, f.start, f.end, k * gap, DEAL) for k, f in enumerate(flights)
    )
    return Moment(tuple(timed), pause=0.1)


def _dealt(kind: str, seat: Seat, card: Code | Special | None, which: int) -> Flight:
    return Flight(kind, seat, card, ("middle", 0, 0), ("hand", seat, which))


def _sum_up(event: Counted, seats: int) -> Moment:
    """Let every card's coins go into the cart, one seat after another; then the verdict."""
    flights = [
        Flight("coin", seat, None, ("coin", seat, 0), ("cart", 0, 0), seat * SUM_GAP, 0.34)
        for seat in range(seats)
    ]
    end = max((flight.at + flight.duration for flight in flights), default=0.0)
    return Moment((*flights, Happening(event, at=end)), pause=1.8)


def _keep(event: CardsKept) -> Iterator[Moment]:
    """All cards turn over and go to the middle; two of them, nobody sees which, to the heap."""
    yield Moment((Happening(event, duration=0.45),), pause=0.05)
    coins = (*event.coins, None, None)[:2]
    seat = event.seat
    flights = (
        Flight("keep", seat, coin, ("middle", 0, 0), ("heap", seat, 0), k * 0.12)
        for k, coin in enumerate(coins)
    )
    yield Moment(tuple(flights), pause=0.1)


def _draft(group: Sequence[CardDrafted]) -> Moment:
    flights = (
        Flight("draft", e.seat, e.coin, ("draft", e.position, 0), ("heap", e.seat, 0), k * 0.1)
        for k, e in enumerate(group)
    )
    return Moment(tuple(flights), pause=0.15)
