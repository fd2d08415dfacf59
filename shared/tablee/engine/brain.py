"""What a game knows about playing itself well: pure heuristics on an observation, no search."""

from typing import Protocol

from tablee.engine.action import Action
from tablee.engine.legal import LegalActions
from tablee.engine.observation import Observation
from tablee.engine.rng import Rng


class Brain(Protocol):
    """A game's knowledge. It is given what a seat may know, like anybody, and never a state."""

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        """Give a sound move; None only for a seat that may, but need not, act now."""
