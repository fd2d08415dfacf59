"""What a game knows about playing itself well. All of it has a default; the methods know no game.

A brain is given what a seat may know, like anybody, or a world imagined from that: never the truth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

import msgspec

from tablee.engine.action import Action
from tablee.engine.decision import Decision, Reason
from tablee.engine.legal import Choice, LegalActions
from tablee.engine.observation import Observation
from tablee.engine.outcome import Outcome
from tablee.engine.plan import PLANS, Plan
from tablee.engine.rng import Rng
from tablee.engine.stage_game import StageGame
from tablee.engine.state import State

if TYPE_CHECKING:
    from tablee.engine.game import Game

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation)  # noqa: E741 - the observation's type

WEIGHED: Final = 24
"""How many actions a search weighs at most, where the game doesn't choose them."""

SOUND: Final = 12
"""So many moves of an imagined world are the heuristic's, where the game has no rollout."""

WIN_SHARE: Final = 0.8


class Brain(Generic[S, O]):
    """A game's knowledge of good play. Every function is pure but for the dice it is given.

    `S` and `O` are the game's own classes of State and Observation.
    """

    plans: Mapping[str, Plan] = PLANS
    """How each level decides; a level that isn't named here decides as in `PLANS`."""

    parameters: msgspec.Struct | None = None
    """The numbers that tuning may change, where the game has any: see `tablee.engine.tuned`."""

    def with_parameters(self, parameters: msgspec.Struct) -> Self:
        """Give a brain that plays by other numbers of the same kind."""
        other = copy(self)
        other.parameters = parameters
        return other

    def heuristic(
        self,
        observation: O,  # noqa: ARG002 - knows nothing of the game
        legal: LegalActions,
        rng: Rng,
    ) -> Action | None:
        """Give a sound move; None only for a seat that may, but need not, act now.

        By default any legal action, so that a new game can be played before anybody knows how.
        """
        return legal.sample(rng) if legal else None

    def habit(self, observation: O, legal: LegalActions, rng: Rng) -> Action | None:
        """Give what level `normal` plays; by default the heuristic's move.

        A game whose heuristic knows much may let that level, without look-ahead, know less.
        """
        return self.heuristic(observation, legal, rng)

    def candidates(
        self,
        observation: O,  # noqa: ARG002 - knows nothing of the game
        legal: LegalActions,
        rng: Rng,
    ) -> tuple[Action | None, ...]:
        """Give what a search weighs besides the heuristic's move and, where allowed, not acting.

        By default everything, or so many drawn at random. A single candidate is played at once.
        """
        return weighed(legal, rng)

    def believe(self, game: Game[S, O], observation: O, rng: Rng) -> S:
        """Give a world that this observation allows, as likely as the others' behaviour says."""
        state: S = game.determinize(observation, rng)
        return state

    def rollout(self, game: Game[S, O], state: S, rng: Rng) -> None:
        """Play an imagined world in place to its end, or to where `utilities` can judge it.

        Everybody plays quickly but soundly; `rng` is the chance of the match too. The world may
        be at its end already. By default the next moves are the heuristic's, where the game has
        one: that is worth more than many more worlds. The rest is random, since it has to be quick.
        """
        if type(self).heuristic is not Brain.heuristic:
            self._play_soundly(state, rng)
        game.playout(state, rng, dice=rng)

    def utilities(self, state: S) -> tuple[float, ...]:
        """Give what a world that `rollout` left is worth to each seat, 0..1: 0.8 of it by winning.

        The rest is the margin, squashed. A game whose rollouts stop early estimates it.
        """
        return worths(state.outcome())

    def conceals(self, observation: O) -> bool:  # noqa: ARG002
        """Whether others choose at the same time, so that being predictable has a price.

        A search knows it by itself where others still owe; say it for when all of them have chosen.
        """
        return False

    def stage_game(self, observation: O, rng: Rng) -> StageGame | None:  # noqa: ARG002
        """Give the stage game that a decision is, where its payoffs are known; else None.

        Only the method `regret` asks for it.
        """
        return None

    def reasons(
        self,
        observation: O,  # noqa: ARG002 - knows nothing of the game
        decision: Decision,  # noqa: ARG002
        worlds: Sequence[S],  # noqa: ARG002
    ) -> tuple[Reason, ...]:
        """Give the why of a decision, counted in worlds that may be; the weightiest first."""
        return ()

    def _play_soundly(self, state: S, rng: Rng) -> None:
        for _ in range(SOUND):
            if state.is_terminal():
                return
            seat = state.current_players()[0]
            seen: Any = state.observation(seat)
            move = self.heuristic(seen, state.legal_actions(seat), rng)
            action = move or state.timeout_action(seat)
            state.apply_action(seat, action, rng)


def weighed(legal: LegalActions, rng: Rng, most: int = WEIGHED) -> tuple[Action, ...]:
    """Give every action, or `most` different ones at random where there are more."""
    try:
        listed = tuple(islice(legal.actions(), most + 1))
    except ValueError:  # too many to be counted
        return _drawn(legal, rng, most)
    return listed if len(listed) <= most else _drawn(legal, rng, most)


def _drawn(legal: LegalActions, rng: Rng, most: int) -> tuple[Action, ...]:
    """Draw actions; single choices are never left out."""
    certain = [entry.action for entry in legal if isinstance(entry, Choice)]
    found = dict.fromkeys(rng.sample(certain, len(certain))[:most])
    for _ in range(2 * most):
        if len(found) == most:
            break
        found[legal.sample(rng)] = None
    return tuple(found)


def worths(outcome: Outcome) -> tuple[float, ...]:
    """Weigh a result for each seat, 0..1: winning counts 0.8, the margin to the best other 0.2."""
    share = WIN_SHARE / len(outcome.winners)
    scores = outcome.scores
    scale = 1.0 + sum(map(abs, scores)) / len(scores)
    found = []
    for seat, score in enumerate(scores):
        rival = max([other for place, other in enumerate(scores) if place != seat], default=score)
        lead = (score - rival) / scale
        squashed = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        won = share if outcome.ranks[seat] == 1 else 0.0
        found.append(won + (1.0 - WIN_SHARE) * squashed)
    return tuple(found)
