"""A great word over the cart, for a moment: it hides no card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BRASS, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STYLE = TextStyle(Face.TITLE, 92, BRASS, Finish.METAL)
PLACE = Box(640, 438, 640, 152)
STAYS, COMES, GOES = 1.5, 0.12, 0.3


class Shout(Node):
    """Comes, stays a while and fades."""

    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.FLIGHT - 2
        self.visible = False
        self._time = STAYS

    # react

    def update(self, dt: float) -> None:
        """Come and go."""
        if self.visible:
            self._time += dt
            self.visible = self._time < STAYS
            share = min(self._time / COMES, (STAYS - self._time) / GOES, 1.0)
            self.alpha = round(max(0.0, share), 1)

    # draw

    def bounds(self) -> Box:
        """Give its plaque and the room for a shadow."""
        return PLACE.grown(48)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plaque and the words."""
        canvas.patch("ui/plaque_gold", PLACE, alpha=self.alpha)
        style = canvas.typesetter.shrunk(self.text, STYLE, PLACE.w - 80)
        canvas.text(self.text, PLACE.cx, PLACE.cy, style, anchor="middle", alpha=self.alpha)

    # verbs

    def say(self, text: str) -> None:
        """Say it now."""
        self.text, self._time, self.visible, self.alpha = text, 0.0, True, 0.0
