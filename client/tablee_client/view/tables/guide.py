"""The sheet of a guided match: what has just happened, what to do now, and a good move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tablee.engine import Action
from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables import layers
from tablee_client.view.tables.hint_mark import HintMark, codes_of, places_of
from tablee_client.view.tables.lessons import Lessons
from tablee_client.view.theme import GARNET_INK, INK, INK_SOFT, Face, TextStyle
from tablee_client.view.widgets.button import IconButton

if TYPE_CHECKING:
    from tablee_client.core.tableview import TableView
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen
    from tablee_client.view.tables.frame import TableScreen
    from tablee_client.view.text import Typesetter

PLACE = Box(1404, 120, 480, 400)
"""Where the sheet lies; it is only as tall as its text."""
BUTTON = Box(1632, 32, 76, 76)
NEWS = TextStyle(Face.ITALIC, 24, INK_SOFT)
TASK = TextStyle(Face.TEXT, 25, INK)
MOVE = TextStyle(Face.BOLD, 26, GARNET_INK)
LEAST = 20
SMALLEST = 0.8
"""How small the letters get, as a share, before a paragraph is left out."""
TOP, GAP = 20.0, 8.0
MORE = 26.0
"""The sign that the sheet has something on its back."""
WIDE_SIDE, NARROW_SIDE, NARROW = 42.0, 28.0, 460.0
"""Margins left and right: the smaller ones on a sheet that is narrower than `NARROW`."""


Line: TypeAlias = tuple[str, TextStyle, float]


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of the sheet; the `spare` ones are left out first where room is short."""

    text: str
    style: TextStyle
    spare: int = 0


class GuideSheet(Node):
    """Paragraphs on parchment, set as large as its box allows; without any, it isn't there.

    It never gets taller than its box: what lies around it stays in sight.
    """

    parts: Shown[tuple[Part, ...]] = Shown(())
    box: Shown[Box] = Shown(PLACE)
    page: Shown[int] = Shown(0)
    """Which page shows: what doesn't fit on the first one follows on others."""

    def __init__(self, box: Box) -> None:
        self.box, self.layer = box, layers.CORNER

    def bounds(self) -> Box:
        """Give the box and room for its shadow."""
        return self.box.grown(40)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet as tall as its text."""
        if not self.parts:
            return
        lines, tall = self.set(canvas.typesetter)
        canvas.patch("ui/notice", Box(self.box.x, self.box.y, self.box.w, tall))
        for text, style, y in lines:
            canvas.text(text, self.box.x + self._side, self.box.y + y, style)
        if self.page + 1 < len(self.pages(canvas.typesetter)):
            corner = (self.box.right - MORE, self.box.y + tall - MORE)
            canvas.picture("ui/icon_right_ink", Box.around(*corner, MORE, MORE))

    def set(self, setter: Typesetter) -> tuple[list[Line], float]:
        """Give the lines with their middles from the sheet's top, and how tall the sheet is."""
        pages = self.pages(setter)
        _, lines, tall = self._page_set(setter, pages[min(self.page, len(pages) - 1)])
        return lines, tall

    def pages(self, setter: Typesetter) -> list[tuple[Part, ...]]:
        """Give the paragraphs of each page; the spare ones come last."""
        found: list[tuple[Part, ...]] = []
        left = self.parts
        while left:
            found.append(self._page_set(setter, left)[0])
            left = tuple(part for part in left if part not in found[-1])
        return found

    def _page_set(
        self, setter: Typesetter, parts: tuple[Part, ...]
    ) -> tuple[tuple[Part, ...], list[Line], float]:
        """Give the paragraphs that fit on a page, their lines, and how tall they are."""
        while True:
            for percent in range(100, round(SMALLEST * 100 / setter.text_scale) - 1, -4):
                lines, tall = self._lines(setter, parts, percent / 100)
                if tall <= self.box.h:
                    return parts, lines, tall
            most = max(part.spare for part in parts)
            fewer = tuple(part for part in parts if part.spare < most)
            if not fewer:
                return parts, lines, tall
            parts = fewer

    @property
    def _side(self) -> float:
        return NARROW_SIDE if self.box.w < NARROW else WIDE_SIDE

    def _lines(
        self, setter: Typesetter, parts: Sequence[Part], share: float
    ) -> tuple[list[Line], float]:
        lines, y = [], TOP
        least = LEAST / setter.text_scale
        for part in parts:
            style = part.style.sized(max(round(part.style.size * share), least))
            step = setter.size(style) * 1.24
            for text in setter.wrap(part.text, style, self.box.w - 2 * self._side):
                lines.append((text, style, y + step / 2))
                y += step
            y += GAP
        return lines, y - GAP + TOP


