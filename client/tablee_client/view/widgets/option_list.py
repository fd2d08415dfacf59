"""The options of a table, one row each, stepped through by the arrows at the row's right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Intent,
    Navigated,
    PointerReleased,
)
from tablee_client.view.theme import BODY, CREAM, GOLD_PALE, Face, Finish, TextStyle
from tablee_client.view.widgets.list_box import ListBox

if TYPE_CHECKING:
    from tablee_client.view.canvas import Anchor, Canvas

ROW = 64
ARROW = 48
BED = 5
NAME = BODY.sized(26)
VALUE = TextStyle(Face.BOLD, 26, CREAM, Finish.SHADOW)
CHANGED = VALUE.coloured(GOLD_PALE)
LEAST, LEADING = 22, 1.12
FIXED_SHARE = 0.62


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One option as the list shows it."""

    label: str
    value: str
    changed: bool = False
    first: bool = False
    last: bool = False


def _style(row: OptionRow) -> TextStyle:
    return CHANGED if row.changed else VALUE


class OptionList(ListBox[OptionRow]):
    """Options; `on_step(row, by)` asks for the value before (-1) or after (1).

    With `is_fixed` the list can only be read.
    """

    def __init__(
        self,
        box: Box,
        *,
        on_step: Callable[[int, int], None] = lambda _row, _by: None,
        is_fixed: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(box, row_height=ROW, gap=6, key=key)
        self.on_step = on_step
        self.is_fixed = is_fixed

    # draw

    def paint_row(self, canvas: Canvas, k: int, row: OptionRow, box: Box) -> None:
        """Draw one option."""
        canvas.patch("ui/row", box)
        lit = k == self.over or (k == self.chosen and self.is_focused and self.is_ring_shown)
        if lit:
            canvas.patch("ui/row_hover", box)
        half = box.w * (FIXED_SHARE if self.is_fixed else 0.5)
        used = self._paint_text(canvas, row.label, NAME, Box(box.x + 20, box.y, half - 32, box.h))
        if self.is_fixed:
            rest = Box(box.x + 44 + used, box.y, box.w - 64 - used, box.h)
            self._paint_text(canvas, row.value, _style(row), rest, anchor="right")
            return
        left, right = self.arrows(box)
        canvas.patch("ui/field", left.joined(right).grown(-4, -BED))
        room = box.w - half - 2 * ARROW
        middle = Box(box.x + half + ARROW, box.y, room, box.h)
        self._paint_text(canvas, row.value, _style(row), middle, anchor="middle")
        for icon, spot, shut in zip(
            ("left", "right"), (left, right), (row.first, row.last), strict=True
        ):
            inner = Box.around(spot.cx, spot.cy, 22, 22)
            canvas.picture(f"ui/icon_{icon}", inner, alpha=0.25 if shut else 1.0)

    @staticmethod
    def _paint_text(
        canvas: Canvas, text: str, style: TextStyle, room: Box, *, anchor: Anchor = "left"
    ) -> float:
        """Draw a text in its room, in two lines where one is too short; give how wide it is."""
        setter = canvas.typesetter
        style = setter.shrunk(text, style, room.w, least=LEAST)
        lines = setter.wrap(text, style, room.w)
        if len(lines) > 2:
            lines = [lines[0], setter.fit(" ".join(lines[1:]), style, room.w)]
        x = {"left": room.x, "middle": room.cx, "right": room.right}[anchor]
        for k, line in enumerate(lines):
            y = room.cy + (k - (len(lines) - 1) / 2) * setter.size(style) * LEADING
            canvas.text(line, x, y, style, anchor=anchor)
        return max(setter.width(line, style) for line in lines)

    @staticmethod
    def arrows(box: Box) -> tuple[Box, Box]:
        """Give the boxes of a row's two arrows."""
        left = Box(box.x + box.w * 0.5, box.y, ARROW, box.h)
        return left, Box(box.right - ARROW, box.y, ARROW, box.h)

    def _pressed_arrows(self, k: int) -> tuple[Box, Box]:
        """Give a row's arrows as a finger meets them."""
        left, right = self.arrows(self.row_box(k).grown(0, self.gap / 2))
        aside = self.finger - ARROW
        return left.joined(left.moved(aside, 0)), right.joined(right.moved(-aside, 0))

    def targets(self) -> Sequence[Box]:
        """Give the arrows of the rows in sight, or the rows of a list that can only be read."""
        if self.is_fixed:
            return super().targets()
        seen = [k for k in range(len(self.rows)) if self.box.encloses(self.row_box(k))]
        return [arrow for k in seen for arrow in self._pressed_arrows(k)]

    # input

    def react(self, intent: Intent) -> bool:
        """Step by the row's arrows, by the keys, or by Enter; else as any list."""
        if self.is_fixed:
            return super().react(intent)
        match intent:
            case Navigated(direction) if direction.value[0] and self.chosen >= 0:
                self.on_step(self.chosen, direction.value[0])
                return True
            case Activated() if self.chosen >= 0:
                self.on_step(self.chosen, 1)
                return True
            case PointerReleased(x, y) if not self.is_dragged:
                self._step_at(x, y)
        return super().react(intent)

    def _step_at(self, x: float, y: float) -> None:
        k = self.row_at(x, y)
        if k < 0:
            return
        left, right = self._pressed_arrows(k)
        if left.contains(x, y):
            self.on_step(k, -1)
        elif right.contains(x, y):
            self.on_step(k, 1)
