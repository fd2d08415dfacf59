"""Flat Monte Carlo: every candidate is tried in the same imagined worlds, with the same chance.

Worlds are played to their end by the game's own quick play. The weaker half of the candidates is
left behind as the budget goes (sequential halving), what is surely worse at once, and nothing more
is tried where no choice is left.
"""

from math import ceil, log2
from typing import Final

from tablee.engine import Decision, LegalActions, Observation, Rng
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.deadline import Deadline
from tablee_server.ai.personalities import NEUTRAL, Personality
from tablee_server.ai.preference import Prospect, best_rival
from tablee_server.ai.question import Question
from tablee_server.ai.tally import Tally

_FINALISTS: Final = 2
_LOOK: Final = 16
"""After so many worlds it looks whether the matter is settled."""


class FlatMonteCarlo:
    """Knows no game: worlds, quick play and what its end is worth come from the game's brain."""

    def __init__(self, who: Personality = NEUTRAL) -> None:
        """`who` chooses among moves that are as good."""
        self._who = who

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
        return trials.decision(self._who)


class Trials:
    """The trials of one decision."""

    def __init__(self, question: Question, budget: Budget) -> None:
        self._question = question
        self._candidates = question.candidates
        self._alive = list(range(len(self._candidates)))
        self._tally = Tally(len(self._candidates))
        self._rivals = [0.0] * len(self._candidates)
        self._budget = budget
        self._deadline = Deadline(budget.deadline)
        self._worlds = 0
        self._spent = 0

    def run(self) -> None:
        """Halve the candidates until two have had the last share of the budget."""
        while True:
            count = len(self._alive)
            share = (self._budget.iterations - self._spent) / ceil(log2(count))
            worlds = max(int(share / count), 1 - self._worlds)
            if self._is_over_after(worlds) or count <= _FINALISTS:
                return
            self._keep(ceil(count / 2))

    def decision(self, who: Personality) -> Decision:
        """Choose among those that are as good as the best."""
        tally, leader = self._tally, self._tally.leader(self._alive)
        names = [self._question.name(action) for action in self._candidates]
        places = range(len(names))
        prospects = [self._prospect(one, leader) for one in places]
        chosen = self._question.pick(tally.close(leader, self._alive), prospects, who)
        return Decision(
            self._candidates[chosen],
            {names[one]: prospects[one].worth for one in places},
            self._spent,
            spread={names[one]: prospects[one].spread for one in places},
            visits={names[one]: len(tally.trials[one]) for one in places},
            is_concealed=self._question.is_concealed,
        )

    def _prospect(self, one: int, leader: int) -> Prospect:
        tally = self._tally
        rival = self._rivals[one] / max(1, len(tally.trials[one]))
        is_expected = self._candidates[one] == self._question.expected
        return Prospect(tally.worth(one, leader), tally.spread(one), rival, is_expected)

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
        """Leave behind what is surely worse; tell whether what is left comes to the same."""
        tally, leader = self._tally, self._tally.leader(self._alive)
        self._alive = [one for one in self._alive if not tally.is_surely_worse(one, leader)]
        return all(tally.never_differs(one, leader) for one in self._alive)

    def _try_world(self) -> None:
        world = self._question.world(self._worlds)
        for one in self._alive:
            action = self._candidates[one]
            worths = self._question.worths(world.clone(), self._worlds, action)
            self._tally.trials[one].append(worths[self._question.seat])
            self._rivals[one] += best_rival(worths, self._question.seat)
        self._spent += len(self._alive)
        self._worlds += 1

    def _keep(self, count: int) -> None:
        """Leave the weakest behind, unless fewer are left anyway."""
        trials = self._tally.trials
        ranked = sorted(self._alive, key=lambda one: (-sum(trials[one]), one))
        self._alive = sorted(ranked[:count])
