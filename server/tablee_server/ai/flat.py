"""Flat Monte Carlo: every candidate is tried in the same imagined worlds, with the same chance.

Worlds are played to their end by the game's own quick play. The weaker half of the candidates is
left behind as the budget goes (sequential halving), what is surely worse at once, and nothing more
is tried where no choice is left.

It may have an opinion after a part of the budget, which is then exactly what a smaller budget would
have come to. The rest is for doubting it: every candidate that may still be the best is tried on,
and the opinion is left only for what proves better by more than chance.
"""

from collections.abc import Sequence
from math import ceil, log2
from typing import Final

from tablee.engine import Decision, State
from tablee_server.ai.bot import Budget
from tablee_server.ai.deadline import Deadline
from tablee_server.ai.personalities import NEUTRAL, Personality
from tablee_server.ai.preference import Prospect, best_rival
from tablee_server.ai.question import Question
from tablee_server.ai.search import CandidateSearch
from tablee_server.ai.tally import Tally

_FINALISTS: Final = 2
_RIVALS: Final = 3
"""So many at most are held against an opinion."""
_LOOK: Final = 16
"""After so many worlds it looks whether the matter is settled."""


class FlatMonteCarlo(CandidateSearch):
    """Tries as many times as the budget has iterations, over all candidates together."""

    def __init__(self, who: Personality = NEUTRAL, opinion: float = 1.0) -> None:
        """`opinion` is the part of the budget after which it has one; see the module."""
        super().__init__(who)
        self._opinion = opinion

    def _search(self, question: Question, budget: Budget) -> Decision:
        trials = Trials(question, budget)
        trials.run(int(self._opinion * budget.iterations))
        close = trials.close()
        if self._opinion < 1.0 and trials.spent < budget.iterations:
            first = question.pick(close, trials.prospects(), self._who)
            trials.doubt(first)
            close = trials.close()
            close = [first] if first in close else close
        return self._decided(question, close, trials.prospects(), trials.visits(), trials.spent)


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
        self.spent = 0

    def run(self, iterations: int) -> None:
        """Halve the candidates until two have had the last share of so many iterations."""
        while True:
            count = len(self._alive)
            share = (iterations - self.spent) / ceil(log2(count))
            worlds = max(int(share / count), 1 - self._worlds)
            if self._is_over_after(worlds) or count <= _FINALISTS:
                return
            self._keep(ceil(count / 2))

    def doubt(self, opinion: int) -> None:
        """Try on, as long as the budget lasts, the few that may still be better than an opinion."""
        tally, leader = self._tally, self._tally.leader(self._alive)
        others = [one for one in range(len(self._candidates)) if one != opinion]
        rivals = [one for one in others if tally.may_lead(one, leader)]
        rivals.sort(key=lambda one: tally.behind(one, leader)[0])
        self._alive = sorted([opinion, *rivals[:_RIVALS]])
        if not all(tally.never_differs(one, opinion) for one in self._alive):
            self._catch_up()
            self._is_over_after((self._budget.iterations - self.spent) // len(self._alive))

    def close(self) -> Sequence[int]:
        """Give those that are as good as the best, by their places."""
        return self._tally.close(self._tally.leader(self._alive), self._alive)

    def prospects(self) -> list[Prospect]:
        """Give what was found of each candidate."""
        leader = self._tally.leader(self._alive)
        return [self._prospect(one, leader) for one in range(len(self._candidates))]

    def visits(self) -> list[int]:
        """Give how often each candidate was tried."""
        return [len(trials) for trials in self._tally.trials]

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

    def _catch_up(self) -> None:
        """Try those that were left behind in the worlds that they missed, or leave them again."""
        trials = self._tally.trials
        for one in self._alive:
            for number in range(len(trials[one]), self._worlds):
                if self.spent >= self._budget.iterations or self._deadline.is_over:
                    break
                self._try(one, self._question.world(number), number)
        self._alive = [one for one in self._alive if len(trials[one]) == self._worlds]

    def _is_settled(self) -> bool:
        """Leave behind what is surely worse; tell whether what is left comes to the same."""
        tally, leader = self._tally, self._tally.leader(self._alive)
        self._alive = [one for one in self._alive if not tally.is_surely_worse(one, leader)]
        return all(tally.never_differs(one, leader) for one in self._alive)

    def _try_world(self) -> None:
        world = self._question.world(self._worlds)
        for one in self._alive:
            self._try(one, world.clone(), self._worlds)
        self._worlds += 1

    def _try(self, one: int, world: State, number: int) -> None:
        """Try a candidate in a world, which is used up by it."""
        worths = self._question.worths(world, number, self._candidates[one])
        self._tally.trials[one].append(worths[self._question.seat])
        self._rivals[one] += best_rival(worths, self._question.seat)
        self.spent += 1

    def _keep(self, count: int) -> None:
        """Leave the weakest behind, unless fewer are left anyway."""
        trials = self._tally.trials
        ranked = sorted(self._alive, key=lambda one: (-sum(trials[one]), one))
        self._alive = sorted(ranked[:count])
