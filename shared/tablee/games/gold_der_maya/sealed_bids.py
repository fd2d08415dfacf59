"""One auction as a game of its own: sealed bids, and what every outcome is worth to each seat.

Whoever looks for the best bid against others who look for it too finds a balance that people don't
keep to. So the seat that asks meets, in a part of all rounds, others who bid as they did so far.
"""

from collections.abc import Sequence
from typing import Final

from tablee.engine import Rng, Seat, StageGame
from tablee.games.gold_der_maya.actions import Bid
from tablee.games.gold_der_maya.auction import Sale
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.race import Race

_NOBODY: Final = -1
_STEPS: Final = 1000
# What a lot adds to a score, more or less; and how many auctions people are judged by.
_USUAL_GAIN: Final = 4.0
_REMEMBERED: Final = 8
# Within so many points nobody stands better than another.
_LEVEL: Final = 0.5


class Habits:
    """How others bid who don't calculate: by what they bid so far, and a bead off."""

    def __init__(self, sales: Sequence[Sale], judgement: Judgement, rng: Rng) -> None:
        """`sales` tell the bids so far; `rng` draws when habits rule, and the bids."""
        self._often = round(judgement.habit * _STEPS)
        self._sales = [sale.bids for sale in sales if sale.bids][-_REMEMBERED:]
        self._judgement = judgement
        self._rng = rng

    def rule(self) -> bool:
        """Draw whether they do in this round."""
        return self._rng.below(_STEPS) < self._often

    def bid(self, seat: Seat, gain: float, most: int) -> int:
        """Draw the bid of a seat to whose score the lot adds so much."""
        below = self._rng.below
        part = self.boldness(seat) * (0.5 + below(_STEPS) / _STEPS)
        return max(0, min(most, round(part * gain + 2 * below(_STEPS) / _STEPS - 1)))

    def boldness(self, seat: Seat) -> float:
        """Give which part of what lots add a seat is thought to bid."""
        told = sum([bids[seat] for bids in self._sales]) / _USUAL_GAIN
        known = self._judgement.trust
        return (known * self._judgement.custom + told) / (known + len(self._sales))


class SealedBids(StageGame):
    """The payoffs are exact for what the lot adds to each seat's score."""

    def __init__(
        self,
        race: Race,
        gains: Sequence[float],
        most: Sequence[int],
        *,
        keeps_own: bool,
        asks: Seat = _NOBODY,
        habits: Habits | None = None,
    ) -> None:
        """`gains` are what the lot adds, `most` the highest bids that are considered, by seat.

        The seat that `asks` meets the others' `habits`.
        """
        self.race = race
        self.gains = tuple(gains)
        self.choices = tuple([tuple(map(Bid, range(high + 1))) for high in most])
        self._keeps_own = keeps_own
        self._asks = asks
        self._habits = habits
        self._worths: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self._replies: dict[tuple[int, ...], tuple[float, ...]] = {}

    def replies(self, seat: Seat, picks: Sequence[int]) -> Sequence[float]:
        """Give what each of the seat's bids is worth to it."""
        if seat == self._asks and self._habits is not None and self._habits.rule():
            gains = zip(self.gains, self.choices, strict=True)
            picks = [self._habits.bid(s, gain, len(b) - 1) for s, (gain, b) in enumerate(gains)]
        key = (seat, *picks[:seat], *picks[seat + 1 :])
        found = self._replies.get(key)
        if found is None:
            bids = list(picks)
            worths = []
            for beads in range(len(self.choices[seat])):
                bids[seat] = beads
                worths.append(self._outcome(bids)[seat])
            found = self._replies[key] = tuple(worths)
        return found

    def worths(self, winner: Seat, beads: int, receiver: Seat) -> tuple[float, ...]:
        """Give what it is worth to each seat that one wins and pays another; -1 for nobody."""
        key = (winner, beads, receiver)
        found = self._worths.get(key)
        if found is None:
            scores, paid = list(self.race.scores), self.race.bead * beads
            if winner != _NOBODY:
                scores[winner] += self.gains[winner]
            if receiver != _NOBODY:
                scores[winner] -= paid
                scores[receiver] += paid
            found = self._worths[key] = self.race.worths(scores)
        return found

    def _outcome(self, bids: Sequence[int]) -> tuple[float, ...]:
        """Decide as `auction.decide` does; of several receivers one who stands worst is paid."""
        best = max([bid for bid in bids if bids.count(bid) == 1], default=-1)
        if best < 0:
            return self.worths(_NOBODY, 0, _NOBODY)
        winner = bids.index(best)
        if not best:
            return self.worths(winner, 0, _NOBODY)
        lowest = min([bid for seat, bid in enumerate(bids) if seat != winner])
        if self._keeps_own and best < lowest:
            return self.worths(winner, best, _NOBODY)
        paid = [seat for seat, bid in enumerate(bids) if bid == lowest and seat != winner]
        return self._paid_to(winner, best, self._hindmost(paid))

    def _hindmost(self, receivers: Sequence[Seat]) -> list[Seat]:
        """Leave those who stand worst, and are as good as level."""
        scores = self.race.scores
        least = min([scores[seat] for seat in receivers])
        return [seat for seat in receivers if scores[seat] <= least + _LEVEL]

    def _paid_to(self, winner: Seat, beads: int, receivers: Sequence[Seat]) -> tuple[float, ...]:
        """Any of these may be chosen, one as likely as the other."""
        if len(receivers) == 1:
            return self.worths(winner, beads, receivers[0])
        every = [self.worths(winner, beads, receiver) for receiver in receivers]
        return tuple([sum(worths) / len(every) for worths in zip(*every, strict=True)])
