"""The drawer at the right: what happened, what was said, and a line to say something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables import layers
from tablee_client.view.theme import (
    BODY,
    CREAM_SOFT,
    EMBER,
    GOLD_PALE,
    Face,
    TextStyle,
)
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.text_field import TextField
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

DRAWER = Box(1372, 124, 512, 676)
BUTTON = Box(1720, 32, 76, 76)
KEPT = 80
LONGEST = 300
TEXT = BODY.sized(26)
HAPPENED = TextStyle(Face.TEXT, 26, CREAM_SOFT, BODY.finish)
SPEAKER = TextStyle(Face.BOLD, 26, GOLD_PALE, BODY.finish)
STEP = 32
GAP = 6


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: said by a speaker, or, without one, what happened."""

    text: str
    speaker: str = ""


class Pages(Widget):
    """The last entries that fit, from the bottom up."""

    entries: Shown[tuple[Entry, ...]] = Shown(())

    def bounds(self) -> Box:
        """Give the box alone."""
        return self.box

    def paint(self, canvas: Canvas) -> None:
        """Draw the entries."""
        canvas.patch("ui/row", self.box)
        inner = self.box.grown(-18, -12)
        y = inner.bottom - STEP / 2
        with canvas.clip(inner):
            for entry in reversed(self.entries):
                if y < inner.y:
                    break
                y = self._paint_entry(canvas, entry, inner, y) - GAP

    def _paint_entry(self, canvas: Canvas, entry: Entry, inner: Box, y: float) -> float:
        setter, indent = canvas.typesetter, 0.0
        style = TEXT if entry.speaker else HAPPENED
        name = setter.fit(entry.speaker, SPEAKER, inner.w * 0.45)
        if name:
            indent = setter.width(name, SPEAKER) + 12
        rows = setter.wrap(entry.text, style, inner.w - indent)
        top = y - STEP * (len(rows) - 1)
        canvas.text(name, inner.x, top, SPEAKER)
        for k, row in enumerate(rows):
            canvas.text(row, inner.x + indent, top + STEP * k, style)
        return top - STEP


class ChatButton(IconButton):
    """The plaque that opens the drawer; a spark on it tells of words unread."""

    unread = Shown(False)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plaque, and the spark."""
        super().paint(canvas)
        if self.unread:
            canvas.disc(self.box.right - 16, self.box.y + 16, 9, EMBER)


class Journal:
    """The drawer and its button. It keeps what it is told while it is closed."""

    def __init__(self, screen: Screen, *, say: Callable[[str], None]) -> None:
        self._screen, self._say = screen, say
        self._entries: list[Entry] = []
        self._open: list[Widget] = []
        self._pages: Pages | None = None
        self._button = screen.add(
            ChatButton(BUTTON, "chat", on_press=self.toggle, key="journal", layer=layers.CORNER)
        )

    @property
    def is_open(self) -> bool:
        """Whether the drawer is seen."""
        return bool(self._open)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is kept, the latest last."""
        return tuple(self._entries)

    def tell(self, entry: Entry, *, unread: bool = False) -> None:
        """Write an entry down."""
        self._entries = [*self._entries, entry][-KEPT:]
        if self._pages is not None:
            self._pages.entries = self.entries
        elif unread:
            self._button.unread = True

    def keep(self, entries: tuple[Entry, ...]) -> None:
        """Begin with these entries."""
        self._entries = list(entries)

    def toggle(self) -> None:
        """Open or close the drawer."""
        if self._open:
            self.close()
        else:
            self._show()

    def close(self) -> None:
        """Close the drawer."""
        closing, self._open, self._pages = self._open, [], None
        self._screen.drop(*closing)
        if closing:
            self._screen.focus.focus(self._button)

    def _show(self) -> None:
        screen, layer = self._screen, layers.DRAWER
        self._button.unread = False
        panel = Panel(DRAWER, title=screen.words("play-journal"), layer=layer)
        inner = Box(DRAWER.x + 30, DRAWER.y + 96, DRAWER.w - 60, DRAWER.h - 212)
        self._pages = Pages(inner, layer=layer + 1)
        self._pages.entries = self.entries
        line = TextField(
            Box(inner.x, DRAWER.bottom - 100, inner.w, 68),
            placeholder=screen.words("lobby-say"),
            longest=LONGEST,
            key="say",
        )
        line.layer = layer + 1
        line.on_submit = lambda text: self._submit(line, text)
        self._open = [panel, self._pages, line]
        for widget in self._open:
            screen.add(widget)
        screen.focus.focus(line)

    def _submit(self, line: TextField, text: str) -> None:
        if text.strip():
            self._say(text.strip())
            line.write("")
