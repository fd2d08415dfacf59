"""One bot among copies of another until it is clear which is stronger, or the time is spent.

Looks before the end ask for 99.9 % (Haybittle and Peto), so that looking often hardly adds to the
5 % that the last look may err by.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from tools.contest.contest import Contest
from tools.contest.figures import LEVEL, Interval, interval, share
from tools.contest.played import Deal
from tools.contest.report import margins_of, shares_of, times_of

EARLY = 0.999
FIRST_LOOK = 16
"""Deals before the first look; each later one comes at twice as many."""

Verdict: TypeAlias = Literal["met", "missed", "open"]


class Goal(msgspec.Struct, frozen=True):
    """What the guest's win share has to reach, with the lower bound of its interval."""

    share: float
    is_exact: bool = True
    """Whether the very share counts as reached; parity itself doesn't mean stronger."""

    def verdict(self, found: Interval) -> Verdict:
        """Tell whether an interval lies above the goal, below it, or on both sides."""
        reached = found.low >= self.share if self.is_exact else found.low > self.share
        if reached:
            return "met"
        return "missed" if found.high < self.share else "open"


def compare(
    contest: Contest, goal: Goal, deals: Iterable[Deal], *, seconds: float
) -> dict[str, Any]:
    """Take deals until the goal is certainly met or missed, or so much CPU is spent.

    The report's interval holds 95 %; `verdict` "open" means that it lies on both sides.
    """
    taken: list[Deal] = []
    spent, look = 0.0, FIRST_LOOK
    for deal in deals:
        taken.append(deal)
        spent += deal.seconds
        if spent >= seconds and len(taken) > 1:
            break
        if len(taken) == look:
            look *= 2
            if goal.verdict(share(shares_of(contest, taken, 0), level=EARLY)) != "open":
                break
    shares = share(shares_of(contest, taken, 0), level=LEVEL)
    return {
        "guest": contest.bots[0],
        "table": contest.bots[1],
        "goal": round(goal.share, 4),
        "verdict": goal.verdict(shares),
        "share": shares.rounded(),
        "margin": interval(margins_of(contest, taken, 0)).rounded(),
        "deals": len(taken),
        "faults": sum(len(match.faults) for deal in taken for match in deal.matches),
        "cpu_seconds": round(spent, 1),
        "times": times_of(contest, taken),
    }
