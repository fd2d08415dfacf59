"""A value on a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.shown import Shown
from tablee_client.view.theme import GOLD_PALE, LABEL, NIGHT
from tablee_client.view.widgets.field import Field

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TRACK = 16
KNOB = 36
READOUT = 148
BEYOND = 0.6


class Slider(Field):
    """A number from `low` to `high` in steps; `wording` writes it, `on_change` hears of it.

    With a `cap` it goes no further than that: the line beyond lies in the dark.
    """

    value: Shown[float] = Shown(0.0)

    def __init__(
        self,
        box: Box,
        label: str,
        *,
        value: float,
        low: float,
        high: float,
        step: float,
        on_change: Callable[[float], None],
        wording: Callable[[float], str] = str,
        cap: float | None = None,
        key: str = "",
    ) -> None:
        super().__init__(box, label, control_width=480, key=key)
        self.value = value
        self._low, self._high, self._step = low, high, step
        self._cap = high if cap is None else min(cap, high)
        self.on_change = on_change
        self._wording = wording

    # draw

    @property
    def track(self) -> Box:
        """Where the line lies."""
        c = self.control
        return Box(c.x, c.cy - TRACK / 2, c.w - READOUT, TRACK)

    def paint_control(self, canvas: Canvas) -> None:
        """Draw the line, its filled part, the knob and the value."""
        track = self.track
        share = self._share(self.value)
        canvas.patch("ui/slider_track", track)
        if self._cap < self._high:
            end = track.x + track.w * self._share(self._cap)
            canvas.fill(Box(end, track.y, track.right - end, TRACK), NIGHT, alpha=BEYOND)
            canvas.fill(Box(end - 2, track.cy - KNOB / 2, 4, KNOB), GOLD_PALE)
        if share > 0:
            canvas.patch("ui/slider_fill", Box(track.x, track.y, max(16, track.w * share), TRACK))
        knob = Box.around(track.x + track.w * share, track.cy, KNOB, KNOB)
        canvas.picture("ui/slider_knob", knob)
        text, style = canvas.typesetter.fitted(self._wording(self.value), LABEL, READOUT - KNOB / 2)
        canvas.text(text, self.control.right, self.box.cy, style, anchor="right")

    # input

    def react(self, intent: Intent) -> bool:
        """Follow the pointer while it is down; the arrows move one step."""
        match intent:
            case PointerPressed(x, button=1):
                self.is_pressed = True
                self._set_at(x)
            case PointerMoved(x) if self.is_pressed:
                self._set_at(x)
            case PointerReleased():
                self.is_pressed = False
            case Navigated(direction) if direction.value[0]:
                self._set(self.value + direction.value[0] * self._step)
            case _:
                return False
        return True

    def _share(self, value: float) -> float:
        return (value - self._low) / (self._high - self._low)

    def _set_at(self, x: float) -> None:
        share = (x - self.track.x) / self.track.w
        self._set(self._low + share * (self._high - self._low))

    def _set(self, value: float) -> None:
        steps = round((value - self._low) / self._step)
        value = min(self._cap, max(self._low, self._low + steps * self._step))
        if self.is_enabled and value != self.value:
            self.value = value
            self.on_change(value)
            self.sound(Sound.SWITCH)
