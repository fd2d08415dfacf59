"""What this player knows of his table: the latest truth, decoded and ready to be shown."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from tablee.engine import Action, Event, LegalActions, Observation, Outcome
from tablee.games import AnyGame
from tablee.protocol import TableInfo
from tablee.protocol.fields import TimeState
from tablee.protocol.messages import Votes

Deadline: TypeAlias = float


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat that owes a decision: when it must be taken, on this machine's clock, in seconds.

    `deadline` and `granted` are None where no clock runs. `bank` are the seconds it may take
    beyond, None where the table gives none. In a pause the clock stands `still` since then.
    """

    seat: int
    deadline: Deadline | None
    granted: float | None
    bank: float | None = None
    still: float | None = None

    def left(self, now: float) -> float | None:
        """Give the seconds left, never under 0."""
        return None if self.deadline is None else max(0.0, self.deadline - self._time(now))

    def bank_left(self, now: float) -> float | None:
        """Give the seconds left beyond the deadline, never under 0; None without a bank."""
        if self.bank is None or self.deadline is None:
            return None
        return max(0.0, self.bank - max(0.0, self._time(now) - self.deadline))

    def _time(self, now: float) -> float:
        return now if self.still is None else self.still


@dataclass(frozen=True, slots=True)
class Flow:
    """How time runs at the table: `state` as the server says it, and who asked for it.

    `until` is when a pause ends at the latest, or a resumed match goes on, on this machine's clock;
    None while it runs. `wanted` are the seats that want a pause, of `needed`.
    """

    state: TimeState = "running"
    by: str = ""
    until: Deadline | None = None
    wanted: tuple[int, ...] = ()
    needed: int = 0

    @property
    def is_running(self) -> bool:
        """Whether anything can happen."""
        return self.state == "running"

    def left(self, now: float) -> float:
        """Give the seconds until it ends or goes on."""
        return max(0.0, (self.until or now) - now)


@dataclass(frozen=True, slots=True)
class TableView:
    """One table as its viewer may know it: immutable, replaced whole at every change.

    `game` is None where this client lacks the game; then nothing of a match is decoded. `seat` is
    this player's seat, None for one who watches. `observation` is None before the first match.
    `prompt` is 0 where he may do nothing; `log` holds the last events when there was nothing to
    animate. `hosted` tells whether this player is the table's host. `kept` is false while the
    server's disk is in trouble: then a restart of the server would lose the match.
    """

    info: TableInfo
    game: AnyGame | None
    seat: int | None
    hosted: bool
    match: int = 0
    version: int = 0
    prompt: int = 0
    stage: str = ""
    observation: Observation | None = None
    legal: LegalActions | None = None
    clocks: tuple[Clock, ...] = ()
    outcome: Outcome | None = None
    log: tuple[Event, ...] = ()
    flow: Flow = Flow()
    kept: bool = True
    votes: Mapping[str, Votes] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def id(self) -> int:
        """The table's number at its server."""
        return self.info.id

    @property
    def may_act(self) -> bool:
        """Whether this player may decide something now."""
        return self.prompt != 0 and bool(self.legal)

    def allows(self, action: Action) -> bool:
        """Tell whether this player may take the action now."""
        wanted: object = action
        return self.prompt != 0 and self.legal is not None and wanted in self.legal
