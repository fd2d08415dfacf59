"""What the searches over a question's candidates share: how one begins, and what it comes to."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from tablee.engine import Decision, LegalActions, Observation, Rng
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.personalities import NEUTRAL, Personality
from tablee_server.ai.preference import Prospect
from tablee_server.ai.question import Question


class CandidateSearch(ABC):
    """Knows no game: candidates, worlds, quick play and its worth come from the game's brain."""

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
        """Search, where there is more than one candidate."""
        question = Question(game, observation, rng, legal)
        if len(question.candidates) == 1:
            return Decision(question.candidates[0])
        return self._search(question, budget)

    @abstractmethod
    def _search(self, question: Question, budget: Budget) -> Decision:
        """Decide a question with several candidates."""

    def _decided(
        self,
        question: Question,
        close: Sequence[int],
        prospects: Sequence[Prospect],
        visits: Sequence[int],
        spent: int,
    ) -> Decision:
        """Choose among the candidates that are as `close` as the best, by their places."""
        names = [question.name(action) for action in question.candidates]
        return Decision(
            question.candidates[question.pick(close, prospects, self._who)],
            {name: one.worth for name, one in zip(names, prospects, strict=True)},
            spent,
            spread={name: one.spread for name, one in zip(names, prospects, strict=True)},
            visits=dict(zip(names, visits, strict=True)),
            is_concealed=question.is_concealed,
        )
