"""What a bot is: a seat's choice as a function of what the seat knows, its dice and a budget."""

from typing import Any, Protocol, TypeAlias

import msgspec

from tablee.engine import Decision, Game, LegalActions, Observation, Rng

AnyGame: TypeAlias = Game[Any, Any]


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: so many iterations, and no longer than `deadline` seconds.

    0 iterations stand for those of the level's plan. With a deadline a decision may depend on the
    machine; without one it never does.
    """

    iterations: int = 0
    deadline: float | None = None


class Bot(Protocol):
    """A way to play any game. Deterministic given the observation, the dice and iterations."""

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        rng: Rng,
        budget: Budget,
        legal: LegalActions | None = None,
    ) -> Decision:
        """Choose one of the seat's legal actions; there is at least one.

        They follow from the observation. `legal` only saves working them out anew.
        """
