"""One auction as a game of its own: sealed bids, and what every outcome is worth to each seat."""

from collections.abc import Sequence

from tablee.engine import Seat, StageGame
from tablee.games.gold_der_maya.actions import Bid
from tablee.games.gold_der_maya.race import Race

_NOBODY = -1


class SealedBids(StageGame):
    """The payoffs are exact for what the lot adds to each seat's score."""

    def __init__(
        self, race: Race, gains: Sequence[float], most: Sequence[int], *, keeps_own: bool
    ) -> None:
        """`gains` are what the lot adds, `most` the highest bids that are considered, by seat."""
        self.race = race
        self.gains = tuple(gains)
        self.choices = tuple([tuple(map(Bid, range(high + 1))) for high in most])
        self._keeps_own = keeps_own
        self._worths: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self._replies: dict[tuple[int, ...], tuple[float, ...]] = {}

    def replies(self, seat: Seat, picks: Sequence[int]) -> Sequence[float]:
        """Give what each of the seat's bids is worth to it."""
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
        """Decide as `auction.decide` does; of several receivers he pays the one behind."""
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
        return self.worths(winner, best, min(paid, key=self.race.scores.__getitem__))
