"""What fragments on a base promise: a whole disc its points, an arc the chance of one.

So does an empty base, which is why a first fragment isn't worth all that the disc may come to.

Whole discs are exact (see `solver`). What an open arc will come to is an estimate: it takes so many
more fragments to fill the gap, and a seat buys about its share of the lots to come.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tablee.games.gold_der_maya.fragments import COPIES, DISC
from tablee.games.gold_der_maya.score import ONE_MATERIAL, WHOLE
from tablee.games.gold_der_maya.solver import (
    CLOSES,
    RUNS,
    SINGLE,
    Piece,
    Use,
    in_arc,
    in_ring,
    ways,
)

# What a fragment still to be bought adds on average, and how hard the right one is to get.
USUAL_VALUE: Final = 2.4
RESISTANCE: Final = 1.2
# Of two plans that promise the same, the one that keeps more is better: nobody tidies for nothing.
KEEPSAKE: Final = 0.001


class Plan(NamedTuple):
    """The most promising way to lie on one base: what it promises in points, and the order."""

    promise: float
    order: Use


NO_PLAN: Final = Plan(0.0, ())


def _fewest(gap: int, fewest: dict[int, int]) -> int | None:
    smaller = [fewest[gap - size] for size in COPIES if gap - size in fewest]
    return min(smaller) + 1 if smaller else None


def _all_fewest() -> dict[int, int]:
    fewest = {0: 0}
    for gap in range(1, DISC + 1):
        count = _fewest(gap, fewest)
        if count is not None:
            fewest[gap] = count
    return fewest


# By gap, how many fragments fill it at least; gaps of 1, 2 and 5 can't be filled.
FEWEST: Final = _all_fewest()


def best_plan(pieces: tuple[Piece, ...], share: float) -> Plan:
    """Give the best plan for some fragments on one base, when the seat's share of lots is to come.

    Unused fragments count for nothing: they are thrown away. A plan of whole discs promises their
    points and next to nothing more.
    """
    chances = {gap: (share / (share + RESISTANCE)) ** need for gap, need in FEWEST.items()}
    best, best_extent = 0.0, 0
    best_use: Use = ()
    for (extent, code), (value, use) in ways(pieces).items():
        promise = _promise(extent, code, value, chances)
        if promise > best:
            best, best_use, best_extent = promise, use, extent
    return Plan(best, in_ring(best_use) if best_extent == DISC else in_arc(best_use))


def _promise(extent: int, code: int, value: int, chances: Mapping[int, float]) -> float:
    """Give what one way promises; 0 for one that isn't lawful, or that nothing can fill."""
    gap = DISC - extent
    if gap not in FEWEST or not (RUNS[code] if gap else CLOSES[code]):
        return 0.0
    need = FEWEST[gap]
    bonus = ONE_MATERIAL * 0.5**need if SINGLE[code] else 0.0
    whole = WHOLE + value + need * USUAL_VALUE + bonus
    return chances[gap] * whole + KEEPSAKE * extent
