"""The 53 party cards: the guests.

A guest is a number of 0..52: four each of the values 1 to 10, one each of 11 to 15, seven
Wullawakis, the Copicastor. Its code is the value, with a letter where there are several: `7a` to
`7d`, `13`, `Wa` to `Wg`, `C`. All that lie in the open; those in the deck have no code to see.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

Guest: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^(([1-9]|10)[a-d]|1[1-5]|W[a-g]|C)\Z", max_length=3)
]

GUESTS: Final = 53
NO_GUEST: Final = -1
FIRST_SINGLE: Final = 40
FIRST_WULLAWAKI: Final = 45
COPICASTOR: Final = 52

CODES: Final = (
    *(f"{value}{letter}" for value in range(1, 11) for letter in "abcd"),
    *(str(value) for value in range(11, 16)),
    *(f"W{letter}" for letter in "abcdefg"),
    "C",
)
INDEX: Final = {code: guest for guest, code in enumerate(CODES)}
# The printed value, 1 to 15; 0 for a Wullawaki and for the Copicastor.
VALUE_OF: Final = (
    *(guest // 4 + 1 for guest in range(FIRST_SINGLE)),
    *range(11, 16),
    *(0 for _ in range(FIRST_WULLAWAKI, GUESTS)),
)
MOST_WULLAWAKIS: Final = COPICASTOR - FIRST_WULLAWAKI


def is_wullawaki(guest: int) -> bool:
    """Tell whether the guest is one that nobody wants."""
    return FIRST_WULLAWAKI <= guest < COPICASTOR


def codes_of(guests: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Give the codes of guests, in their order."""
    return tuple([CODES[guest] for guest in guests])


def kind_of(code: str) -> str:
    """Give what is printed on a guest of this code: "7", "13", "W" or "C"."""
    return code.rstrip("abcdefg")
