"""The parchment over everything that says what the organiser of the server has to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import WIDTH, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import INK, Face, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STYLE = TextStyle(Face.BOLD, 27, INK)
WIDEST = 900.0
TOP = 14.0
LINE = 34.0
SIDES = 96.0
MOST_LINES = 8


class HouseBanner(Node):
    """A note at the top, as large as its text needs; empty, it isn't there."""

    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.TOAST

    def bounds(self) -> Box:
        """Give the widest area the note may take."""
        tall = MOST_LINES * LINE + 100
        return Box(WIDTH / 2 - WIDEST / 2 - 40, 0, WIDEST + 80, TOP + tall)

    def paint(self, canvas: Canvas) -> None:
        """Draw the note as wide as its lines."""
        if not self.text:
            return
        setter = canvas.typesetter
        lines = [
            line
            for part in self.text.split("\n")
            for line in setter.wrap(part, STYLE, WIDEST - SIDES)
        ][:MOST_LINES]
        wide = max(setter.width(line, STYLE) for line in lines) + SIDES
        box = Box(WIDTH / 2 - wide / 2, TOP, wide, LINE * len(lines) + 40)
        canvas.patch("ui/note", box)
        for k, line in enumerate(lines):
            y = box.y + 20 + LINE * (k + 0.5)
            canvas.text(line, box.cx, y, STYLE, anchor="middle")
