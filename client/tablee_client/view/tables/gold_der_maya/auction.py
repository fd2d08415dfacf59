"""The auction board with its three lots, the bag, and the lots to come while one lays out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games.gold_der_maya.fragments import MATERIALS
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import STEP, material, size
from tablee_client.view.tables.gold_der_maya.layout import (
    BAG_BOX,
    BOARD,
    COMING,
    board_place,
    lot_pose,
    upright_pose,
)
from tablee_client.view.tables.gold_der_maya.sector import paint_face
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import (
    CREAM,
    CREAM_SOFT,
    ENGRAVED_INK,
    Face,
    Finish,
    Layer,
    TextStyle,
)

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TALL = 42.0
NAME = TextStyle(Face.BOLD, 25, CREAM, Finish.SHADOW)
SMALL = TextStyle(Face.BOLD, 23, CREAM_SOFT, Finish.SHADOW)
FOR_SALE = TextStyle(Face.BLACK, 25, ENGRAVED_INK)
MARK = 34.0
Namer = Callable[[str], str]
"""Gives the short name of a face: "Quarter · gold"."""


def paint_lot(canvas: Canvas, face: str, pose: Pose) -> None:
    """Draw a fragment in a pose: its tip, its radius and where it begins, in degrees."""
    paint_face(canvas, face, (pose.x, pose.y), radius=pose.width, turn=pose.angle / STEP)


def paint_name(canvas: Canvas, face: str, name: str, at: tuple[float, float], room: float) -> None:
    """Draw a tag with the name of a face and what it is worth."""
    name, style = canvas.typesetter.fitted(name, NAME, room - MARK - 44, height=TALL)
    wide = canvas.typesetter.width(name, style) + MARK + 48
    box = Box.around(at[0], at[1], wide, TALL)
    canvas.patch("ui/tag_slate", box)
    canvas.text(name, box.x + 20, box.cy, style)
    mark = Box.around(box.right - MARK / 2 - 12, box.cy, MARK, MARK)
    canvas.picture(f"maya/value_{MATERIALS[material(face)]}", mark)


def paint_caption(
    canvas: Canvas, caption: str, top: tuple[float, float], *, is_first: bool
) -> None:
    """Draw the tag over a place of the board, whose upper edge is given."""
    x, y = top[0], top[1] - (20 if is_first else 22)
    style = canvas.typesetter.within(FOR_SALE if is_first else SMALL, 38)
    wide = canvas.typesetter.width(caption, style) + 44
    canvas.patch("ui/tag_brass" if is_first else "ui/tag_slate", Box.around(x, y, wide, 38))
    canvas.text(caption, x, y, style, anchor="middle")


class Auction(Node):
    """The board. `lots` are the faces on its places; the first is for sale."""

    lots: Shown[tuple[str | None, ...]] = Shown((None, None, None))
    captions: Shown[tuple[str, ...]] = Shown(("", "", ""))

    def __init__(self, name: Namer) -> None:
        self._name = name
        self.layer = Layer.BOARD

    def bounds(self) -> Box:
        """Give the board, its shadow and the tags on its edge."""
        return BOARD.grown(56)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, the lots, what they are called and in which order they come."""
        canvas.picture("maya/board", BOARD)
        for place, (face, caption) in enumerate(zip(self.lots, self.captions, strict=True), 1):
            x, y, radius = board_place(place)
            if face is not None:
                paint_lot(canvas, face, lot_pose(place, size(face)))
                at = (x, y + radius + (14 if place == 1 else 24))
                paint_name(canvas, face, self._name(face), at, 330 if place == 1 else 262)
                paint_caption(canvas, caption, (x, y - radius), is_first=place == 1)


class Bag(Node):
    """How many lots are left in the bag."""

    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.BOARD

    def bounds(self) -> Box:
        """Give the tag and its shadow."""
        return BAG_BOX.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the tag."""
        text, style = canvas.typesetter.fitted(self.text, NAME, BAG_BOX.w - 40, height=46)
        wide = canvas.typesetter.width(text, style) + 48
        box = Box.around(BAG_BOX.cx, BAG_BOX.cy, wide, 46)
        canvas.patch("ui/tag_slate", box)
        canvas.text(text, box.cx, box.cy, style, anchor="middle")


class Coming(Node):
    """The next two lots, small, for who lays out and doesn't see the board."""

    lots: Shown[tuple[str, ...]] = Shown(())
    title: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.BOARD

    def bounds(self) -> Box:
        """Give the panel."""
        return COMING.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the lots side by side under a title."""
        if not self.lots:
            return
        canvas.patch("ui/plaque", COMING)
        title, style = canvas.typesetter.fitted(self.title, SMALL, COMING.w - 24, height=36)
        canvas.text(title, COMING.cx, COMING.y + 26, style, anchor="middle")
        for k, face in enumerate(self.lots):
            x = COMING.cx + (k - (len(self.lots) - 1) / 2) * 156
            paint_lot(canvas, face, upright_pose(x, COMING.cy + 22, 92, size(face)))


class Held(Node):
    """The lot that was won, until it is laid out; `caption` where it is one's own, on the board."""

    face: Shown[str] = Shown("")
    caption: Shown[str] = Shown("")
    pose: Shown[Pose] = Shown(Pose(0, 0, 40))

    def __init__(self) -> None:
        self.layer = Layer.SEATS
        self.z = 6.0

    def bounds(self) -> Box:
        """Give the room of the largest fragment."""
        lot = Box.around(self.pose.x, self.pose.y, 2.2 * self.pose.width, 2.2 * self.pose.width)
        return lot.joined(BOARD) if self.caption else lot

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        if self.face:
            paint_lot(canvas, self.face, self.pose)
        if self.face and self.caption:
            x, y, radius = board_place(1)
            paint_caption(canvas, self.caption, (x, y - radius), is_first=True)
