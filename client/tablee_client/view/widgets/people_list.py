"""Everybody at a table, one under the other: those who play first, then those who look on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.theme import NAME, SMALL
from tablee_client.view.widgets.list_box import ListBox

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 100
FACE = 84


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a table: his number at the server, his name, a line about him, his portrait.

    `look` is -1 for who has no seat; `mark` names an icon at the row's end.
    """

    player: int
    name: str
    line: str
    look: int = -1
    mark: str = ""
    muted: bool = False


class PeopleList(ListBox[Person]):
    """People; a press chooses one."""

    row_margin = 12

    def __init__(self, box: Box, *, on_choose: Callable[[int], None], key: str = "") -> None:
        super().__init__(
            box, row_height=ROW, gap=10, on_choose=on_choose, on_open=on_choose, key=key
        )

    def paint_row(self, canvas: Canvas, k: int, row: Person, box: Box) -> None:
        """Draw one person."""
        canvas.patch("ui/row", box)
        if k in (self.over, self.chosen):
            canvas.patch("ui/row_hover", box)
        spot = Box.around(box.x + 66, box.cy, FACE, FACE)
        if row.look >= 0:
            canvas.picture(portrait_picture(row.look), spot)
        else:
            canvas.picture("ui/icon_eye", Box.around(spot.cx, spot.cy, 44, 44))
        room = box.w - 220
        for text, style, y in ((row.name, NAME, -20), (row.line, SMALL, 22)):
            line, fitted = canvas.typesetter.fitted(text, style, room)
            canvas.text(line, box.x + 128, box.cy + y * self.grown, fitted)
        if row.mark:
            canvas.picture(f"ui/icon_{row.mark}", Box.around(box.right - 46, box.cy, 40, 40))
        if k == self.chosen and self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", box.grown(8))
