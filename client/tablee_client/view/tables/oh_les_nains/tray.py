"""The chain of counters: its cards in a row, and what each of them would settle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.oh_les_nains.cards import Colour
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.oh_les_nains.layout import TALL, TRAY, tray_pose
from tablee_client.view.tables.oh_les_nains.names import emblem, hat_picture
from tablee_client.view.theme import BRASS, CREAM, GOLD_PALE, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

LONGEST: Final = 4
PRIZES: Final = (1, 0, 2, 2)
"""By the place of the last card: how many dwarves who laid it gets (rules section 1.6)."""
TEXT = TextStyle(Face.BOLD, 23, CREAM, Finish.SHADOW)
NOTHING = TextStyle(Face.FIGURES, 28, GOLD_PALE, Finish.SHADOW)
PRIZE_Y, TEXT_Y = 152.0, 187.0
HAT, SHIELD = 29.0, 26.0


class Tray(Node):
    """A board with four places for the chain; each tells what it is worth and to which team.

    `pictures` are the cards that lie in it, `opener` is the team of the first; `text` says what
    happens if the chain is settled now. Without a `colour` it isn't there.
    """

    pictures: Shown[tuple[str, ...]] = Shown(())
    colour: Shown[Colour | None] = Shown(None)
    opener: Shown[int] = Shown(0)
    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer, self.z = Layer.SERIES, 0.0

    def bounds(self) -> Box:
        """Give the board and its shadow."""
        return TRAY.grown(40)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, the places, the cards and what they are worth."""
        if self.colour is None and not self.pictures:
            return
        canvas.patch("ui/plaque", TRAY)
        for place in range(LONGEST):
            self._paint_place(canvas, place)
        line, style = canvas.typesetter.fitted(self.text, TEXT, TRAY.w - 40, height=34)
        canvas.text(line, TRAY.cx, TRAY.y + TEXT_Y, style, anchor="middle")

    def _paint_place(self, canvas: Canvas, place: int) -> None:
        pose = tray_pose(place)
        box = Box.around(pose.x, pose.y, pose.width, pose.width * TALL)
        if place < len(self.pictures):
            canvas.picture("fx/shadow_card", box.moved(3, 6))
            canvas.picture(self.pictures[place], box)
        else:
            canvas.fill(box, CREAM, alpha=0.08, radius=6)
        is_last = place == len(self.pictures) - 1
        if is_last:
            canvas.outline(box.grown(5), BRASS, width=4, radius=9)
        self._paint_prize(canvas, place, pose.x, alpha=1.0 if is_last else 0.6)

    def _paint_prize(self, canvas: Canvas, place: int, x: float, *, alpha: float) -> None:
        y = TRAY.y + PRIZE_Y
        prize = PRIZES[place]
        if not prize or self.colour is None:
            nothing = canvas.typesetter.within(NOTHING, 40)
            canvas.text("0", x, y, nothing, anchor="middle", alpha=alpha)
            return
        team = self.opener if place % 2 == 0 else 1 - self.opener
        figure = canvas.typesetter.within(NOTHING, 40)
        canvas.text(str(prize), x - HAT, y, figure, anchor="middle", alpha=alpha)
        canvas.picture(hat_picture(self.colour), Box.around(x - 4, y, HAT, HAT), alpha=alpha)
        spot = Box.around(x + HAT - 4, y, SHIELD, SHIELD)
        canvas.picture(emblem(team), spot, alpha=alpha)
