"""Plain text: one line cut to its box, or a paragraph wrapped into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BODY, Layer, TextStyle
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Anchor, Canvas


class Label(Widget):
    """A text in a box, centred vertically; `wrapped` breaks it into lines from the top down.

    What is too long for the box is set smaller, down to 20 units, then cut with an ellipsis. Lines
    in the middle are about equally long.
    """

    text: Shown[str] = Shown("")
    style: Shown[TextStyle] = Shown(BODY)

    def __init__(
        self,
        box: Box,
        text: str,
        style: TextStyle = BODY,
        *,
        anchor: Anchor = "left",
        wrapped: bool = False,
        key: str = "",
        layer: int = Layer.ACTIONS,
    ) -> None:
        super().__init__(box, key=key, layer=layer)
        self.text, self.style = text, style
        self._anchor: Anchor = anchor
        self._wrapped = wrapped

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw the line or the lines that fit."""
        if not self._wrapped:
            line, style = canvas.typesetter.fitted(self.text, self.style, self.box.w)
            self._paint_line(canvas, line, self.box.cy, style)
            return
        setter, room = canvas.typesetter, (self.box.w, self.box.h)
        lines, style = setter.filled(self.text, self.style, room)
        if self._anchor == "middle" and "\n" not in self.text:
            lines = setter.balanced(lines, style, self.box.w)
        step = setter.line_height(style)
        for k, line in enumerate(lines):
            self._paint_line(canvas, line, self.box.y + step * (k + 0.5), style)

    def _paint_line(self, canvas: Canvas, line: str, y: float, style: TextStyle) -> None:
        x = {"left": self.box.x, "middle": self.box.cx, "right": self.box.right}[self._anchor]
        canvas.text(line, x, y, style, anchor=self._anchor)
