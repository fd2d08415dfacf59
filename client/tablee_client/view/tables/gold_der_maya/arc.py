"""Discs in numbers: turns and sizes in 24ths, clockwise from 12 o'clock. No pygame."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from tablee.games.gold_der_maya.fragments import COPIES, DISC, FACES, lot_of, material_of, size_of

STEP: Final = 360 / DISC
"""Degrees of one 24th."""
HOLE: Final = 0.13
"""The hole in the middle of a fragment, as a share of its radius."""


def size(face: str) -> int:
    """Give the size of a face in 24ths."""
    return size_of(FACES[face])


def material(face: str) -> int:
    """Give the material that a face shows, which is its value."""
    return material_of(FACES[face])


def lot(face: str) -> int:
    """Give the lot that a face belongs to."""
    return lot_of(FACES[face])


def extent(faces: Sequence[str]) -> int:
    """Give how much of a disc some fragments are."""
    return sum(size(face) for face in faces)


def begins(faces: Sequence[str], start: float) -> list[float]:
    """Give where each fragment of an arc begins when the arc begins at `start`."""
    found, at = [], start
    for face in faces:
        found.append(at)
        at += size(face)
    return found


def upright(face: str) -> float:
    """Give the turn at which a fragment stands upright, its tip below."""
    return -size(face) / 2


def point(middle: tuple[float, float], away: float, at: float) -> tuple[float, float]:
    """Give the point that far from a middle in the direction of a turn."""
    a = radians(at * STEP)
    return middle[0] + away * sin(a), middle[1] - away * cos(a)


def turn_of(middle: tuple[float, float], x: float, y: float) -> float:
    """Give in which direction a point lies from a middle, 0 to 24."""
    return degrees(atan2(x - middle[0], middle[1] - y)) / STEP % DISC


def covers(
    tip: tuple[float, float], radius: float, arc: tuple[float, int], x: float, y: float
) -> bool:
    """Tell whether a point is on a fragment: its tip, its radius, where it begins and its size."""
    away = hypot(x - tip[0], y - tip[1])
    if not radius * HOLE <= away <= radius:
        return False
    start, wide = arc
    return (turn_of(tip, x, y) - start) % DISC < wide


def place_at(faces: Sequence[str], start: float, at: float) -> int:
    """Give before which fragment of an arc a new one goes that is brought to a turn.

    On a fragment its nearer end decides, in the gap the nearer end of the arc.
    """
    filled = extent(faces)
    here = (at - start) % DISC
    if here >= filled:
        return len(faces) if here - filled <= DISC - here else 0
    passed = 0.0
    for place, face in enumerate(faces):
        if here < passed + size(face) / 2:
            return place
        passed += size(face)
    return len(faces)


def nearest(value: float, target: float) -> float:
    """Give the turn equal to `target` that is the fewest 24ths away from a value."""
    return value + (target - value + DISC / 2) % DISC - DISC / 2


@cache
def fillings(gap: int) -> tuple[tuple[int, ...], ...]:
    """List all ways to fill a gap by sizes, each from large to small, the shortest first."""
    found = list(_fillings(gap, max(COPIES)))
    return tuple(sorted(found, key=lambda sizes: (len(sizes), [-s for s in sizes])))


def _fillings(gap: int, largest: int) -> Iterator[tuple[int, ...]]:
    if gap == 0:
        yield ()
    for one in sorted(COPIES, reverse=True):
        if one <= min(largest, gap):
            for rest in _fillings(gap - one, one):
                yield (one, *rest)


def heap(number: int, side: float, reach: float) -> list[tuple[float, float]]:
    """Give places around (0, 0) for beads of a size, side by side, closer where they must be.

    No middle of a bead lies farther away than `reach`.
    """
    spots = sorted(_lattice(), key=lambda spot: (round(hypot(*spot), 3), atan2(*spot)))[:number]
    if not spots:
        return []
    x, y = (sum(part) / number for part in zip(*spots, strict=True))
    moved = [((a - x) * side, (b - y) * side) for a, b in spots]
    widest = max(hypot(*spot) for spot in moved)
    share = min(1.0, reach / widest) if widest else 1.0
    return [(a * share, b * share) for a, b in moved]


@cache
def _lattice() -> tuple[tuple[float, float], ...]:
    rows = range(-4, 5)
    return tuple((k + row % 2 / 2, row * 0.866) for row in rows for k in range(-4, 5))
