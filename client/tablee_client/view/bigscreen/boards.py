"""The boards of the intermission, in type that is read from five metres."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.core.bigscreen.evening import Row
from tablee_client.core.bigscreen.queue import Waiting
from tablee_client.core.bigscreen.ways import Way
from tablee_client.core.words import Words
from tablee_client.view.bigscreen.layout import of_size
from tablee_client.view.geometry import Box
from tablee_client.view.looks import own_look, portrait_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    CREAM,
    CREAM_SOFT,
    ENTRY,
    GOLD_PALE,
    GOLD_TEXT,
    PANEL_TITLE,
    SCREEN_TITLE,
    SMALL,
    Face,
    Finish,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.scan_code import paint_code

if TYPE_CHECKING:
    from tablee_client.view.canvas import Anchor, Canvas

FIGURE: Final = TextStyle(Face.FIGURES, 54, GOLD_PALE, Finish.SHADOW)
MOST_ROWS: Final = 7
MOST_TABLES: Final = 3
TALL: Final = 92.0
TITLE: Final = 46.0
CODE: Final = 276.0


class Board(Node):
    """The title of the moment, large, and a line under it."""

    title: Shown[str] = Shown("")
    line: Shown[str] = Shown("")

    def __init__(self, box: Box) -> None:
        self.layer, self.box = Layer.RESTING, box

    def bounds(self) -> Box:
        """Give the box and the room for its shadow."""
        return self.box.grown(70)

    def paint(self, canvas: Canvas) -> None:
        """Draw both lines without a board."""
        self._line(canvas, self.title, SCREEN_TITLE, 78, self.box.y + 46)
        self._line(canvas, self.line, ENTRY.coloured(CREAM), 46, self.box.y + 122)

    def _line(
        self, canvas: Canvas, text: str, style: TextStyle, units: float, y: float
    ) -> None:  # fmt: skip
        setter = canvas.typesetter
        text, style = setter.fitted(text, of_size(setter, style, units), self.box.w, least=34)
        canvas.text(text, self.box.cx, y, style, anchor="middle")

    def _frame(self, canvas: Canvas, title: str) -> None:
        canvas.patch("ui/panel", self.box)
        self._line(canvas, title, PANEL_TITLE, TITLE, self.box.y + 50)

    @staticmethod
    def _put(
        canvas: Canvas, text: str, style: TextStyle, units: float, at: tuple[float, float, float],
        anchor: Anchor = "left",
    ) -> None:  # fmt: skip
        """Draw a line at (x, y) that is at most as wide as the third number says."""
        x, y, room = at
        setter = canvas.typesetter
        text, style = setter.fitted(text, of_size(setter, style, units), room, least=28)
        canvas.text(text, x, y, style, anchor=anchor)


class EveningBoard(Board):
    """Who has won how often tonight."""

    rows: Shown[tuple[Row, ...]] = Shown(())

    def __init__(self, box: Box, words: Words) -> None:
        super().__init__(box)
        self._words = words

    def paint(self, canvas: Canvas) -> None:
        """Draw a row for each, the best first."""
        words, box = self._words, self.box
        self._frame(canvas, words("big-evening"))
        if not self.rows:
            self._put(
                canvas, words("big-evening-none"), ENTRY.coloured(CREAM_SOFT), 44,
                (box.cx, box.cy, box.w - 120), "middle",
            )  # fmt: skip
            return
        won, played = box.right - 290, box.right - 118
        heads = ((won, words("big-won")), (played, words("big-played")))
        for x, text in heads:
            self._put(canvas, text, SMALL.coloured(GOLD_TEXT), 34, (x, box.y + 108, 170), "middle")
        for k, row in enumerate(self.rows[:MOST_ROWS]):
            place = Box(box.x + 40, box.y + 140 + k * TALL, box.w - 80, TALL - 8)
            self._paint_row(canvas, row, place, (won, played), is_first=k == 0)

    def _paint_row(
        self, canvas: Canvas, row: Row, box: Box, columns: tuple[float, float], *, is_first: bool
    ) -> None:
        canvas.patch("ui/row_hover" if is_first else "ui/row", box)
        side = box.h - 6
        face = Box(box.x + 10, box.y + 3, side, side)
        canvas.picture(portrait_picture(own_look(row.look)), face)
        won, played = columns
        left = face.right + 22
        self._put(canvas, row.name, ENTRY, 50, (left, box.cy, won - 80 - left))
        self._put(canvas, str(row.won), FIGURE, 60, (won, box.cy, 120), "middle")
        self._put(
            canvas,
            str(row.played),
            FIGURE.coloured(CREAM_SOFT),
            48,
            (played, box.cy, 100),
            "middle",
        )


class QueueBoard(Board):
    """The tables that wait for their match."""

    tables: Shown[tuple[Waiting, ...]] = Shown(())
    is_several = Shown(False)

    def __init__(self, box: Box, words: Words) -> None:
        super().__init__(box)
        self._words = words

    def paint(self, canvas: Canvas) -> None:
        """Draw two lines for each table."""
        words, box = self._words, self.box
        self._frame(canvas, words("big-queue"))
        if not self.tables:
            self._put(
                canvas, words("big-queue-none"), ENTRY.coloured(CREAM_SOFT), 42,
                (box.cx, box.cy + 24, box.w - 120), "middle",
            )  # fmt: skip
        for k, table in enumerate(self.tables[:MOST_TABLES]):
            self._paint_table(canvas, table, Box(box.x + 44, box.y + 92 + k * 104, box.w - 88, 98))

    def _paint_table(self, canvas: Canvas, table: Waiting, box: Box) -> None:
        words = self._words
        canvas.patch("ui/row", box)
        free = words("big-queue-locked") if table.locked else ""
        free = free or words("big-queue-free", free=table.free)
        self._put(
            canvas, free, ENTRY.coloured(GOLD_TEXT), 38, (box.right - 18, box.y + 30, 330), "right"
        )
        name = f"{table.name} · {table.server}" if self.is_several else table.name
        self._put(canvas, name, ENTRY, 42, (box.x + 18, box.y + 30, box.w - 380))
        people = ", ".join(table.people)
        line = f"{words.title(table.game)}  ·  {people}"
        self._put(
            canvas, line, SMALL.coloured(CREAM_SOFT), 36, (box.x + 18, box.y + 72, box.w - 36)
        )


class WayBoard(Board):
    """How to join: what is scanned, and beside it what is read out."""

    way: Shown[Way | None] = Shown(None)

    def __init__(self, box: Box, words: Words) -> None:
        super().__init__(box)
        self._words = words

    def paint(self, canvas: Canvas) -> None:
        """Draw the code on its plate, and the words at its right."""
        canvas.patch("ui/panel", self.box)
        way, box = self.way, self.box
        if way is None:
            return
        plate = Box(box.x + 46, box.cy - CODE / 2, CODE, CODE)
        paint_code(canvas, plate, way.scanned)
        left = plate.right + 36
        room = box.right - 44 - left
        self._put(canvas, self._words("big-join"), PANEL_TITLE, 50, (left, box.y + 62, room))
        self._put(canvas, way.code, ENTRY, 84, (left, box.y + 144, room))
        self._put(canvas, way.address, ENTRY.coloured(CREAM_SOFT), 42, (left, box.y + 216, room))
        setter = canvas.typesetter
        how = of_size(setter, SMALL.coloured(CREAM_SOFT), 32)
        lines, how = setter.filled(self._words("big-how"), how, (room, 116), least=24)
        for k, line in enumerate(lines):
            canvas.text(line, left, box.y + 262 + k * setter.line_height(how), how)
