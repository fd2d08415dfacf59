"""The levels a bot can have: one way for all games, which looks up how the game wants it done."""

from typing import Final

import msgspec

from tablee.engine import LEVELS, PLANS, Decision, LegalActions, Observation, Plan, Rng
from tablee_server.ai.bot import AnyGame, Bot, Budget
from tablee_server.ai.flat import FlatMonteCarlo
from tablee_server.ai.personalities import NEUTRAL, Personality, personality_of
from tablee_server.ai.policy import Policy
from tablee_server.ai.regret import RegretMatching
from tablee_server.ai.tree import InformationSetTreeSearch
from tablee_server.codes import UNKNOWN_LEVEL, Refusal

DEFAULT_LEVEL: Final = "normal"


def method_of(plan: Plan, who: Personality = NEUTRAL) -> Bot:
    """Give what decides by a plan."""
    match plan.method:
        case "flat":
            return FlatMonteCarlo(who, plan.opinion)
        case "tree":
            return InformationSetTreeSearch(who)
        case "regret":
            return RegretMatching(method_of(_without_stage_game(plan), who))
        case "policy":
            return Policy(plan.slip)


def _without_stage_game(plan: Plan) -> Plan:
    other = "policy" if plan.otherwise == "regret" else plan.otherwise
    return msgspec.structs.replace(plan, method=other)


class LevelBot:
    """Plays any game at one level, by the plan that the game's brain has for it."""

    def __init__(self, level: str, who: Personality = NEUTRAL) -> None:
        self.level = level
        self._who = who

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
        return method_of(plan, self._who).choose(game, observation, rng, budget, legal)


def bot_of(level: str, name: str = "") -> LevelBot:
    """Give the bot of a level, with the personality of its name; Refusal `unknown-level`."""
    if level not in LEVELS:
        raise Refusal(UNKNOWN_LEVEL, level=level, known=", ".join(LEVELS))
    return LevelBot(level, personality_of(name))
