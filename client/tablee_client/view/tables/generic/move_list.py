"""The rows of a draft, to be pressed, stepped and picked by mouse or keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.engine import Action
from tablee_client.view.geometry import FINGER, Box
from tablee_client.view.intents import Activated, Intent, Navigated, PointerReleased
from tablee_client.view.tables.generic.draft import Draft, MoveRow
from tablee_client.view.theme import CREAM, CREAM_DIM, GOLD_PALE, Face, Finish, TextStyle
from tablee_client.view.widgets.list_box import ListBox

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 62.0
ARROW = FINGER
MARK = 34.0
TEXT = TextStyle(Face.BOLD, 28, CREAM, Finish.SHADOW)
NUMBER = TextStyle(Face.FIGURES, 30, GOLD_PALE, Finish.SHADOW)


class MoveList(ListBox[MoveRow]):
    """What may be done. `on_act` gets the action of a row that was pressed, `on_bar` a reason."""

    row_margin = 6.0

    def __init__(
        self,
        box: Box,
        draft: Draft,
        *,
        on_act: Callable[[Action], None],
        on_bar: Callable[[str], None],
        key: str,
    ) -> None:
        super().__init__(box, row_height=ROW, gap=10, key=key)
        self.draft, self.on_act, self.on_bar = draft, on_act, on_bar

    # draw

    def paint_row(self, canvas: Canvas, k: int, row: MoveRow, box: Box) -> None:
        """Draw a plaque for what acts, a strip for a piece."""
        lit = k == self.over or (k == self.chosen and self.is_focused and self.is_ring_shown)
        if row.kind == "piece":
            canvas.patch("ui/row_hover" if lit or row.picked else "ui/row", box)
        else:
            canvas.patch("ui/plaque_gold" if lit else "ui/plaque", box)
        style = TEXT.coloured(CREAM_DIM) if row.reason else TEXT
        left, room = box.x + 24, box.w - 48
        if row.kind == "piece":
            self._paint_mark(canvas, row, box)
            left, room = left + MARK + 8, room - MARK - 8
        if row.kind == "number":
            room -= 2 * ARROW + 64
            self._paint_number(canvas, row, box)
        line, style = canvas.typesetter.fitted(row.text, style, room)
        canvas.text(line, left, box.cy, style)

    def _paint_mark(self, canvas: Canvas, row: MoveRow, box: Box) -> None:
        spot = Box.around(box.x + 24 + MARK / 2, box.cy, MARK, MARK)
        if row.mark:
            canvas.text(row.mark, spot.cx, spot.cy, NUMBER, anchor="middle")
        elif row.picked:
            canvas.picture("ui/icon_check", spot)
        elif not row.reason:
            canvas.picture("ui/icon_plus", spot.grown(-6), alpha=0.5)

    def _paint_number(self, canvas: Canvas, row: MoveRow, box: Box) -> None:
        left, right = self.arrows(box)
        for icon, spot in (("left", left), ("right", right)):
            canvas.picture(f"ui/icon_{icon}", Box.around(spot.cx, spot.cy, 26, 26))
        canvas.text(row.mark, (left.right + right.x) / 2, box.cy, NUMBER, anchor="middle")

    @staticmethod
    def arrows(box: Box) -> tuple[Box, Box]:
        """Give where a number's row is pressed to lower and to raise it."""
        right = Box(box.right - ARROW - 8, box.y, ARROW, box.h)
        return right.moved(-ARROW - 64, 0), right

    def targets(self) -> Sequence[Box]:
        """Give the rows in sight, and the arrows of those that hold a number."""
        seen = [k for k, row in enumerate(self.rows) if row.kind == "number"]
        boxes = [self.row_box(k).grown(0, self.gap / 2) for k in seen]
        arrows = [arrow for box in boxes for arrow in self.arrows(box)]
        return [*super().targets(), *(a for a in arrows if self.box.encloses(a))]

    # input

    def react(self, intent: Intent) -> bool:
        """Step by the arrows, press by Enter or a click; else as any list."""
        match intent:
            case Navigated(direction) if direction.value[0] and 0 <= self.chosen < len(self.rows):
                return self._turn(self.chosen, direction.value[0])
            case PointerReleased(x, y) if not self.is_dragged and self.row_at(x, y) >= 0:
                self._point_at(self.row_at(x, y), x, y)
                self._pressed_at = None
                return True
            case Activated() if 0 <= self.chosen < len(self.rows):
                self.press(self.chosen)
                return True
        return super().react(intent)

    def _point_at(self, k: int, x: float, y: float) -> None:
        self.choose(k)
        left, right = self.arrows(self.row_box(k).grown(0, self.gap / 2))
        if self.rows[k].kind == "number" and left.contains(x, y):
            self._turn(k, -1)
        elif self.rows[k].kind == "number" and right.contains(x, y):
            self._turn(k, 1)
        else:
            self.press(k)

    # verbs

    def press(self, k: int) -> None:
        """Do what a row says, or say why it can't be done."""
        row = self.rows[k]
        action = self.draft.press(row)
        if action is not None:
            self.on_act(action)
        elif row.reason:
            self.on_bar(row.reason)
        self.refresh()

    def refresh(self) -> None:
        """Show the draft as it is now."""
        self.show(self.draft.rows())

    def _turn(self, k: int, by: int) -> bool:
        turned = self.draft.step(self.rows[k], by)
        self.refresh()
        return turned
