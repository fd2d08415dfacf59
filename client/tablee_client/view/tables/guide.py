"""The sheet of a guided match: what has just happened, what to do now, and a good move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables import layers
from tablee_client.view.tables.lessons import Lessons
from tablee_client.view.theme import GARNET_INK, INK, INK_SOFT, Face, TextStyle
from tablee_client.view.widgets.button import IconButton

if TYPE_CHECKING:
    from tablee_client.core.tableview import TableView
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen
    from tablee_client.view.text import Typesetter

PLACE = Box(1404, 120, 480, 400)
"""Where the sheet lies; it is only as tall as its text."""
BUTTON = Box(1632, 32, 76, 76)
NEWS = TextStyle(Face.ITALIC, 24, INK_SOFT)
TASK = TextStyle(Face.TEXT, 25, INK)
MOVE = TextStyle(Face.BOLD, 26, GARNET_INK)
SMALLEST = 0.84
SPARE = 140.0
"""How much taller than its box it gets where even the smallest letters are too many."""
SIDE, TOP, GAP = 44.0, 30.0, 10.0


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of the sheet."""

    text: str
    style: TextStyle


class GuideSheet(Node):
    """Paragraphs on parchment, set as large as its box allows; without any, it isn't there."""

    parts: Shown[tuple[Part, ...]] = Shown(())
    box: Shown[Box] = Shown(PLACE)

    def __init__(self, box: Box) -> None:
        self.box, self.layer = box, layers.CORNER

    def bounds(self) -> Box:
        """Give the tallest it may be, and room for its shadow."""
        return Box(self.box.x, self.box.y, self.box.w, self.box.h + SPARE).grown(40)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet as tall as its text."""
        if not self.parts:
            return
        lines, tall = self._set(canvas.typesetter)
        canvas.patch("ui/notice", Box(self.box.x, self.box.y, self.box.w, tall))
        for text, style, y in lines:
            canvas.text(text, self.box.x + SIDE, self.box.y + y, style)

    def _set(self, setter: Typesetter) -> tuple[list[tuple[str, TextStyle, float]], float]:
        share = 1.0
        while True:
            lines, tall = self._lines(setter, share)
            if tall <= self.box.h or share <= SMALLEST:
                return lines, tall
            share -= 0.04

    def _lines(
        self, setter: Typesetter, share: float
    ) -> tuple[list[tuple[str, TextStyle, float]], float]:
        lines, y = [], TOP
        for part in self.parts:
            style = part.style.sized(round(part.style.size * share))
            step = style.size * 1.24
            for text in setter.wrap(part.text, style, self.box.w - 2 * SIDE):
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
        self.sheet = GuideSheet(PLACE)

    @property
    def text(self) -> str:
        """What the sheet says, in one text."""
        return "\n".join(part.text for part in self._parts)

    def build(self, box: Box) -> None:
        """Put the sheet and its plaque on the stage."""
        self.sheet = GuideSheet(box)
        self._screen.stage.add(self.sheet)
        button = IconButton(
            BUTTON, "lantern", on_press=self.toggle, key="guide", layer=layers.CORNER
        )
        self._screen.add(button)

    def say(self, view: TableView, names: Sequence[str]) -> None:
        """Say what belongs to this moment."""
        lesson, words = self.lessons.lesson(view, names), self._screen.words
        move = words("guide-good-move", move=lesson.move) if lesson.move else ""
        parts = [*(Part(text, NEWS) for text in lesson.news), Part(lesson.task, TASK)]
        parts += [Part(move, MOVE), Part(lesson.why, TASK)]
        self._parts = tuple(part for part in parts if part.text)
        self._lay()

    def toggle(self) -> None:
        """Put the sheet away, or take it out."""
        self.is_open = not self.is_open
        self._lay()

    def _lay(self) -> None:
        self.sheet.parts = self._parts if self.is_open else ()
