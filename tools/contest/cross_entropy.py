"""Cross-entropy search: draw rows of numbers, keep the best, draw nearer to those.

Rubinstein, "The Cross-Entropy Method" (1999), with normal distributions and smoothing. The
spread is taken about the old middle, as CMA-ES does, or it would shrink before it arrives. It only
proposes: whether the numbers found are better is for a gate on other deals to say.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple, TypeAlias

from tablee.engine import FastRng

Row: TypeAlias = tuple[float, ...]
Score: TypeAlias = Callable[[int, Sequence[Row]], Sequence[float]]
"""Scores the rows of a generation, whose number comes first; the higher the better."""

ELITE = 0.25
SMOOTHING = 0.7
"""How much of the old distribution gives way to the elite's in one generation."""
LEAST = 0.1
"""What a spread is taken from where the number itself is smaller."""
_TRIES = 100
_STEPS = 1 << 40


class Spread(NamedTuple):
    """Where rows are drawn: the middle and the standard deviation of each number."""

    middle: Row
    deviation: Row


class Generation(NamedTuple):
    """What came of one generation: its best and mean score, and where the next is drawn."""

    best: float
    mean: float
    spread: Spread


def around(start: Row, *, part: float) -> Spread:
    """Give the first distribution: so much of each number's size to either side."""
    return Spread(start, tuple(part * max(abs(one), LEAST) for one in start))


def improve(
    spread: Spread,
    score: Score,
    *,
    number: int,
    population: int,
    allowed: Callable[[Row], bool],
    rng: FastRng,
) -> Generation:
    """Run one generation. The middle itself always takes part."""
    drawn = [_drawn(spread, allowed, rng) for _ in range(population - 1)]
    rows = [spread.middle, *drawn]
    scores = score(number, rows)
    ranked = sorted(range(len(rows)), key=lambda place: (-scores[place], place))
    elite = [rows[place] for place in ranked[: max(2, round(ELITE * population))]]
    columns = list(zip(*elite, strict=True))
    middle = _mixed(spread.middle, [fmean(column) for column in columns])
    away = [_away(column, old) for column, old in zip(columns, spread.middle, strict=True)]
    deviation = _mixed(spread.deviation, away)
    found = Spread(middle if allowed(middle) else elite[0], deviation)
    return Generation(max(scores), fmean(scores), found)


def _drawn(spread: Spread, allowed: Callable[[Row], bool], rng: FastRng) -> Row:
    for _ in range(_TRIES):
        row = tuple(
            NormalDist(middle, deviation).inv_cdf((rng.below(_STEPS) + 0.5) / _STEPS)
            if deviation > 0
            else middle
            for middle, deviation in zip(*spread, strict=True)
        )
        if allowed(row):
            return row
    return spread.middle


def _away(column: Sequence[float], old: float) -> float:
    """Give how far the elite lies from the old middle: a search under way keeps its reach."""
    return sqrt(fmean([(one - old) ** 2 for one in column]))


def _mixed(old: Row, new: Sequence[float]) -> Row:
    return tuple(
        (1 - SMOOTHING) * before + SMOOTHING * after for before, after in zip(old, new, strict=True)
    )
