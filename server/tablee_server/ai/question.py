"""A decision as a search sees it: its candidates, the move to expect, and worlds that may be."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from tablee.engine import Action, FastRng, LegalActions, Observation, Rng, State
from tablee_server.ai.bot import AnyGame
from tablee_server.ai.personalities import Personality
from tablee_server.ai.preference import Prospect, drawn_by_liking, preferred

_SPAN: Final = 1 << 53
_STRIDE: Final = 0x9E3779B97F4A7
"""An odd number, so that no two iterations share their chance."""


class Question:
    """What one seat is to decide. World `i` and its chance are the same whenever asked for."""

    def __init__(
        self, game: AnyGame, observation: Observation, rng: Rng, legal: LegalActions | None = None
    ) -> None:
        """`legal` are the seat's actions, where the caller has them."""
        self.game = game
        self.observation = observation
        self.seat = observation.viewer
        self.rng = rng.derive("search")
        self._seed = self.rng.below(_SPAN)
        self._legal = legal

    def world(self, number: int) -> State:
        """Imagine a world."""
        dice = self._dice(2 * number)
        world: State = self.game.brain.believe(self.game, self.observation, dice)
        return world

    def chance(self, number: int) -> FastRng:
        """Give the chance of that world: the same for every candidate that is tried in it."""
        return self._dice(2 * number + 1)

    def worths(self, world: State, number: int, action: Action | None) -> tuple[float, ...]:
        """Give what a world of that number is worth to each seat, played on after an action.

        The world is used up by it.
        """
        chance, brain = self.chance(number), self.game.brain
        if action is not None:
            world.apply_action(self.seat, action, chance)
        brain.rollout(self.game, world, chance)
        return brain.utilities(world)

    @cached_property
    def legal(self) -> LegalActions:
        """What the seat may do: the same in every world."""
        return self._first.legal_actions(self.seat) if self._legal is None else self._legal

    @cached_property
    def owes(self) -> bool:
        """Whether the seat has to act."""
        return self.seat in self._first.current_players()

    @cached_property
    def is_concealed(self) -> bool:
        """Whether others choose at the same time."""
        many = len(self._first.current_players()) > 1
        return self.owes and (many or self.game.brain.conceals(self.observation))

    @cached_property
    def expected(self) -> Action | None:
        """The heuristic's move: what a person would expect."""
        return self.game.brain.heuristic(self.observation, self.legal, self._dice(-1))

    @cached_property
    def candidates(self) -> tuple[Action | None, ...]:
        """What a search weighs, the expected move first, each once."""
        found = self.game.brain.candidates(self.observation, self.legal, self._dice(-2))
        if len(found) == 1 and (self.owes or found[0] is None):
            return found
        both = (self.expected, *found) if self.owes else (self.expected, *found, None)
        return tuple(dict.fromkeys([one for one in both if one is not None or not self.owes]))

    def pick(self, close: Sequence[int], prospects: Sequence[Prospect], who: Personality) -> int:
        """Choose one of the candidates that are as good for all that is known, by its place."""
        if self.is_concealed:
            return drawn_by_liking(prospects, close, who, self.rng.derive("mix"))
        return close[preferred([prospects[one] for one in close], who)]

    def name(self, action: Action | None) -> str:
        """Give what a decision calls an action."""
        return "" if action is None else self.game.action_to_string(action)

    @cached_property
    def _first(self) -> State:
        state: State = self.game.determinize(self.observation, self._dice(-3))
        return state

    def _dice(self, number: int) -> FastRng:
        return FastRng((self._seed + number * _STRIDE) % _SPAN)
