"""What can be read off an imagined position about who will win: numbers, when a turn begins.

`chance` weighs them; what they are worth was learnt from played matches. They are seen from the
team on turn and, hand by hand, from the team of whose hand it is.
"""

from typing import Final

from tablee.games.oh_les_nains.cards import DWARF_ANY, FIRST_SQUIRREL
from tablee.games.oh_les_nains.facts import Facts
from tablee.games.oh_les_nains.outlook import NO_PULL, Outlook, outlook_of, squares_of

WHOLE: Final = 240
"""What stands for 1: signs are whole numbers, which are quicker to weigh."""

_OF_BOARD: Final = 16
_OF_HAND: Final = 20
_WEAKEST: Final = -6
_STRONGEST: Final = 12
_NEAR: Final = 2
_LONG: Final = 3
_NO_CARD: Final = -2
"""What a card that isn't there counts as pulling."""


def count_of(seats: int) -> int:
    """Give how many signs there are."""
    return _OF_BOARD + seats * _OF_HAND


def signs_of(facts: Facts) -> list[int]:
    """Give the numbers of a position in which a turn begins, of about -2 to 2, by `WHOLE`."""
    seats, actor = facts.terms.seats, facts.actor
    order = [(actor + step) % seats for step in range(seats)]
    outlooks = [outlook_of(facts, seat) for seat in order]
    signs = _board(outlooks[0], max(0, *outlooks[0].pulls), max(outlooks[1].pulls))
    for place, outlook in enumerate(outlooks):
        signs += _hand(outlook, facts.hands[(actor + place + 1) % seats])
    return signs


def _board(outlook: Outlook, best: int, threat: int) -> list[int]:
    """Read the strip; `best` and `threat` are the most squares that we and the next seat pull."""
    ours, theirs, more, lead = outlook[:4]
    first, second, third, fourth = sorted(lead[:-1])
    return [
        30 * ours,
        30 * theirs,
        80 * more,
        WHOLE // (1 + ours),
        WHOLE // (1 + theirs),
        10 * more * (ours + theirs),
        120 * first,
        120 * second,
        120 * third,
        120 * fourth,
        WHOLE * (threat > ours),
        WHOLE * (threat > ours + best),
        60 * max(-4, min(ours + best - threat, 4)),
        WHOLE * (ours <= _NEAR),
        WHOLE * (theirs <= _NEAR),
        40 * min(theirs - best, 6) if best else WHOLE,
    ]


def _hand(outlook: Outlook, following: list[int]) -> list[int]:
    """Read a hand; `following` is that of who may counter its dwarves."""
    hand, theirs = outlook.hand, outlook.theirs
    pulls = sorted([squares for squares in outlook.pulls if squares != NO_PULL], reverse=True)
    best = pulls[0] if pulls else 0
    first, second, third = [*pulls[:3], _NO_CARD, _NO_CARD, _NO_CARD][:3]
    second_best = pulls[1] if len(pulls) > 1 else 0
    gains = [squares for squares in pulls if squares > 0]
    grown = _grown(outlook)
    dwarves = [kind for kind in hand if kind <= DWARF_ANY]
    safe = 0 if DWARF_ANY in following else len([k for k in dwarves if k not in following])
    squirrels = sum([kind - FIRST_SQUIRREL + 1 for kind in hand if kind >= FIRST_SQUIRREL])
    return [
        _cut(first),
        _cut(second),
        _cut(third),
        WHOLE * (best > theirs),
        60 * max(-4, min(theirs - best, 4)),
        120 * len(dwarves),
        120 * safe,
        WHOLE * hand.count(DWARF_ANY),
        48 * len(hand),
        WHOLE * (len(hand) == 1),
        60 * squirrels,
        0 if grown is None else _cut(grown),
        WHOLE * (grown is not None),
        30 * min(sum(gains), 16),
        80 * len(gains),
        120 * len([squares for squares in gains if squares >= _LONG]),
        WHOLE * (best + second_best > theirs),
        WHOLE * (grown is not None and grown > theirs + 2),
        WHOLE * (len(hand) == 2),
        60 * pulls[-1] if pulls else 0,
    ]


def _grown(outlook: Outlook) -> int | None:
    """Give the most squares that a card could pull once a dwarf of the hand stands."""
    more, lead, hand = outlook.more, outlook.lead, outlook.hand
    others = [kind for kind in hand if kind > DWARF_ANY]
    best = None
    if others:
        for colour in _colours_of(hand):
            if outlook.supply[colour]:
                grown = lead[:]
                grown[colour] += 1
                most = max([squares_of(kind, more + 1, grown) for kind in others])
                best = most if best is None else max(best, most)
    return best


def _colours_of(hand: list[int]) -> list[int]:
    """List the colours of the dwarves that a hand may place."""
    if DWARF_ANY in hand:
        return list(range(DWARF_ANY))
    return [colour for colour in range(DWARF_ANY) if colour in hand]


def _cut(squares: int) -> int:
    return 60 * max(_WEAKEST, min(squares, _STRONGEST))
