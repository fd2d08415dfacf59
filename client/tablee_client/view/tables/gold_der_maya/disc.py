"""One disc as it lies: the base, its fragments in their arc, the knob in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import begins
from tablee_client.view.tables.gold_der_maya.layout import Round
from tablee_client.view.tables.gold_der_maya.sector import BAKED, paint_face
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas


class Disc(Node):
    """A base and what lies on it; `start` is where the arc begins, in 24ths."""

    faces: Shown[tuple[str, ...]] = Shown(())
    start: Shown[float] = Shown(0.0)
    place: Shown[Round] = Shown(Round(0, 0, 1))

    def __init__(self, place: Round, *, layer: int = Layer.BOARD) -> None:
        self.place, self.layer = place, layer

    def bounds(self) -> Box:
        """Give the base and its shadow."""
        return self.place.box.grown(44 * self.place.radius / BAKED + 4)

    def paint(self, canvas: Canvas) -> None:
        """Draw the base, then the fragments clockwise, then the knob."""
        place = self.place
        k = place.radius / BAKED
        canvas.picture("maya/base", place.box)
        turns = begins(self.faces, self.start)
        for face, turn in zip(self.faces, turns, strict=True):
            paint_face(canvas, face, place.middle, radius=place.radius, turn=turn)
        canvas.picture_at("maya/boss", place.x, place.y, size=k)


class Knob(Node):
    """The knob alone, over fragments that lie on the stage one by one."""

    def __init__(self, place: Round, *, layer: int, z: float) -> None:
        self.place, self.layer, self.z = place, layer, z

    def bounds(self) -> Box:
        """Give the knob."""
        side = 96 * self.place.radius / BAKED
        return Box.around(self.place.x, self.place.y, side, side)

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        size = self.place.radius / BAKED
        canvas.picture_at("maya/boss", self.place.x, self.place.y, size=size)
