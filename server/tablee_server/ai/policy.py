"""Playing without search: the heuristic's move, or now and then anything."""

from typing import Final

from tablee.engine import Decision, LegalActions, Observation, Rng
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.question import Question

_STEPS: Final = 1000


class Policy:
    """What the game's own heuristic plays; any legal action in `slip` of all decisions (0..1)."""

    def __init__(self, slip: float = 0.0) -> None:
        self._slip = round(slip * _STEPS)

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        rng: Rng,
        budget: Budget,  # noqa: ARG002 - takes no time
        legal: LegalActions | None = None,
    ) -> Decision:
        """Choose without looking ahead; None where the heuristic sees no need to act."""
        if legal is None:
            legal = Question(game, observation, rng).legal
        if self._slip and rng.below(_STEPS) < self._slip:
            return Decision(legal.sample(rng))
        return Decision(game.brain.heuristic(observation, legal, rng))
