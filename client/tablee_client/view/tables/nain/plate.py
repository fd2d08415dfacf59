"""A small plaque with a few words, on a card or beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import ENGRAVED_INK, GOLD_PALE, Face, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TALL = 38.0
STYLE = TextStyle(Face.BOLD, 27, GOLD_PALE)
COIN = 25.0
WIDEST = 168.0


class Plate(Node):
    """A plaque centred on (x, y); `coin` puts a coin before the words, `hot` makes it brass."""

    text: Shown[str] = Shown("")
    coin = Shown(False)
    hot = Shown(False)
    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)

    def __init__(self, x: float, y: float, *, size: float = 1.0, layer: int, z: float) -> None:
        self.x, self.y, self.layer, self.z = x, y, layer, z
        self._size = size

    def bounds(self) -> Box:
        """Give the widest plaque and its shadow."""
        return Box.around(self.x, self.y, WIDEST + 30, TALL * self._size + 44)

    def paint(self, canvas: Canvas) -> None:
        """Draw plaque, coin and words; nothing without words."""
        if not self.text:
            return
        size = self._size
        style = canvas.typesetter.within(STYLE.sized(STYLE.size * size), TALL * size)
        if self.hot:
            style = style.coloured(ENGRAVED_INK)
        extra = (COIN + 7) * size if self.coin else 0.0
        style = canvas.typesetter.shrunk(self.text, style, WIDEST - extra - 24, least=16)
        words = canvas.typesetter.width(self.text, style)
        body = Box.around(self.x, self.y, words + extra + 30 * size, TALL * size)
        canvas.patch("ui/tag_brass" if self.hot else "ui/tag_slate", body)
        left = self.x - (words + extra) / 2
        if self.coin:
            side = COIN * size
            canvas.picture("nain/coin_0", Box(left, self.y - side / 2, side, side))
        canvas.text(self.text, left + extra, self.y, style)
