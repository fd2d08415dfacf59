"""The exact best that can be made of some fragments (rules sections 2.5 and 2.6).

Two facts make it cheap. Fragments fill a ring in some order if, and only if, every material
strictly between the lowest and the highest that is up is up at least twice: once on the way up and
once on the way down. And what they are worth doesn't depend on the order. So it is enough to know,
of all ways to use some fragments, how large they are together and how often each material is up,
counted no further than to two: of equal ones only the most valuable way is kept.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from tablee.games.gold_der_maya.fragments import DISC, KINDS
from tablee.games.gold_der_maya.score import ONE_MATERIAL, WHOLE

# A fragment as its owner knows it: its size, then its materials.
Piece: TypeAlias = tuple[int, int, int]
# Which fragments are used, by place in the sequence, and which material of each is up.
Use: TypeAlias = tuple[tuple[int, int], ...]


class Disc(NamedTuple):
    """A whole disc: its points, and the fragments in an order that closes the ring."""

    points: int
    ring: Use


class Way(NamedTuple):
    """The most valuable way to use some fragments: the sum of what is up, and how."""

    value: int
    use: Use


# Counts of the five materials, each 0, 1 or 2, as digits of base three; the stone's comes first.
_POWERS: Final = tuple(3**material for material in range(KINDS))
COUNTS: Final = tuple(tuple(code // power % 3 for power in _POWERS) for code in range(3**KINDS))
_AFTER: Final = tuple(
    tuple(code + (power if counts[material] < 2 else 0) for material, power in enumerate(_POWERS))
    for code, counts in enumerate(COUNTS)
)


def _closes(counts: Sequence[int]) -> bool:
    up = [material for material, count in enumerate(counts) if count]
    return bool(up) and all(counts[m] > 1 for m in range(up[0] + 1, up[-1]))


def _runs(counts: Sequence[int]) -> bool:
    up = [material for material, count in enumerate(counts) if count]
    return not up or up[-1] - up[0] + 1 == len(up)


# By code: whether fragments with these materials up can close a ring, or lie in an open arc.
CLOSES: Final = tuple(_closes(counts) for counts in COUNTS)
RUNS: Final = tuple(_runs(counts) for counts in COUNTS)
SINGLE: Final = tuple(sum(count > 0 for count in counts) == 1 for counts in COUNTS)


@lru_cache(maxsize=64)  # a fifth of a megabyte each, and seats keep asking for the same
def ways(pieces: tuple[Piece, ...]) -> dict[tuple[int, int], Way]:
    """Give the best way for each extent up to a disc and each code of materials (see COUNTS)."""
    found = {(0, 0): Way(0, ())}
    for place, (size, *materials) in enumerate(pieces):
        for (extent, code), (value, use) in tuple(found.items()):
            if extent + size > DISC:
                continue
            for material in materials:
                key = (extent + size, _AFTER[code][material])
                better = found.get(key)
                if better is None or better.value < value + material:
                    found[key] = Way(value + material, (*use, (place, material)))
    return found


def best_disc(pieces: tuple[Piece, ...]) -> Disc | None:
    """Give a disc of the most points that some of the fragments make; None if none do."""
    best: tuple[int, Use] | None = None
    for (extent, code), (value, use) in ways(pieces).items():
        if extent == DISC and CLOSES[code]:
            points = WHOLE + value + (ONE_MATERIAL if SINGLE[code] else 0)
            if best is None or points > best[0]:
                best = (points, use)
    return Disc(best[0], in_ring(best[1])) if best is not None else None


def best_discs(pieces: tuple[Piece, ...], bases: int) -> tuple[Disc, ...]:
    """Give the discs of the most points together that fit on 1 or 2 bases; none, if none do."""
    single = best_disc(pieces)
    if single is None:
        return ()
    if bases == 1 or sum([size for size, _, _ in pieces]) < 2 * DISC:
        return (single,)
    pair = _best_pair(pieces)
    return pair if sum([disc.points for disc in pair]) > single.points else (single,)


def in_ring(use: Use) -> Use:
    """Order fragments that close a ring: up once by one of each material, down with the rest."""
    rising: list[tuple[int, int]] = []
    falling: list[tuple[int, int]] = []
    for piece in sorted(use, key=_material):
        is_first = not rising or rising[-1][1] != piece[1]
        (rising if is_first else falling).append(piece)
    return (*rising, *reversed(falling))


def in_arc(use: Use) -> Use:
    """Order fragments that lie in an open arc: from the lowest material to the highest."""
    return tuple(sorted(use, key=_material))


def _material(piece: tuple[int, int]) -> int:
    return piece[1]


def _best_pair(pieces: tuple[Piece, ...]) -> tuple[Disc, ...]:
    """Try every pair of disjoint whole sets, the most promising ones first."""
    best: tuple[Disc, ...] = ()
    best_points = 0
    sets = sorted(_whole_sets(pieces), key=lambda one: -one[0])
    for place, (bound, one) in enumerate(sets):
        if 2 * bound <= best_points:
            break
        first: Disc | None = None
        for other_bound, other in sets[place + 1 :]:
            if bound + other_bound <= best_points:
                break
            if one & other:
                continue
            first = first or _disc_of(pieces, one)
            if first is None or first.points + other_bound <= best_points:
                break
            second = _disc_of(pieces, other)
            if second is not None and first.points + second.points > best_points:
                best, best_points = (first, second), first.points + second.points
    return best


def _whole_sets(pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    """Give the sets of fragments, as bits, as large as a disc, each after a bound of its points.

    Of sets that differ only in which of some equal fragments they hold, all are given.
    """
    found: list[tuple[int, int]] = []
    for count in range(DISC // 6, DISC // 3 + 1):
        for places in combinations(range(len(pieces)), count):
            if sum([pieces[place][0] for place in places]) == DISC:
                bits = sum([1 << place for place in places])
                found.append((_bound([pieces[place] for place in places]), bits))
    return found


def _bound(pieces: Sequence[Piece]) -> int:
    common = set(pieces[0][1:]).intersection(*(piece[1:] for piece in pieces))
    best = WHOLE + sum([max(one, other) for _, one, other in pieces])
    return best + (ONE_MATERIAL if common else 0)


def _disc_of(pieces: Sequence[Piece], bits: int) -> Disc | None:
    places = [place for place in range(len(pieces)) if bits >> place & 1]
    disc = best_disc(tuple([pieces[place] for place in places]))
    if disc is None:
        return None
    return Disc(disc.points, tuple([(places[at], material) for at, material in disc.ring]))
