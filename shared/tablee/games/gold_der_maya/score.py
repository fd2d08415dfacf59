"""What bases are worth (rules section 2.6)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.games.gold_der_maya.fragments import DISC
from tablee.games.gold_der_maya.layout import extent

WHOLE: Final = 10
ONE_MATERIAL: Final = 10


class Worth(NamedTuple):
    """A base's points by kind; all 0 while it isn't whole."""

    disc: int
    pieces: int
    one_material: int


NOTHING: Final = Worth(0, 0, 0)


def worth(base: Sequence[int]) -> Worth:
    """Give what a lawful base is worth at the end."""
    if extent(base) != DISC:
        return NOTHING
    materials = [face & 7 for face in base]
    return Worth(WHOLE, sum(materials), ONE_MATERIAL if len(set(materials)) == 1 else 0)


def points(bases: Sequence[Sequence[int]]) -> int:
    """Give what some bases are worth together."""
    return sum([sum(worth(base)) for base in bases])
