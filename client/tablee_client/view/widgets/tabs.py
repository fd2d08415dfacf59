"""Tabs: one of several pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tablee_client.view.geometry import Box
from tablee_client.view.theme import CREAM, ENGRAVED_INK, Face, Finish, TextStyle
from tablee_client.view.widgets.choice import Choice

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

T = TypeVar("T")

TAB = TextStyle(Face.BOLD, 28, CREAM, Finish.SHADOW)
SELECTED = TextStyle(Face.BLACK, 28, ENGRAVED_INK, Finish.ENGRAVED)


class Tabs(Choice[T]):
    """The pages' names side by side over the whole box; the chosen one is lit."""

    # draw

    def segments(self) -> list[Box]:
        """Give the boxes of the tabs."""
        return list(self.box.columns(len(self.options), 8))

    def paint_control(self, canvas: Canvas) -> None:
        """Draw each tab."""
        for k, (box, (_, text)) in enumerate(zip(self.segments(), self.options, strict=True)):
            chosen = k == self.index
            canvas.patch("ui/tag_brass" if chosen else "ui/tab", box)
            style = SELECTED if chosen else TAB
            line, style = canvas.typesetter.fitted(text, style, box.w - 40, height=box.h)
            canvas.text(line, box.cx, box.cy - 1, style, anchor="middle")
