"""The coin cards and the special cards (rules I.1). Cards of one kind are all alike.

A coin card's kind is a number of 0..16; its code is value and hint, `5/8`: five coins, and a chest
that says "at most 8". A special's kind is a number of 0..5 with a name. Since equal cards can't be
told apart, no card has an identity that could be followed through a hidden place.
"""

from typing import Final, Literal, TypeAlias

Code: TypeAlias = Literal[
    "1/3", "1/6", "1/8",
    "2/3", "2/6", "2/8",
    "3/3", "3/6", "3/8",
    "4/6", "4/8",
    "5/6", "5/8",
    "6/6", "6/8",
    "7/8",
    "8/8",
]  # fmt: skip
Special: TypeAlias = Literal["interest", "reverse", "no-cover", "double", "thief", "hoard"]

CODES: Final[tuple[Code, ...]] = (
    "1/3", "1/6", "1/8",
    "2/3", "2/6", "2/8",
    "3/3", "3/6", "3/8",
    "4/6", "4/8",
    "5/6", "5/8",
    "6/6", "6/8",
    "7/8",
    "8/8",
)  # fmt: skip
INDEX: Final[dict[str, int]] = {code: kind for kind, code in enumerate(CODES)}
VALUE: Final = tuple(int(code[0]) for code in CODES)
HINT: Final = tuple(int(code[2]) for code in CODES)
COPIES: Final = (4, 2, 2, 4, 2, 2, 4, 2, 2, 5, 3, 5, 3, 5, 3, 8, 8)
COINS: Final = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
HINTS: Final = (3, 6, 8)

INTEREST: Final = 0
REVERSE: Final = 1
NO_COVER: Final = 2
DOUBLE: Final = 3
THIEF: Final = 4
HOARD: Final = 5
SPECIALS: Final[tuple[Special, ...]] = (
    "interest",
    "reverse",
    "no-cover",
    "double",
    "thief",
    "hoard",
)
SPECIAL_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(SPECIALS)}
SPECIAL_COPIES: Final = (4, 4, 4, 3, 3, 2)
SPECIAL_DECK: Final = tuple(
    kind for kind, copies in enumerate(SPECIAL_COPIES) for _ in range(copies)
)

HOARD_COINS: Final = 5
SPECIALS_EACH: Final = 2
# How many coin cards each player gets; as many rounds are played.
COINS_EACH: Final = {2: 11, 3: 11, 4: 11, 5: 11, 6: 10, 7: 9, 8: 8}


def codes_of(kinds: tuple[int, ...] | list[int]) -> tuple[Code, ...]:
    """Give the codes of coin cards, in their order."""
    return tuple([CODES[kind] for kind in kinds])


def names_of(kinds: tuple[int, ...] | list[int]) -> tuple[Special, ...]:
    """Give the names of specials, in their order."""
    return tuple([SPECIALS[kind] for kind in kinds])


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Give the cards less one of this kind; ValueError if there is none."""
    place = cards.index(kind)
    return cards[:place] + cards[place + 1 :]
