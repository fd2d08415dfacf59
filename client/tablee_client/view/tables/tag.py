"""A small tag with an amount: dark slate, or brass where it can be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import ENGRAVED_INK, GOLD_PALE, Face, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TAG_TALL = 42.0
FIGURES = TextStyle(Face.FIGURES, 30, GOLD_PALE)
COIN = 26.0


class Tag(Node):
    """A tag centred on (x, y); `coin` puts a token before the amount."""

    amount: Shown[int] = Shown(0)
    hot = Shown(False)
    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)

    def __init__(
        self,
        x: float,
        y: float,
        *,
        amount: int = 0,
        hot: bool = False,
        coin: bool = False,
        size: float = 1.0,
        layer: int = Layer.RESTING,
        z: float = 8.0,
    ) -> None:
        self.x, self.y, self.amount, self.hot, self._coin = x, y, amount, hot, coin
        self.layer, self.z, self._size = layer, z, size

    def bounds(self) -> Box:
        """Give the widest tag and its shadow."""
        return Box.around(self.x, self.y, 190, TAG_TALL + 44)

    def paint(self, canvas: Canvas) -> None:
        """Draw the tag and its figures."""
        paint_tag(
            canvas,
            self.x,
            self.y,
            self.amount,
            hot=self.hot,
            coin=self._coin,
            size=self._size,
        )


def paint_tag(
    canvas: Canvas,
    x: float,
    y: float,
    amount: int,
    *,
    hot: bool = False,
    coin: bool = False,
    size: float = 1.0,
) -> None:
    """Draw a tag centred on a point, wide enough for its figures."""
    text = str(amount)
    style = canvas.typesetter.within(FIGURES.sized(FIGURES.size * size), TAG_TALL * size)
    if hot:
        style = style.coloured(ENGRAVED_INK)
    figures = canvas.typesetter.width(text, style)
    extra = (COIN + 8) * size if coin else 0.0
    wide = max(60 * size, figures + extra + 34 * size)
    body = Box.around(x, y, wide, TAG_TALL * size)
    canvas.patch("ui/tag_brass" if hot else "ui/tag_slate", body)
    left = x - (figures + extra) / 2
    if coin:
        side = COIN * size
        canvas.picture("tokens/token_pale_1", Box(left, y - side / 2, side, side))
    canvas.text(text, left + extra, y, style)
