"""What decides a turn: margins, dwarves and one's own cards, as a seat sees them; and its worth.

Everything is seen from one team, "we"; the worth of a position is in squares.
"""

from typing import Final, NamedTuple

from tablee.games.oh_les_nains.actions import EFFECT_OF, TURNS_OF
from tablee.games.oh_les_nains.cards import (
    COLOURS,
    DWARF_ANY,
    FIRST_SQUIRREL,
    KINDS,
    kinds_of,
)
from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.terms import SQUARES

WON: Final = 1000.0
# A dwarf more than the others have, in squares, and the fear of a small margin: the best of some
# twenty mixtures, 700 matches each, at two seats and at four.
DWARF_WORTH: Final = 8.0
FEAR: Final = 6.0

NO_PULL: Final = -99
"""Stands for the squares of a card that doesn't pull."""

_SAFETY: Final = tuple([margin - FEAR / (1 + margin) for margin in range(4 * SQUARES)])
_SQUIRRELS: Final = [kind - FIRST_SQUIRREL + 1 for kind in range(KINDS)]
# By kind: what its ways to be played make count 2 and 0.
_EFFECTS: Final = tuple([tuple([EFFECT_OF[move] for move in moves]) for moves in TURNS_OF])


class Outlook(NamedTuple):
    """Both teams' margins, how many dwarves more we have, in all and by colour, and our cards.

    `lead` ends with 0, for no colour, which is -1. `pulls` are the squares that each card of the
    hand pulls for us at best.
    """

    ours: int
    theirs: int
    more: int
    lead: list[int]
    supply: list[int]
    hand: list[int]
    pulls: list[int]
    has_counters: bool


def outlook_of(facts: Facts, seat: int) -> Outlook:
    """Read a seat's outlook off the facts."""
    team = team_of(seat)
    mine, others, hand = facts.dwarves[team], facts.dwarves[1 - team], facts.hands[seat]
    more, lead = len(mine) - len(others), lead_of(mine, others)
    pulls = [squares_of(kind, more, lead) for kind in hand]
    return Outlook(
        facts.margin(team), facts.margin(1 - team), more, lead, facts.supply, hand, pulls,
        facts.terms.has_counters,
    )  # fmt: skip


def outlook_seen(seen: OhLesNainsObservation) -> Outlook:
    """Read the viewer's outlook off what it sees."""
    team = team_of(seen.viewer)
    mine, others = [
        [COLOURS.index(colour) for colour in seen.dwarves[side]] for side in (team, 1 - team)
    ]
    hand, more, lead = kinds_of(seen.hand or ()), len(mine) - len(others), lead_of(mine, others)
    pulls = [squares_of(kind, more, lead) for kind in hand]
    return Outlook(
        seen.margins[team], seen.margins[1 - team], more, lead, list(seen.supply), hand, pulls,
        bool(seen.options["counters"]),
    )  # fmt: skip


def lead_of(mine: list[int], others: list[int]) -> list[int]:
    """Give by colour how many dwarves more we have, and 0 for no colour."""
    count, less = mine.count, others.count
    return [count(0) - less(0), count(1) - less(1), count(2) - less(2), count(3) - less(3), 0]


def squares_of(kind: int, more: int, lead: list[int]) -> int:
    """Give the squares that a card pulls for us, named as suits us best; NO_PULL for a dwarf."""
    if kind >= FIRST_SQUIRREL:
        return _SQUIRRELS[kind]
    if kind <= DWARF_ANY:
        return NO_PULL
    effects = _EFFECTS[kind]
    if len(effects) == 1:
        double, zero = effects[0]
        return more + lead[double] - lead[zero]
    return more + max([lead[double] - lead[zero] for double, zero in effects])


def standing(ours: int, theirs: int, more: int) -> float:
    """Estimate how well we stand; a crushed dwarf decides."""
    if ours < 0:
        return -WON
    if theirs < 0:
        return WON
    return _SAFETY[ours] - _SAFETY[theirs] + DWARF_WORTH * more
