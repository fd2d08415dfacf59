"""One of several, all in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from tablee_client.view.geometry import Box
from tablee_client.view.intents import Activated, Intent, Navigated, PointerMoved, PointerPressed
from tablee_client.view.shown import Shown
from tablee_client.view.theme import CREAM, ENGRAVED_INK, Face, Finish, TextStyle
from tablee_client.view.widgets.picker import TALL, Picker

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

T = TypeVar("T")

SEGMENT = TextStyle(Face.BOLD, 27, CREAM, Finish.SHADOW)
CHOSEN = TextStyle(Face.BLACK, 27, ENGRAVED_INK, Finish.ENGRAVED)


class Choice(Picker[T]):
    """All options side by side, the chosen one in brass."""

    over: Shown[int] = Shown(-1)

    # react

    def hover(self, inside: bool) -> None:
        """Forget which option the pointer was over."""
        super().hover(inside)
        if not inside:
            self.over = -1

    # draw

    def segments(self) -> list[Box]:
        """Give the boxes of the options."""
        c = self.control
        return list(Box(c.x, c.cy - TALL / 2, c.w, TALL).columns(len(self.options), 8))

    def paint_control(self, canvas: Canvas) -> None:
        """Draw each option."""
        for k, (box, (_, text)) in enumerate(zip(self.segments(), self.options, strict=True)):
            chosen = k == self.index
            canvas.patch("ui/tag_brass" if chosen else "ui/field", box)
            style = CHOSEN if chosen else SEGMENT
            line, style = canvas.typesetter.fitted(text, style, box.w - 20)
            faint = 1.0 if chosen or k == self.over else 0.85
            canvas.text(line, box.cx, box.cy, style, anchor="middle", alpha=faint)

    # input

    def react(self, intent: Intent) -> bool:
        """Choose by pointer or by the arrows."""
        match intent:
            case PointerPressed(x, y, 1):
                self.choose(self._at(x, y))
            case PointerMoved(x, y):
                self.over = self._at(x, y)
            case Navigated(direction) if direction.value[0]:
                self.choose(self.index + direction.value[0])
            case Activated():
                self.choose((self.index + 1) % len(self.options))
            case _:
                return False
        return True

    def targets(self) -> Sequence[Box]:
        """Give the options as a finger meets them."""
        return [segment.at_least(self.finger) for segment in self.segments()]

    def _at(self, x: float, y: float) -> int:
        return next((k for k, b in enumerate(self.targets()) if b.contains(x, y)), -1)
