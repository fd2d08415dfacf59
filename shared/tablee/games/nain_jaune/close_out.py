"""Exact close-outs: leads after which a hand is surely gone before anybody else lays a card.

A series of one's own ends for certain at a rank that nobody else can lay: all its cards are known,
or all others said sans to it while sans can't be a choice. Then the lead comes back.
"""

from typing import Final, TypeAlias

from tablee.games.nain_jaune.cards import rank_of
from tablee.games.nain_jaune.observation import NainJauneObservation

Counts: TypeAlias = tuple[int, ...]  # cards in hand by rank, places 0 and 14 empty
# Beyond this many positions tried, a close-out counts as not found.
MOST_TRIED: Final = 1000


def closing_rank(seen: NainJauneObservation) -> int | None:
    """Give the rank to lead so that the hand is surely laid down; None if no order is certain."""
    counts = [0] * 15
    for code in seen.hand or ():
        counts[rank_of(code)] += 1
    search = _Search(dead_ranks(seen), skips=seen.options["gap"] == "skip")
    return search.first_lead(tuple(counts))


def dead_ranks(seen: NainJauneObservation) -> list[bool]:
    """Tell by rank whether certainly none of the others holds a card of it; 14 is dead."""
    known = [0] * 15
    laid = {card.card for card in seen.laid} | set(seen.own_laid) | set(seen.hand or ())
    for code in laid:
        known[rank_of(code)] += 1
    others = [seat for seat in seen.seated if seat != seen.viewer]
    binding = seen.options["continue"] == "forced"
    dead = [False] * 15
    for rank in range(1, 14):
        void = binding and all(rank in seen.sans[seat] for seat in others)
        dead[rank] = void or known[rank] == 4
    dead[14] = True
    return dead


class _Search:
    """Depth-first over the orders of leads; remembers hands from which no order works."""

    def __init__(self, dead: list[bool], *, skips: bool) -> None:
        self._dead = dead
        self._skips = skips
        self._hopeless: set[Counts] = set()

    def first_lead(self, counts: Counts) -> int | None:
        if len(self._hopeless) > MOST_TRIED or counts in self._hopeless:
            return None
        for rank in range(1, 14):
            if counts[rank] and self._closes(counts, rank):
                return rank
        self._hopeless.add(counts)
        return None

    def _closes(self, counts: Counts, rank: int) -> bool:
        after = self._run(counts, rank)
        return after is not None and (not any(after) or self.first_lead(after) is not None)

    def _run(self, counts: Counts, rank: int) -> Counts | None:
        """Lay a series from a rank up; None if somebody else may go on with it."""
        left = list(counts)
        while rank < 14:
            if left[rank]:
                left[rank] -= 1
                if not any(left):
                    return tuple(left)
            elif not self._dead[rank]:
                return None
            elif not self._skips:
                return tuple(left)
            rank += 1
        return tuple(left)
