"""Sound play: what each move of a seat is worth, one look ahead, with an eye to the other cards.

A card is judged by where it leaves the strip and by the best card then left in the hand. A dwarf is
taken for countered as often as experience says; a counter is weighed against declining and playing
on. Worths are in squares, see `outlook`.
"""

from typing import Final, TypeAlias

from tablee.games.oh_les_nains.actions import (
    COLOUR_OF,
    DECLINE,
    EFFECT_OF,
    FIRST_COUNTER,
    TURNS_OF,
)
from tablee.games.oh_les_nains.cards import DWARF_ANY, FIRST_SQUIRREL
from tablee.games.oh_les_nains.chain import PRIZE
from tablee.games.oh_les_nains.outlook import NO_PULL, Outlook, squares_of, standing

EXCHANGE: Final = -1
"""Stands for the exchange of the whole hand, which has no move."""

# How likely the next seat counters, what the next best card counts, and what five new ones promise.
COUNTERED: Final = 0.15
NEXT_CARD: Final = 0.8
NEW_HAND: Final = 6.0
_MOST_HOPE: Final = 8.0
_LAST_CARD: Final = NEXT_CARD * NEW_HAND

Rated: TypeAlias = list[tuple[float, int]]


def turns_rated(outlook: Outlook, promise: float = 1.0) -> Rated:
    """Rate every move of one's turn, and the exchange of the whole hand at the end.

    `promise` is how much the cards that one keeps count, 0..1: without them only the strip does.
    """
    rated: Rated = []
    ours, theirs, more, _, _, hand, pulls, _ = outlook
    last = -1
    for place, kind in enumerate(hand):
        if kind == last:
            continue
        last = kind
        if kind <= DWARF_ANY:
            _rate_dwarf(outlook, place, rated, promise)
        else:
            left = _hope_for(pulls, place)
            _rate_pull(outlook, kind, left, rated, promise)
    rated.append((standing(ours - 1, theirs + 1, more) + promise * _LAST_CARD, EXCHANGE))
    return rated


def answers_rated(outlook: Outlook, colour: int, cards: int, promise: float = 1.0) -> Rated:
    """Rate the counters to a chain of so many cards, and declining, which comes last."""
    ours, theirs, more, lead, supply, hand, pulls, _ = outlook
    rated: Rated = []
    for kind in (colour, DWARF_ANY):
        if kind in hand:
            hope = promise * _hope(ours, theirs, _hope_for(pulls, hand.index(kind)))
            # Of two cards that fit, the one of the colour goes first.
            worth = _countered(outlook, colour, cards) + hope - 0.1 * (kind == DWARF_ANY)
            rated.append((worth, FIRST_COUNTER + kind))
    lost = min(PRIZE[cards], supply[colour])
    left, after = lead[:], supply[:]
    left[colour] -= lost
    after[colour] -= lost
    settled = outlook._replace(
        theirs=theirs - lost, more=more - lost, lead=left, supply=after,
        pulls=[squares_of(kind, more - lost, left) for kind in hand],
    )  # fmt: skip
    rated.append((max(turns_rated(settled, promise))[0], DECLINE))
    return rated


def _rate_pull(outlook: Outlook, kind: int, left: int | None, rated: Rated, promise: float) -> None:
    """Rate the ways to play a squirrel or a card that changes strengths."""
    ours, theirs, more, lead = outlook[:4]
    for move in TURNS_OF[kind]:
        if kind >= FIRST_SQUIRREL:
            squares = kind - FIRST_SQUIRREL + 1
        else:
            double, zero = EFFECT_OF[move]
            squares = more + lead[double] - lead[zero]
        worth = standing(ours + squares, theirs - squares, more)
        rated.append((worth + promise * _hope(ours + squares, theirs - squares, left), move))


def _rate_dwarf(outlook: Outlook, place: int, rated: Rated, promise: float) -> None:
    """Rate the ways to play a dwarf: the others pull two squares, and it takes one."""
    ours, theirs, more, lead, supply, hand, _, has_counters = outlook
    risk = COUNTERED if has_counters else 0.0
    worth = (1 - risk) * standing(ours - 3, theirs + 2, more + 1)
    worth += risk * standing(ours - 2, theirs + 2, more)
    for move in TURNS_OF[hand[place]]:
        colour = COLOUR_OF[move]
        if supply[colour]:
            grown = lead[:]
            grown[colour] += 1
            pulls = [squares_of(kind, more + 1, grown) for kind in hand]
            hope = promise * _hope(ours - 3, theirs + 2, _hope_for(pulls, place))
            rated.append((worth + hope, move))


def _hope_for(pulls: list[int], place: int) -> int | None:
    """Give the most squares that the cards besides one pull; None where there are none.

    A dwarf among them is as good as a card that pulls nothing.
    """
    others = pulls[:place] + pulls[place + 1 :]
    if not others:
        return None
    most = max(others)
    return 0 if most < 0 and NO_PULL in others else most


def _hope(ours: int, theirs: int, most: int | None) -> float:
    """Estimate what the rest of the hand promises for the next turn."""
    if most is None:
        return _LAST_CARD
    gain = standing(ours + most, theirs - most, 0) - standing(ours, theirs, 0)
    return NEXT_CARD * min(gain, _MOST_HOPE)


def _countered(outlook: Outlook, colour: int, cards: int) -> float:
    """Weigh that a counter stands against that it is countered in turn."""
    ours, theirs, more, _, supply = outlook[:5]
    won = min(PRIZE[cards + 1], supply[colour])
    mine = standing(ours - won, theirs, more + won)
    if cards + 2 >= len(PRIZE):
        return mine
    lost = min(PRIZE[cards + 2], supply[colour])
    return (1 - COUNTERED) * mine + COUNTERED * standing(ours, theirs - lost, more - lost)
