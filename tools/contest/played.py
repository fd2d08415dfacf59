"""What came of the matches of a deal, small enough to travel between processes and machines."""

import msgspec

from tablee.engine import Outcome, Seat
from tools.contest.lineup import Lineup, Side


class Fault(msgspec.Struct, frozen=True):
    """A bot that broke the contract: which one, where, and what it did."""

    bot: str
    deal: int
    lineup: int
    seat: Seat
    actions: int
    problem: str


class Effort(msgspec.Struct):
    """What one contender's decisions took in one match: iterations and seconds of CPU, of each."""

    iterations: list[int] = []
    seconds: list[float] = []


class Played(msgspec.Struct, frozen=True):
    """One match: the line-up, its result, and each contender's effort."""

    lineup: Lineup
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    efforts: tuple[Effort, ...]
    faults: tuple[Fault, ...] = ()
    audited: int = 0

    def credit(self, sides: tuple[Side, ...]) -> tuple[float, ...]:
        """Give each side's part of the win: the winners of rank 1 share it."""
        won = [self.ranks[side[0]] == 1 for side in sides]
        return tuple(float(mine) / sum(won) for mine in won)

    def margins(self, sides: tuple[Side, ...]) -> tuple[float, ...]:
        """Give each side's mean score less the mean of the other sides'."""
        means = [sum(self.scores[seat] for seat in side) / len(side) for side in sides]
        others = max(1, len(sides) - 1)
        return tuple(mine - (sum(means) - mine) / others for mine in means)

    def players(self, sides: tuple[Side, ...]) -> tuple[int, ...]:
        """Give which contender plays each side."""
        return tuple(self.lineup[side[0]] for side in sides)


def played(
    lineup: Lineup,
    outcome: Outcome,
    efforts: tuple[Effort, ...],
    *,
    faults: tuple[Fault, ...],
    audited: int,
) -> Played:
    """Write down a finished match."""
    return Played(lineup, outcome.scores, outcome.ranks, efforts, faults, audited)


class Deal(msgspec.Struct, frozen=True):
    """All the matches of one deal, in the order of the line-ups; `seconds` of CPU for them all."""

    number: int
    matches: tuple[Played, ...]
    seconds: float = 0.0
