"""On or off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Activated, Intent, Navigated, PointerPressed
from tablee_client.view.shown import Shown
from tablee_client.view.widgets.field import Field

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SIZE = (84, 44)
KNOB = 36


class Toggle(Field):
    """A switch; calls `on_change` with the new state."""

    value = Shown(False)

    def __init__(
        self,
        box: Box,
        label: str,
        *,
        value: bool,
        on_change: Callable[[bool], None],
        key: str = "",
    ) -> None:
        super().__init__(box, label, control_width=SIZE[0], key=key)
        self.value = value
        self.on_change = on_change

    # draw

    def paint_control(self, canvas: Canvas) -> None:
        """Draw the bed and the knob."""
        bed = Box.around(self.control.cx, self.box.cy, *SIZE)
        canvas.picture("ui/toggle_on" if self.value else "ui/toggle_off", bed)
        x = bed.right - SIZE[1] / 2 if self.value else bed.x + SIZE[1] / 2
        canvas.picture("ui/toggle_knob", Box.around(x, bed.cy, KNOB, KNOB))

    # input

    def react(self, intent: Intent) -> bool:
        """Switch on a press; the arrows switch towards their side, and lead on from there."""
        match intent:
            case PointerPressed(button=1) | Activated():
                self._set(not self.value)
            case Navigated(direction) if direction.value[0] == (-1 if self.value else 1):
                self._set(direction.value[0] > 0)
            case _:
                return False
        return True

    def _set(self, value: bool) -> None:
        if self.is_enabled and value != self.value:
            self.value = value
            self.on_change(value)
            self.sound(Sound.SWITCH)
