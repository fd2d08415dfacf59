"""The bench's tray for what is off the discs, and the line that tells what one holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.layout import CAPTION, TRAY
from tablee_client.view.theme import CREAM, CREAM_SOFT, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

LINE = TextStyle(Face.BOLD, 26, CREAM, Finish.SHADOW)
BAD = LINE.coloured((0xFF, 0xB0, 0x94))
NOTE = TextStyle(Face.ITALIC, 22, CREAM_SOFT, Finish.SHADOW)
NOTE_WIDE = 440.0
"""Room for the note, left of the first fragment on the tray."""


class Caption(Node):
    """One line on a dark tag; `is_bad` when it says why something doesn't fit."""

    text: Shown[str] = Shown("")
    is_bad = Shown(False)

    def __init__(self) -> None:
        self.layer, self.z = Layer.HAND, 14.0
        self.visible = False

    def bounds(self) -> Box:
        """Give the line's room."""
        return CAPTION.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the tag and the line."""
        if not self.text:
            return
        style = BAD if self.is_bad else LINE
        room = CAPTION.w - 90
        text, style = canvas.typesetter.fitted(self.text, style, room, height=CAPTION.h)
        wide = canvas.typesetter.width(text, style) + 56 + (34 if self.is_bad else 0)
        box = Box.around(CAPTION.cx, CAPTION.cy, wide, CAPTION.h + 6)
        canvas.patch("ui/tag_slate", box)
        x = box.x + 28
        if self.is_bad:
            canvas.picture("ui/icon_cross", Box.around(x + 8, box.cy, 26, 26))
            x += 34
        canvas.text(text, x, box.cy, style)


class Tray(Node):
    """The sunk field under the discs."""

    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.BOARD
        self.visible = False

    def bounds(self) -> Box:
        """Give the field."""
        return TRAY.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the field and its note."""
        canvas.patch("ui/row", TRAY)
        text, style = canvas.typesetter.fitted(self.text, NOTE, NOTE_WIDE, height=36)
        canvas.text(text, TRAY.x + 24, TRAY.bottom - 22, style)