class Guide:
    """What guides the matches of one screen: lessons, their sheet, and the plaque that hides it."""

    def __init__(self, screen: Screen, slug: str) -> None:
        self._screen = screen
        self.lessons = Lessons(slug, screen.app.words)
        self.is_open = True
        self._parts: tuple[Part, ...] = ()
        self.sheet, self._mark = GuideSheet(PLACE), HintMark()

    @property
    def text(self) -> str:
        """What the sheet says, in one text."""
        return "\n".join(part.text for part in self._parts)

    def build(self, box: Box) -> None:
        """Put the sheet and its plaque on the stage."""
        self.sheet = GuideSheet(box)
        self._screen.stage.add(self.sheet, mark := HintMark())
        self._mark = mark
        button = IconButton(
            BUTTON,
            "lantern",
            on_press=self.toggle,
            key="guide",
            layer=layers.CORNER,
            control=Control.HINT,
        )
        self._screen.add(button)

    def best(self, view: TableView) -> Action | None:
        """Give the move that is named as a good one now."""
        return self.lessons.advice(view)

    def light(self, table: TableScreen) -> None:
        """Light what the good move is made with, wherever that lies by now."""
        best = None if not self.is_lit(table) else self.best(table.seen)
        if table.own_hand is not None:
            table.own_hand.suggest(() if best is None else tuple(codes_of(best)))
        self._mark.boxes = () if best is None else places_of(table, best)

    def is_lit(self, table: TableScreen) -> bool:
        """Whether the good move is shown at the table: not while something plays, or is hidden."""
        return self.is_open and not table.director.busy and not table.cover.is_on

    def say(self, view: TableView, names: Sequence[str]) -> None:
        """Say what belongs to this moment."""
        lesson, words = self.lessons.lesson(view, names), self._screen.words
        move = words("guide-good-move", move=lesson.move) if lesson.move else ""
        is_noted = bool(lesson.move or lesson.news)
        parts = [Part(text, NEWS) for text in lesson.news]
        parts.append(Part(lesson.task, TASK, spare=2 if is_noted else 0))
        parts += [Part(move, MOVE), Part(lesson.why, TASK, spare=1)]
        self._parts = tuple(part for part in parts if part.text)
        self._lay()

    def toggle(self) -> None:
        """Turn a page where there is one more, put the sheet away, or take it out."""
        if not self.turn_page():
            self.is_open = not self.is_open
            self._lay()

    def turn_page(self) -> bool:
        """Show what had no room so far; tell whether there was anything."""
        pages = self.sheet.pages(self._screen.app.canvas.typesetter)
        if self.sheet.page + 1 >= len(pages):
            return False
        self.sheet.page += 1
        return True

    def show(self, shown: bool) -> None:
        """Let sheet and mark be seen, or not: they tell of the own hand."""
        self.sheet.visible = self._mark.visible = shown

    def lying(self) -> Box | None:
        """Give where the sheet lies; None while it is put away or says nothing."""
        return self.sheet.box if self.sheet.parts and self.sheet.visible else None

    def _lay(self) -> None:
        parts = self._parts if self.is_open else ()
        if parts != self.sheet.parts:
            self.sheet.parts, self.sheet.page = parts, 0
