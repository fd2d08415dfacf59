"""The parchment over everything: what the organiser has to say, what is wrong with the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import WIDTH, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import INK, Face, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

STYLE = TextStyle(Face.BOLD, 27, INK)
SMALLEST = 21
WIDEST, LONGER = 900.0, 1080.0
LONG = 23
"""At the top, what takes more than two lines is set smaller and wider, to cover less."""
TOP = 14.0
STEP = 1.26
"""From one line to the next, as a share of the letters' size."""
SIDES, NARROW_SIDES = 96.0, 84.0
ABOVE: Final = 40.0
"""Room above and below the lines, together."""
MOST_LINES = 8


class HouseBanner(Node):
    """A note as large as its text needs; empty, it isn't there.

    It lies in its `place`, where nobody sits, as long as its text fits in there, and else at the
    top, as it does without a place.
    """

    text: Shown[str] = Shown("")
    place: Shown[Box | None] = Shown(None)

    def __init__(self) -> None:
        self.layer = Layer.TOAST

    def bounds(self) -> Box:
        """Give the widest area the note may take."""
        tall = MOST_LINES * STYLE.size * 1.5 * STEP + 100
        top = Box(WIDTH / 2 - LONGER / 2 - 40, 0, LONGER + 80, TOP + tall)
        return top if self.place is None else top.joined(self.place.grown(40))

    def paint(self, canvas: Canvas) -> None:
        """Draw the note as wide as its lines."""
        if not self.text:
            return
        box, style, lines = self.laid(canvas.typesetter)
        canvas.patch("ui/note", box)
        for k, line in enumerate(lines):
            y = box.y + ABOVE / 2 + canvas.typesetter.size(style) * STEP * (k + 0.5)
            canvas.text(line, box.cx, y, style, anchor="middle")

    def laid(self, setter: Typesetter) -> tuple[Box, TextStyle, list[str]]:
        """Give where the note lies, and its lines: the largest letters that fit in its place."""
        for style in setter.smaller(STYLE, SMALLEST, 2):
            if self.place is None:
                break
            lines = self._lines(setter, style, self.place.w - NARROW_SIDES)
            tall = setter.size(style) * STEP * len(lines) + ABOVE
            if tall <= self.place.h:
                wide = max(setter.width(line, style) for line in lines) + NARROW_SIDES
                return Box(self.place.cx - wide / 2, self.place.y, wide, tall), style, lines
        style, lines = self._at_top(setter)
        wide = max(setter.width(line, style) for line in lines) + SIDES
        tall = setter.size(style) * STEP * len(lines) + ABOVE
        return Box(WIDTH / 2 - wide / 2, TOP, wide, tall), style, lines

    def _at_top(self, setter: Typesetter) -> tuple[TextStyle, list[str]]:
        """Set the lines as large as they don't become more than at the usual size."""
        usual, wide = STYLE.sized(STYLE.size / setter.text_scale), WIDEST - SIDES
        if len(self._lines(setter, usual, wide)) > 2:
            usual, wide = STYLE.sized(LONG / setter.text_scale), LONGER - SIDES
        fewest = len(self._lines(setter, usual, wide))
        for style in setter.smaller(STYLE.sized(usual.size * setter.text_scale), usual.size):
            lines = self._lines(setter, style, wide)
            if len(lines) <= fewest:
                return style, lines[:MOST_LINES]
        return usual, self._lines(setter, usual, wide)[:MOST_LINES]

    def _lines(self, setter: Typesetter, style: TextStyle, width: float) -> list[str]:
        parts = self.text.split("\n")
        wrapped = (setter.wrap(part, style, width) for part in parts)
        return [line for lines in wrapped for line in setter.balanced(lines, style, width)]
