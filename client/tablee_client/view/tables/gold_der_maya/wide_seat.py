"""A plate with room for how much of a disc its player has, and for his beads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot
from tablee_client.view.tables.bubble import Mouth, over_own
from tablee_client.view.tables.seat import TableSeat, paint_line

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

BESIDE = 128.0
"""Room between a plate and the board."""


class WideSeat(TableSeat):
    """As wide as one's own for everybody; who is away is told beside it, for a disc lies below."""

    def __init__(self, spot: Spot, *, seat: int, look: int, own: bool) -> None:
        super().__init__(spot, seat=seat, look=look, own=True)
        self.is_own = own

    def bounds(self) -> Box:
        """Give the plate, its portrait and ring, and the line below or beside it."""
        return self.box.grown(BESIDE + 12, 50).joined(self.whole_name)

    @property
    def is_underlined(self) -> bool:
        """The line isn't where a bubble hangs."""
        return False

    def _paint_line(self, canvas: Canvas) -> None:
        if self.is_own or self.is_top:
            y = self.box.y - 16 if self.is_own else self.box.bottom + 18
            paint_line(canvas, self.away, self.box.x + self.inset, y, room=BESIDE)
        elif self.side == "left":
            paint_line(canvas, self.away, self.box.right + 22, self.box.cy, room=BESIDE)
        else:
            end = self.box.x - 22
            paint_line(canvas, self.away, end, self.box.cy, anchor="right", room=BESIDE)


def mouth(plate: TableSeat) -> Mouth:
    """Let people speak above their plates, who sits at the top below his: no name is hidden."""
    if plate.is_own:
        return over_own(plate)
    x = plate.face[0]
    if plate.is_top:
        return Mouth(x + 60, plate.box.bottom + 6, "up")
    return Mouth(x, plate.box.y - 14, "down")
