"""How hard a decision was, as far as others may see it by the time it took."""

from typing import Final

from tablee.engine import Decision

_APART: Final = 0.1
"""Two moves whose worths are so far apart are easily told from each other."""


def difficulty(decision: Decision) -> float:
    """Give 0 where one move stands out, or none matters, up to 1 for two as good among bad ones.

    What others decide at the same time is 0 too: nobody shall guess a choice by its moment.
    """
    worths = sorted(decision.values.values(), reverse=True)
    if decision.is_concealed or len(worths) < 2:
        return 0.0
    best, second, worst = worths[0], worths[1], worths[-1]
    closeness = 1.0 - min(1.0, (best - second) / _APART)
    return closeness * min(1.0, (best - worst) / _APART)
