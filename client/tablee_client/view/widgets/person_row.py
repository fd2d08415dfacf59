"""A row of a form that shows who plays, and opens where that is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.shown import Shown
from tablee_client.view.theme import LABEL
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

FACE = 68.0
ROOM = 300.0


class PersonRow(Pressable):
    """A label on the left, name and portrait on the right; pressing it opens the profile."""

    name: Shown[str] = Shown("")
    look: Shown[int] = Shown(0)

    def __init__(
        self,
        box: Box,
        label: str,
        *,
        name: str,
        look: int,
        on_press: Callable[[], None],
        key: str = "",
    ) -> None:
        super().__init__(box, on_press=on_press, key=key)
        self._label = label
        self.name, self.look = name, look

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw the row, its label, the name, the portrait and an arrow."""
        canvas.patch("ui/row", self.box)
        if self.is_hovered or self.is_pressed or (self.is_focused and self.is_ring_shown):
            canvas.patch("ui/row_hover", self.box)
        setter, box = canvas.typesetter, self.box
        wide = box.w - ROOM - FACE - 120
        label, style = setter.fitted(self._label, LABEL, wide, height=box.h)
        canvas.text(label, box.x + 24, box.cy, style)
        canvas.picture("ui/icon_right", Box.around(box.right - 40, box.cy, 26, 26))
        face = Box.around(box.right - 76 - FACE / 2, box.cy, FACE, FACE)
        canvas.picture(portrait_picture(self.look), face)
        name, style = setter.fitted(self.name, LABEL, ROOM, height=box.h)
        canvas.text(name, face.x - 16, box.cy, style, anchor="right")
        self.draw_ring(canvas)
