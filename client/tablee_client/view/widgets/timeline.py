"""A line through a whole match: where it is watched now, and where its deals or rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Edit,
    Edited,
    Intent,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BRASS, CREAM_SOFT, Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TRACK: Final = 16.0
KNOB: Final = 40.0
TICK: Final = 26.0


class Timeline(Widget):
    """Versions 1 to `length`; `on_seek` is asked for one, and `at` follows when it is there.

    Left and right ask for one step, page up and down for the next mark, Home and End for the ends.
    """

    is_focusable = True

    is_held: bool
    """Whether a pointer holds it: also while the screen is built anew under that pointer."""

    at: Shown[int] = Shown(1)

    def __init__(
        self, box: Box, *, length: int, marks: Sequence[int],
        on_seek: Callable[[int], None], on_step: Callable[[int], None], layer: int = Layer.ACTIONS,
    ) -> None:  # fmt: skip
        super().__init__(box, key="timeline", layer=layer)
        self._length, self._marks = max(1, length), tuple(marks)
        self._on_seek, self._on_step = on_seek, on_step
        self.is_held = False

    # draw

    @property
    def track(self) -> Box:
        """Where the line lies; half a knob is left free at both ends."""
        return Box(self.box.x + KNOB / 2, self.box.cy - TRACK / 2, self.box.w - KNOB, TRACK)

    def x_of(self, version: int) -> float:
        """Give where a version lies."""
        return self.track.x + self.track.w * (version - 1) / max(1, self._length - 1)

    def paint(self, canvas: Canvas) -> None:
        """Draw the line, what is behind, the marks and the knob."""
        track, here = self.track, self.x_of(self.at)
        canvas.patch("ui/slider_track", track)
        if here - track.x > TRACK:
            canvas.patch("ui/slider_fill", Box(track.x, track.y, here - track.x, TRACK))
        for mark in self._marks:
            tick = Box.around(self.x_of(mark), track.cy, 4, TICK)
            canvas.fill(tick, BRASS if mark <= self.at else CREAM_SOFT)
        canvas.picture("ui/slider_knob", Box.around(here, track.cy, KNOB, KNOB))
        self.draw_ring(canvas)

    # input

    def react(self, intent: Intent) -> bool:
        """Follow the pointer while it is down, and the keys."""
        match intent:
            case PointerPressed(x, button=1):
                self.is_held = True
                self._seek_x(x)
            case PointerMoved(x) if self.is_held:
                self._seek_x(x)
            case PointerReleased():
                self.is_held = False
            case Navigated(direction) if direction.value[0]:
                self._on_step(direction.value[0])
            case Paged(down):
                self._seek(self.after() if down else self.before())
            case Edited(Edit.HOME):
                self._seek(1)
            case Edited(Edit.END):
                self._seek(self._length)
            case _:
                return False
        return True

    def after(self) -> int:
        """Give the next mark, or the end."""
        return next((mark for mark in self._marks if mark > self.at), self._length)

    def before(self) -> int:
        """Give the mark before this moment, or the beginning."""
        return next((mark for mark in reversed(self._marks) if mark < self.at), 1)

    def _seek_x(self, x: float) -> None:
        share = (x - self.track.x) / self.track.w
        self._seek(1 + round(share * (self._length - 1)))

    def _seek(self, version: int) -> None:
        version = min(self._length, max(1, version))
        if version != self.at:
            self._on_seek(version)
