"""The foot of the screen: who must act and how long is left, and what has happened last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from tablee_client.view.bigscreen.banner import paint_pictures
from tablee_client.view.bigscreen.layout import LAST, LAYER, NOW, of_size
from tablee_client.view.bigscreen.moment import Moment
from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.ring import paint_ring_in
from tablee_client.view.theme import (
    BRASS_DARK,
    CREAM,
    CREAM_SOFT,
    EMBER,
    ENTRY,
    GOLD_PALE,
    SMALL,
    Face,
    Finish,
    TextStyle,
)

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SECONDS: Final = TextStyle(Face.FIGURES, 60, CREAM, Finish.SHADOW)
WHO: Final = TextStyle(Face.BLACK, 60, GOLD_PALE, Finish.SHADOW)
RING: Final = Box(NOW.right - 206, NOW.y + 3, 206, 206)
FACE: Final = 200.0
LATE: Final = 10.0
_OFF: Final = 80.0


@dataclass(frozen=True, slots=True)
class Now:
    """What is waited for: the portraits of who must act, the one's name, and what he is to do.

    `left` are the whole seconds until the first of them is late, None where no clock runs; `steps`
    how much of the ring is left.
    """

    looks: tuple[int, ...] = ()
    name: str = ""
    text: str = ""
    left: int | None = None
    steps: int = 0
    unlimited: str = ""
    """What stands in the place of seconds where somebody may take as long as he likes."""


class Shelf(Node):
    """The wood under the foot and under the column, as far as the window goes."""

    def __init__(self, box: Box) -> None:
        self.layer, self._box = LAYER, box

    def bounds(self) -> Box:
        """Give the part of the design; the footprint goes to the window's edges."""
        return self._box

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give all that lies to the right, or below."""
        return canvas.viewport.cover(self._reach(canvas).grown(30)).clip(canvas.viewport.area)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, its outer edges out of sight."""
        canvas.patch("ui/panel", self._reach(canvas))

    def _reach(self, canvas: Canvas) -> Box:
        view, box = canvas.viewport, self._box
        left, top = view.to_design(0, 0)
        right, bottom = view.to_design(view.width, view.height)
        left = box.x if box.x else left - _OFF
        top = box.y if box.y else top - _OFF
        return Box(left, top, right - left + _OFF, bottom - top + _OFF)


class NowPlace(Node):
    """Who must act, as large as it gets."""

    now: Shown[Now] = Shown(Now())

    def __init__(self) -> None:
        self.layer = LAYER + 1

    def bounds(self) -> Box:
        """Give the left part of the foot."""
        return NOW.grown(10, 16)

    def paint(self, canvas: Canvas) -> None:
        """Draw portraits, words and the clock."""
        now, left, right = self.now, NOW.x, NOW.right
        if now.left is not None or now.unlimited:
            self._paint_clock(canvas, now)
            right = RING.x - 30
        if now.looks:
            left = self._paint_faces(canvas, now.looks) + 40
        setter = canvas.typesetter
        if not now.name:
            self._paint_text(canvas, now.text, Box(left, NOW.y, right - left, NOW.h), 68)
            return
        style = of_size(setter, WHO, 92)
        name, style = setter.fitted(now.name, style, right - left, least=54)
        canvas.text(name, left, NOW.y + 52, style)
        self._paint_text(canvas, now.text, Box(left, NOW.y + 100, right - left, NOW.h - 100), 52)

    def _paint_faces(self, canvas: Canvas, looks: tuple[int, ...]) -> float:
        """Draw the portraits, overlapping where there are many; gives their right edge."""
        side = FACE if len(looks) < 3 else FACE * 0.8
        step = min(side + 12, 440 / len(looks))
        for k, look in enumerate(looks):
            spot = Box(NOW.x + k * step, NOW.cy - side / 2, side, side)
            canvas.picture(portrait_picture(look), spot)
        return NOW.x + step * (len(looks) - 1) + side

    def _paint_text(self, canvas: Canvas, text: str, box: Box, units: float) -> None:
        setter = canvas.typesetter
        style = of_size(setter, ENTRY, units)
        lines, style = setter.filled(text, style, (box.w, box.h), least=34)
        step = setter.line_height(style)
        top = box.cy - step * (len(lines) - 1) / 2
        for k, line in enumerate(lines):
            canvas.text(line, box.x, top + k * step, style)

    def _paint_clock(self, canvas: Canvas, now: Now) -> None:
        setter = canvas.typesetter
        if now.left is None:
            style = of_size(setter, SMALL.coloured(CREAM_SOFT), 34)
            lines, style = setter.filled(now.unlimited, style, (RING.w, RING.h), least=26)
            for k, line in enumerate(lines):
                y = RING.cy + (k - (len(lines) - 1) / 2) * setter.line_height(style)
                canvas.text(line, RING.cx, y, style, anchor="middle")
            return
        is_late = now.left <= LATE
        paint_ring_in(canvas, RING, steps=now.steps, late=is_late)
        colour = EMBER if is_late else CREAM
        text = str(now.left) if now.left < 100 else f"{now.left // 60}:{now.left % 60:02}"
        style = of_size(setter, SECONDS.coloured(colour), 104 if now.left < 100 else 72)
        canvas.text(text, RING.cx, RING.cy, style, anchor="middle")


class LastPlace(Node):
    """What has happened last, for whoever looks up now."""

    moment: Shown[Moment | None] = Shown(None)
    title: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = LAYER + 1

    def bounds(self) -> Box:
        """Give the right part of the foot."""
        return LAST.grown(30, 16)

    def paint(self, canvas: Canvas) -> None:
        """Draw the words, and the pictures at their right."""
        rule = Box(LAST.x - 22, LAST.y + 10, 3, LAST.h - 20)
        canvas.fill(rule, BRASS_DARK)
        moment = self.moment
        if moment is None:
            return
        setter, right = canvas.typesetter, LAST.right
        if moment.pictures:
            right = paint_pictures(canvas, moment.pictures, right, LAST.cy, 196, 250) - 24
        title = of_size(setter, SMALL, 32)
        canvas.text(self.title, LAST.x, LAST.y + 18, title)
        style = of_size(setter, ENTRY, 50)
        room = (right - LAST.x, LAST.h - 44)
        lines, style = setter.filled(moment.text, style, room, least=32)
        step = setter.line_height(style)
        top = LAST.y + 44 + (LAST.h - 44 - step * (len(lines) - 1)) / 2
        for k, line in enumerate(lines):
            canvas.text(line, LAST.x, top + k * step, style)
