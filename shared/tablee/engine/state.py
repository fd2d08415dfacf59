"""The position of one match: what is true, who owes a decision, and what each viewer may know."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Self

from tablee.engine.action import Action
from tablee.engine.event import Event
from tablee.engine.legal import LegalActions
from tablee.engine.observation import Observation
from tablee.engine.outcome import Outcome
from tablee.engine.rng import Rng
from tablee.engine.viewers import Seat, Viewer


class State(ABC):
    """A mutable position. It holds no generator, no clock, no players and no sockets.

    Subclasses are `__slots__` classes of small lists. Laws that hold for every game are checked by
    one conformance suite; ARCHITECTURE.md lists them.
    """

    __slots__ = ()

    @abstractmethod
    def current_players(self) -> tuple[Seat, ...]:
        """Give the seats that owe a decision, in seat order; their clocks run."""

    @abstractmethod
    def stage(self, seat: Seat) -> str:
        """Name what the seat is asked (the text `stage-<name>`); "wait" or "over" if nothing."""

    @abstractmethod
    def legal_actions(self, seat: Seat) -> LegalActions:
        """List what the seat may do, also out of turn; for `TABLE` what the table may do."""

    @abstractmethod
    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:
        """Apply one action of a seat (or of `TABLE`) and tell what happened, atom by atom.

        Checks everything before it changes anything: raises IllegalAction and leaves the state
        as it was. At a simultaneous node it seals the seat's choice; the last one resolves. `rng`
        is the match's root generator: chance draws from the substream of its own label.
        """

    @abstractmethod
    def timeout_action(self, seat: Seat) -> Action:
        """Give the fall-back move of a seat that owes a decision and ran out of time."""

    @abstractmethod
    def is_terminal(self) -> bool:
        """Tell whether the match is over."""

    @abstractmethod
    def returns(self) -> tuple[float, ...]:
        """Give each seat's utility of a finished match; higher is better."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Give the result of a finished match; ValueError while it goes on."""

    @abstractmethod
    def observation(self, viewer: Viewer) -> Observation:
        """Give all that the viewer may know, built by an allow-list, with perfect recall.

        It says nothing that no event told him, and forgets nothing that still matters: whoever
        sees the same events in two matches has the same observation in both.
        """

    def own_view(self, seat: Seat) -> Mapping[str, Any] | None:  # noqa: ARG002
        """Give the fields, at most 15, in which a seat's observation isn't the room's, by name.

        The names are the same for every seat. None where a game doesn't say; then every
        observation is built and written for itself.
        """
        return None

    def fixed_view(self) -> Mapping[str, Any]:
        """Give the fields, at most 15, that are the same in all observations of a match, by name.

        They are written once a match; only where `own_view` says something.
        """
        return {}

    @abstractmethod
    def clone(self) -> Self:
        """Give an independent copy, fast."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """Give the exact position as bytes; `Game.from_bytes` is the inverse."""

    @abstractmethod
    def problems(self) -> list[str]:
        """List broken invariants; empty in every reachable position."""

    def time_limit(self, seat: Seat) -> int | None:  # noqa: ARG002
        """Give the seconds that the options grant for this decision; None for no clock."""
        return None

    def hold(self, seat: Seat, action: Action) -> int:  # noqa: ARG002
        """Give the least delay in ms before the table applies this action."""
        return 0

    def forced_action(self, seat: Seat) -> Action | None:  # noqa: ARG002
        """Give the action that the options let the table take for a seat that owes it, or None.

        The table applies it after a short delay, and nobody has to ask for it.
        """
        return None
