"""The box of what was dropped: every fragment with the side that was seen last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import lot, material, size
from tablee_client.view.tables.gold_der_maya.auction import paint_lot
from tablee_client.view.tables.gold_der_maya.layout import COFFER, upright_pose
from tablee_client.view.theme import CREAM_SOFT, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TITLE = TextStyle(Face.BOLD, 24, CREAM_SOFT, Finish.SHADOW)
HEAD = 50.0
GRIDS = ((2, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4))
"""Columns and rows: the fewest that hold all are taken."""


class Coffer(Node):
    """The box, its fragments in rows by material."""

    faces: Shown[tuple[str, ...]] = Shown(())
    title: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.BOARD

    def bounds(self) -> Box:
        """Give the box."""
        return COFFER.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the box and what lies in it."""
        canvas.patch("ui/plaque", COFFER)
        title, style = canvas.typesetter.fitted(self.title, TITLE, COFFER.w - 24, height=38)
        canvas.text(title, COFFER.cx, COFFER.y + 28, style, anchor="middle")
        for face, box in zip(in_order(self.faces), cells(len(self.faces)), strict=True):
            radius = min(box.h * 0.86, box.w * 0.66)
            paint_lot(canvas, face, upright_pose(box.cx, box.cy, radius, size(face)))


def in_order(faces: tuple[str, ...]) -> list[str]:
    """Sort by material from gold down, then by size."""
    return sorted(faces, key=lambda face: (-material(face), -size(face), lot(face)))


def cells(number: int) -> list[Box]:
    """Give the cells of that many fragments."""
    across, down = next((grid for grid in GRIDS if grid[0] * grid[1] >= number), GRIDS[-1])
    inner = Box(COFFER.x + 14, COFFER.y + HEAD, COFFER.w - 28, COFFER.h - HEAD - 12)
    wide, tall = inner.w // across, inner.h // down
    top = inner.cy - -(-number // across) * tall / 2
    found = []
    for k in range(number):
        row, column = divmod(k, across)
        here = min(across, number - row * across)
        x = inner.cx + (column - here / 2) * wide
        found.append(Box(x, top + row * tall, wide, tall))
    return found
