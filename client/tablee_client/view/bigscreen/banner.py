"""The last move, large over the foot of the table for two seconds: who, what, and its picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tablee_client.view.bigscreen.layout import BANNER, LAYER, of_size
from tablee_client.view.bigscreen.moment import Moment
from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import ENTRY

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STAYS: Final = 2.2
LEAST: Final = 1.2
"""Seconds for which a move is seen before the next one takes its place."""
MOST: Final = 3
"""Moves that wait for their turn; older ones are left out."""
FACE: Final = 188.0
TEXT: Final = 72.0
SMALLEST: Final = 48.0
PICTURE: Final = 214.0
WIDEST: Final = 440.0
"""How wide all pictures are at most, together."""


class Banner(Node):
    """A board with a portrait at its left and pictures at its right; without a moment it's gone."""

    moment: Shown[Moment | None] = Shown(None)

    def __init__(self) -> None:
        self.layer = LAYER - 1
        self._age = 0.0
        self._waiting: list[Moment] = []

    def update(self, dt: float) -> None:
        """Let time pass: show what waits, or go."""
        self._age += dt
        if self._waiting and (self.moment is None or self._age >= LEAST):
            self.moment, self._age = self._waiting.pop(0), 0.0
        elif self.moment is not None and self._age >= STAYS:
            self.moment = None

    def tell(self, moments: Sequence[Moment]) -> None:
        """Show these one after another; of many, the last that have pictures."""
        told = [*self._waiting, *moments]
        pictured = [moment for moment in told if moment.pictures]
        self._waiting = (pictured or told)[-MOST:]

    def clear(self) -> None:
        """Show nothing."""
        self.moment, self._waiting = None, []

    # draw

    def bounds(self) -> Box:
        """Give the board and its shadow."""
        return BANNER.grown(70)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board."""
        moment = self.moment
        if moment is None:
            return
        canvas.patch("ui/panel", BANNER)
        left, right = BANNER.x + 52, BANNER.right - 52
        if moment.look is not None:
            face = Box(left, BANNER.cy - FACE / 2, FACE, FACE)
            canvas.picture(portrait_picture(moment.look), face)
            left = face.right + 44
        if moment.pictures:
            right = paint_pictures(canvas, moment.pictures, right, BANNER.cy, PICTURE, WIDEST) - 44
        setter = canvas.typesetter
        style = of_size(setter, ENTRY, TEXT)
        room = (right - left, BANNER.h - 56)
        lines, style = setter.filled(moment.text, style, room, least=SMALLEST)
        step = setter.line_height(style)
        top = BANNER.cy - step * (len(lines) - 1) / 2
        for k, line in enumerate(lines):
            canvas.text(line, (left + right) / 2, top + step * k, style, anchor="middle")


def paint_pictures(
    canvas: Canvas, names: tuple[str, ...], right: float, y: float, tall: float, widest: float
) -> float:
    """Draw pictures side by side, ending at `right`, centred on `y`; gives their left edge."""
    masters = [canvas.pictures.master(name) for name in names]
    gap = tall * 0.06
    shares = [master.width / master.height for master in masters]
    size = min(tall, (widest - gap * (len(names) - 1)) / sum(shares))
    for name, share in reversed(tuple(zip(names, shares, strict=True))):
        box = Box(right - size * share, y - size / 2, size * share, size)
        canvas.picture(name, box)
        right = box.x - gap
    return right + gap
