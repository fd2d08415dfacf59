"""The server's figures: how much it has done, how fast, and how late its loop is.

They are counted in the loop and read there. Nothing here knows a hand, a seed or a token.
"""

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterable
from math import ceil, inf
from typing import Final, NamedTuple

LATENCY_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, inf)
"""Upper bounds in seconds of the histogram of moves."""
_WINDOW: Final = 10
_LATE_KEPT: Final = 1200


class Histogram:
    """How often a duration was within each bound, and the sum of all."""

    def __init__(self, bounds: tuple[float, ...] = LATENCY_BOUNDS) -> None:
        """The last bound is infinite."""
        self.bounds = bounds
        self.counts = [0] * len(bounds)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds


class Sample(NamedTuple):
    """The moves that were made until a moment."""

    now: float
    moves: int


class Figures:
    """What one server has counted since its start."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.matches = 0
        self.bot_faults: Counter[str] = Counter()
        self.connections = 0
        self.refused: Counter[str] = Counter()
        self.goodbyes: Counter[str] = Counter()
        self.answered = Histogram()
        self._late: deque[float] = deque(maxlen=_LATE_KEPT)
        self._samples: deque[Sample] = deque(maxlen=_WINDOW + 1)

    def tick(self, now: float) -> None:
        """Note how far things are; to be called about once a second."""
        self._samples.append(Sample(now, self.moves.total()))

    def moves_a_second(self) -> float:
        """Give the moves a second over the last ten seconds."""
        if len(self._samples) < 2:
            return 0.0
        first, last = self._samples[0], self._samples[-1]
        return (last.moves - first.moves) / max(0.001, last.now - first.now)

    def late(self, seconds: float) -> None:
        """Note how much later than asked the loop came back."""
        self._late.append(max(0.0, seconds))

    def lateness(self, share: float = 0.99, *, last: int = _LATE_KEPT) -> float:
        """Give the seconds that the loop was late at most in this share of the last minute.

        `last` is of how many looks at it, 20 a second.
        """
        return quantile(list(self._late)[-last:], share)


def quantile(values: Iterable[float], share: float) -> float:
    """Give the value that this share of them don't exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * share) - 1)] if ordered else 0.0
