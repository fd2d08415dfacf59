"""What buttons, entries and rows share: press, release inside, activate, or tell the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.controls import Control
from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Intent,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.badge import has_badge, paint_badge
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas


class Pressable(Widget):
    """A widget that does one thing when pressed.

    Pressing one that can't be used now shows its reason as a toast. `on_press` is called when the
    pointer is released inside, or on Enter and space.
    """

    is_focusable = True
    shows_by_hover = False
    """Whether hovering shows more of it: then a finger that rests on it only looks."""

    def __init__(
        self, box: Box, *, on_press: Callable[[], None], key: str = "", layer: int = Layer.ACTIONS
    ) -> None:
        super().__init__(box, key=key, layer=layer)
        self.on_press = on_press

    # input

    def react(self, intent: Intent) -> bool:
        """Press, release, activate."""
        match intent:
            case PointerPressed(button=1):
                self.is_pressed = True
            case PointerMoved(x, y):
                if self.is_pressed and not self.is_met(x, y):
                    self.is_pressed = False
            case PointerReleased(x, y):
                if self.is_pressed and self.is_met(x, y):
                    self.is_pressed = False
                    self.press()
                self.is_pressed = False
            case PointerHeld() if self.shows_by_hover:
                self.is_pressed = False
            case Activated():
                self.press()
            case _:
                return False
        return True

    # verbs

    def draw_badge(self, canvas: Canvas, control: Control | None, x: float, y: float) -> None:
        """Draw around a point which key or pad button does something, if one is in use."""
        if self.has_badge(control) and control is not None and self.screen is not None:
            paint_badge(canvas, self.screen.app, control, x, y)

    def has_badge(self, control: Control | None) -> bool:
        """Tell whether such a mark is drawn now."""
        if control is None or self.screen is None or self.screen.desk.is_open:
            return False
        return has_badge(self.screen.app, control)

    def press(self) -> None:
        """Do it, or say why it can't be done."""
        if self.is_enabled:
            self.sound(Sound.PRESS)
            self.on_press()
        elif self.screen is not None:
            self.screen.app.toast(self.reason, Sound.ERROR)
