"""What an organiser may order: typed, bounded, and read from one line of JSON."""

from typing import Annotated, TypeAlias

import msgspec

from tablee.engine.action import kind_tag
from tablee.protocol.fields import Level, SeatNumber, TableId

Who: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
"""A player, by number or name."""
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3600)]
Notice: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3600)]
Minutes: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1440)]
Announcement: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=kind_tag, forbid_unknown_fields=True):
    """Base of all orders."""


class Status(Order, frozen=True):
    """Tell how the server does."""


class Tables(Order, frozen=True):
    """Tell of every table and who is at it."""


class Players(Order, frozen=True):
    """Tell of everybody in the room."""


class PauseAll(Order, frozen=True):
    """Let every match stand still until `ResumeAll`; no player can end it."""


class ResumeAll(Order, frozen=True):
    """Let go on what `PauseAll` has stopped."""


class Announce(Order, frozen=True):
    """Show a text on everybody's screen."""

    text: Announcement


class Move(Order, frozen=True):
    """Take somebody to a table, at this seat or the first free one."""

    player: Who
    table: TableId
    seat: SeatNumber | None = None


class Replace(Order, frozen=True):
    """Give a seat to a bot for good, whoever had it."""

    table: TableId
    seat: SeatNumber
    level: Level | None = None


class Extend(Order, frozen=True):
    """Grant a seat more time for what it owes."""

    table: TableId
    seat: SeatNumber
    seconds: Seconds


class End(Order, frozen=True):
    """Close a table."""

    table: TableId


class Remove(Order, frozen=True):
    """Send somebody off the server for a while."""

    player: Who
    minutes: Minutes = 10


class Mute(Order, frozen=True):
    """Stop, or let go on, what somebody says anywhere."""

    player: Who
    muted: bool = True


class Shutdown(Order, frozen=True):
    """Close the server in so many seconds, which everybody is told."""

    seconds: Notice


class Stay(Order, frozen=True):
    """Call off a shutdown."""


AnyOrder: TypeAlias = (
    Status
    | Tables
    | Players
    | PauseAll
    | ResumeAll
    | Announce
    | Move
    | Replace
    | Extend
    | End
    | Remove
    | Mute
    | Shutdown
    | Stay
)
