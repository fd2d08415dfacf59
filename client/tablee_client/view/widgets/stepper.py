"""One of several, stepped through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from tablee_client.view.geometry import Box
from tablee_client.view.intents import Activated, Intent, Navigated, PointerPressed
from tablee_client.view.theme import LABEL
from tablee_client.view.widgets.picker import TALL, Picker

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

T = TypeVar("T")


class Stepper(Picker[T]):
    """The chosen option between a button that goes back and one that goes on."""

    # draw

    def ends(self) -> tuple[Box, Box]:
        """Give the boxes of the two buttons."""
        c = self.control
        left = Box(c.x, c.cy - TALL / 2, TALL, TALL)
        return left, left.moved(c.w - TALL, 0)

    def paint_control(self, canvas: Canvas) -> None:
        """Draw the buttons and the value."""
        left, right = self.ends()
        canvas.patch("ui/field", Box(left.x, left.y, self.control.w, TALL))
        last = len(self.options) - 1
        for box, icon, is_open in (
            (left, "left", self.index > 0),
            (right, "right", self.index < last),
        ):
            spot = Box.around(box.cx, box.cy, 26, 26)
            canvas.picture(f"ui/icon_{icon}", spot, alpha=1.0 if is_open else 0.3)
        text = self.options[self.index][1]
        room = self.control.w - 2 * TALL - 8
        line, style = canvas.typesetter.fitted(text, LABEL, room)
        canvas.text(line, self.control.cx, self.box.cy, style, anchor="middle")

    def targets(self) -> Sequence[Box]:
        """Give the buttons as a finger meets them."""
        return [end.at_least(self.finger + 8) for end in self.ends()]

    # input

    def react(self, intent: Intent) -> bool:
        """Step by pointer or by the arrows."""
        match intent:
            case PointerPressed(x, y, 1):
                left, right = self.targets()
                self.choose(self.index - left.contains(x, y) + right.contains(x, y))
            case Navigated(direction) if direction.value[0]:
                self.choose(self.index + direction.value[0])
            case Activated():
                self.choose((self.index + 1) % len(self.options))
            case _:
                return False
        return True
