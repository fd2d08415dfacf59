"""How to play the harbour soundly: small bids, and the stack a greedy eye sees."""

from typing import Any

from tablee.engine import Action, Arrangement, Brain, LegalActions, Observation, Range, Rng, Subset
from tests.conformance.toy.actions import Bid, Load, Toss
from tests.conformance.toy.crates import stack_fault, weight


class HarbourBrain(Brain[Any, Any]):
    """Knows nothing but the observation."""

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        """Answer what is owed; never bother to peek."""
        del observation
        for entry in legal:
            if isinstance(entry, Range):
                return Bid(rng.below(entry.high // 2 + 1))
            if isinstance(entry, Subset):
                return Toss(())
            if isinstance(entry, Arrangement):
                return Load(_stack(entry.pieces))
        return None


def _stack(pieces: tuple[str, ...]) -> tuple[str, ...]:
    layout: tuple[str, ...] = ()
    for crate in sorted(pieces, key=weight, reverse=True):
        if stack_fault((*layout, crate)) is None:
            layout = (*layout, crate)
    return layout
