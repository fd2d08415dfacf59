"""The statistics of a contest: means with Student's interval, and quantiles."""

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

LEVEL = 0.95
_MANY = 500
"""Degrees of freedom from which Student's quantile is the normal one to three digits."""


class Interval(NamedTuple):
    """A mean and the bounds within which the true one lies with the level asked for."""

    mean: float
    low: float
    high: float

    def rounded(self) -> dict[str, float]:
        """Give the three numbers to four digits, by name."""
        return {name: round(value, 4) for name, value in self._asdict().items()}


def interval(values: Sequence[float], *, level: float = LEVEL) -> Interval:
    """Give the mean of independent values (a deal each); ValueError for fewer than two."""
    if len(values) < 2:
        raise ValueError("an interval needs at least two deals")
    mean = fmean(values)
    reach = student(len(values) - 1, level) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def share(values: Sequence[float], *, level: float = LEVEL) -> Interval:
    """Give the mean of shares of 0..1; where all are lost or all won the exact bound counts.

    Equal values would else have an interval of no width, however few they are.
    """
    mean, low, high = interval(values, level=level)
    bound = ((1 - level) / 2) ** (1 / len(values))
    if mean == 0.0:
        return Interval(0.0, 0.0, 1 - bound)
    if mean == 1.0:
        return Interval(1.0, bound, 1.0)
    return Interval(mean, max(0.0, low), min(1.0, high))


@cache
def student(freedom: int, level: float) -> float:
    """Give the reach of Student's distribution that holds this share of it, on both sides."""
    if freedom > _MANY:
        return NormalDist().inv_cdf((1 + level) / 2)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _held(middle, freedom) < level else (low, middle)
    return math.tan(low) * math.sqrt(freedom)


def _held(angle: float, freedom: int) -> float:
    """Give the share within `tan(angle) * sqrt(freedom)`: Abramowitz and Stegun 26.7.3, 26.7.4."""
    square, sine = math.cos(angle) ** 2, math.sin(angle)
    odd = freedom % 2
    term = total = math.cos(angle) if odd else 1.0
    for step in range(2 if odd else 1, freedom - 2, 2):
        term *= square * step / (step + 1)
        total += term
    if not odd:
        return sine * total
    return 2 / math.pi * (angle + (sine * total if freedom > 1 else 0.0))


def quantile(values: Sequence[float], part: float) -> float:
    """Give the value below which this part of them lies; 0 of none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
