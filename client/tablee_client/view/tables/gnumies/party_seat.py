"""A player's plate at the party: with the sign of his colour, and what is missing above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.gnumies.cards import COLOURS
from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot
from tablee_client.view.tables.bubble import Mouth, beside_plate
from tablee_client.view.tables.seat import LACKS, LACKS_ROOM, LINE_TALL, TableSeat

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SIGN = 50.0
OVER = 18.0
"""How far over his plate's edge somebody speaks with nobody above."""
LOWER, HIGHER = 14.0, 16.0
"""How far below his plate's middle the own player speaks, over the hand, and above it others."""
TOP, ALONE = 120.0, (240.0, 440.0)
"""A seat above `TOP` is at the top; between these heights nobody sits above."""


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


def mouth(plate: TableSeat) -> Mouth | None:
    """Let nobody speak onto a rug: over the plate, else beside it; at the top below it."""
    if plate.is_own:
        return beside_plate(plate).higher(-LOWER)
    if plate.box.cy < TOP:
        return None
    if ALONE[0] < plate.box.cy < ALONE[1]:
        return Mouth(plate.face[0], plate.box.y - OVER, "down")
    return beside_plate(plate).higher(HIGHER)
