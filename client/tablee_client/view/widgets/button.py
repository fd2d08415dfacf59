"""Buttons: the carved ones in brass, wood and ember, and the small plaque with an icon."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import TYPE_CHECKING, Literal, TypeAlias

from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    BUTTON,
    BUTTON_EMBER,
    BUTTON_OFF,
    BUTTON_WOOD,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

Kind: TypeAlias = Literal["brass", "wood", "ember"]
SOCKET = 10
PULSE = 1.6
PULSE_STEPS = 12
STYLES: dict[Kind, TextStyle] = {
    "brass": BUTTON,
    "wood": BUTTON_WOOD,
    "ember": BUTTON_EMBER,
}
ICON_GAP = 14
TEXT_SHARE = 0.5
GROWN_SHARE = 0.62
"""How tall a text is at most, as a share of its button; and where the player wants larger text."""


class Button(Pressable):
    """A carved button; its box is the face, the socket lies around it.

    `glows` puts the pulsing halo under it: only for the one primary action of a screen.
    """

    text: Shown[str] = Shown("")
    icon: Shown[str] = Shown("")
    kind: Shown[Kind] = Shown("brass")
    glows = Shown(False)
    pulse: Shown[int] = Shown(PULSE_STEPS)

    def __init__(
        self,
        box: Box,
        text: str,
        *,
        on_press: Callable[[], None],
        kind: Kind = "brass",
        glows: bool = False,
        icon: str = "",
        key: str = "",
        control: Control | None = None,
        layer: int = Layer.ACTIONS,
    ) -> None:
        super().__init__(box, on_press=on_press, key=key, layer=layer)
        self.control = control
        self.text, self.kind, self.glows, self.icon = text, kind, glows, icon
        self._phase = 0.0

    # react

    def update(self, dt: float) -> None:
        """Let the halo breathe, unless motion is reduced."""
        if self.glows and self.is_enabled and self.screen and not self.screen.app.is_calm:
            self._phase = (self._phase + dt / PULSE) % 1.0
            self.pulse = round((0.5 + 0.5 * cos(2 * pi * self._phase)) * PULSE_STEPS)

    # draw

    def bounds(self) -> Box:
        """Give the room of the socket, its shadow and the halo."""
        return self.box.grown(64)

    def paint(self, canvas: Canvas) -> None:
        """Draw halo, face, label and ring."""
        outer = self.box.grown(SOCKET)
        if self.glows and self.is_enabled:
            canvas.patch("ui/halo", outer, alpha=0.6 + 0.4 * self.pulse / PULSE_STEPS)
        canvas.patch(f"ui/button_{self.kind}{self._state()}", outer)
        self._paint_label(canvas)
        if self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", outer.grown(4))
        chosen = Control.CHOOSE if self.is_focused and self.is_ring_shown else None
        self.draw_badge(canvas, chosen or self.control, self.box.right - 12, self.box.y + 2)

    def _paint_label(self, canvas: Canvas) -> None:
        setter = canvas.typesetter
        tall = min(38.0, self.box.h * 0.42) if self.icon else 0.0
        room = self.box.w - 48 - (tall + ICON_GAP if self.icon else 0)
        tallest = self.box.h * GROWN_SHARE * 1.2
        line, style = setter.fitted(self.text, self._style(), room, height=tallest)
        wide = setter.width(line, style) + (tall + ICON_GAP if self.icon and line else tall)
        x, y = self.box.cx - wide / 2, self.box.cy + (2 if self.is_pressed else -1)
        if self.icon:
            ink = "_ink" if self.kind == "brass" and self.is_enabled else ""
            canvas.picture(f"ui/icon_{self.icon}{ink}", Box(x, y - tall / 2, tall, tall))
            x += tall + ICON_GAP
        canvas.text(line, x, y, style)

    def _state(self) -> str:
        if not self.is_enabled:
            return "_disabled"
        if self.is_pressed:
            return "_pressed"
        return "_hover" if self.is_hovered else ""

    def _style(self) -> TextStyle:
        style = STYLES[self.kind]
        if not self.is_enabled:
            style = BUTTON_OFF
        return style.sized(min(style.size, round(self.box.h * TEXT_SHARE)))


class IconButton(Pressable):
    """A small walnut plaque with an icon, for the corners."""

    icon: Shown[str] = Shown("")

    def __init__(
        self,
        box: Box,
        icon: str,
        *,
        on_press: Callable[[], None],
        key: str = "",
        control: Control | None = None,
        layer: int = Layer.ACTIONS,
    ) -> None:
        super().__init__(box, on_press=on_press, key=key, layer=layer)
        self.control = control
        self.icon = icon

    def paint(self, canvas: Canvas) -> None:
        """Draw the plaque and the icon; the icon of one that can't be used is faint."""
        gold = self.is_hovered or self.is_pressed
        canvas.patch("ui/plaque_gold" if gold else "ui/plaque", self.box)
        marked = self.has_badge(self.control)
        side = self.box.h * (0.4 if marked else 0.5)
        drop = (2 if self.is_pressed else 0) - (self.box.h * 0.16 if marked else 0)
        spot = Box.around(self.box.cx, self.box.cy + drop, side, side)
        canvas.picture(f"ui/icon_{self.icon}", spot, alpha=1.0 if self.is_enabled else 0.4)
        self.draw_ring(canvas)
        self.draw_badge(canvas, self.control, self.box.cx, self.box.bottom + 2)
