"""The plate with the game's name and how far the match is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import GOLD_TEXT, NAME, Face, Finish, Layer, TextStyle
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

PLACE = Box(122, 32, 212, 76)
SIDE, WIDEST = 20.0, 290.0
TALL = 31.0
"""How tall each of the two lines may be."""
TITLE = TextStyle(Face.TITLE, 24, GOLD_TEXT, Finish.SHADOW)
LINE = TextStyle(Face.BOLD, 24, NAME.colour, Finish.SHADOW)


class TitlePlate(Widget):
    """Two lines on walnut."""

    line: Shown[str] = Shown("")

    def __init__(self, title: str, line: str) -> None:
        super().__init__(PLACE, layer=Layer.SEATS)
        self.text = title
        self.line = line

    def fit(self, setter: Typesetter) -> None:
        """Become as wide as the title needs, no narrower than usual."""
        wide = setter.width(self.text, setter.within(TITLE, TALL)) + 2 * SIDE
        self.box = Box(PLACE.x, PLACE.y, max(PLACE.w, min(WIDEST, wide)), PLACE.h)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate and its lines."""
        canvas.patch("ui/plaque", self.box)
        room = self.box.w - 2 * SIDE
        for text, style, down in ((self.text, TITLE, 25), (self.line, LINE, 52)):
            line, fitted = canvas.typesetter.fitted(text, style, room, height=TALL)
            canvas.text(line, self.box.x + SIDE, self.box.y + down, fitted)
