"""The parchment note that says what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import INK, Face, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

PLACE = Box(1534, 806, 322, 92)
ABOVE = Box(1556, 706, 300, 92)
"""Where it lies while a second action needs its place."""
STYLE = TextStyle(Face.BOLD, 26, INK)
SMALLEST = 21
LINE = 1.18
SIDES = 52.0
NARROWER = 12.0
"""Units by which a paragraph is tried narrower."""


class Note(Node):
    """A short text on parchment, set as large as its box allows; empty, it isn't there."""

    text: Shown[str] = Shown("")
    box: Shown[Box] = Shown(PLACE)

    def __init__(self, box: Box = PLACE, *, layer: int = Layer.ACTIONS) -> None:
        self.box, self.layer = box, layer

    def bounds(self) -> Box:
        """Give the box and room for its shadow."""
        return self.box.grown(30)

    def paint(self, canvas: Canvas) -> None:
        """Draw the note and its centred lines."""
        if not self.text:
            return
        canvas.patch("ui/note", self.box)
        style, lines = self._set(canvas)
        step = canvas.typesetter.size(style) * LINE
        top = self.box.cy - step * (len(lines) - 1) / 2
        for k, line in enumerate(lines):
            canvas.text(line, self.box.cx, top + k * step, style, anchor="middle")

    def _set(self, canvas: Canvas) -> tuple[TextStyle, list[str]]:
        setter, width = canvas.typesetter, self.box.w - SIDES
        style = STYLE
        for style in setter.smaller(STYLE, SMALLEST):
            lines, size = setter.wrap(self.text, style, width), setter.size(style)
            if len(lines) * size * LINE <= self.box.h - 12 and setter.is_whole(
                self.text, style, width
            ):
                break
        return style, _balanced(canvas, self.text, style, self.box.w - SIDES)


def _balanced(canvas: Canvas, text: str, style: TextStyle, width: float) -> list[str]:
    """Break into as few lines as fit, all about as long as each other."""
    lines = canvas.typesetter.wrap(text, style, width)
    narrower = width
    while len(lines) > 1 and narrower > NARROWER:
        narrower -= NARROWER
        tried = canvas.typesetter.wrap(text, style, narrower)
        if len(tried) > len(lines) or max(len(line) for line in tried) >= len(text):
            break
        lines = tried
    return lines
