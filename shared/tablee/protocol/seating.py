"""Messages about seats, time and the company at a table: who plays, who may stay, who may speak."""

from typing import Annotated

import msgspec

from tablee.protocol.fields import (
    Cmd,
    Code,
    Details,
    Level,
    PinText,
    PlayerId,
    SeatClock,
    SeatNumber,
    Short,
    TableId,
    TimeState,
    Token,
    Whole,
)
from tablee.protocol.message import Message

# --- commands


class Rest(Message, frozen=True, array_like=True):
    """Let a bot play one's seat for a while, or take the seat back."""

    cmd: Cmd
    table: TableId
    rest: bool


class Wish(Message, frozen=True, array_like=True):
    """Choose the level of one's own stand-in; None for the table's."""

    cmd: Cmd
    table: TableId
    level: Level | None = None


class Remove(Message, frozen=True, array_like=True):
    """The host sends somebody away from the table, for a while."""

    cmd: Cmd
    table: TableId
    player: PlayerId


class Mute(Message, frozen=True, array_like=True):
    """The host stops, or lets go on, what somebody says at the table."""

    cmd: Cmd
    table: TableId
    player: PlayerId
    muted: bool


class GiveHost(Message, frozen=True, array_like=True):
    """The host gives the table to somebody else who is there."""

    cmd: Cmd
    table: TableId
    player: PlayerId


class Pause(Message, frozen=True, array_like=True):
    """Ask for a pause, or end one."""

    cmd: Cmd
    table: TableId
    pause: bool


class Lock(Message, frozen=True, array_like=True):
    """The host locks the table by a PIN for whoever isn't there yet; None opens it."""

    cmd: Cmd
    table: TableId
    pin: PinText | None = None


class KeepSeat(Message, frozen=True, array_like=True):
    """Keep one's own seat by a PIN while one is gone; whoever says it has the seat."""

    cmd: Cmd
    table: TableId
    pin: PinText


class ClaimSeat(Message, frozen=True, array_like=True):
    """Ask for the seat of somebody who is gone, by the PIN that he keeps it by."""

    cmd: Cmd
    table: TableId
    seat: SeatNumber
    pin: PinText


# --- answers


class SeatGiven(Message, frozen=True, array_like=True):
    """The answer to ClaimSeat: a token of the player whose seat it is, for the next Hello."""

    cmd: Cmd
    token: Token


# --- updates


class Clocks(Message, frozen=True, array_like=True):
    """How time runs at a table, told when that changes by anything else than the match.

    `clock` stands as it was sent while `state` is not `running`. `left` is how many ms a pause may
    last still, or until a resumed match goes on. `seats` want a pause, of `needed`.
    """

    table: TableId
    state: TimeState
    by: Short
    left: Whole | None
    clock: Annotated[tuple[SeatClock, ...], msgspec.Meta(max_length=16)]
    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=16)] = ()
    needed: Whole = 0


class Told(Message, frozen=True, array_like=True):
    """Something about the company at a table that its reader should know, as a code."""

    table: TableId
    code: Code
    details: Details = msgspec.field(default_factory=dict)
