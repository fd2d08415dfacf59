"""The ribbon that tells who only looks on that he does; the main button lies elsewhere then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.layers import ACTION
from tablee_client.view.theme import CREAM, Face, Finish, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.frame import TableScreen

STYLE: Final = TextStyle(Face.BOLD, 28, CREAM, Finish.SHADOW)
PLACE: Final = Box.around(PRIMARY.cx, PRIMARY.cy, PRIMARY.w, 60)
OVER: Final = Box.around(PRIMARY.cx, 560, PRIMARY.w, 60)
"""Where it lies during a match, and beside the ranking."""
ICON: Final = 38.0
SIDES, GAP = 26.0, 12.0


class WatchRibbon(Node):
    """A slate ribbon with an eye, as wide as its words; empty, it isn't there."""

    text: Shown[str] = Shown("")
    box: Shown[Box] = Shown(PLACE)

    def __init__(self, text: str) -> None:
        self.text, self.layer = text, ACTION

    def bounds(self) -> Box:
        """Give the box and room for its edge."""
        return self.box.grown(12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the ribbon, the eye and the words."""
        if not self.text:
            return
        room = self.box.w - 2 * SIDES - ICON - GAP
        text, style = canvas.typesetter.fitted(self.text, STYLE, room, height=self.box.h - 8)
        wide = canvas.typesetter.width(text, style) + 2 * SIDES + ICON + GAP
        left = self.box.cx - wide / 2
        canvas.patch("ui/tag_slate", Box(left, self.box.y, wide, self.box.h))
        eye = Box.around(left + SIDES + ICON / 2, self.box.cy, ICON, ICON)
        canvas.picture("ui/icon_eye", eye)
        canvas.text(text, eye.right + GAP, self.box.cy, style)


def ribbon_of(table: TableScreen) -> WatchRibbon:
    """Give a table's ribbon: it says something where somebody looks on at a match of now."""
    watches = table.seen.seat is None and table.replay is None and table.showing is None
    return WatchRibbon(table.words("play-watching") if watches else "")
