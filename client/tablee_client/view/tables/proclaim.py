"""Great words over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BRASS, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

STYLE = TextStyle(Face.TITLE, 104, BRASS, Finish.METAL)
PLACE = Box(400, 262, 1120, 180)
STAYS, FADES = 1.8, 0.3


class Proclamation(Node):
    """A line in metal that comes, stays a while and fades."""

    text: Shown[str] = Shown("")

    def __init__(self, text: str = "", *, place: Box = PLACE) -> None:
        self.text, self._place = text, place
        self.layer = Layer.FLIGHT + 5
        self.visible = False
        self._time = STAYS

    # react

    def update(self, dt: float) -> None:
        """Come and go."""
        if not self.visible:
            return
        self._time += dt
        self.visible = self._time < STAYS
        self.alpha = round(max(0.0, min(self._time / 0.15, (STAYS - self._time) / FADES, 1.0)), 1)

    # draw

    def bounds(self) -> Box:
        """Give its plaque and the room for a shadow."""
        return self._place.grown(48)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plaque and the words."""
        place, style = self._place, _style(self.text, canvas.typesetter)
        canvas.patch("ui/plaque_gold", place, alpha=self.alpha)
        canvas.text(self.text, place.cx, place.cy, style, anchor="middle", alpha=self.alpha)

    # verbs

    def say(self, text: str) -> None:
        """Proclaim it now."""
        self.text, self._time, self.visible, self.alpha = text, 0.0, True, 0.0


def _style(text: str, setter: Typesetter) -> TextStyle:
    return setter.shrunk(text, STYLE, PLACE.w - 80)
