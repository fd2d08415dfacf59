"""From events to what is shown: one pure function, plain data in and out.

A moment is what is seen together; its parts say what flies from where to where and when. Places
are names; the screen knows where on it they are. Only what the events hold is named.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

from tablee.engine import Event, Seat
from tablee.games.oh_les_nains.cards import Code, Colour
from tablee.games.oh_les_nains.events import (
    CardPlayed,
    CardsExchanged,
    ChainSettled,
    ColourPicked,
    DeckShuffled,
    Declined,
    Drawn,
    DwarfCrushed,
    DwarfPlaced,
    FirstChosen,
    HandRevealed,
    Pulled,
    RoundBegun,
    RoundDrawn,
    RoundOver,
    StrengthsCompared,
)
from tablee_client.core.motion import stagger

Place: TypeAlias = Literal["hand", "deck", "played", "chain", "pile", "square"]

CARD_TIME: Final = 0.3
DRAW_TIME: Final = 0.24
DRAW_GAP: Final = 0.06
DRAW_WITHIN: Final = 0.9
SLIDE_TIME: Final = 0.3
SLIDE_SQUARE: Final = 0.2
REVEAL_TIME: Final = 0.6
JOIN_TIME: Final = 0.36
JOIN_GAP: Final = 0.16

IN_PLACE: Final[dict[type, tuple[float, float]]] = {
    FirstChosen: (0.0, 0.5),
    RoundBegun: (0.0, 0.25),
    DeckShuffled: (0.3, 0.1),
    StrengthsCompared: (0.9, 0.1),
    Declined: (0.0, 0.35),
    ChainSettled: (1.0, 0.0),
    DwarfCrushed: (0.9, 0.3),
    RoundOver: (1.6, 0.2),
    RoundDrawn: (1.6, 0.2),
    HandRevealed: (0.0, 2.0),
}
"""Of events that are shown where they happen: how long, and the rest after them, in seconds."""
EFFECTS: Final = (StrengthsCompared, Pulled)
"""What a card does while it lies in the middle."""


@dataclass(frozen=True, slots=True)
class CardFlight:
    """A card flies; with `card` None it is face down all the way, as one can't know it.

    `colour` is the one it was given or stands for.
    """

    seat: Seat
    card: Code | None
    start: Place
    end: Place
    at: float = 0.0
    duration: float = CARD_TIME
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Happening:
    """Something happens in its place: the hose slides, a dwarf joins, a word is said."""

    event: Event
    at: float = 0.0
    duration: float = 0.0


Part: TypeAlias = CardFlight | Happening


@dataclass(frozen=True, slots=True)
class Moment:
    """Parts that are seen together, and how long the scene rests after them, in seconds.

    In an `opening` the first dwarves show their colours, all at once.
    """

    parts: tuple[Part, ...]
    pause: float = 0.0
    opening: bool = False


def moments(events: Iterable[Event], *, own: Seat | None, counters: bool) -> list[Moment]:
    """Compile events, in order; `own` is the seat whose cards are seen, None for who looks on.

    Events of one kind in a row that happen at once for several seats become one moment. Without
    `counters` a dwarf's card goes the way of every other.
    """
    found: list[Moment] = []
    laid: CardPlayed | None = None
    opening = False
    for kind, group in groupby(events, key=type):
        if laid is not None and kind not in EFFECTS:
            found.append(_put_away(laid))
            laid = None
        these = list(group)
        found += _of_kind(kind, these, own, counters=counters, opening=opening)
        opening = kind is ColourPicked
        last = these[-1]
        if isinstance(last, CardPlayed) and not _is_chained(last, counters=counters):
            laid = last
    return found if laid is None else [*found, _put_away(laid)]


def _of_kind(
    kind: type, group: Sequence[Event], own: Seat | None, *, counters: bool, opening: bool
) -> Iterator[Moment]:
    if kind is Drawn:
        yield _draw([e for e in group if isinstance(e, Drawn)], own)
    elif kind is DwarfPlaced:
        yield _reveal(group) if opening else _join(group)
    elif kind is HandRevealed:
        yield Moment(tuple(Happening(e) for e in group), pause=IN_PLACE[kind][1])
    else:
        for event in group:
            yield from _single(event, counters=counters)


def _single(event: Event, *, counters: bool) -> Iterator[Moment]:
    match event:
        case CardPlayed(seat, card, _, colour):
            end: Place = "chain" if _is_chained(event, counters=counters) else "played"
            yield Moment((CardFlight(seat, card, "hand", end, colour=colour),), pause=0.15)
        case ColourPicked(seat):
            yield Moment((CardFlight(seat, None, "hand", "square"),))
        case CardsExchanged(seat, cards):
            gap = stagger(len(cards), DRAW_GAP, DRAW_WITHIN)
            flights = [
                CardFlight(seat, card, "hand", "pile", at=k * gap) for k, card in enumerate(cards)
            ]
            yield Moment(tuple(flights), pause=0.1)
        case Pulled(_, squares, _):
            duration = SLIDE_TIME + SLIDE_SQUARE * squares
            yield Moment((Happening(event, duration=duration),), pause=0.15)
        case _ if type(event) in IN_PLACE:
            duration, pause = IN_PLACE[type(event)]
            yield Moment((Happening(event, duration=duration),), pause=pause)


def _is_chained(event: CardPlayed, *, counters: bool) -> bool:
    return event.role == "counter" or (event.role == "dwarf" and counters)


def _put_away(event: CardPlayed) -> Moment:
    flight = CardFlight(event.seat, event.card, "played", "pile", duration=DRAW_TIME)
    return Moment((flight,))


def _draw(hands: Sequence[Drawn], own: Seat | None) -> Moment:
    """Give one card to each in turn; the deck knows the own cards alone."""
    order = [
        (hand, k) for k in range(max(hand.count for hand in hands)) for hand in hands
        if k < hand.count
    ]  # fmt: skip
    gap = stagger(len(order), DRAW_GAP, DRAW_WITHIN)
    flights = [
        CardFlight(
            hand.seat,
            hand.cards[k] if hand.seat == own and hand.cards else None,
            "deck",
            "hand",
            at=n * gap,
            duration=DRAW_TIME,
        )
        for n, (hand, k) in enumerate(order)
    ]
    return Moment(tuple(flights), pause=0.1)


def _reveal(group: Sequence[Event]) -> Moment:
    """Let all first dwarves show their colours together."""
    parts = [Happening(event, duration=REVEAL_TIME) for event in group]
    return Moment(tuple(parts), pause=0.4, opening=True)


def _join(group: Sequence[Event]) -> Moment:
    parts = [Happening(e, at=k * JOIN_GAP, duration=JOIN_TIME) for k, e in enumerate(group)]
    return Moment(tuple(parts), pause=0.3)
