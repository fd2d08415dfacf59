"""What buttons, entries and rows share: press, release inside, activate, or tell the reason."""

from __future__ import annotations

from collections.abc import Callable

from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.widget import Widget


class Pressable(Widget):
    """A widget that does one thing when pressed.

    Pressing one that can't be used now shows its reason as a toast. `on_press` is called when the
    pointer is released inside, or on Enter and space.
    """

    is_focusable = True

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
                if self.is_pressed and not self.box.contains(x, y):
                    self.is_pressed = False
            case PointerReleased(x, y):
                if self.is_pressed and self.box.contains(x, y):
                    self.is_pressed = False
                    self.press()
                self.is_pressed = False
            case Activated():
                self.press()
            case _:
                return False
        return True

    # verbs

    def press(self) -> None:
        """Do it, or say why it can't be done."""
        if self.is_enabled:
            self.sound(Sound.PRESS)
            self.on_press()
        elif self.screen is not None:
            self.screen.app.toast(self.reason, Sound.ERROR)
