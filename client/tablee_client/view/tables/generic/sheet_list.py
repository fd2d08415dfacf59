"""What a viewer knows, on a board that scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.tables.generic.sheet import Fact, Heading, SeatCells, SheetRow
from tablee_client.view.theme import (
    CREAM_DIM,
    CREAM_SOFT,
    GOLD_PALE,
    NIGHT,
    Face,
    Finish,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.list_box import ListBox

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

ROW = 36.0
LABEL = TextStyle(Face.TEXT, 24, CREAM_DIM, Finish.SHADOW)
VALUE = TextStyle(Face.BOLD, 24, CREAM_SOFT, Finish.SHADOW)
HEADING = TextStyle(Face.BOLD, 25, GOLD_PALE, Finish.SHADOW)
SHARE = 0.34
"""How much of the width the labels take."""
INSET = 24.0
SIDE = 12.0
STRIPE = 0.28


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the board: a row, or what goes on of its value."""

    row: SheetRow
    value: str
    is_first: bool
    is_striped: bool


class SheetList(ListBox[_Line]):
    """The rows of an observation; long values take several lines."""

    def __init__(self, box: Box, *, key: str) -> None:
        super().__init__(box, row_height=ROW, key=key, layer=Layer.RESTING)
        self._shown: tuple[SheetRow, ...] | None = None

    # draw

    @property
    def row_height(self) -> float:
        """How tall a row is: it is read, not pressed."""
        return self._row_height * self.grown

    def paint_row(self, canvas: Canvas, k: int, row: _Line, box: Box) -> None:
        """Draw one line."""
        if row.is_striped:
            canvas.fill(box, NIGHT, alpha=STRIPE)  # without corners: a row may have several lines
        if k == self.chosen and self.is_focused and self.is_ring_shown:
            canvas.patch("ui/row_hover", box)
        match row.row:
            case Heading(text):
                _fitted(canvas, text, HEADING, box.grown(-SIDE, 0))
            case SeatCells():
                self._paint_cells(canvas, row.row, box)
            case Fact(label, _, inset):
                left = box.x + SIDE + (INSET if inset else 0)
                room = box.w * SHARE - (INSET if inset else 0) - SIDE
                if row.is_first:
                    _fitted(canvas, label, LABEL, Box(left, box.y, room, box.h))
                canvas.text(row.value, box.x + box.w * SHARE + SIDE, box.cy, VALUE)

    def _paint_cells(self, canvas: Canvas, row: SeatCells, box: Box) -> None:
        _fitted(canvas, row.label, LABEL, Box(box.x + SIDE, box.y, box.w * SHARE - SIDE, box.h))
        style = VALUE if row.label else HEADING
        right = Box(box.x + box.w * SHARE, box.y, box.w * (1 - SHARE), box.h)
        for cell, spot in zip(row.cells, right.columns(len(row.cells), 6), strict=True):
            text, fitted = canvas.typesetter.fitted(cell, style, spot.w)
            canvas.text(text, spot.cx, box.cy, fitted, anchor="middle")

    def targets(self) -> Sequence[Box]:
        """The rows are only read: the board as a whole is moved by a finger."""
        return (self.box,)

    # verbs

    def read(self, rows: Sequence[SheetRow], setter: Typesetter) -> None:
        """Show other rows, scrolled as before."""
        if tuple(rows) == self._shown:
            return
        self._shown = tuple(rows)
        lines: list[_Line] = []
        for k, row in enumerate(rows):
            parts = [""]
            if isinstance(row, Fact):
                room = (self.box.w - 30) * (1 - SHARE) - 2 * SIDE
                parts = setter.wrap(row.value, VALUE, room) or [""]
            lines += [_Line(row, part, not n, k % 2 == 1) for n, part in enumerate(parts)]
        self.show(lines)


def _fitted(canvas: Canvas, text: str, style: TextStyle, box: Box) -> None:
    line, fitted = canvas.typesetter.fitted(text, style, box.w)
    canvas.text(line, box.x, box.cy, fitted)
