"""The 55 cards of the house deck, by kind (rules section 1.1), and the four colours.

A card is known by its kind alone, a number of 0..29: two copies of a kind are never told apart, so
nothing tracks a card through a hidden hand. A kind's code is that of the rules file: `D-R` places a
red dwarf, `P2-R/P0-G` makes red pull double and green not at all, `S3` is a squirrel; `*` leaves
the colour to the player.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

Code: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^(D-[RBYG*]|P[20]-[RBYG*]|P2-[RBYG]/P0-[RBYG]|S[123])\Z")
]
Colour: TypeAlias = Literal["R", "B", "Y", "G"]

COLOURS: Final[tuple[Colour, ...]] = ("R", "B", "Y", "G")
NO_COLOUR: Final = -1
PAWNS_OF_COLOUR: Final = 7

_PAIRS: Final = [(c, d) for c in COLOURS for d in COLOURS if c != d]
CODES: Final = (
    *(f"D-{c}" for c in COLOURS),
    "D-*",
    *(f"P2-{c}" for c in COLOURS),
    *(f"P0-{c}" for c in COLOURS),
    *(f"P2-{c}/P0-{d}" for c, d in _PAIRS),
    "P2-*",
    "P0-*",
    *("S1", "S2", "S3"),
)
KINDS: Final = len(CODES)
INDEX: Final = {code: kind for kind, code in enumerate(CODES)}
# How many cards there are of each kind, in the order of `CODES`.
COPIES: Final = (4, 4, 4, 4, 3, *(1,) * 20, 2, 2, 6, 4, 2)
DECK: Final = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
CARDS: Final = len(DECK)
HAND: Final = 5

DWARF_ANY: Final = INDEX["D-*"]
FIRST_SQUIRREL: Final = INDEX["S1"]


def is_dwarf(kind: int) -> bool:
    """Tell whether the kind places a dwarf."""
    return kind <= DWARF_ANY


def is_squirrel(kind: int) -> bool:
    """Tell whether the kind is a squirrel."""
    return kind >= FIRST_SQUIRREL


def is_multicolour(kind: int) -> bool:
    """Tell whether the player names the colour."""
    return CODES[kind].endswith("*")


def effect_of(kind: int, colour: int = NO_COLOUR) -> tuple[int, int]:
    """Give the colours that a pull card makes count 2 and 0; -1 for none.

    `colour` is the one named for a multicolour card.
    """
    double = zero = NO_COLOUR
    for part in CODES[kind].split("/"):
        named = colour if part.endswith("*") else COLOURS.index(_colour(part[-1]))
        if part.startswith("P2"):
            double = named
        else:
            zero = named
    return double, zero


def codes_of(kinds: Iterable[int]) -> tuple[str, ...]:
    """Give the codes of some cards, in their order."""
    return tuple([CODES[kind] for kind in kinds])


def kinds_of(codes: Iterable[str]) -> list[int]:
    """Give the kinds of some codes, sorted; ValueError for a code that is none."""
    kinds = []
    for code in codes:
        if code not in INDEX:
            raise ValueError(f"{code!r} is no card; cards are written like D-R, P2-R/P0-G or S3")
        kinds.append(INDEX[code])
    return sorted(kinds)


def counted(kinds: Iterable[int]) -> list[int]:
    """Count cards by kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def spread(counts: Iterable[int]) -> list[int]:
    """List cards that were counted by kind, sorted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _colour(letter: str) -> Colour:
    return next(colour for colour in COLOURS if colour == letter)
