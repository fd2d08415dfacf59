"""Flat Monte Carlo: every candidate is tried in the same imagined worlds, with the same chance.

Worlds are played to their end by the game's own quick play. The weaker half of the candidates is
left behind as the budget goes (sequential halving), and nothing more is tried once it's settled.
"""

from math import ceil, log2
from typing import Final

from tablee.engine import Action, Decision, LegalActions, Observation, Rng, State
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.deadline import Deadline
from tablee_server.ai.question import Question
from tablee_server.ai.tally import Tally

_LOOK: Final = 16
"""After so many worlds it looks whether the matter is settled."""


class FlatMonteCarlo:
    """Knows no game: worlds, quick play and what its end is worth come from the game's brain."""

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        rng: Rng,
        budget: Budget,
        legal: LegalActions | None = None,
    ) -> Decision:
        """Try as many times as the budget has iterations, over all candidates together."""
        question = Question(game, observation, rng, legal)
        if len(question.candidates) == 1:
            return Decision(question.candidates[0])
        trials = Trials(question, budget)
        trials.run()
        return trials.decision()


class Trials:
    """The trials of one decision."""

    def __init__(self, question: Question, budget: Budget) -> None:
        self._question = question
        self._candidates = question.candidates
        self._alive = list(range(len(self._candidates)))
        self._tally = Tally(len(self._candidates))
        self._budget = budget
        self._deadline = Deadline(budget.deadline)
        self._worlds = 0
        self._spent = 0

    def run(self) -> None:
        """Halve the candidates until one is left or the budget is spent."""
        rounds = ceil(log2(len(self._candidates)))
        for over in range(rounds):
            share = (self._budget.iterations - self._spent) / (rounds - over)
            if self._is_over_after(max(int(share / len(self._alive)), 1 - self._worlds)):
                return
            if over < rounds - 1:
                self._halve()

    def decision(self) -> Decision:
        """Choose among those that are as good as the best: the expected move, where it is."""
        tally, leader = self._tally, self._tally.leader(self._alive)
        chosen = self._pick(tally.close(leader, self._alive))
        names = [self._question.name(action) for action in self._candidates]
        places = range(len(names))
        return Decision(
            self._candidates[chosen],
            {names[one]: tally.worth(one, leader) for one in places},
            self._spent,
            spread={names[one]: tally.spread(one) for one in places},
            visits={names[one]: len(tally.trials[one]) for one in places},
        )

    def _pick(self, close: list[int]) -> int:
        """What others choose against must not be foreseen; else what a person would expect."""
        question = self._question
        if question.is_concealed:
            return question.rng.derive("mix").choice(close)
        for one in close:
            if self._candidates[one] == question.expected:
                return one
        return close[0] if len(close) == 1 else self._tally.leader(close)

    def _is_over_after(self, worlds: int) -> bool:
        """Try those that are left in so many worlds more; tell whether that's the end of it."""
        for _ in range(worlds):
            if self._deadline.is_over and self._worlds:
                return True
            self._try_world()
            if self._worlds % _LOOK == 0 and self._is_settled():
                return True
        return False

    def _is_settled(self) -> bool:
        return self._tally.is_settled(self._tally.leader(self._alive), self._alive)

    def _try_world(self) -> None:
        world = self._question.world(self._worlds)
        for one in self._alive:
            self._tally.trials[one].append(self._worth(world.clone(), self._candidates[one]))
        self._spent += len(self._alive)
        self._worlds += 1

    def _worth(self, world: State, action: Action | None) -> float:
        question = self._question
        chance, brain = question.chance(self._worlds), question.game.brain
        if action is not None:
            world.apply_action(question.seat, action, chance)
        brain.rollout(question.game, world, chance)
        return brain.utilities(world)[question.seat]

    def _halve(self) -> None:
        """Leave the weaker half behind."""
        trials = self._tally.trials
        ranked = sorted(self._alive, key=lambda one: (-sum(trials[one]), one))
        self._alive = sorted(ranked[: ceil(len(ranked) / 2)])
