"""Why a decision is good: the game's brain looks at worlds that may be, and counts."""

from typing import Final

import msgspec

from tablee.engine import Decision, Observation, Rng
from tablee_server.ai.bot import AnyGame
from tablee_server.ai.question import Question

WORLDS: Final = 100


def explained(
    game: AnyGame, observation: Observation, decision: Decision, rng: Rng, worlds: int = WORLDS
) -> Decision:
    """Give the decision with its reasons.

    With the dice of the decision the worlds are the first ones that a search met.
    """
    question = Question(game, observation, rng)
    imagined = [question.world(number) for number in range(worlds)]
    reasons = game.brain.reasons(observation, decision, imagined)
    return msgspec.structs.replace(decision, reasons=reasons)
