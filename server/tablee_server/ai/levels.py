"""The levels a bot can have: one way for all games, which looks up how the game wants it done."""

from typing import Final

import msgspec

from tablee.engine import LEVELS, PLANS, Decision, LegalActions, Observation, Plan, Rng
from tablee_server.ai.bot import AnyGame, Bot, Budget
from tablee_server.ai.flat import FlatMonteCarlo
from tablee_server.ai.policy import Policy
from tablee_server.codes import UNKNOWN_LEVEL, Refusal

DEFAULT_LEVEL: Final = "normal"


def method_of(plan: Plan) -> Bot:
    """Give what decides by a plan."""
    if plan.method == "flat":
        return FlatMonteCarlo()
    return Policy(plan.slip)


class LevelBot:
    """Plays any game at one level, by the plan that the game's brain has for it."""

    def __init__(self, level: str) -> None:
        self.level = level

    def plan(self, game: AnyGame) -> Plan:
        """Give how this level decides in a game."""
        return game.brain.plans.get(self.level) or PLANS[self.level]

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        rng: Rng,
        budget: Budget,
        legal: LegalActions | None = None,
    ) -> Decision:
        """Choose by the plan; a budget without iterations takes the plan's."""
        plan = self.plan(game)
        if not budget.iterations:
            budget = msgspec.structs.replace(budget, iterations=plan.iterations)
        return method_of(plan).choose(game, observation, rng, budget, legal)


def bot_of(level: str) -> LevelBot:
    """Give the bot of a level; Refusal `unknown-level`."""
    if level not in LEVELS:
        raise Refusal(UNKNOWN_LEVEL, level=level, known=", ".join(LEVELS))
    return LevelBot(level)
