"""A sheet of parchment with a page to read, scrolled by wheel, finger and keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Edit,
    Edited,
    Intent,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)
from tablee_client.view.markdown import Block, blocks
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    OAK_LIGHT,
    PAGE,
    PAGE_BOLD,
    PAGE_HEADING,
    PAGE_TITLE,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.columns import CELL_SIDES, column_widths
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

MARGIN_X = 72
MARGIN_Y = 40
BAR = 14
STEP = 84.0
INDENT = 44
DOT = 40
BELOW_TABLE = 20.0
AFTER_LIST = 10.0
WHOLE = 0.7
"""How much of half a line's height the letters take: a line that isn't whole isn't shown."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line set on the page, at its place from the page's top; or a sign instead of a text."""

    text: str
    x: float
    y: float
    style: TextStyle
    sign: str = ""


class Reader(Widget):
    """A page of the little Markdown. The page is set anew when the text or the scale changes."""

    is_focusable = True
    scrolls = True

    page: Shown[str] = Shown("")
    offset: Shown[float] = Shown(0.0)

    def __init__(self, box: Box, page: str, *, key: str = "", layer: int = Layer.RESTING) -> None:
        super().__init__(box, key=key, layer=layer)
        self.page = page
        self._lines: list[Line] = []
        self._rules: list[float] = []
        self._height = 0.0
        self._set_for: tuple[str, float] | None = None
        self._headings: dict[str, float] = {}
        self._sought = ""
        self._grip: tuple[float, float] | None = None
        self._is_in_list = False

    # draw

    @property
    def view(self) -> Box:
        """Where the text shows."""
        return self.box.grown(-MARGIN_X, -MARGIN_Y)

    @property
    def overhang(self) -> float:
        """How far the page is longer than what shows."""
        return max(0.0, self._height - self.view.h)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet and the lines in sight."""
        self.set(canvas)
        self._find()
        canvas.patch("ui/page", self.box)
        view = self.view
        with canvas.clip(view):
            for y in self._rules:
                top = view.y + y - self.offset
                canvas.fill(Box(view.x, top, view.w, 2), OAK_LIGHT)
            for line, y in self.in_sight(canvas):
                if line.sign:
                    side = canvas.typesetter.size(line.style)
                    spot = Box(view.x + line.x, y - side / 2, side, side)
                    canvas.picture(f"ui/sign_{line.sign}", spot)
                else:
                    canvas.text(line.text, view.x + line.x, y, line.style)
        self._paint_bar(canvas)
        self.draw_ring(canvas)

    def in_sight(self, canvas: Canvas) -> list[tuple[Line, float]]:
        """Give the lines that show whole, each with its middle on the screen."""
        view, found = self.view, []
        for line in self._lines:
            y = view.y + line.y - self.offset
            half = canvas.typesetter.line_height(line.style) / 2
            if view.y + half * WHOLE <= y <= view.bottom - half:
                found.append((line, y))
        return found

    def _paint_bar(self, canvas: Canvas) -> None:
        if not self.overhang:
            return
        track = Box(self.box.right - 44, self.view.y, BAR, self.view.h)
        canvas.patch("ui/scroll_track", track)
        tall = max(48.0, track.h * self.view.h / self._height)
        y = track.y + (track.h - tall) * self.offset / self.overhang
        canvas.patch("ui/scroll_thumb", Box(track.x, y, BAR, tall))

    def set(self, canvas: Canvas) -> None:
        """Set the page's lines, once for each text and scale."""
        key = (self.page, canvas.typesetter.scale)
        if key == self._set_for:
            return
        self._set_for = key
        self._lines, self._rules, y = [], [], 0.0
        self._headings, self._is_in_list = {}, False
        rows: list[Block] = []
        for block in blocks(self.page):
            if rows and (block.kind != "row" or block.strong):
                y, rows = self._set_table(canvas, rows, y), []
            if block.kind == "row":
                rows.append(block)
            else:
                y = self._set_block(canvas, block, y)
        self._height = self._set_table(canvas, rows, y) if rows else y

    def _set_block(self, canvas: Canvas, block: Block, y: float) -> float:
        style, above, below = {
            "title": (PAGE_TITLE, 4, 20),
            "heading": (PAGE_HEADING, 24, 8),
            "paragraph": (PAGE, 0, 16),
            "item": (PAGE, 0, 8),
        }[block.kind]
        indent = INDENT if block.kind == "item" else 0.0
        if block.sign and block.kind == "title":
            indent = canvas.typesetter.size(style) + 16
        if block.kind == "paragraph" and self._is_in_list:
            y += AFTER_LIST
        self._is_in_list = block.kind == "item"
        y += above if y else 0
        if block.kind == "heading":
            self._headings[block.text] = y
        step = canvas.typesetter.line_height(style)
        if block.sign:
            self._lines.append(Line("", 0, y + step / 2, style, block.sign))
        elif block.mark:
            style_of_mark = PAGE_BOLD.sized(DOT) if block.mark == "•" else PAGE_BOLD
            self._lines.append(Line(block.mark, 8, y + step / 2, style_of_mark))
        for text in canvas.typesetter.wrap(block.text, style, self.view.w - indent):
            self._lines.append(Line(text, indent, y + step / 2, style))
            y += step
        return y + below

    def _set_table(self, canvas: Canvas, rows: Sequence[Block], y: float) -> float:
        """Set the rows of one table with a gap below; give where the page goes on."""
        widths = column_widths(canvas.typesetter, rows, self.view.w)
        for row in rows:
            y = self._set_row(canvas, row, widths, y)
        return y + BELOW_TABLE

    def _set_row(self, canvas: Canvas, row: Block, widths: Sequence[float], y: float) -> float:
        style = PAGE_BOLD if row.strong else PAGE
        step = canvas.typesetter.line_height(style)
        deepest, x = y, 0.0
        for cell, wide in zip(row.cells, widths, strict=False):
            lines = canvas.typesetter.wrap(cell, style, wide - CELL_SIDES)
            for j, text in enumerate(lines):
                self._lines.append(Line(text, x + 8, y + 8 + step * (j + 0.5), style))
            deepest = max(deepest, y + 8 + step * len(lines))
            x += wide
        self._rules.append(deepest + 4)
        return deepest + 8

    def _find(self) -> None:
        sought, self._sought = self._sought, ""
        if sought in self._headings:
            self.offset = min(self.overhang, self._headings[sought])

    # input

    def react(self, intent: Intent) -> bool:
        """Scroll."""
        match intent:
            case Scrolled(lines=lines):
                self.scroll(lines * STEP)
            case Navigated(direction) if direction.value[1]:
                return self.scroll(direction.value[1] * STEP)
            case Paged(down):
                self.scroll((1 if down else -1) * self.view.h * 0.9)
            case Activated(by_space=True):
                self.scroll(self.view.h * 0.9)
            case Edited(Edit.HOME):
                self.scroll(-self._height)
            case Edited(Edit.END):
                self.scroll(self._height)
            case PointerPressed(_, y):
                self._grip = (y, self.offset)
            case PointerMoved(_, y) if self._grip is not None:
                self.scroll(self._grip[1] + self._grip[0] - y - self.offset)
            case PointerReleased():
                self._grip = None
            case _:
                return False
        return True

    # verbs

    def shrink(self, canvas: Canvas) -> None:
        """Be no taller than the page is long."""
        self.set(canvas)
        tall = min(self.box.h, self._height + 2 * MARGIN_Y)
        self.box = Box(self.box.x, self.box.y, self.box.w, tall)

    def keep(self) -> object:
        """Give how far the page is scrolled."""
        return self.offset

    def restore(self, kept: object) -> None:
        """Scroll as before."""
        if isinstance(kept, float):
            self.offset = kept

    def read(self, page: str) -> None:
        """Show another page from its top."""
        self.page, self.offset = page, 0.0

    def seek(self, heading: str) -> None:
        """Turn to a heading of the page, once it is set; to none if there is no such one."""
        self._sought = heading
        self.touch()

    def scroll(self, by: float) -> bool:
        """Scroll by units; tell whether the page moved."""
        before = self.offset
        self.offset = min(self.overhang, max(0.0, self.offset + by))
        return self.offset != before
