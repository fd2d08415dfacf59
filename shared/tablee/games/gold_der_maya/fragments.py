"""The 30 fragments, and their sides as everybody writes them.

A fragment has a size, in 24ths of a disc, and two sides of neighbouring materials; the ring of
neighbours is stone jade bronze silver gold and stone again. In a match it goes by its lot, the
number under which it came out of the bag: that says nothing of what is printed beneath.

A face is one side of a lot as one sees it: `7Q4` is lot 7, a quarter, gold. Inside the rules it is
the number lot * 64 + size * 8 + material, so that no rule ever asks what lies beneath.
"""

from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec

FACE_PATTERN: Final = r"([1-9]|[12][0-9]|30)[QSE][0-4]"

Face: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^{FACE_PATTERN}\Z")]

# A material's number is its value on a finished disc.
MATERIALS: Final = ("stone", "jade", "bronze", "silver", "gold")
KINDS: Final = len(MATERIALS)

LOTS: Final = 30
DISC: Final = 24
QUARTER: Final = 6
SIXTH: Final = 4
EIGHTH: Final = 3
LETTERS: Final = {QUARTER: "Q", EIGHTH: "E", SIXTH: "S"}
# How many fragments of each size every pair of neighbouring materials has.
COPIES: Final = {QUARTER: 1, EIGHTH: 2, SIXTH: 3}


class Print(NamedTuple):
    """One fragment as the box lists it; `back` follows `front` in the ring."""

    size: int
    front: int
    back: int


# In the order of the rules file's table, where the first is number 1.
PRINTS: Final = tuple(
    Print(size, material, (material + 1) % KINDS)
    for material in range(KINDS)
    for size, copies in COPIES.items()
    for _ in range(copies)
)


def face_of(lot: int, size: int, material: int) -> int:
    """Give the number of a face."""
    return lot << 6 | size << 3 | material


def material_of(face: int) -> int:
    """Give the material that is up, which is also its value."""
    return face & 7


def size_of(face: int) -> int:
    """Give the size in 24ths."""
    return face >> 3 & 7


def lot_of(face: int) -> int:
    """Give the lot, 1 to 30."""
    return face >> 6


def pair_of(one: int, other: int) -> int:
    """Give the place in the ring of two neighbours: that of the one that comes first."""
    return one if (one + 1) % KINDS == other else other


WORDS: Final = {
    face_of(lot, size, material): f"{lot}{letter}{material}"
    for lot in range(1, LOTS + 1)
    for size, letter in LETTERS.items()
    for material in range(KINDS)
}
FACES: Final = {word: face for face, word in WORDS.items()}
