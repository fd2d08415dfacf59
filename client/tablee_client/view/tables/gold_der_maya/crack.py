"""The sign on a joint of two fragments that don't fit: a glowing crack and a cross."""

from __future__ import annotations

from math import degrees
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import STEP, point
from tablee_client.view.tables.gold_der_maya.layout import Round
from tablee_client.view.theme import EMBER, GARNET, GOLD_PALE, NIGHT, Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SEAM = (0.17, 0.24, 0.29, 0.37, 0.42, 0.50, 0.55, 0.62, 0.78, 0.84, 0.89, 0.96)
"""Where the crack bends, in shares of the radius."""
BEND = 0.022
"""How far it leaves the joint, as a share of the radius."""
PARTS = ((13.0, NIGHT), (9.0, GARNET), (5.0, EMBER), (2.0, GOLD_PALE))
"""From the outside of the crack to its glowing middle: how wide, and the colour."""
SIGN = 0.72
ROUND = 24.0
ICON = 26.0


class Crack(Node):
    """A sign at a turn of a disc, in 24ths."""

    turn: Shown[float] = Shown(0.0)
    disc: Shown[Round] = Shown(Round(0, 0, 1))

    def __init__(self) -> None:
        self.layer, self.z = Layer.HAND, 9.0

    def bounds(self) -> Box:
        """Give the disc that it lies on."""
        return self.disc.box

    def paint(self, canvas: Canvas) -> None:
        """Draw the seam, then the cross."""
        seam = [
            point(self.disc.middle, share * self.disc.radius, self.turn + _aside(share, k))
            for k, share in enumerate(SEAM)
        ]
        for width, colour in PARTS:
            canvas.line(seam, colour, width=width)
            for x, y in seam:
                canvas.disc(x, y, width / 2, colour)
        x, y = point(self.disc.middle, SIGN * self.disc.radius, self.turn)
        canvas.disc(x, y, ROUND + 5, NIGHT)
        canvas.disc(x, y, ROUND + 2, GOLD_PALE)
        canvas.disc(x, y, ROUND, GARNET)
        canvas.picture("ui/icon_cross", Box.around(x, y, ICON, ICON))


def _aside(share: float, bend: int) -> float:
    """Give how far a bend is from the joint, in 24ths: to either side in turn."""
    return degrees(BEND / share) / STEP * (1 if bend % 2 else -1)
