"""What a bot is: a seat's choice as a function of what the seat knows, its dice and a budget."""

from typing import Any, Protocol, TypeAlias

import msgspec

from tablee.engine import Action, Game, LegalActions, Observation, Rng

AnyGame: TypeAlias = Game[Any, Any]


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: so many iterations, and no longer than `deadline` seconds."""

    iterations: int = 0
    deadline: float | None = None


class Decision(msgspec.Struct, frozen=True):
    """What a bot chose; None only for a seat that may, but need not, act.

    `values` holds what each action considered seemed worth, by its string form.
    """

    action: Action | None
    values: dict[str, float] = {}
    iterations: int = 0
    reasons: tuple[str, ...] = ()


class Bot(Protocol):
    """A way to play any game. Deterministic given the observation, the dice and iterations."""

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        legal: LegalActions,
        *,
        rng: Rng,
        budget: Budget,
    ) -> Decision:
        """Choose one of the legal actions; there is at least one."""
