"""The sign on a joint of two fragments that don't fit: a dotted seam and a cross."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import point
from tablee_client.view.tables.gold_der_maya.layout import Round
from tablee_client.view.theme import EMBER, NIGHT, Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SEAM = (0.28, 0.37, 0.46, 0.55, 0.89, 0.97)
"""Where the dots are, in shares of the radius."""
SIGN = 0.72
DOT = 5.5
ROUND = 25.0
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
        for share in SEAM:
            x, y = point(self.disc.middle, share * self.disc.radius, self.turn)
            canvas.disc(x, y, DOT + 2.5, NIGHT)
            canvas.disc(x, y, DOT, EMBER)
        x, y = point(self.disc.middle, SIGN * self.disc.radius, self.turn)
        canvas.disc(x, y, ROUND + 3, NIGHT)
        canvas.disc(x, y, ROUND, EMBER)
        canvas.picture("ui/icon_cross", Box.around(x, y, ICON, ICON))
