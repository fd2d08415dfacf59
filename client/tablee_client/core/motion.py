"""Shapes of movement, as pure functions: easing, arcs, springs and stagger."""

import math
from collections.abc import Callable
from typing import Final

from tablee_client.core.director import Cue

SHORT: Final = 0.18
LONG: Final = 0.30
SPRING: Final = 18.0
STAGGER: Final = 0.05
DEALT_WITHIN: Final = 1.2


def ease_out(progress: float) -> float:
    """Begin fast and arrive softly (cubic)."""
    return 1 - (1 - progress) ** 3


def ease_in_out(progress: float) -> float:
    """Begin and arrive softly (smoothstep)."""
    return progress * progress * (3 - 2 * progress)


def arc(progress: float) -> float:
    """Give the height of a throw, 0 at both ends and 1 in the middle."""
    return 4 * progress * (1 - progress)


def between(start: float, end: float, progress: float) -> float:
    """Give the value on the way from start to end."""
    return start + (end - start) * progress


def flown(
    start: tuple[float, float], end: tuple[float, float], progress: float, *, lift: float = 0.0
) -> tuple[float, float]:
    """Give the place on a flight that eases out and rises by `lift` in its middle."""
    eased = ease_out(progress)
    x = between(start[0], end[0], eased)
    return x, between(start[1], end[1], eased) - lift * arc(eased)


def spring(value: float, target: float, dt: float, rate: float = SPRING) -> float:
    """Give the value after `dt` seconds of being drawn to the target."""
    return value + (target - value) * (1 - math.exp(-rate * dt))


def stagger(number: int, gap: float = STAGGER, within: float = DEALT_WITHIN) -> float:
    """Give the seconds between the begins of `number` cues that all begin within a time."""
    return gap if number < 2 else min(gap, within / (number - 1))


def staggered(
    number: int, make: Callable[[int], Callable[[float], None]], duration: float = LONG
) -> list[Cue]:
    """Give `number` cues one after another, the i-th shown by `make(i)`."""
    gap = stagger(number)
    return [Cue(duration, make(i), at=i * gap) for i in range(number)]
