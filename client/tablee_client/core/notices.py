"""Notices: what a session tells its player's screen, in the order in which it happened."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tablee.engine import Detail, Event
from tablee.protocol.hints import Hint
from tablee.protocol.messages import Votes
from tablee_client.core.house import House
from tablee_client.core.tableview import TableView


@dataclass(frozen=True, slots=True)
class TablesChanged:
    """The lobby's list is another: read `session.tables`."""


@dataclass(frozen=True, slots=True)
class TableEntered:
    """The player is at a table now: he made it, joined it, watches it, or was given it back."""

    view: TableView


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Seats, host, options or phase of this player's table changed; nothing of the match did."""

    view: TableView


@dataclass(frozen=True, slots=True)
class TableUpdated:
    """The match went on. `events` happened since the last such notice, in order.

    With `snap` they don't lead from what was shown to `view` (a gap, a join, a rejoin): show the
    view as it is. `fresh` says that a new match began.
    """

    view: TableView
    events: tuple[Event, ...]
    snap: bool
    fresh: bool


@dataclass(frozen=True, slots=True)
class VoteChanged:
    """Somebody at this player's table voted, or a vote is over (then nobody has voted)."""

    votes: Votes


@dataclass(frozen=True, slots=True)
class ClocksChanged:
    """Time runs otherwise: a pause, a wish for one, more time. Nothing of the match changed."""

    view: TableView


@dataclass(frozen=True, slots=True)
class Heard:
    """The server told something about the company at the table: the text `told-<code>`."""

    code: str
    details: Mapping[str, Detail] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HintHeard:
    """What this player might do, to the question of that number: the best first."""

    hint: Hint


@dataclass(frozen=True, slots=True)
class HouseSpoke:
    """The organiser of the server said something, or called the end of the server off."""

    house: House
    is_called_off: bool = False


@dataclass(frozen=True, slots=True)
class ChatHeard:
    """Somebody said something, at a table or (None) in the lobby."""

    table: int | None
    player: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class EmoteHeard:
    """Somebody at this player's table said an emote: the text `emote-<code>`."""

    table: int
    player: int
    emote: str


@dataclass(frozen=True, slots=True)
class TableLeft:
    """The player is at no table any more: None if he left, else the text `gone-<code>`."""

    table: int
    code: str | None


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost; the session tries to come back by itself."""

    code: str


@dataclass(frozen=True, slots=True)
class Back:
    """The connection is back; `resumed` tells whether the player is where he was."""

    resumed: bool


@dataclass(frozen=True, slots=True)
class Replaced:
    """Another connection took this player's place; the session is over."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The session is over: the text `goodbye-<code>` if the server closed it, else `error-`."""

    code: str
    details: Mapping[str, Detail] = field(default_factory=dict)
    by_server: bool = False


@dataclass(frozen=True, slots=True)
class DealDoubted:
    """Something about the chance of this player's match doesn't check: the text `doubt-<code>`."""

    code: str


Notice: TypeAlias = (
    TablesChanged
    | TableEntered
    | SeatsChanged
    | TableUpdated
    | VoteChanged
    | ClocksChanged
    | Heard
    | HintHeard
    | HouseSpoke
    | ChatHeard
    | EmoteHeard
    | TableLeft
    | Lost
    | Back
    | Replaced
    | Closed
    | DealDoubted
)
