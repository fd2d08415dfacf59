"""Regret matching: what several seats choose at once, where the brain knows what comes of it.

Every seat plays the stage game against the others again and again, and each time regrets what it
didn't choose; the average of what that leads to is close to a balance in which nobody gains by
choosing otherwise. The choice is drawn from it, so that nobody can foresee it.
"""

from collections.abc import Sequence
from typing import Final

from tablee.engine import Decision, FastRng, LegalActions, Observation, Rng, StageGame
from tablee_server.ai.bot import AnyGame, Bot, Budget
from tablee_server.ai.deadline import Deadline
from tablee_server.ai.preference import drawn
from tablee_server.ai.question import Question

_RARE: Final = 0.04
"""A choice less likely than this is noise of the learning and isn't made."""


class RegretMatching:
    """Knows no game: the stage game comes from the brain."""

    def __init__(self, otherwise: Bot) -> None:
        """`otherwise` decides what the brain has no stage game for."""
        self._otherwise = otherwise

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        rng: Rng,
        budget: Budget,
        legal: LegalActions | None = None,
    ) -> Decision:
        """Learn for as many rounds as the budget has iterations, and draw from what was learnt."""
        question = Question(game, observation, rng, legal)
        stage = game.brain.stage_game(observation, question.chance(0))
        if stage is None:
            return self._otherwise.choose(game, observation, rng, budget, legal)
        table = _Table(stage, question.chance(1))
        rounds = table.play(budget)
        return table.decision(question, rounds)


class _Table:
    """All seats of a stage game, who learn together."""

    def __init__(self, stage: StageGame, dice: FastRng) -> None:
        self._stage = stage
        self._dice = dice
        self._learners = [Learner(len(choices)) for choices in stage.choices]
        self._seats = [seat for seat, choices in enumerate(stage.choices) if choices]

    def play(self, budget: Budget) -> int:
        """Play until the budget is spent and tell how many rounds that were; one at least."""
        deadline, rounds = Deadline(budget.deadline), 0
        while not rounds or (rounds < budget.iterations and not deadline.is_over):
            rounds += 1
            self._play_once(rounds)
        return rounds

    def decision(self, question: Question, rounds: int) -> Decision:
        """Draw the seat's choice."""
        learner, choices = self._learners[question.seat], self._stage.choices[question.seat]
        chances = without_rare(learner.average)
        names = [question.name(choice) for choice in choices]
        return Decision(
            choices[drawn(chances, question.rng.derive("mix"))],
            dict(zip(names, learner.worths(rounds), strict=True)),
            rounds,
            visits={name: round(rounds * part) for name, part in zip(names, chances, strict=True)},
            is_concealed=True,
        )

    def _play_once(self, weight: int) -> None:
        learners, draw = self._learners, self._dice
        for seat in self._seats:
            learners[seat].think(weight)
        picks = [_picked(one.strategy, draw) if one.strategy else -1 for one in learners]
        for seat in self._seats:
            if len(learners[seat].strategy) > 1:
                learners[seat].learn(self._stage.replies(seat, picks), weight)


class Learner:
    """One seat's regrets, never below zero, and the average of what it would do."""

    __slots__ = ("_played", "_regrets", "_worths", "strategy")

    def __init__(self, count: int) -> None:
        self._regrets = [0.0] * count
        self._played = [0.0] * count
        self._worths = [0.0] * count
        self.strategy = [1.0 / count] * count if count else []

    def think(self, weight: int) -> None:
        """Choose in proportion to regret; later rounds, of a greater weight, say more."""
        total = sum(self._regrets)
        if total > 0.0:
            self.strategy = [regret / total for regret in self._regrets]
        played = self._played
        for place, chance in enumerate(self.strategy):
            if chance:
                played[place] += weight * chance

    def learn(self, replies: Sequence[float], weight: int) -> None:
        """Regret what would have been better than what it does now."""
        mean = sum([chance * worth for chance, worth in zip(self.strategy, replies, strict=True)])
        regrets, worths = self._regrets, self._worths
        for place, worth in enumerate(replies):
            regrets[place] = max(0.0, regrets[place] + worth - mean)
            worths[place] += weight * worth

    @property
    def average(self) -> list[float]:
        """What it did, as chances."""
        total = sum(self._played)
        return [played / total for played in self._played]

    def worths(self, rounds: int) -> list[float]:
        """Give what each choice was worth against the others, later rounds counting more."""
        return [worth / (rounds * (rounds + 1) / 2) for worth in self._worths]


def without_rare(chances: Sequence[float]) -> list[float]:
    """Leave out what is hardly ever chosen, unless nothing else is."""
    least = min(_RARE, max(chances))
    kept = [chance if chance >= least else 0.0 for chance in chances]
    return [chance / sum(kept) for chance in kept]


def _picked(chances: Sequence[float], dice: FastRng) -> int:
    """Draw a place by its chance, with a single draw."""
    point = dice.fraction()
    for place, chance in enumerate(chances):
        point -= chance
        if point < 0.0:
            return place
    return max(range(len(chances)), key=chances.__getitem__)
