"""The terms of one match: its options, read once into plain facts that the rules ask for often."""

from functools import cache
from typing import Final, TypeAlias

from tablee.engine import Setup
from tablee.games.gnumies.cards import VALUED, WITH_STAR

Points: TypeAlias = tuple[tuple[int, ...], ...]

BEST_SINGLE: Final = 15
BEST_OF_SET: Final = 10
_SETS: Final = (20, 50, 100)


class Terms:
    """Immutable by convention and shared by every clone of a match's state.

    `points[value][count]` is what so many cards of a value are worth together (rules II.7 C).
    """

    __slots__ = (
        "asterix",
        "copy_goes_low",
        "full_hand",
        "has_star",
        "last_takes_all",
        "penalty_first",
        "points",
        "reveals_deck",
        "seats",
        "setup",
    )

    def __init__(self, setup: Setup) -> None:
        """Read a checked setup."""
        self.setup = setup
        self.seats = setup.seats
        self.has_star = setup.flag("star_card")
        self.full_hand = WITH_STAR if self.has_star else VALUED
        self.asterix = setup.word("star_variant") == "asterix"
        self.copy_goes_low = setup.word("copy_won_by") == "lowest"
        self.penalty_first = setup.flag("penalty_before_copy")
        self.last_takes_all = setup.word("last_player_takes") == "all"
        self.reveals_deck = setup.word("deck_reveal") == "end"
        self.points = points_table(setup.number("set5"))


@cache
def points_table(five: int) -> Points:
    """Give the points by value 0..15 and count 0..5; value 0 is a Copicastor without a model.

    Only a set of 1 to 10 multiplies; of 11 to 15 there are at most two, one of them the copy, and
    each counts its number.
    """
    sets = [(0, value, *_SETS, five) for value in range(1, BEST_OF_SET + 1)]
    singles = [tuple(value * count for count in range(6)) for value in range(BEST_OF_SET + 1, 16)]
    return ((0,) * 6, *sets, *singles)
