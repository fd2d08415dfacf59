"""Who takes part: a bot with a budget, and what it is asked."""

from copy import copy
from typing import NamedTuple, Protocol

import msgspec

from tablee.engine import LegalActions, Observation, Rng, State
from tablee.games import AnyGame
from tablee_server.ai import Bot, Budget, Decision


class Question(NamedTuple):
    """What a contender is asked: all that its seat knows, and its dice.

    `truth` is there for those alone that say they look (`sees_all`); nobody else is given it.
    """

    game: AnyGame
    observation: Observation
    legal: LegalActions
    rng: Rng
    seats: int
    truth: State | None = None


class Contender(Protocol):
    """Somebody who plays."""

    @property
    def sees_all(self) -> bool:
        """Whether it is given the truth: a measure of what could be known, never an opponent."""

    def choose(self, question: Question) -> Decision:
        """Choose one of the legal actions, or none where none is owed."""


class Fair:
    """A bot as the server seats it, or with other parameters."""

    sees_all = False

    def __init__(
        self, bot: Bot, iterations: int = 0, parameters: msgspec.Struct | None = None
    ) -> None:
        """`iterations` are its whole budget; `parameters` replace those of the game's brain."""
        self._bot = bot
        self._budget = Budget(iterations)
        self._parameters = parameters

    def choose(self, question: Question) -> Decision:
        game, observation, legal, rng, _, _ = question
        if self._parameters is not None:
            brain = game.brain.with_parameters(self._parameters)
            game = copy(game)
            game.brain = brain
        return self._bot.choose(game, observation, rng, self._budget, legal)


class Thought(NamedTuple):
    """How long those think that search: `iterations` replace their own, `part` of them count."""

    iterations: int | None = None
    part: float = 1.0

    def of(self, own: int) -> int:
        """Give the iterations of one that has so many of its own."""
        return max(1, int((self.iterations or own) * self.part)) if own else 0
