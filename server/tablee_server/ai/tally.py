"""What came of each candidate so far: means, spreads, and who is surely behind whom."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

SURE: Final = 3.0
"""So many standard errors apart, two candidates are told apart for good."""

CLOSE: Final = 1.0
"""Within so many, or within `NEAR` of worth, they are as good as equal."""

MAY: Final = 2.0
"""Within so many, more trials may well put the one before the other."""

NEAR: Final = 0.004
FEWEST: Final = 16
"""Before so many trials nothing is sure."""

_RARE: Final = 0.3
"""What an unseen world may be worth: the least error is this, shared by all trials."""


class Tally:
    """Trials of candidates in the same worlds: the trial of world i is the i-th of each.

    A candidate that fell behind has fewer trials, the first ones.
    """

    def __init__(self, count: int) -> None:
        self.trials: list[list[float]] = [[] for _ in range(count)]

    def leader(self, among: Sequence[int]) -> int:
        """Give the best of candidates that met the same worlds; the first of equals."""
        return max(among, key=lambda one: (sum(self.trials[one]), -one))

    def behind(self, one: int, leader: int) -> tuple[float, float]:
        """Give by how much it is behind, in the worlds both met, and the standard error."""
        gaps = [a - b for a, b in zip(self.trials[leader], self.trials[one], strict=False)]
        count = len(gaps)
        if count < 2:
            return 0.0, 1.0
        mean = sum(gaps) / count
        square = sum([gap * gap for gap in gaps]) / count - mean * mean
        return mean, sqrt(max(0.0, square) / (count - 1))

    def is_surely_worse(self, one: int, leader: int) -> bool:
        """Tell whether nothing that may still come can put it first.

        What never made but a small difference isn't enough: the great ones may be rare.
        """
        trials = len(self.trials[leader])
        mean, error = self.behind(one, leader)
        return trials >= FEWEST and mean > SURE * max(error, _RARE / trials)

    def may_lead(self, one: int, leader: int) -> bool:
        """Tell whether it may well be as good, for all that is known."""
        mean, error = self.behind(one, leader)
        return mean <= MAY * error

    def never_differs(self, one: int, leader: int) -> bool:
        """Tell whether it came to the same in every world."""
        trials = self.trials
        return len(trials[leader]) >= FEWEST and trials[one] == trials[leader]

    def close(self, leader: int, among: Sequence[int]) -> list[int]:
        """Give those that are as good as the leader for all that is known, the leader included."""
        found = []
        for one in among:
            mean, error = self.behind(one, leader)
            if one == leader or mean <= max(NEAR, CLOSE * error):
                found.append(one)
        return found

    def worth(self, one: int, leader: int) -> float:
        """Give what a candidate is worth, also where it met fewer worlds than the leader."""
        own = self.trials[leader]
        mean = sum(own) / len(own) if own else 0.0
        return mean - self.behind(one, leader)[0]

    def spread(self, one: int) -> float:
        """Give the standard deviation of what came of it."""
        own = self.trials[one]
        if not own:
            return 0.0
        mean = sum(own) / len(own)
        return sqrt(max(0.0, sum([x * x for x in own]) / len(own) - mean * mean))
