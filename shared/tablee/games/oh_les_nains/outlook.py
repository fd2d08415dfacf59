"""What the strip promises a team: margins and dwarves, and how cards would change them.

Everything is seen from one team, "we"; the worth of a position is in squares.
"""

from typing import Final, NamedTuple

from tablee.games.oh_les_nains.cards import (
    COLOURS,
    DWARF_ANY,
    FIRST_SQUIRREL,
    NO_COLOUR,
    effect_of,
    is_multicolour,
)
from tablee.games.oh_les_nains.observation import OhLesNainsObservation

WON: Final = 1000.0
# A dwarf more than the others have, in squares, and the fear of a small margin: the best of some
# twenty mixtures, 700 matches each, at two seats and at four.
DWARF_WORTH: Final = 8.0
FEAR: Final = 6.0


class Side(NamedTuple):
    """One team: the squares its leading dwarf can lose, and its dwarves by colour."""

    margin: int
    dwarves: tuple[int, ...]

    def strength(self, double: int, zero: int) -> int:
        """Add up the dwarves where one colour counts 2 and one counts 0."""
        total = sum(self.dwarves)
        if double != NO_COLOUR:
            total += self.dwarves[double]
        return total - self.dwarves[zero] if zero != NO_COLOUR else total

    def moved(self, squares: int) -> "Side":
        """Give the side with so many squares more."""
        return self._replace(margin=self.margin + squares)

    def joined(self, colour: int, count: int) -> "Side":
        """Give the side with more dwarves, each of which stands on a square."""
        grown = tuple(n + count * (c == colour) for c, n in enumerate(self.dwarves))
        return Side(self.margin - count, grown)


class Outlook(NamedTuple):
    """Both teams, and the pawns that are left."""

    ours: Side
    theirs: Side
    supply: tuple[int, ...]

    def worth(self) -> float:
        """Estimate how well we stand; a crushed dwarf decides."""
        if self.ours.margin < 0:
            return -WON
        if self.theirs.margin < 0:
            return WON
        more = sum(self.ours.dwarves) - sum(self.theirs.dwarves)
        return _safety(self.ours.margin) - _safety(self.theirs.margin) + DWARF_WORTH * more

    def pulled(self, squares: int) -> "Outlook":
        """Slide the strip towards us, or, below 0, away."""
        return self._replace(ours=self.ours.moved(squares), theirs=self.theirs.moved(-squares))

    def compared(self, double: int, zero: int) -> "Outlook":
        """Pull with all dwarves where one colour counts 2 and one counts 0."""
        ours, theirs = self.ours.strength(double, zero), self.theirs.strength(double, zero)
        return self.pulled(ours - theirs)

    def grown(self, colour: int, count: int, to_us: bool) -> "Outlook":
        """Place as many dwarves as there are pawns."""
        count = min(count, self.supply[colour])
        left = tuple(n - count * (c == colour) for c, n in enumerate(self.supply))
        if to_us:
            return self._replace(ours=self.ours.joined(colour, count), supply=left)
        return self._replace(theirs=self.theirs.joined(colour, count), supply=left)

    def played(self, kind: int) -> "Outlook":
        """Play a squirrel or a pull card as well as we can; a dwarf changes nothing here."""
        if kind >= FIRST_SQUIRREL:
            return self.pulled(kind - FIRST_SQUIRREL + 1)
        if kind <= DWARF_ANY:
            return self
        named = range(len(COLOURS)) if is_multicolour(kind) else (NO_COLOUR,)
        return max((self.compared(*effect_of(kind, c)) for c in named), key=Outlook.worth)


def outlook_of(seen: OhLesNainsObservation, team: int) -> Outlook:
    """Read a team's outlook off what one of its seats sees."""
    sides = [
        Side(margin, tuple(colours.count(colour) for colour in COLOURS))
        for margin, colours in zip(seen.margins, seen.dwarves, strict=True)
    ]
    return Outlook(sides[team], sides[1 - team], seen.supply)


def _safety(margin: int) -> float:
    return margin - FEAR / (1 + margin)
