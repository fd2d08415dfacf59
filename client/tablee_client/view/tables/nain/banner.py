"""The band of parchment over the track: the last bid and who made it, or the count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.nain.layout import BANNER
from tablee_client.view.theme import CREAM, INK, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STYLE = TextStyle(Face.BLACK, 43, INK)
ADVICE = TextStyle(Face.BOLD, 26, CREAM, Finish.SHADOW)
ADVICE_AT = (960.0, 628.0)
ADVICE_WIDE = 880.0
BAND: Final = 40.0
SIDES: Final = 24.0
PORTRAIT = 104.0
FOLD, AIR = 56.0, 20.0
"""The ribbon's fold at its end, and the room that is left before and behind the words."""


class Banner(Node):
    """Words with a portrait (`look`) before them; without words it isn't there."""

    text: Shown[str] = Shown("")
    look: Shown[int] = Shown(-1)

    def __init__(self) -> None:
        self.layer = Layer.SERIES

    def bounds(self) -> Box:
        """Give the band and its shadow."""
        return BANNER.grown(34)

    def paint(self, canvas: Canvas) -> None:
        """Draw the band, the portrait at its left end, and the words."""
        if not self.text:
            return
        canvas.patch("nain/banner", BANNER)
        left, y = BANNER.x + 56, BANNER.y + 41
        if self.look >= 0:
            spot = Box.around(BANNER.x + 64, BANNER.cy - 4, PORTRAIT, PORTRAIT)
            canvas.picture(portrait_picture(self.look), spot)
            left = spot.right + AIR
        room = BANNER.right - FOLD - AIR - left
        line, style = canvas.typesetter.fitted(self.text, STYLE, room, height=64)
        canvas.text(line, left + room / 2, y, style, anchor="middle")


class Advice(Node):
    """A line on slate under the track: what else may be done in one's turn."""

    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.SERIES

    def bounds(self) -> Box:
        """Give the line's room."""
        return Box.around(*ADVICE_AT, ADVICE_WIDE + 2 * SIDES + 24, BAND + 24)

    def paint(self, canvas: Canvas) -> None:
        """Draw the band, as long as its line, and the line."""
        if not self.text:
            return
        x, y = ADVICE_AT
        setter = canvas.typesetter
        line, style = setter.fitted(self.text, ADVICE, ADVICE_WIDE, height=BAND)
        wide = setter.width(line, style) + 2 * SIDES
        canvas.patch("ui/tag_slate", Box.around(x, y, wide, BAND))
        canvas.text(line, x, y, style, anchor="middle")
