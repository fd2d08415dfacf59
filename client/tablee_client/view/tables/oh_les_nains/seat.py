"""A player's plate in the garden: what is said of him stands beside his cards, not on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.seating import OWN
from tablee_client.view.tables.bubble import Mouth, beside_plate, over_own
from tablee_client.view.tables.oh_les_nains.layout import BACK_CARD, RIVALS, back_poses
from tablee_client.view.tables.seat import LACKS, TableSeat
from tablee_client.view.theme import NIGHT

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

FULL = 5
GAP = 12.0
ROOM = 110.0
MARGIN, TALL = 14.0, 34.0
UNDER, ASIDE = 38.0, 24.0
"""How far under a plate and beside the portrait one speaks who has somebody at his side."""


class GardenSeat(TableSeat):
    """A plate with its owner's cards below."""

    def bounds(self) -> Box:
        """Give the plate, and the line beside the cards."""
        return super().bounds().grown(110, 10)

    @property
    def is_underlined(self) -> bool:
        """The line isn't where a bubble hangs."""
        return False

    def _paint_line(self, canvas: Canvas) -> None:
        if self.box.cy == OWN[1]:
            super()._paint_line(canvas)
            return
        poses = back_poses(self.box.cx, self.box.cy, FULL, side=self.side)
        line, style = canvas.typesetter.fitted(self.away, LACKS, ROOM, height=TALL)
        wide = canvas.typesetter.width(line, style) + 2 * MARGIN
        aside = BACK_CARD / 2 + GAP + wide / 2
        x = poses[-1].x + aside if self.side == "left" else poses[0].x - aside
        box = Box.around(x, self.box.bottom + 20, wide, TALL)
        canvas.fill(box, NIGHT, alpha=0.78, radius=TALL / 2)
        canvas.text(line, box.cx, box.cy, style, anchor="middle")


def mouth(plate: TableSeat) -> Mouth:
    """Let people speak beside their plates, the last one at the right under his portrait."""
    if plate.is_own:
        return over_own(plate)
    if plate.box.cx == RIVALS[-1].x:
        return Mouth(plate.face[0] + ASIDE, plate.box.cy + UNDER, "up")
    return beside_plate(plate)
