"""A player's plate at the party: with the sign of his colour, and what is missing above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.gnumies.cards import COLOURS
from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot
from tablee_client.view.tables.seat import LACKS, LACKS_ROOM, LINE_TALL, TableSeat

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SIGN = 50.0


class PartySeat(TableSeat):
    """A plate over a rug."""

    def __init__(self, spot: Spot, *, seat: int, look: int, own: bool) -> None:
        super().__init__(spot, seat=seat, look=look, own=own)
        self.badge = -1
        self._sign = f"gnumies/sign_{COLOURS[seat]}"

    def _paint_face(self, canvas: Canvas) -> None:
        """Draw the portrait with the sign instead of an emblem."""
        super()._paint_face(canvas)
        x, y = self.face
        canvas.picture(self._sign, Box.around(x - 42, y + 38, SIGN, SIGN))

    @property
    def is_underlined(self) -> bool:
        """The line isn't where a bubble hangs."""
        return False

    def _paint_line(self, canvas: Canvas) -> None:
        """Say above the plate that somebody is away: the rug lies below."""
        text = self.away or self.lacks
        line, style = canvas.typesetter.fitted(text, LACKS, LACKS_ROOM, height=LINE_TALL)
        if self.side == "left":
            canvas.text(line, self.box.x + self.inset, self.box.y - 15, style)
        else:
            end = self.box.right - self.inset
            canvas.text(line, end, self.box.y - 15, style, anchor="right")
