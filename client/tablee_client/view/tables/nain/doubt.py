"""The large red button with which the last bid is doubted, beside the claim that it answers."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import TYPE_CHECKING, Final

from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables.nain.layout import NAIN
from tablee_client.view.theme import BUTTON_EMBER, CREAM_DIM, TextStyle
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

STYLE: Final = BUTTON_EMBER.sized(56)
ROOM: Final = 172.0
TALL: Final = 76.0
"""What a word may fill of the dome."""
HALO: Final = 48.0
FOCUS: Final = 4.0
PULSE: Final = 2.0
STEPS: Final = 8
FAINTEST: Final = 0.45


class Doubt(Pressable):
    """A part of the table, always there; it is lit, and glows, while the bid may be doubted."""

    text: Shown[str] = Shown("")
    is_lit: Shown[bool] = Shown(False)
    glow: Shown[int] = Shown(STEPS)

    def __init__(self, text: str, *, on_press: Callable[[], None]) -> None:
        super().__init__(NAIN, on_press=on_press, key="nain")
        self.text = text
        self._phase = 0.0

    @property
    def takes_focus(self) -> bool:
        """Whether it can have the focus now: only while it does something."""
        return self.is_lit and super().takes_focus

    # react

    def update(self, dt: float) -> None:
        """Let the light breathe, unless motion is reduced."""
        if self.is_lit and self.screen and not self.screen.app.is_calm:
            self._phase = (self._phase + dt / PULSE) % 1.0
            self.glow = round((0.5 + 0.5 * cos(2 * pi * self._phase)) * STEPS)

    # draw

    def bounds(self) -> Box:
        """Give the plate, its shadow and the light around it."""
        return self.box.grown(HALO)

    def paint(self, canvas: Canvas) -> None:
        """Draw light, plate and dome, and the word on it."""
        if self.is_lit:
            strength = FAINTEST + (1 - FAINTEST) * self.glow / STEPS
            canvas.picture("nain/cry_halo", self.box, alpha=strength)
        canvas.picture(f"nain/cry{self._state()}", self.box)
        line, style = canvas.typesetter.fitted(self.text, self._style(), ROOM, height=TALL)
        drop = 2 if self.is_pressed else -3
        canvas.text(line, self.box.cx, self.box.cy + drop, style, anchor="middle")
        if self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", self.box.grown(FOCUS))
        control = Control.CALL if self.is_lit else None
        self.draw_badge(canvas, control, self.box.right - 14, self.box.y + 6)

    def _state(self) -> str:
        if not self.is_lit:
            return "_unlit"
        if self.is_pressed:
            return "_pressed"
        return "_hover" if self.is_hovered else ""

    def _style(self) -> TextStyle:
        return STYLE if self.is_lit else STYLE.coloured(CREAM_DIM)
