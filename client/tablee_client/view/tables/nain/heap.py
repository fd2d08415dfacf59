"""What a seat has won: a heap of coins that grows with its cards, and how many these are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import CREAM, GOLD_PALE, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SIZES = ((1, "small", 112.0), (4, "medium", 156.0), (9, "large", 212.0))
"""From how many cards on a heap looks so, and how wide its picture is."""
GROWTH = {"small": 0.84, "medium": 0.95, "large": 1.1}
FIGURE = TextStyle(Face.FIGURES, 23, CREAM)
VALUE = TextStyle(Face.BOLD, 31, GOLD_PALE, Finish.SHADOW)
CARDS = TextStyle(Face.BOLD, 24, CREAM, Finish.SHADOW)
MINIATURE = 14.0
NUMBER_ASIDE = 44.0


class Heap(Node):
    """A heap whose foot is at its pose. One's own also tells its `value`, in words beside it."""

    cards: Shown[int] = Shown(0)
    words: Shown[tuple[str, str]] = Shown(("", ""))

    def __init__(self, pose: Pose, way: int) -> None:
        self.pose, self._way = pose, way
        self.layer = Layer.RESTING
        self.z = -5.0

    def bounds(self) -> Box:
        """Give the heap and what is written at it."""
        return Box.around(self.pose.x + 60, self.pose.y - 30, 360, 130)

    @property
    def body(self) -> Box:
        """The coins, and the words beside one's own."""
        return Box(self.pose.x - 60, self.pose.y - 58, 280 if any(self.words) else 120, 70)

    def paint(self, canvas: Canvas) -> None:
        """Draw the heap, and the number of its cards or words beside it."""
        if not self.cards:
            return
        _, size, wide = next(s for s in reversed(SIZES) if self.cards >= s[0])
        scale = self.pose.width / wide * GROWTH[size]
        if any(self.words):
            ground = self.body.grown(6, 0).moved(0, -7)
            canvas.patch("ui/plaque", ground)
        canvas.picture_at(f"nain/heap_{size}", self.pose.x, self.pose.y, size=scale)
        if any(self.words):
            left = self.pose.x + self.pose.width / 2 + 12
            for text, style, y in ((self.words[0], VALUE, -40), (self.words[1], CARDS, -9)):
                canvas.text(text, left, self.pose.y + y, canvas.typesetter.within(style, 38))
        else:
            self._paint_number(canvas, self.pose.x + self._way * NUMBER_ASIDE, self.pose.y - 14)

    def _paint_number(self, canvas: Canvas, x: float, y: float) -> None:
        text = str(self.cards)
        words = canvas.typesetter.width(text, FIGURE)
        body = Box.around(x, y, words + MINIATURE + 30, 30)
        canvas.patch("ui/tag_slate", body)
        left = x - (words + MINIATURE + 6) / 2
        tall = MINIATURE * 1.4
        canvas.picture("nain/back_coins", Box(left, y - tall / 2, MINIATURE, tall))
        canvas.text(text, left + MINIATURE + 6, y, canvas.typesetter.within(FIGURE, 30))
