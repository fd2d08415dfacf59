"""The warning: a server proves itself with another key than it had. Four words against four."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tablee.engine import Detail
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import (
    BODY,
    NOTICE_GAME,
    NOTICE_TITLE,
    PAGE_HEADING,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.home import Home

PANEL = Box(260, 150, 1400, 720)
TEXT = Box(PANEL.x + 80, PANEL.y + 100, PANEL.w - 160, 184)
SHEETS = Box(PANEL.x + 80, PANEL.y + 290, PANEL.w - 160, 370)
WORD_TALL = 48
TRUST = Box(440, 942, 560, 76)


class WordSheet(Widget):
    """A sheet of parchment with a heading, the words of a key one below the other, and a note."""

    def __init__(self, box: Box, heading: str, words: str, note: str) -> None:
        super().__init__(box, layer=Layer.ACTIONS)
        self._heading, self._words, self._note = heading, words.split(), note

    def bounds(self) -> Box:
        """Give the sheet and the room for its shadow."""
        return self.box.grown(70)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet and what stands on it."""
        canvas.patch("ui/notice", self.box)
        top = self.box.y + 54
        self._write(canvas, self._heading, PAGE_HEADING, top)
        for k, word in enumerate(self._words, start=1):
            self._write(canvas, word, NOTICE_TITLE.sized(42), top + 10 + WORD_TALL * k)
        self._write(canvas, self._note, NOTICE_GAME, self.box.bottom - 48)

    def _write(self, canvas: Canvas, text: str, style: TextStyle, y: float) -> None:
        style = canvas.typesetter.shrunk(text, style, self.box.w - 72)
        canvas.text(text, self.box.cx, y, style, anchor="middle")


class ChangedKeyScreen(BackedScreen):
    """The words known so far beside those of now. The primary action, and Escape, stay away."""

    def __init__(
        self,
        app: App,
        home: Home,
        details: Mapping[str, Detail],
        trust: Callable[[], None],
    ) -> None:
        """`details` are those of the error `changed-key`; `trust` goes in all the same."""
        super().__init__(app, home)
        self._details = details
        self._trust = trust

    # draw

    def title(self) -> str:
        """Ask for the server by its name."""
        return self.words("trust-title", name=self._said("name"))

    def build(self) -> None:
        """Put the warning, both sheets of words and the two ways on in place."""
        self.build_frame()
        self.add(Panel(PANEL, title=self.words("trust-panel")))
        text = self.words("trust-text", name=self._said("name"))
        self.add(Label(TEXT, text, BODY.sized(31), wrapped=True))
        before, now = SHEETS.columns(2, 56)
        how = self.words("trust-how", how=self._said("how"))
        self.add(WordSheet(before, self.words("trust-before"), self._said("before"), how))
        now_at = self._said("address")
        self.add(WordSheet(now, self.words("trust-now"), self._said("words"), now_at))
        go = Button(TRUST, self.words("trust-go"), on_press=self._go, kind="ember", key="trust")
        self.add(go)
        self.focus.focus(self.add_primary(self.words("trust-stay"), self.back))

    def _said(self, key: str) -> str:
        return str(self._details.get(key, ""))

    # verbs

    def _go(self) -> None:
        self.app.pop()
        self._trust()
