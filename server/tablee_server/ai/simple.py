"""The two bots that don't search: one plays anything legal, one what the game's brain says."""

from tablee.engine import LegalActions, Observation, Rng
from tablee_server.ai.bot import AnyGame, Budget, Decision


class RandomBot:
    """Any legal action."""

    def choose(
        self,
        game: AnyGame,  # noqa: ARG002
        observation: Observation,  # noqa: ARG002
        legal: LegalActions,
        *,
        rng: Rng,
        budget: Budget,  # noqa: ARG002
    ) -> Decision:
        return Decision(legal.sample(rng))


class HeuristicBot:
    """What the game's own heuristic plays."""

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        legal: LegalActions,
        *,
        rng: Rng,
        budget: Budget,  # noqa: ARG002
    ) -> Decision:
        return Decision(game.brain.heuristic(observation, legal, rng))
