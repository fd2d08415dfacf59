"""The column at the right: which table, how everybody stands, and how to join."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tablee_client.core.bigscreen.ways import Way
from tablee_client.view.bigscreen.layout import HEAD, JOIN, LAYER, RANKS, of_size
from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    CREAM,
    CREAM_SOFT,
    ENTRY,
    GOLD_PALE,
    GOLD_TEXT,
    LABEL,
    SCREEN_TITLE,
    SMALL,
    Face,
    Finish,
    TextStyle,
)
from tablee_client.view.widgets.scan_code import paint_code

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SCORE: Final = TextStyle(Face.FIGURES, 60, GOLD_PALE, Finish.SHADOW)
TALLEST: Final = 132.0
HEADING: Final = 52.0
CODE: Final = 282.0


@dataclass(frozen=True, slots=True)
class Rank:
    """One seat of the match; `score` is empty where it isn't known."""

    look: int
    name: str
    score: str = ""
    leads: bool = False
    acts: bool = False


class Head(Node):
    """The table's name, its game, and how far the match is."""

    title: Shown[str] = Shown("")
    game: Shown[str] = Shown("")
    line: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = LAYER + 1

    def bounds(self) -> Box:
        """Give the top of the column."""
        return HEAD.grown(20, 24)

    def paint(self, canvas: Canvas) -> None:
        """Draw three lines."""
        setter = canvas.typesetter
        rows = (
            (self.game, SCREEN_TITLE, 54, 24.0),
            (self.line, ENTRY, 40, 80.0),
            (self.title, SMALL.coloured(CREAM_SOFT), 32, 124.0),
        )
        for text, style, units, down in rows:
            line, fitting = setter.fitted(text, of_size(setter, style, units), HEAD.w, least=24)
            canvas.text(line, HEAD.cx, HEAD.y + down, fitting, anchor="middle")


class Ranks(Node):
    """Everybody at the table, the best first; who must act is on brass."""

    ranks: Shown[tuple[Rank, ...]] = Shown(())
    heading: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = LAYER + 1

    def bounds(self) -> Box:
        """Give the middle of the column."""
        return RANKS.grown(16, 12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the heading and a row for each."""
        if not self.ranks:
            return
        setter = canvas.typesetter
        head = of_size(setter, SMALL.coloured(GOLD_TEXT), 36)
        heading, head = setter.fitted(self.heading, head, RANKS.w - 20, least=24)
        canvas.text(heading, RANKS.right - 14, RANKS.y + 22, head, anchor="right")
        tall = min(TALLEST, (RANKS.h - HEADING) / len(self.ranks))
        for k, rank in enumerate(self.ranks):
            box = Box(RANKS.x, RANKS.y + HEADING + k * tall, RANKS.w, tall - 6)
            self._paint_row(canvas, rank, box)

    def _paint_row(self, canvas: Canvas, rank: Rank, box: Box) -> None:
        canvas.patch("ui/plaque_gold" if rank.acts else "ui/row", box)
        side = min(box.h - 8, 104)
        canvas.picture(portrait_picture(rank.look), Box(box.x + 8, box.cy - side / 2, side, side))
        setter, left, right = canvas.typesetter, box.x + side + 22, box.right - 16
        if rank.score:
            style = of_size(setter, SCORE, min(64, box.h * 0.68))
            canvas.text(rank.score, right, box.cy, style, anchor="right")
            right -= setter.width(rank.score, style) + 14
        if rank.leads:
            canvas.picture("ui/icon_crown", Box.around(right - 22, box.cy, 44, 44))
            right -= 54
        style = of_size(setter, LABEL, min(44, box.h * 0.5))
        lines, style = setter.filled(rank.name, style, (right - left, box.h), least=26)
        step = setter.size(style) * 1.05
        for k, line in enumerate(lines[:2]):
            canvas.text(line, left, box.cy + (k - (len(lines[:2]) - 1) / 2) * step, style)


class Join(Node):
    """How to join: what is scanned, what is read out, and the address."""

    way: Shown[Way | None] = Shown(None)
    heading: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = LAYER + 1

    def bounds(self) -> Box:
        """Give the foot of the column."""
        return JOIN.grown(16, 12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the code on its plate, and the words under it."""
        way = self.way
        if way is None:
            return
        setter = canvas.typesetter
        head = of_size(setter, ENTRY.coloured(GOLD_TEXT), 44)
        heading, head = setter.fitted(self.heading, head, JOIN.w - 10, least=28)
        canvas.text(heading, JOIN.cx, JOIN.y + 22, head, anchor="middle")
        paint_code(canvas, Box.around(JOIN.cx, JOIN.y + 52 + CODE / 2, CODE, CODE), way.scanned)
        code = of_size(setter, ENTRY.coloured(CREAM), 60)
        text, code = setter.fitted(way.code, code, JOIN.w, least=36)
        canvas.text(text, JOIN.cx, JOIN.y + 370, code, anchor="middle")
        style = of_size(setter, SMALL.coloured(CREAM_SOFT), 38)
        address, style = setter.fitted(way.address, style, JOIN.w, least=24)
        canvas.text(address, JOIN.cx, JOIN.y + 418, style, anchor="middle")
