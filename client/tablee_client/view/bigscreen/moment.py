"""What has just happened at a table, as it is shown large: who, in words, and a picture or two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from tablee.engine import Event
from tablee_client.view.tables.own_parts import own_part

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen

WHO: Final = ("seat", "payer", "caller", "winner", "starter", "dealer", "auctioneer")
"""The fields of events that name whose doing it is; the first one there counts."""


@dataclass(frozen=True, slots=True)
class Moment:
    """`look` is the portrait of whose doing it was, None where it was nobody's."""

    text: str
    look: int | None = None
    pictures: tuple[str, ...] = ()


class Pictured(Protocol):
    """What the module `moments` of a game's table offers."""

    def __call__(self, event: Event, locale: str) -> tuple[str, ...]:
        """Name the pictures of an event; none where words are enough."""


def moment_of(table: TableScreen, event: Event, text: str) -> Moment:
    """Give the moment of an event that the table words so."""
    seats = (getattr(event, field, None) for field in WHO)
    seat = next((seat for seat in seats if isinstance(seat, int) and seat >= 0), None)
    look = None if seat is None or seat >= len(table.people.looks) else table.people.looks[seat]
    pictured: Pictured | None = own_part(table.slug, "pictured", "moments")
    pictures = () if pictured is None else pictured(event, table.app.words.locale)
    return Moment(text, look, pictures)
