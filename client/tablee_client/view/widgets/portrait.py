"""A portrait to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

FACE = 148
BADGE = 48


class PortraitButton(Pressable):
    """One of the eight players' portraits with its emblem; the chosen one glows."""

    chosen = Shown(False)

    def __init__(
        self, box: Box, number: int, *, on_press: Callable[[], None], key: str = ""
    ) -> None:
        super().__init__(box, on_press=on_press, key=key)
        self.number = number

    def paint(self, canvas: Canvas) -> None:
        """Draw the bed, the portrait and the emblem."""
        if self.chosen:
            canvas.patch("ui/plaque_gold", self.box)
        elif self.is_hovered:
            canvas.patch("ui/row_hover", self.box)
        size = FACE * (1.04 if self.chosen or self.is_hovered else 0.96)
        face = Box.around(self.box.cx, self.box.cy, size, size)
        canvas.picture(f"seats/portrait_{self.number}", face)
        spot = Box.around(face.x + 24, face.bottom - 22, BADGE, BADGE)
        canvas.picture(f"seats/badge_{self.number}", spot)
        self.draw_ring(canvas)
