"""The end of a match: the ranking, every score explained, a crown for who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.shown import Shown
from tablee_client.view.tables.layers import BOARD
from tablee_client.view.theme import (
    BODY,
    CREAM_SOFT,
    GOLD_PALE,
    NAME,
    Face,
    Finish,
    TextStyle,
)
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

PLACE = Box(350, 32, 1170, 856)
"""Where the board lies with many players; with few it is only as tall as their rows."""
HEAD, FOOT = 132.0, 44.0
TALLEST, MOST_OF_WINNER = 168.0, 1.4
"""The height of a row, and how many times that a winner's is at most."""
LINES = TextStyle(Face.TEXT, 26, CREAM_SOFT, Finish.SHADOW)
SMALLEST = 20
SCORE = TextStyle(Face.FIGURES, 40, GOLD_PALE, Finish.SHADOW)
WINNER = NAME.sized(36).coloured(GOLD_PALE)
RANK = TextStyle(Face.FIGURES, 34, CREAM_SOFT, Finish.SHADOW)
REASON = BODY.sized(27).coloured(CREAM_SOFT)


@dataclass(frozen=True, slots=True)
class Placed:
    """One player of the ranking; `lines` explain his score, in words."""

    rank: int
    name: str
    look: int
    score: int
    lines: tuple[str, ...]


class EndBoard(Panel):
    """The ranking on a board over the table."""

    reason: Shown[str] = Shown("")
    rows: Shown[tuple[Placed, ...]] = Shown(())

    def __init__(self, *, title: str, reason: str, rows: Sequence[Placed]) -> None:
        winners = sum(row.rank == 1 for row in rows)
        parts = len(rows) + winners * (MOST_OF_WINNER - 1)
        self._tall = min(TALLEST, (PLACE.h - HEAD - FOOT) / max(1.0, parts))
        box = Box.around(PLACE.cx, PLACE.cy, PLACE.w, HEAD + parts * self._tall + FOOT)
        super().__init__(box, title=title, layer=BOARD)
        self.reason, self.rows = reason, tuple(sorted(rows, key=lambda row: row.rank))

    def burst(self) -> tuple[float, float]:
        """Give the point that confetti burst from."""
        return self.box.cx, self.box.y + HEAD

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and a row for each player."""
        super().paint(canvas)
        board = self.box
        reason, style = canvas.typesetter.fitted(self.reason, REASON, board.w - 96, height=42)
        canvas.text(reason, board.cx, board.y + 98, style, anchor="middle")
        top = board.y + HEAD
        for row in self.rows:
            tall = self._tall * (MOST_OF_WINNER if row.rank == 1 else 1)
            self._paint_row(canvas, row, Box(board.x + 44, top, board.w - 88, tall - 8))
            top += tall

    def _paint_row(self, canvas: Canvas, row: Placed, box: Box) -> None:
        has_won = row.rank == 1
        canvas.patch("ui/row_hover" if has_won else "ui/row", box)
        face = min(118.0 if has_won else 100.0, box.h - (34 if has_won else 6))
        spot = Box.around(box.x + 134, box.cy + (12 if has_won else 0), face, face)
        canvas.text(str(row.rank), box.x + 42, box.cy, RANK, anchor="middle")
        canvas.picture(portrait_picture(row.look), spot)
        if has_won:
            wide = face * 0.52
            canvas.picture("ui/icon_crown", Box.around(spot.cx, spot.y - 2, wide, wide))
        name, style = canvas.typesetter.fitted(
            row.name, WINNER if has_won else NAME, 270, height=box.h
        )
        canvas.text(name, box.x + 206, box.cy, style)
        canvas.text(str(row.score), box.right - 28, box.cy, SCORE, anchor="right")
        self._paint_lines(canvas, row, Box(box.x + 490, box.y, box.w - 490 - 140, box.h))

    def _paint_lines(self, canvas: Canvas, row: Placed, box: Box) -> None:
        setter, style = canvas.typesetter, LINES
        for style in setter.smaller(LINES, SMALLEST):
            lines = _packed(canvas, row.lines, style, box.w)
            if len(lines) * setter.size(style) * 1.22 <= box.h and _is_inside(
                setter, lines, style, box.w
            ):
                break
        step = setter.size(style) * 1.22
        top = box.cy - step * (len(lines) - 1) / 2
        for k, line in enumerate(lines):
            canvas.text(line, box.x, top + k * step, style)


def _is_inside(setter: Typesetter, lines: Sequence[str], style: TextStyle, width: float) -> bool:
    return all(setter.width(line, style) <= width for line in lines)


def _packed(canvas: Canvas, parts: Sequence[str], style: TextStyle, width: float) -> list[str]:
    """Set short parts side by side, never broken inside."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}   ·   {part}" if lines else part
        if lines and canvas.typesetter.width(joined, style) <= width:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines
