"""A portrait to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.looks import own_look, portrait_picture
from tablee_client.view.shown import Shown
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

FACE = 126
TICK = 44


class PortraitButton(Pressable):
    """One of the portraits that players can choose; the chosen one glows."""

    chosen = Shown(False)

    def __init__(
        self, box: Box, number: int, *, on_press: Callable[[], None], key: str = ""
    ) -> None:
        super().__init__(box, on_press=on_press, key=key)
        self.number = number

    def paint(self, canvas: Canvas) -> None:
        """Draw the bed and the portrait."""
        if self.chosen:
            canvas.picture("fx/glow_round", self.box.grown(28))
        elif self.is_hovered:
            canvas.patch("ui/row_hover", self.box)
        size = FACE * (1.06 if self.chosen or self.is_hovered else 0.96)
        face = Box.around(self.box.cx, self.box.cy, size, size)
        canvas.picture(portrait_picture(own_look(self.number)), face)
        if self.chosen:
            spot = Box.around(face.right - TICK * 0.45, face.bottom - TICK * 0.45, TICK, TICK)
            canvas.patch("ui/tag_brass", spot)
            canvas.picture("ui/icon_check_ink", spot.grown(-8))
        self.draw_ring(canvas)
