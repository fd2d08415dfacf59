"""What fragments on a base are worth to their owner, by what is still to come (see `outlook`).

Whole discs are exact, and so is which arcs can be laid (see `solver`). An open arc is worth what
its disc would come to, times the chance that it gets there.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from tablee.games.gold_der_maya.fragments import DISC
from tablee.games.gold_der_maya.outlook import FIRST_SPANS, SPANS, Outlook, Span
from tablee.games.gold_der_maya.prospects import FEWEST, KEEPSAKE, Plan
from tablee.games.gold_der_maya.score import ONE_MATERIAL, WHOLE
from tablee.games.gold_der_maya.solver import CLOSES, SINGLE, Piece, Use, in_arc, in_ring, ways

BEST_DISC: Final = 48
# By how much fewer the points that polishing may add become with each lot that is gone.
_TARNISH: Final = 0.9


class Sketch(NamedTuple):
    """One way to lie on a base: the gap, the arc's span, and the value of all sides up.

    A whole disc has no gap and no span; its value are its points.
    """

    gap: int
    span: Span | None
    value: int


@lru_cache(maxsize=1024)  # a few kilobytes each
def sketches(pieces: tuple[Piece, ...]) -> tuple[Sketch, ...]:
    """Give every way to lie on a base that may be the best, whatever is to come."""
    best: dict[tuple[int, Span | None], int] = {}
    for (extent, code), (value, _) in ways(pieces).items():
        sketch = sketch_of(extent, code, value)
        if sketch is not None:
            key = sketch.gap, sketch.span
            best[key] = max(best.get(key, 0), sketch.value)
    return tuple([Sketch(gap, span, value) for (gap, span), value in best.items()])


def sketch_of(extent: int, code: int, value: int) -> Sketch | None:
    """Give what the solver's way comes to; None if it isn't lawful, or can never be filled."""
    gap = DISC - extent
    if not gap:
        bonus = ONE_MATERIAL if SINGLE[code] else 0
        return Sketch(0, None, WHOLE + value + bonus) if CLOSES[code] else None
    span = SPANS.get(code)
    return Sketch(gap, span, value) if span is not None and gap in FEWEST else None


def promise(pieces: tuple[Piece, ...], outlook: Outlook) -> float:
    """Give what fragments on one base promise, in points; unused ones count for nothing."""
    if not pieces:
        begun = [worth_of(Sketch(DISC, span, 0), outlook) for span in FIRST_SPANS]
        return sum(begun) / len(begun)
    return max([worth_of(sketch, outlook) for sketch in sketches(pieces)], default=0.0)


def worth_of(sketch: Sketch, outlook: Outlook) -> float:
    """Give what a way to lie on a base promises, in points."""
    gap, span, value = sketch
    if span is None:
        share = outlook.judgement.polish * (1.0 - _TARNISH**outlook.lots)
        return value + share * (BEST_DISC - value)
    whole = WHOLE + value + outlook.judgement.usual * gap
    worth = outlook.chances(span)[gap] * whole
    if span.pure >= 0:
        worth += outlook.chances(span, pure=True)[gap] * ONE_MATERIAL
    return worth


def foresighted_plan(pieces: tuple[Piece, ...], outlook: Outlook) -> Plan:
    """Give the most promising way for some fragments to lie on one base, in order."""
    best = Plan(0.0, ())
    whole = False
    for (extent, code), (value, use) in ways(pieces).items():
        sketch = sketch_of(extent, code, value)
        if sketch is not None:
            worth = worth_of(sketch, outlook) + KEEPSAKE * extent
            if worth > best.promise:
                best, whole = Plan(worth, use), extent == DISC
    return Plan(best.promise, _ordered(best.order, whole=whole))


def _ordered(use: Use, *, whole: bool) -> Use:
    return in_ring(use) if whole else in_arc(use)
