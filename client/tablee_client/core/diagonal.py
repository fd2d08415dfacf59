"""How large a screen is: its diagonal, as people say it, and what a finger takes of it."""

import re
from math import hypot
from typing import Annotated, Final, TypeAlias

import msgspec

UNKNOWN: Final = "unknown"
SMALLEST, LARGEST = 5.0, 120.0
"""Diagonals in inches."""
INCH: Final = 25.4
"""Millimetres."""
FINGER: Final = 12.0
"""How many millimetres wide and tall at least is what a finger presses."""
_SAID: Final = re.compile(r"(?P<number>\d{1,3}(?:[.,]\d{1,2})?) ?(?P<unit>in|cm)")

Diagonal: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=LARGEST)]
"""In inches; 0 where nobody has said it."""


def read_diagonal(text: str) -> float:
    """Read "24 in", "61 cm" or "unknown", as inches; ValueError for anything else."""
    if text == UNKNOWN:
        return 0.0
    said = _SAID.fullmatch(text.strip())
    if said is None:
        raise ValueError(text)
    number = float(said["number"].replace(",", "."))
    inches = number if said["unit"] == "in" else number * 10 / INCH
    if not SMALLEST <= inches <= LARGEST:
        raise ValueError(text)
    return inches


def finger_pixels(inches: float, size: tuple[int, int]) -> float:
    """Give how many pixels of a screen of this size a finger takes; 0 where it isn't known."""
    return FINGER * hypot(*size) / (inches * INCH) if inches >= SMALLEST else 0.0
