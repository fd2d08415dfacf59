"""Playing without search: the habit of the game's brain, or now and then anything."""

from typing import Final

from tablee.engine import Action, Decision, LegalActions, Observation, Rng
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.question import Question

_STEPS: Final = 1000
_MEDDLES: Final = 4
"""Once in so many times chance alone lets a seat act that need not."""


class Policy:
    """What the game's own habit plays; any legal action in `slip` of all decisions (0..1)."""

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
        """Choose without looking ahead; None where the habit sees no need to act."""
        question = Question(game, observation, rng, legal)
        if self._slip and rng.below(_STEPS) < self._slip:
            return Decision(_anything(question, rng))
        return Decision(game.brain.habit(observation, question.legal, rng))


def _anything(question: Question, rng: Rng) -> Action | None:
    """Choose any legal action; a seat that need not act mostly lets it be."""
    if not question.owes and rng.below(_MEDDLES):
        return None
    return question.legal.sample(rng)
