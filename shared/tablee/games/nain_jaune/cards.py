"""The 52 cards: their codes, and hands as sets of bits.

A card is a number of 0..51, suit * 13 + rank - 1 with the suits in the order C D H S and the ranks
A=1 to K=13; its code is rank and suit letter, `10D JC QS KH 7D AS`. A set of cards is an int with
the bit of each card set, which makes "what can he lay?" one operation.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

import msgspec

Code: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([A2-9JQK]|10)[CDHS]\Z")]

SUITS: Final = "CDHS"
RANK_NAMES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
KING: Final = 13
CARDS: Final = 52
FULL_DECK: Final = (1 << CARDS) - 1
_SUIT_MASKS: Final = tuple((1 << KING) - 1 << KING * suit for suit in range(4))

CODES: Final = tuple(rank + suit for suit in SUITS for rank in RANK_NAMES)
INDEX: Final = {code: card for card, code in enumerate(CODES)}
RANK_OF: Final = tuple(card % 13 + 1 for card in range(CARDS))
# By rank 1..13; the places 0 and 14 are empty, so "no rank" and "after the King" need no test.
CARDS_OF_RANK: Final = (
    (),
    *(tuple(range(rank - 1, CARDS, 13)) for rank in range(1, 14)),
    (),
)
RANK_MASK: Final = tuple(sum(1 << card for card in cards) for cards in CARDS_OF_RANK)


def cards_in(held: int) -> list[int]:
    """List the cards of a set, suits in the order C D H S, each from the ace up."""
    cards = []
    while held:
        lowest = held & -held
        cards.append(lowest.bit_length() - 1)
        held ^= lowest
    return cards


@lru_cache(maxsize=8192)
def codes_of(held: int) -> tuple[str, ...]:
    """Give the codes of a set, in the order of `cards_in`."""
    suits = [_codes(held & suit) for suit in _SUIT_MASKS]
    return (*suits[0], *suits[1], *suits[2], *suits[3])


@lru_cache(maxsize=4 << 13)
def _codes(held: int) -> tuple[str, ...]:
    """Give the codes of cards of one suit: there are few such sets, and they come back."""
    return tuple([CODES[card] for card in cards_in(held)])


def set_of(codes: Iterable[str]) -> int:
    """Give the set of some codes; ValueError for a code that is none, or that comes twice."""
    held = 0
    for code in codes:
        card = INDEX.get(code)
        if card is None:
            raise ValueError(f"{code!r} is no card; cards are written like 10D, JC or AS")
        if held >> card & 1:
            raise ValueError(f"{code} is there twice")
        held |= 1 << card
    return held


def rank_of(code: str) -> int:
    """Give the rank of a code, 1 (ace) to 13 (King)."""
    return RANK_OF[INDEX[code]]


def lowest_rank(held: int) -> int:
    """Give the lowest rank in a set that isn't empty."""
    return next(rank for rank in range(1, 14) if held & RANK_MASK[rank])
