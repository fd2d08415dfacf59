"""The board: five boxes, each tied to one card, and what each costs and is worth."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from tablee.games.nain_jaune.cards import CARDS, INDEX, set_of

Box: TypeAlias = Literal["10D", "JC", "QS", "KH", "7D"]
Boxes: TypeAlias = Annotated[tuple[int, ...], msgspec.Meta(min_length=5, max_length=5)]

# In the order in which penalties are paid; the dwarf, 7D, lies in the middle of the board.
BOXES: Final[tuple[Box, ...]] = ("10D", "JC", "QS", "KH", "7D")
BASE_STAKES: Final = (1, 2, 3, 4, 5)
FULL_STAKE: Final = 15

BOX_CARDS: Final = tuple(INDEX[box] for box in BOXES)
BOARD: Final = set_of(BOXES)
# The place of each card's box in BOXES, or -1: by card.
BOX_OF: Final = tuple(BOX_CARDS.index(c) if c in BOX_CARDS else -1 for c in range(CARDS))

# A box takes no more by penalties once it holds this much, so that doubling with debts allowed
# can't outgrow the numbers of the wire in a long match.
BOX_LIMIT: Final = 1_000_000
