"""The track of the bids, that slides under the cart: numbers, who said them, and one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.engine import Seat
from tablee.games.nain.actions import MOST_BID
from tablee_client.view.geometry import Box
from tablee_client.view.looks import badge_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.nain.layout import CART_Y, TRACK, number_x
from tablee_client.view.theme import CREAM, CREAM_DIM, ENGRAVED_INK, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

REACH, FADE = 472.0, 96.0
AROUND = 7
BADGE, BADGE_UP = 38.0, 62.0
NUMBER = TextStyle(Face.FIGURES, 31, CREAM, Finish.SHADOW)
OWN = TextStyle(Face.FIGURES, 31, ENGRAVED_INK)
PASSED = NUMBER.coloured(CREAM_DIM)
BID = TextStyle(Face.FIGURES, 54, ENGRAVED_INK)
WHEEL = 46.0
ROUND = 46.0 * 3.1416
"""How far a wheel rolls in a turn."""
STEPS = 82.0


class Track(Node):
    """Sleepers, rails and numbers; `at` is the bid on which the cart stands.

    `bids` are those of the round, `aim` one's own number, 0 for none.
    """

    at: Shown[float] = Shown(0.0)
    bids: Shown[tuple[tuple[Seat, int], ...]] = Shown(())
    aim: Shown[int] = Shown(0)

    def __init__(self, looks: Sequence[int]) -> None:
        self.layer = Layer.BOARD
        self._looks = tuple(looks)

    def bounds(self) -> Box:
        """Give the rails and all that lies on them."""
        return Box.around(*TRACK, 1010, 190)

    def paint(self, canvas: Canvas) -> None:
        """Draw sleepers, then the rails over them, then the numbers and who said them.

        The sleepers before the first number are there too: the cart has come from somewhere.
        """
        middle = round(self.at)
        shown = range(middle - AROUND, min(MOST_BID, middle + AROUND) + 1)
        places = [(n, number_x(n, self.at)) for n in shown]
        places = [(n, x) for n, x in places if abs(x - TRACK[0]) < REACH]
        for number, x in places:
            self._paint_sleeper(canvas, number, x)
        canvas.picture_at("nain/rails", TRACK[0], TRACK[1])
        for number, x in places:
            if number > 0 and abs(x - TRACK[0]) > 60:
                self._paint_number(canvas, number, x)
        self._paint_badges(canvas)

    def _paint_sleeper(self, canvas: Canvas, number: int, x: float) -> None:
        kind = "_next" if number == self.aim else "_passed" if number <= self.at else ""
        box = Box.around(x, TRACK[1], 56, 116)
        canvas.picture(f"nain/sleeper{kind}", box, alpha=_alpha(x))

    def _paint_number(self, canvas: Canvas, number: int, x: float) -> None:
        style = NUMBER if number > self.at else PASSED
        if number == self.aim:
            canvas.picture("nain/number_plate", Box.around(x, TRACK[1], 58, 50), alpha=_alpha(x))
            style = OWN
        canvas.text(str(number), x, TRACK[1], style, anchor="middle", alpha=_alpha(x))

    def _paint_badges(self, canvas: Canvas) -> None:
        for seat, amount in self.bids:
            x = number_x(amount, self.at)
            if 70 < abs(x - TRACK[0]) < REACH:
                box = Box.around(x, TRACK[1] - BADGE_UP, BADGE, BADGE)
                canvas.picture(badge_picture(self._looks[seat]), box, alpha=_alpha(x))


def _alpha(x: float) -> float:
    return max(0.0, min(1.0, (REACH - abs(x - TRACK[0])) / FADE))


class Cart(Node):
    """The cart with the bid on its plate; its wheels turn as the track slides."""

    at: Shown[float] = Shown(0.0)
    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.BOARD
        self.z = 1.0

    def bounds(self) -> Box:
        """Give the cart and the light around it."""
        return Box.around(TRACK[0], 510, 430, 430)

    def paint(self, canvas: Canvas) -> None:
        """Draw the light, the cart, its wheels and the bid."""
        canvas.picture("fx/glow_round", Box.around(TRACK[0], 520, 420, 420), alpha=0.8)
        canvas.picture_at("nain/cart", TRACK[0], CART_Y)
        turn = (self.at * STEPS / ROUND * 360) % 360
        side = canvas.viewport.length(WHEEL)
        frame = canvas.frames.frame("nain/wheel", side, side, angle=turn, coarse=True)
        for away in (-54, 54):
            x, y = canvas.viewport.to_pixels(TRACK[0] + away, CART_Y - 12)
            canvas.blit(frame, x - frame.get_width() / 2, y - frame.get_height() / 2)
        style = canvas.typesetter.fitted(self.text, BID, 84, height=66)[1]
        canvas.text(self.text, TRACK[0], CART_Y - 76, style, anchor="middle")
