"""A game: immutable rules that make, restore and judge positions and word its actions."""

import builtins
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar, get_args

import msgspec

from tablee.engine.action import Action
from tablee.engine.brain import Brain
from tablee.engine.drawn import Drawing
from tablee.engine.errors import BadSetup
from tablee.engine.event import Event
from tablee.engine.legal import Arrangement, Choice, Entry, LegalActions, Range, Subset
from tablee.engine.observation import Observation
from tablee.engine.options import Option, Preset, Setup, Value, make_setup
from tablee.engine.outcome import Outcome
from tablee.engine.play import play_out
from tablee.engine.rng import Rng
from tablee.engine.standing import Standing
from tablee.engine.state import State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation)  # noqa: E741 - the observation's type

Dynamics = Literal["sequential", "simultaneous", "mixed"]


class GameType(msgspec.Struct, frozen=True):
    """What the lobby shows of a game before a match exists.

    `seats` are the legal seat counts, `default_seats` the one offered first. `teams` maps a seat
    count to the team of each seat where the game has teams.
    """

    slug: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    default_seats: int
    dynamics: Dynamics
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    teams: Mapping[int, tuple[int, ...]] = MappingProxyType({})

    def option(self, key: str) -> Option:
        """Give one option by its key; KeyError if there is none."""
        return {option.key: option for option in self.options}[key]


class Game(ABC, Generic[S, O]):
    """The rules of one game. Stateless: one instance serves every match.

    `action_type` and `event_type` are unions of all the game's classes: with `Stop` where the
    table may stop a match, with `Chance` where anything is drawn.
    """

    type: GameType
    action_type: Any
    event_type: Any
    observation_type: builtins.type[O]
    brain: Brain[S, O] = Brain()

    @abstractmethod
    def new_initial_state(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> S:
        """Begin a match; add to `events`, where given, what happened up to the first choice."""

    @abstractmethod
    def max_length(self, setup: Setup) -> int:
        """Give the most actions that any match of this setup can take, the table's included."""

    @abstractmethod
    def determinize(self, observation: O, rng: Rng) -> S:
        """Give a random position that this observation allows: a pure function of its arguments.

        The observation of the same viewer in that position equals the given one. So do his legal
        actions: what a seat may do never depends on what it can't know.
        """

    @abstractmethod
    def action_to_string(self, action: Action) -> str:
        """Write an action for logs and hints ("play 7D"); `string_to_action` inverts it exactly."""

    @abstractmethod
    def string_to_action(self, text: str) -> Action:
        """Read an action; IllegalAction `unreadable` if it is none."""

    @abstractmethod
    def conserved(self, state: S) -> Mapping[str, int]:
        """Give the totals that no action may change: cards, tokens, beads."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> S:
        """Restore a position; ValueError, and nothing else, if the bytes are none."""

    @abstractmethod
    def position(self, **facts: Any) -> S:
        """Build any position in the middle of a match; each game documents its facts."""

    def setup(
        self,
        seats: int | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, Value] = MappingProxyType({}),
    ) -> Setup:
        """Agree on a match: fill in every option and check it.

        Raises BadSetup with the code `bad-seats`, `unknown-preset`, `unknown-option`, `bad-option`,
        or one of the game's own.
        """
        count = self.type.default_seats if seats is None else seats
        if count not in self.type.seats:
            allowed = ", ".join(map(str, self.type.seats))
            raise BadSetup("bad-seats", seats=count, allowed=allowed)
        kind = self.type
        setup = make_setup(kind.options, kind.presets, seats=count, preset=preset, chosen=options)
        self.check_setup(setup)
        return setup

    def check_setup(self, setup: Setup) -> None:
        """Refuse option values that don't go together; BadSetup. Most games have none."""

    def rematch(self, setup: Setup, outcome: Outcome) -> Setup:  # noqa: ARG002
        """Give the setup of another match after this one; some rules let the loser begin."""
        return setup

    def drawing(self, setup: Setup) -> Drawing:  # noqa: ARG002
        """Give what follows one viewer's events and names the places of chance they show."""
        return Drawing()

    def standing(self, observation: O) -> Standing | None:  # noqa: ARG002
        """Give how a match stands that is looked on at; None where the game can't say."""
        return None

    def judge(self, arrangement: Arrangement, layout: tuple[str, ...]) -> str | None:
        """Judge a layout, finished or not: None if allowed, else the code why not.

        Pure: it knows only the arrangement, which names all the facts its owner has. A client may
        call it while a player drags pieces about. Games with arrangements of their own override it.
        """
        unknown = any(piece not in arrangement.pieces for piece in layout)
        return "unknown-piece" if unknown or len(set(layout)) < len(layout) else None

    def arrange(self, arrangement: Arrangement, rng: Rng) -> tuple[str, ...]:
        """Give a random allowed layout: pieces in random order, each kept where it may stand."""
        layout: tuple[str, ...] = ()
        for piece in rng.sample(arrangement.pieces, len(arrangement.pieces)):
            if self.judge(arrangement, (*layout, piece)) is None:
                layout = (*layout, piece)
        return layout

    def playout(self, state: S, rng: Rng, *, dice: Rng) -> int:
        """Play a position to its end in place with random actions and give how many it took.

        A game may override it with a faster loop without events; the conformance suite checks
        that the position at the end equals that of `play_out` with the same generators.
        """
        return play_out(state, rng, dice=dice)

    def legal(self, entries: Iterable[Entry]) -> LegalActions:
        """Bind a list of entries to this game."""
        return self._bound(entries)

    @cached_property
    def no_actions(self) -> LegalActions:
        """What a seat may do that may do nothing; all such seats share it."""
        return self.legal(())

    @cached_property
    def _bound(self) -> Callable[[Iterable[Entry]], LegalActions]:
        return partial(LegalActions, kinds=self.kinds, judge=self.judge, arrange=self.arrange)

    @cached_property
    def kinds(self) -> Mapping[str, builtins.type[Action]]:
        """The game's action classes by kind."""
        return {action.kind(): action for action in _members(self.action_type)}

    @cached_property
    def _actions(self) -> "msgspec.msgpack.Decoder[Action]":
        return msgspec.msgpack.Decoder(self.action_type)

    @cached_property
    def _events(self) -> "msgspec.msgpack.Decoder[tuple[Event, ...]]":
        return msgspec.msgpack.Decoder(_of(tuple, self.event_type, ...))

    @cached_property
    def _observations(self) -> "msgspec.msgpack.Decoder[O]":
        return msgspec.msgpack.Decoder(self.observation_type)

    @cached_property
    def _entries(self) -> "msgspec.msgpack.Decoder[list[Entry]]":
        union = _of(Choice, self.action_type) | Range | Subset | Arrangement
        return msgspec.msgpack.Decoder(_of(list, union))

    def decode_action(self, data: bytes) -> Action:
        """Read an action off the wire; msgspec.ValidationError or DecodeError if it is none."""
        return self._actions.decode(data)

    def decode_events(self, data: bytes) -> tuple[Event, ...]:
        """Read a list of events off the wire."""
        return self._events.decode(data)

    def decode_observation(self, data: bytes) -> O:
        """Read an observation off the wire."""
        return self._observations.decode(data)

    def decode_legal(self, data: bytes) -> LegalActions:
        """Read a list of legal actions off the wire."""
        return self.legal(self._entries.decode(data))


def _of(generic: Any, *arguments: Any) -> Any:
    """Give a generic type of types known only at run time, as `generic[arguments]` would."""
    return generic[arguments if len(arguments) > 1 else arguments[0]]


def _members(union: Any) -> tuple[type[Action], ...]:
    return get_args(union) or (union,)
