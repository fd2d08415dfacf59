"""The lines of a table's journal: what happened and what was said, scrolled from the latest up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
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
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BODY, CREAM_SOFT, GOLD_PALE, Face, TextStyle
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.text import Typesetter

TEXT: Final = BODY.sized(26)
HAPPENED: Final = TextStyle(Face.TEXT, 26, CREAM_SOFT, BODY.finish)
SPEAKER: Final = TextStyle(Face.BOLD, 26, GOLD_PALE, BODY.finish)
STEP: Final = 32
GAP: Final = 6
SLACK: Final = 0.2
"""How much of a line, at each edge, is free of letters."""
FACE: Final = 44.0
BAR: Final = 12.0


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: said by a speaker (by an emote's `picture`, perhaps), or else what happened.

    One that `opens` begins a deal or a round.
    """

    text: str
    speaker: str = ""
    picture: str = ""
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """An entry set for a width: its rows of text, how far they are indented, how tall it is."""

    entry: Entry
    name: str
    indent: float
    rows: tuple[str, ...]
    tall: float


class Pages(Widget):
    """The entries, the latest at the bottom. `offset` is how far one has scrolled back, in units.

    Who has scrolled back stays where he is while more is told.
    """

    is_focusable = True
    scrolls = True

    entries: Shown[tuple[Entry, ...]] = Shown(())
    offset: Shown[float] = Shown(0.0)

    def __init__(self, box: Box, *, key: str = "", layer: int) -> None:
        super().__init__(box, key=key, layer=layer)
        self._height = 0.0
        self._grip: tuple[float, float] | None = None

    # draw

    def bounds(self) -> Box:
        """Give the box, and room for the ring around it."""
        return self.box.grown(12)

    @property
    def overhang(self) -> float:
        """How much there is beyond what shows, as of the last drawing."""
        return max(0.0, self._height - self._inner.h)

    @property
    def _inner(self) -> Box:
        return self.box.grown(-18, -12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the entries in sight, and the bar while there are more."""
        canvas.patch("ui/row", self.box)
        inner = self._inner
        laid = self.laid(canvas.typesetter)
        y = inner.bottom + min(self.offset, self.overhang)
        with canvas.clip(inner):
            for one in reversed(laid):
                y -= one.tall
                if y < inner.bottom and y + one.tall > inner.y:
                    _paint_entry(canvas, one, inner, y)
                y -= GAP
        if self.overhang:
            self._paint_bar(canvas)
        self.draw_ring(canvas)

    def laid(self, setter: Typesetter) -> list[Laid]:
        """Set every entry, and keep in mind how tall all are together."""
        found = [_laid(setter, entry, self._inner.w - BAR - 8) for entry in self.entries]
        before, self._height = self._height, sum(one.tall + GAP for one in found)
        if self.offset and self._height > before > 0:
            self.offset = min(self.overhang, self.offset + self._height - before)
        return found

    def _paint_bar(self, canvas: Canvas) -> None:
        track = Box(self.box.right - BAR - 8, self.box.y + 10, BAR, self.box.h - 20)
        canvas.patch("ui/scroll_track", track)
        tall = max(40.0, track.h * self._inner.h / self._height)
        share = 1.0 - min(1.0, self.offset / self.overhang)
        canvas.patch("ui/scroll_thumb", Box(track.x, track.y + (track.h - tall) * share, BAR, tall))

    # input

    def react(self, intent: Intent) -> bool:
        """Scroll by wheel, finger and keys."""
        match intent:
            case Scrolled(lines=lines):
                self.scroll(-lines * 2 * STEP)
            case Navigated(direction) if direction.value[1]:
                return self.scroll(-direction.value[1] * 2 * STEP)
            case Paged(down):
                self.scroll((-1 if down else 1) * self._inner.h * 0.9)
            case Edited(Edit.HOME):
                self.scroll(self._height)
            case Edited(Edit.END):
                self.scroll(-self._height)
            case PointerPressed(_, y):
                self._grip = (y, self.offset)
            case PointerMoved(_, y) if self._grip is not None:
                self.scroll(self._grip[1] + y - self._grip[0] - self.offset)
            case PointerReleased():
                self._grip = None
            case _:
                return False
        return True

    # verbs

    def scroll(self, by: float) -> bool:
        """Scroll back by units; tell whether anything moved."""
        before = self.offset
        self.offset = min(self.overhang, max(0.0, self.offset + by))
        return self.offset != before


def _laid(setter: Typesetter, entry: Entry, wide: float) -> Laid:
    style, indent = TEXT if entry.speaker else HAPPENED, 0.0
    name = setter.fit(entry.speaker, SPEAKER, wide * 0.45)
    if name:
        indent = setter.width(name, SPEAKER) + 12
    if entry.picture:
        indent += FACE + 8
    rows = tuple(setter.wrap(entry.text, style, wide - indent))
    step = STEP * setter.text_scale
    tall = max(step * len(rows), FACE if entry.picture else 0.0)
    return Laid(entry, name, indent, rows, tall)


def _paint_entry(canvas: Canvas, laid: Laid, page: Box, top: float) -> None:
    """Draw those lines of an entry that lie wholly on the page."""
    entry, rows, step = laid.entry, laid.rows, STEP * canvas.typesetter.text_scale
    x, first = page.x, top + (laid.tall - step * len(rows)) / 2 + step / 2
    if laid.name and _is_whole(page, first, step):
        canvas.text(laid.name, x, first, SPEAKER)
    if entry.picture:
        spot = Box.around(x + laid.indent - 8 - FACE / 2, top + laid.tall / 2, FACE, FACE)
        canvas.picture(entry.picture, spot)
    style = TEXT if entry.speaker else HAPPENED
    for k, row in enumerate(rows):
        if _is_whole(page, first + step * k, step):
            canvas.text(row, x + laid.indent, first + step * k, style)


def _is_whole(page: Box, y: float, step: float) -> bool:
    """Tell whether a line around `y` isn't cut by the page's edge; its letters leave some room."""
    return page.y - step * SLACK <= y - step / 2 and y + step / 2 <= page.bottom + step * SLACK
