"""The hands of all seats: open while they think, closed over a bid, open together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import heap
from tablee_client.view.tables.gold_der_maya.layout import hand_box
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.tag import paint_tag
from tablee_client.view.theme import GARNET, Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

Grip: TypeAlias = Literal["away", "idle", "closed", "open"]
HUES = 6
BEAD = 58.0
REACH = 66.0
STEPS = 8
CROSS, CROSS_ASIDE = 15.0, 44.0
CRAMPED = 9


def paint_bead(canvas: Canvas, number: int, x: float, y: float, side: float) -> None:
    """Draw a bead, one of six hues."""
    canvas.picture(f"maya/bead_{number % HUES}", Box.around(x, y, side, side))


class Hand(Node):
    """One seat's hand. `narrow` of STEPS squeezes it while it opens.

    `bid` is told by a tag once all hands are open: `struck` if another bid the same, `won` if it
    won. In one's own hand `beads` lie before the bid is made.
    """

    grip: Shown[Grip] = Shown("away")
    beads: Shown[int] = Shown(0)
    bid: Shown[int | None] = Shown(None)
    struck = Shown(False)
    won = Shown(False)
    narrow: Shown[int] = Shown(STEPS)

    def __init__(self, pose: Pose, *, own: bool) -> None:
        self.pose = pose
        self._own = own
        self.layer = Layer.SEATS
        self.z = 4.0

    def bounds(self) -> Box:
        """Give the hand, its shadow, and the tag below it."""
        return hand_box(self.pose).grown(40)

    def paint(self, canvas: Canvas) -> None:
        """Draw the hand, what lies in it, and the tag."""
        if self.grip == "away":
            return
        picture = "maya/hand_fist" if self.grip == "closed" else "maya/hand_open"
        box = hand_box(self.pose)
        share = max(1, self.narrow) / STEPS
        canvas.picture(picture, Box.around(box.cx, box.cy, box.w * share, box.h))
        if self.narrow < STEPS:
            return
        if self.grip != "closed":
            self._paint_beads(canvas)
        if self.bid is not None:
            self._paint_bid(canvas, self.bid, box)

    def _paint_beads(self, canvas: Canvas) -> None:
        size = self.pose.width
        side = BEAD * size * (1.0 if self.beads <= CRAMPED else 0.8)
        for k, (dx, dy) in enumerate(heap(self.beads, side, REACH * size)):
            paint_bead(canvas, k, self.pose.x + dx, self.pose.y + dy, side)

    def _paint_bid(self, canvas: Canvas, bid: int, box: Box) -> None:
        own = self._own
        x, y = box.cx, box.bottom - (2 if own else -2)
        size = 1.25 if own else 1.0
        paint_tag(canvas, x, y, bid, hot=self.won, size=size)
        if self.struck:
            canvas.disc(x + CROSS_ASIDE * size, y, CROSS, GARNET)
            mark = Box.around(x + CROSS_ASIDE * size, y, 1.3 * CROSS, 1.3 * CROSS)
            canvas.picture("ui/icon_cross", mark)
        if self.won:
            crown = Box.around(x - 64, y, 42, 42) if own else Box.around(x, box.y + 2, 34, 34)
            canvas.picture("ui/icon_crown", crown)
