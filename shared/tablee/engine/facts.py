"""What states share whose position is a bundle of plain facts, and that the table may stop."""

from abc import abstractmethod
from typing import Any, Final, Self

from tablee.engine.action import Action, Stop
from tablee.engine.errors import IllegalAction
from tablee.engine.legal import Choice, LegalActions
from tablee.engine.state import State
from tablee.engine.viewers import TABLE, Seat

STOPS: Final = tuple(Choice[Action](Stop(r)) for r in ("time", "vote", "host", "abandoned"))
"""The reasons for which a table stops a match."""


class FactsState(State):
    """A state over a game's facts, to be mixed in after them.

    The facts bring `phase`, which is "over" once the match is; `stopping`, the reason for which
    the table has asked to stop, None before; `terms` with the `setup`; and `copy_to`.
    """

    __slots__ = ()

    game: Any
    phase: Any
    stopping: Any
    terms: Any

    @abstractmethod
    def copy_to(self, twin: Any) -> None:
        """Copy all facts to a twin that has none yet; what never changes may be shared."""

    def is_terminal(self) -> bool:
        """The match is over."""
        over: bool = self.phase == "over"
        return over

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        twin = object.__new__(type(self))
        twin.game = self.game
        self.copy_to(twin)
        return twin

    def time_limit(self, seat: Seat) -> int | None:
        """Give `turn_seconds` to a seat that owes a decision."""
        if seat not in self.current_players():
            return None
        seconds: int | None = self.terms.setup.number_or_none("turn_seconds")
        return seconds

    def may_be_stopped(self) -> bool:
        """Whether the table may ask to stop: once, while the match goes on."""
        return not self.is_terminal() and self.stopping is None

    def stops(self) -> LegalActions:
        """Give what the table may do."""
        found: LegalActions = self.game.legal(STOPS if self.may_be_stopped() else ())
        return found

    def refuse_stop(self, seat: Seat, stop: Stop) -> None:
        """Raise IllegalAction if this may not be asked now, or not by a seat."""
        if self.is_terminal():
            raise IllegalAction("match-over")
        if seat != TABLE:
            raise IllegalAction("only-the-table")
        if not self.may_be_stopped():
            raise IllegalAction("already-stopping")
        if Choice(stop) not in STOPS:
            raise IllegalAction("unknown-action")
