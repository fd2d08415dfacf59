"""A whole game tree for two seats, out of a match's last decisions.

Chance speaks once, at the root, where it chooses a world: a position with the dice of the rest of
its match. From there on the tree is the rules'. What a seat knows is its observation and what it
decided before, so that nobody forgets.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from tablee.engine import Action, FastRng, Observation, Seat, SeededRng, State
from tablee.games import AnyGame
from tools.contest.contender import Contender, Question

Past: TypeAlias = tuple[int, ...]


DEEPEST = 60
"""Decisions in a row at most."""


class TooLarge(RuntimeError):
    """The tree has more nodes than were allowed."""


class Node(NamedTuple):
    """A place in the tree. At its end `info` is -1 and `worth` what it is worth to seat 0."""

    info: int
    children: tuple["Node", ...] = ()
    worth: float = 0.0


class Info(NamedTuple):
    """What a seat knows where it decides: equal for all nodes that it can't tell apart."""

    seat: Seat
    actions: int
    mix: tuple[float, ...]
    """How likely the bot takes each action."""


class Tree(NamedTuple):
    """The worlds' trees, all equally likely, and all that can be known in them."""

    worlds: tuple[Node, ...]
    infos: tuple[Info, ...]
    nodes: int


class Grower:
    """Grows a tree for a bot; `draws` answers at each place of knowledge make its mix."""

    def __init__(
        self, game: AnyGame, contender: Contender, *, seed: int, draws: int, most: int
    ) -> None:
        self._game = game
        self._contender = contender
        self._rng = FastRng(seed)
        self._draws = draws
        self._most = most
        self._infos: dict[tuple[Seat, Past, bytes], int] = {}
        self._known: list[Info] = []
        self._nodes = 0

    def grow(self, worlds: Sequence[tuple[State, SeededRng]]) -> Tree:
        """Grow the tree of these worlds; TooLarge."""
        grown = tuple([self._node(state, dice, ((), ())) for state, dice in worlds])
        return Tree(grown, tuple(self._known), self._nodes)

    def _node(self, state: State, dice: SeededRng, pasts: tuple[Past, Past]) -> Node:
        self._nodes += 1
        if self._nodes > self._most or len(pasts[0]) + len(pasts[1]) > 2 * DEEPEST:
            raise TooLarge(f"more than {self._most} nodes, or {DEEPEST} decisions in a row")
        if state.is_terminal():
            mine, other = self._game.brain.utilities(state)
            return Node(-1, worth=mine - other)
        seat = state.current_players()[0]
        actions = self._actions(state, seat)
        info = self._info(state, seat, actions, pasts[seat])
        children = []
        for place, action in enumerate(actions):
            after = state.clone()
            after.apply_action(seat, action, dice)
            own = (*pasts[seat], info, place)
            both = (pasts[0], own) if seat else (own, pasts[1])
            children.append(self._node(after, dice, both))
        return Node(info, tuple(children))

    def _actions(self, state: State, seat: Seat) -> list[Action]:
        """Give what the seat may do; where the table would act for it, that alone.

        Layouts that can't be counted are the solver's answer and no decision: the bot's is taken.
        """
        forced = state.forced_action(seat)
        if forced is not None:
            return [forced]
        legal = state.legal_actions(seat)
        try:
            return list(legal.actions())
        except ValueError:
            asked = Question(self._game, state.observation(seat), legal, self._rng, 2)
            action = self._contender.choose(asked).action
            return [state.timeout_action(seat) if action is None else action]

    def _info(self, state: State, seat: Seat, actions: Sequence[Action], past: Past) -> int:
        seen = state.observation(seat)
        key = seat, past, msgspec.msgpack.encode(seen)
        if key not in self._infos:
            self._infos[key] = len(self._known)
            self._known.append(Info(seat, len(actions), self._mix(state, seat, seen, actions)))
        return self._infos[key]

    def _mix(
        self, state: State, seat: Seat, seen: Observation, actions: Sequence[Action]
    ) -> tuple[float, ...]:
        if len(actions) == 1:
            return (1.0,)
        legal = state.legal_actions(seat)
        counts = [0] * len(actions)
        for draw in range(self._draws):
            rng = self._rng.derive(f"{len(self._known)}/{draw}")
            action = self._contender.choose(Question(self._game, seen, legal, rng, 2)).action
            counts[actions.index(action if action is not None else state.timeout_action(seat))] += 1
        return tuple(count / self._draws for count in counts)
