"""What a disc still lacks: how many 24ths are left, and which sizes fill them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.gold_der_maya.fragments import DISC, FACES
from tablee.games.gold_der_maya.score import worth
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import STEP, extent, fillings, point
from tablee_client.view.tables.gold_der_maya.layout import Round, upright_pose
from tablee_client.view.tables.gold_der_maya.sector import Frame, light_of
from tablee_client.view.theme import (
    CREAM,
    ENGRAVED_INK,
    GARNET,
    GOLD_PALE,
    Face,
    Finish,
    Layer,
    TextStyle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee_client.view.canvas import Canvas

TALL = 46.0
ICON = 46.0
ICON_STEP = {6: 56.0, 4: 40.0, 3: 32.0}
BETWEEN = 24.0
MOST = 4
LINE = TextStyle(Face.BOLD, 25, CREAM, Finish.SHADOW)
FIGURE = TextStyle(Face.FIGURES, 54, GOLD_PALE, Finish.SHADOW)
WHOLE = TextStyle(Face.BLACK, 27, ENGRAVED_INK)
DEAD = LINE.coloured((0xFF, 0xB0, 0x94))
INSIDE = 0.6
BRIGHT = 3
"""How often a small light is laid over itself: one is too faint at that size."""


class Gap(Node):
    """The number in a disc's gap, unless it `is_quiet`, and the line under the disc."""

    faces: Shown[tuple[str, ...]] = Shown(())
    start: Shown[float] = Shown(0.0)
    is_quiet = Shown(False)

    def __init__(self, place: Round, *, words: Callable[..., str]) -> None:
        self._place, self._words = place, words
        self.layer = Layer.HAND
        self.z = 12.0

    def bounds(self) -> Box:
        """Give the disc and the line under it."""
        box = self._place.box
        return Box.around(box.cx, box.cy + 30, max(box.w, 540), box.h + 90)

    def paint(self, canvas: Canvas) -> None:
        """Draw the number and the line."""
        gap = DISC - extent(self.faces)
        y = self._place.y + self._place.rim + TALL / 2 + 4
        if gap <= 0:
            points = sum(worth([FACES[face] for face in self.faces]))
            self._paint_line(canvas, self._words("maya-whole", points=points), (), y, style=WHOLE)
            return
        if gap < DISC and not self.is_quiet:
            at = self.start + extent(self.faces) + gap / 2
            where = point(self._place.middle, self._place.radius * INSIDE, at)
            if not fillings(gap):
                canvas.disc(*where, 42, GARNET)
            canvas.text(str(gap), *where, FIGURE, anchor="middle")
        self._paint_gap(canvas, gap, y)

    def _paint_gap(self, canvas: Canvas, gap: int, y: float) -> None:
        ways = fillings(gap)
        if gap == DISC:
            self._paint_line(canvas, self._words("maya-gap-all"), (), y)
        elif not ways:
            self._paint_line(canvas, self._words("maya-gap-dead", gap=gap), (), y, style=DEAD)
        else:
            self._paint_line(canvas, self._words("maya-gap", gap=gap), ways[:MOST], y)

    def _paint_line(
        self,
        canvas: Canvas,
        text: str,
        ways: tuple[tuple[int, ...], ...],
        y: float,
        *,
        style: TextStyle = LINE,
    ) -> None:
        tag = "ui/tag_brass" if style is WHOLE else "ui/tag_slate"
        style = canvas.typesetter.within(style, TALL)
        room = self.bounds().w - 40
        wide = canvas.typesetter.width(text, style)
        while ways and wide + _wide(ways) > room:
            ways = ways[:-1]
        style = canvas.typesetter.shrunk(text, style, room - _wide(ways))
        wide = canvas.typesetter.width(text, style)
        whole = wide + _wide(ways)
        body = Box.around(self._place.x, y, whole + 44, TALL)
        canvas.patch(tag, body)
        x = body.x + 22
        canvas.text(text, x, y, style)
        x += wide
        for sizes in ways:
            x += BETWEEN
            for one in sizes:
                x += ICON_STEP[one]
                _paint_icon(canvas, one, x - ICON_STEP[one] / 2, y)


def _wide(ways: tuple[tuple[int, ...], ...]) -> float:
    return sum(BETWEEN + sum(ICON_STEP[one] for one in sizes) for sizes in ways)


def _paint_icon(canvas: Canvas, wide: int, x: float, y: float) -> None:
    pose = upright_pose(x, y, ICON * 0.82, wide)
    name = light_of("gap_good", wide)
    tip = (pose.x, pose.y)
    angle = pose.angle // STEP * STEP if wide % 2 == 0 else pose.angle
    frame = Frame(canvas, name, tip, radius=pose.width, angle=angle)
    for _ in range(BRIGHT):
        frame.paint(canvas)
