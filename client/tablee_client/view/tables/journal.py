"""The drawer at the right: what happened, what was said, and a line to say something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from tablee.protocol.fields import TalkRule
from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables import layers
from tablee_client.view.tables.journal_pages import Entry, Pages
from tablee_client.view.theme import EMBER, SMALL
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.text_field import TextField
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen
    from tablee_client.view.tables.frame import TableScreen

DRAWER: Final = Box(1372, 124, 512, 676)
BUTTON: Final = Box(1720, 32, 76, 76)
KEPT: Final = 240
LONGEST: Final = 300
EMOTE: Final = 68.0
Part: TypeAlias = Literal["all", "chapter", "talk"]


class ChatButton(IconButton):
    """The plaque that opens the drawer; a spark on it tells of words unread."""

    unread = Shown(False)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plaque, and the spark."""
        super().paint(canvas)
        if self.unread:
            canvas.disc(self.box.right - 16, self.box.y + 16, 9, EMBER)


class Journal:
    """The drawer and its button. It keeps what it is told while it is closed.

    `chapter` words what a match is made of ("This deal"); empty where it is made of nothing.
    Without `say` nothing can be said, and there is no place for it.
    """

    def __init__(
        self,
        screen: Screen,
        *,
        say: Callable[[str], None] | None,
        emote: Callable[[], None] | None = None,
        talk: TalkRule = "free",
        chapter: str = "",
        box: Box = DRAWER,
    ) -> None:
        self._screen, self._say, self._emote = screen, say, emote
        self._talk: TalkRule = talk
        self._chapter, self._box = chapter, box
        self._entries: list[Entry] = []
        self._open: list[Widget] = []
        self._pages: Pages | None = None
        self._part: Part = "all"
        self.button = screen.add(
            ChatButton(
                BUTTON,
                "chat",
                on_press=self.toggle,
                key="journal",
                layer=layers.CORNER,
                control=Control.JOURNAL,
            )
        )

    @property
    def is_open(self) -> bool:
        """Whether the drawer is seen."""
        return bool(self._open)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is kept, the latest last."""
        return tuple(self._entries)

    def part(self, part: Part) -> tuple[Entry, ...]:
        """Give all entries, those since the latest deal began, or what was said."""
        entries = self.entries
        if part == "talk":
            return tuple(entry for entry in entries if entry.speaker)
        if part == "chapter":
            opening = max((k for k, entry in enumerate(entries) if entry.opens), default=0)
            return entries[opening:]
        return entries

    def tell(self, entry: Entry, *, unread: bool = False) -> None:
        """Write an entry down."""
        self._entries = [*self._entries, entry][-KEPT:]
        if self._pages is not None:
            self._pages.entries = self.part(self._part)
        elif unread:
            self.button.unread = True

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
            self._screen.focus.focus(self.button)

    # inside

    def _show(self) -> None:
        screen, layer, box = self._screen, layers.DRAWER, self._box
        self.button.unread = False
        panel = Panel(box, title=screen.words("play-journal"), layer=layer)
        foot_tall = 116 if self._say is not None else 30
        inner = Box(box.x + 30, box.y + 152, box.w - 60, box.h - 152 - foot_tall)
        self._pages = Pages(inner, key="journal-pages", layer=layer + 1)
        self._pages.entries = self.part(self._part)
        parts = self._parts(Box(inner.x, box.y + 80, inner.w, 64))
        foot = self._foot(Box(inner.x, box.bottom - 100, inner.w, 68))
        self._open = [panel, parts, self._pages, *foot]
        for widget in self._open:
            widget.layer = layer if widget is panel else layer + 1
            screen.add(widget)
        screen.focus.focus(foot[-1] if foot and foot[-1].is_focusable else self._pages)

    def _parts(self, box: Box) -> Choice[Part]:
        words = self._screen.words
        options: list[tuple[Part, str]] = [("all", words("journal-all"))]
        if self._chapter:
            options.append(("chapter", self._chapter))
        options.append(("talk", words("journal-talk")))
        return Choice(
            box, "", options=options, value=self._part, on_change=self._turn_to,
            control_width=box.w, key="journal-part",
        )  # fmt: skip

    def _foot(self, box: Box) -> list[Widget]:
        """Give what is under the pages: how one may speak here, if at all."""
        found: list[Widget] = []
        if self._say is None:
            return found
        if self._emote is not None and self._talk != "off":
            side = Box(box.x, box.y, EMOTE, box.h)
            found.append(IconButton(side, "smile", on_press=self._emote, key="journal-emote"))
            box = Box(box.x + EMOTE + 14, box.y, box.w - EMOTE - 14, box.h)
        if self._talk != "free":
            key = "refused-no-talk" if self._talk == "off" else "refused-no-chat"
            return [*found, Label(box, self._screen.words(key), SMALL, wrapped=True)]
        placeholder = self._screen.words("lobby-say")
        line = TextField(box, placeholder=placeholder, longest=LONGEST, key="say")
        line.on_submit = lambda text: self._submit(line, text)
        return [*found, line]

    def _turn_to(self, part: Part) -> None:
        self._part = part
        if self._pages is not None:
            self._pages.offset = 0.0
            self._pages.entries = self.part(part)

    def _submit(self, line: TextField, text: str) -> None:
        if text.strip() and self._say is not None:
            self._say(text.strip())
            line.write("")


def journal_of(table: TableScreen) -> Journal:
    """Give a table's journal; in a match that is watched again nothing can be said."""
    chapter = f"journal-{table.chapter}" if table.chapter else ""
    return Journal(
        table,
        say=table.say if table.replay is None else None,
        emote=table.talk.toggle if table.talk.is_wanted else None,
        talk=table.seen.info.rules.talk,
        chapter=table.words(chapter) if chapter else "",
        box=table.drawer,
    )
