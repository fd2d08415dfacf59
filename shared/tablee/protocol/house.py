"""What the organiser of a server has to say to players, and does with them."""

from tablee.protocol.fields import SeatNumber, TableId, Text, Whole
from tablee.protocol.message import Message


class Announced(Message, frozen=True, array_like=True):
    """The organiser says something to everybody."""

    text: Text


class Closing(Message, frozen=True, array_like=True):
    """The server will be closed in `left` ms, or (None) goes on after all.

    `keeps` says that tables and matches go on once it is started again.
    """

    left: Whole | None
    keeps: bool = False


class Moved(Message, frozen=True, array_like=True):
    """The organiser has taken this player to another table, or to another seat."""

    table: TableId
    seat: SeatNumber
