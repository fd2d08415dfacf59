"""A list of keys and pad buttons in two columns: what each does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    BODY,
    BRASS,
    BRASS_DARK,
    CREAM,
    ENGRAVED_INK,
    Face,
    Finish,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

COLUMN_GAP: Final = 32.0
TEXT: Final = BODY.sized(26)
CAP: Final = TextStyle(Face.BOLD, 23, CREAM, Finish.SHADOW)
BUTTON_CAP: Final = TextStyle(Face.BLACK, 23, ENGRAVED_INK, Finish.ENGRAVED)
CAP_TALL: Final = 38.0
KEY_AT, PAD_AT = 0.56, 0.86
"""The middle of the key and of the button, as shares of a column's width."""
KEY_ROOM, PAD_ROOM = 216.0, 190.0
BEAD: Final = 19.0


@dataclass(frozen=True, slots=True)
class ControlRow:
    """One thing that can be asked for: its name, its keys, its pad button ("" for none)."""

    name: str
    keys: Sequence[str]
    button: str


class ControlSheet(Widget):
    """Rows of names with keys as small slates and buttons as beads."""

    rows: Shown[tuple[ControlRow, ...]] = Shown(())

    def __init__(self, box: Box, rows: Sequence[ControlRow]) -> None:
        super().__init__(box, layer=Layer.ACTIONS)
        self.rows = tuple(rows)

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw both columns, the left one first."""
        half = -(-len(self.rows) // 2)
        columns = list(self.box.columns(2, COLUMN_GAP))
        tall = self.box.h / half
        for k, row in enumerate(self.rows):
            column = columns[k // half]
            line = Box(column.x, column.y + (k % half) * tall, column.w, tall)
            self._paint_row(canvas, row, line)

    def _paint_row(self, canvas: Canvas, row: ControlRow, line: Box) -> None:
        canvas.patch("ui/row", Box(line.x, line.y + 2, line.w, line.h - 4))
        room = line.w * KEY_AT - KEY_ROOM / 2 - 36
        style = canvas.typesetter.shrunk(row.name, TEXT, room)
        name = canvas.typesetter.fit(row.name, style, room)
        canvas.text(name, line.x + 24, line.cy, style)
        self._paint_key(canvas, " ".join(row.keys), line.x + line.w * KEY_AT, line.cy)
        if row.button:
            self._paint_button(canvas, row.button, line.x + line.w * PAD_AT, line.cy)

    @staticmethod
    def _paint_key(canvas: Canvas, text: str, x: float, y: float) -> None:
        style = canvas.typesetter.shrunk(text, CAP, KEY_ROOM - 28)
        wide = max(CAP_TALL + 8, canvas.typesetter.width(text, style) + 28)
        canvas.patch("ui/tag_slate", Box.around(x, y, wide, CAP_TALL))
        canvas.text(text, x, y, style, anchor="middle")

    @staticmethod
    def _paint_button(canvas: Canvas, text: str, x: float, y: float) -> None:
        """Draw a bead for a letter, a small plate for a word."""
        style = canvas.typesetter.shrunk(text, BUTTON_CAP, PAD_ROOM - 28)
        if len(text) == 1:
            canvas.disc(x, y, BEAD, BRASS_DARK)
            canvas.disc(x, y, BEAD - 2, BRASS)
        else:
            wide = canvas.typesetter.width(text, style) + 32
            canvas.patch("ui/tag_brass", Box.around(x, y, wide, CAP_TALL))
        canvas.text(text, x, y, style, anchor="middle")
