"""Furniture that can't be pressed: boards, plaques, sheets of parchment, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import PANEL_TITLE, Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TITLE_DROP = 54


class Panel(Widget):
    """A stretchable picture filling its box, with an optional metal title at its top."""

    title: Shown[str] = Shown("")
    picture: Shown[str] = Shown("")

    def __init__(
        self, box: Box, *, picture: str = "ui/panel", title: str = "", layer: int = Layer.RESTING
    ) -> None:
        super().__init__(box, layer=layer)
        self.picture, self.title = picture, title

    def bounds(self) -> Box:
        """Give the box and the room for its shadow."""
        return self.box.grown(70)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and its title."""
        canvas.patch(self.picture, self.box)
        if self.title:
            style = canvas.typesetter.shrunk(self.title, PANEL_TITLE, self.box.w - 64)
            canvas.text(self.title, self.box.cx, self.box.y + TITLE_DROP, style, anchor="middle")


class Picture(Widget):
    """A picture filling its box, not stretched out of its proportions by the caller."""

    picture: Shown[str] = Shown("")

    def __init__(self, box: Box, picture: str, *, layer: int = Layer.RESTING) -> None:
        super().__init__(box, layer=layer)
        self.picture = picture

    def bounds(self) -> Box:
        """Give the box and room for a shadow."""
        return self.box.grown(60)

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.picture(self.picture, self.box, alpha=self.alpha)
