"""How the match stands: what every seat's score will come to, and what that is worth."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from tablee.games.gold_der_maya.fragments import LOTS
from tablee.games.gold_der_maya.judgement import Judgement

WIN_SHARE: Final = 0.8
# A lead of so many points is worth half of what leads can be worth.
USUAL_LEAD: Final = 60.0


class Race(NamedTuple):
    """The scores that are to be expected, what a bead adds to them, and how far they may be off."""

    scores: tuple[float, ...]
    bead: float
    doubt: float

    def worths(self, scores: Sequence[float]) -> tuple[float, ...]:
        """Give what such scores are worth to each seat, 0..1: mostly the chance to win.

        The rest is the lead over the average of the others, squashed.
        """
        best, total, others = max(scores), sum(scores), len(scores) - 1
        odds = [exp((score - best) / self.doubt) for score in scores]
        every = sum(odds) / WIN_SHARE
        found = []
        for score, chance in zip(scores, odds, strict=True):
            lead = score - (total - score) / others
            squashed = 0.5 + 0.5 * lead / (USUAL_LEAD + abs(lead))
            found.append(chance / every + (1.0 - WIN_SHARE) * squashed)
        return tuple(found)


def race_of(
    promises: Sequence[float], beads: Sequence[int], lots: int, judgement: Judgement
) -> Race:
    """Judge a match by what every seat's bases promise while so many lots are to come."""
    part = lots / LOTS
    bead = 1.0 + judgement.purse * part
    doubt = judgement.least_doubt + judgement.doubt * sqrt(part)
    scores = [own + bead * held for own, held in zip(promises, beads, strict=True)]
    return Race(tuple(scores), bead, doubt)
