"""The Gnumie cards: values, stars, Luckynits, and hands as sets of bits.

A card is a number: 0..9 are the values 10 to 100, 10 is the star. A hand is an int with the bit
of each card set. Every seat has the colour of its number, and bids from its own set: the sets
differ only in their Luckynits.
"""

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec

Code: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([1-9]0|100|star)\Z")]

COLOURS: Final = ("red", "yellow", "blue", "purple", "grey")
STAR: Final = 10
NO_CARD: Final = -1
CODES: Final = (*(str(value) for value in range(10, 101, 10)), "star")
CODE_OF: Final[tuple[Code | None, ...]] = (*CODES, None)  # of NO_CARD none
INDEX: Final = {code: card for card, code in enumerate(CODES)}

VALUED: Final = (1 << STAR) - 1
WITH_STAR: Final = VALUED | 1 << STAR

# Luckynits by colour and value (rules II.2): at each value the colours carry 1 to 5 once each, so
# no two bids are ever wholly equal; each pair of colours is luckier at five of the ten values.
LUCK: Final = (
    (3, 3, 1, 5, 2, 4, 5, 1, 4, 2),
    (1, 5, 5, 1, 3, 3, 4, 2, 2, 4),
    (5, 1, 4, 2, 1, 5, 2, 4, 3, 3),
    (4, 2, 2, 4, 5, 1, 3, 3, 1, 5),
    (2, 4, 3, 3, 4, 2, 1, 5, 5, 1),
)

# By seat and card: the highest wins; the star is never compared and never wins.
HEIGHT: Final = tuple(
    (*(8 * card + luck for card, luck in enumerate(row)), NO_CARD) for row in LUCK
)
# By seat and card: the highest of these is the lowest value, of equals the luckiest.
LOWNESS: Final = tuple(
    (*(8 * (STAR - card) + luck for card, luck in enumerate(row)), NO_CARD) for row in LUCK
)


@cache
def cards_in(held: int) -> tuple[int, ...]:
    """List the cards of a set from the lowest up, the star last."""
    return tuple(card for card in range(STAR + 1) if held >> card & 1)


def codes_of(held: int) -> tuple[str, ...]:
    """Give the codes of a set, from the lowest up."""
    return tuple([CODES[card] for card in cards_in(held)])


def set_of(words: str) -> int:
    """Give the set of some codes with blanks between; ValueError for none, or one twice."""
    held = 0
    for code in words.split():
        if code not in INDEX:
            raise ValueError(f"{code!r} is no Gnumie card; they are 10, 20 to 100, and star")
        if held >> INDEX[code] & 1:
            raise ValueError(f"the Gnumie card {code} is there twice")
        held |= 1 << INDEX[code]
    return held
