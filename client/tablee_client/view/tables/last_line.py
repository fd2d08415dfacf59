"""What has happened last, in one line that stays: for whoever looked away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import CREAM_SOFT, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STYLE: Final = TextStyle(Face.TEXT, 23, CREAM_SOFT, Finish.SHADOW)
STEP: Final = 27.0
SIDES: Final = 22.0
MOST_LINES: Final = 2
TALL: Final = MOST_LINES * STEP + 14
GAP: Final = 6.0
WIDE: Final = 300.0


class LastLine(Node):
    """One or two lines on slate at the bottom of their box; empty, it isn't there."""

    text: Shown[str] = Shown("")
    box: Shown[Box] = Shown(Box(0, 0, 0, 0))

    def __init__(self) -> None:
        self.layer = Layer.ACTIONS

    def bounds(self) -> Box:
        """Give the box and room for its edge."""
        return self.box.grown(12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the tag as tall as its lines, and these centred."""
        if not self.text:
            return
        setter, room = canvas.typesetter, self.box.w - 2 * SIDES
        lines, style = setter.filled(self.text, STYLE, (room, TALL - 8))
        step = setter.size(style) * STEP / STYLE.size
        tall = len(lines) * step + 14
        wide = max(setter.width(line, style) for line in lines) + 2 * SIDES
        tag = Box(self.box.cx - wide / 2, self.box.bottom - tall, wide, tall)
        canvas.patch("ui/tag_slate", tag)
        for k, line in enumerate(lines):
            canvas.text(line, tag.cx, tag.y + 7 + step * (k + 0.5), style, anchor="middle")


def above(note: Box) -> Box:
    """Give the place over a note, at its right."""
    return Box(note.right - WIDE, note.y - GAP - TALL, WIDE, TALL)
