"""A short word to the player that goes away by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import WIDTH, Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import FADE, INK, TOAST_TIME, Face, Layer, TextStyle
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STYLE = TextStyle(Face.BOLD, 27, INK)
WIDEST = 860
TOP, BOTTOM = 120, 1064
LINE = 34
MOST = 5
NOTICED = 1.5
"""Seconds before which nobody has read a note."""


class Toast(Widget):
    """A note at the foot of the screen, or near its top, for some seconds; then `is_over`.

    It stays longer for longer texts: 4 seconds, and 0.05 more for each letter over 40.
    """

    text: Shown[str] = Shown("")

    def __init__(self, text: str, *, low: bool) -> None:
        super().__init__(Box(0, 0, 0, 0), layer=Layer.TOAST)
        self.text, self._low = text, low
        self._left = TOAST_TIME + 0.05 * max(0, len(text) - 40)
        self._shown = 0.0
        self._lines: list[str] = []

    # react

    def update(self, dt: float) -> None:
        """Fade at the end."""
        self._left -= dt
        self._shown += dt
        self.alpha = round(min(1.0, max(0.0, self._left / FADE)), 1)

    # draw

    def bounds(self) -> Box:
        """Give the widest area the note may take."""
        tall = 7 * LINE + 80
        top = BOTTOM - tall if self._low else TOP
        return Box(WIDTH / 2 - WIDEST / 2, top, WIDEST, tall).grown(60)

    def paint(self, canvas: Canvas) -> None:
        """Draw the note as wide as its lines."""
        setter = canvas.typesetter
        lines, style = setter.filled(self.text, STYLE, (WIDEST - 96, MOST * LINE * 1.2))
        step = setter.line_height(style) * LINE / 32
        wide = max(setter.width(line, style) for line in lines) + 96
        tall = step * len(lines) + 44
        box = Box(WIDTH / 2 - wide / 2, BOTTOM - tall if self._low else TOP, wide, tall)
        canvas.patch("ui/note", box, alpha=self.alpha)
        for k, line in enumerate(lines):
            y = box.y + 22 + step * (k + 0.5)
            canvas.text(line, box.cx, y, style, anchor="middle", alpha=self.alpha)

    # verbs

    @property
    def is_noticed(self) -> bool:
        """Whether it was there long enough to be read."""
        return self._shown >= NOTICED

    @property
    def is_over(self) -> bool:
        """Whether it has gone."""
        return self._left <= 0
