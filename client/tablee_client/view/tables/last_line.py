"""What has happened last, in one line that stays: for whoever looked away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.text import ELLIPSIS
from tablee_client.view.theme import CREAM, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

STYLE: Final = TextStyle(Face.TEXT, 23, CREAM, Finish.SHADOW)
STEP: Final = 27.0
SIDES: Final = 22.0
LINES: Final = 2
MOST_LINES: Final = 3
"""The third line is for what would be small in two, such as the longest names, and for votes."""
SMALLEST: Final = 22.0
"""How small it gets before a third line is taken."""
EDGES: Final = 14.0
TALL: Final = MOST_LINES * STEP + EDGES
GAP: Final = 14.0
WIDE: Final = 322.0


class LastLine(Node):
    """One line to three on slate at the bottom of their box; empty, it isn't there."""

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
        setter = canvas.typesetter
        lines, style = self._set(setter)
        step = setter.size(style) * STEP / STYLE.size
        tall = len(lines) * step + EDGES
        wide = max(setter.width(line, style) for line in lines) + 2 * SIDES
        tag = Box(self.box.cx - wide / 2, self.box.bottom - tall, wide, tall)
        canvas.patch("ui/tag_slate", tag)
        for k, line in enumerate(lines):
            canvas.text(line, tag.cx, tag.y + 7 + step * (k + 0.5), style, anchor="middle")

    def _set(self, setter: Typesetter) -> tuple[list[str], TextStyle]:
        """Set it in two lines, or in three where two would leave something out."""
        room = self.box.w - 2 * SIDES
        set_in_two = setter.filled(self.text, STYLE, (room, LINES * STEP + 6), SMALLEST)
        if not set_in_two[0][-1].endswith(ELLIPSIS):
            return set_in_two
        return setter.filled(self.text, STYLE, (room, MOST_LINES * STEP + 6))


def above(note: Box) -> Box:
    """Give the place over a note, at its right."""
    return Box(note.right - WIDE, note.y - GAP - TALL, WIDE, TALL)
