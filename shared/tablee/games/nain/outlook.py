"""What anybody may expect of a round: chances of the total, and how likely each move is.

Quick play asks the same questions again and again, so every answer is kept for as long as the
rounds before are the same. Chances are those of somebody who has seen the past rounds and the
table; what a seat knows of its own card comes on top. A move is the likelier the more it is worth
(see `heuristic`), so that the same answers tell how a card explains a bid.

A table is described by how many covered cards it has: 1 for each of which nothing is known, and a
step for each whose chest is seen (`STEP`). Bids are counted from what is known to lie there.
"""

from bisect import bisect
from collections.abc import Sequence
from math import exp
from typing import Final

from tablee.games.nain.cards import COPIES, HINTS, INDEX, VALUE
from tablee.games.nain.observation import Round
from tablee.games.nain.odds import coin_sums
from tablee.games.nain.tuning import Tuning

STEP: Final = {None: 1, 3: 9, 6: 81, 8: 729}
NAIN: Final = None
# How many bids are weighed: the next ones, or those around what an opener may expect.
NEXT: Final = 6
# So many answers are kept at a time.
KEPT: Final = 10_000
OPENING: Final = 10
UNSURE: Final = (0.3, 0.75)


class Choice:
    """The moves of one seat in one place, and how likely it makes each."""

    __slots__ = ("_moves", "_until", "true", "unsure", "worths")

    def __init__(self, worths: dict[int | None, float], temper: float, true: float) -> None:
        """Take what each move is worth, and how likely the bid is true."""
        best = max(worths.values())
        weights = [exp((worth - best) / temper) for worth in worths.values()]
        total, until = 0.0, []
        for weight in weights:
            total += weight
            until.append(total)
        self._until = [above / total for above in until]
        self._moves = tuple(worths)
        self.worths = worths
        self.true = true
        self.unsure = UNSURE[0] < true < UNSURE[1]

    def draw(self, chance: float) -> int | None:
        """Give a move for a number of 0..1: a bid, or None for nain."""
        return self._moves[min(bisect(self._until, chance), len(self._moves) - 1)]

    def likelihood(self, bid: int | None) -> float | None:
        """Give how likely this bid is, or nain; None if nobody would think of it."""
        if bid not in self._moves:
            return None
        place = self._moves.index(bid)
        return self._until[place] - (self._until[place - 1] if place else 0.0)


class Outlook:
    """Everything that was reckoned for the rounds that follow a history."""

    def __init__(self, history: Sequence[Round], seats: int, tuning: Tuning) -> None:
        self.history = history
        self.tuning = tuning
        self._seats = seats
        pool = list(COPIES)
        for past in history:
            for code in past.coins:
                pool[INDEX[code]] -= 1
        self._pool = pool
        self.won, self.drafted = _shares(pool, seats)
        self._tails: dict[int, list[float]] = {}
        self._choices: dict[tuple[int, int, int, int | None], Choice] = {}

    def fits(self, history: Sequence[Round], seats: int, tuning: Tuning) -> bool:
        """Tell whether this is the outlook after a history, which may be another copy of it."""
        if self.history is not history:
            if self.history != history:
                return False
            self.history = history
        return self._seats == seats and self.tuning is tuning

    def at_least(self, covered: int, total: int) -> float:
        """Give the chance that covered cards have so many coins together."""
        if total <= 0:
            return 1.0
        tail = self._tails.get(covered)
        if tail is None:
            tail = self._tails[covered] = self._tail(covered)
        return tail[total] if total < len(tail) else 0.0

    def choice(self, outside: int, inside: int, own: int, bid: int | None) -> Choice:
        """Give the moves of a seat that knows its own card, or nothing more than all others do.

        `outside` and `inside` are the covered cards for the others and for the seat, `own` the
        coins of which only the seat knows, `bid` is counted from what all know; None: it begins.
        """
        key = outside, inside, own, bid
        found = self._choices.get(key)
        if found is None:
            if len(self._choices) >= KEPT:
                self._choices.clear()
            found = self._choices[key] = self._weigh(outside, inside, own, bid)
        return found

    def _tail(self, covered: int) -> list[float]:
        free, rest = covered % 9, covered // 9
        counts = {hint: rest // 9**place % 9 for place, hint in enumerate(HINTS)}
        sums = coin_sums(self._pool, counts, free)
        tail, above = [0.0] * (max(sums) + 1), 0.0
        for total in range(max(sums), -1, -1):
            above += sums.get(total, 0.0)
            tail[total] = above
        return tail

    def _weigh(self, outside: int, inside: int, own: int, bid: int | None) -> Choice:
        worths: dict[int | None, float] = {}
        true = 1.0
        if bid is None:
            first = max(1, self._median(outside) - OPENING + 3)
            bids = range(first, first + OPENING)
        else:
            true = self.at_least(inside, bid - own)
            worths[NAIN] = self.won * (1.0 - true)
            bids = range(bid + 1, bid + 1 + NEXT)
        for more in bids:
            doubted = min(0.95, max(0.03, 1.0 - self.at_least(outside, more)))
            right = self.at_least(inside, more - own)
            worths[more] = doubted * right * self.won + (1.0 - doubted) * self.drafted
        return Choice(worths, self.tuning.temper / 10, true)

    def _median(self, covered: int) -> int:
        total = 0
        while self.at_least(covered, total + 1) >= 0.5:
            total += 1
        return total


def _shares(pool: list[int], seats: int) -> tuple[float, float]:
    """Give what the two best cards of a table have on average, and each of the others."""
    cards = sum(pool)
    below = [0.0] * 9
    for kind, count in enumerate(pool):
        for value in range(VALUE[kind], 9):
            below[value] += count / cards
    best = second = 0.0
    for value in range(8):
        under = below[value] ** seats
        best += 1.0 - under
        second += 1.0 - under - seats * below[value] ** (seats - 1) * (1.0 - below[value])
    mean = sum([VALUE[kind] * count for kind, count in enumerate(pool)]) / cards
    rest = (seats * mean - best - second) / (seats - 2) if seats > 2 else 0.0
    return best + second, rest
