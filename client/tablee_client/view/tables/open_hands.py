"""Everybody's hands, in words, for a looker-on to whom the table shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tablee.engine import OPEN
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables import layers
from tablee_client.view.tables.own_parts import from_telling
from tablee_client.view.theme import BODY, CREAM_SOFT, GOLD_PALE, Face, TextStyle
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.frame import TableScreen

DRAWER = Box(1372, 124, 512, 676)
BUTTON = Box(1632, 32, 76, 76)
FIELDS: Final = ("hands", "unplayed", "bids", "purses", "backs", "discards", "picks")
"""What an observation of everything has of each seat, as far as a game has it."""
LARGEST: Final = 26
SMALLEST: Final = 16
Piece = Callable[[str, Words], str | None]


def hands_of(view: TableView, words: Words) -> list[tuple[str, ...]]:
    """Give for each seat what only it should know, a line for each fact; empty if none is seen."""
    seen = view.observation
    if seen is None or getattr(seen, "viewer", None) != OPEN:
        return []
    piece: Piece = from_telling(view.info.game, "piece_text") or (lambda _code, _words: None)
    found: list[tuple[str, ...]] = []
    for seat in range(len(view.info.seats)):
        lines = []
        for field in FIELDS:
            kept = getattr(seen, field, None)
            if isinstance(kept, Sequence) and len(kept) == len(view.info.seats):
                text = _worded(kept[seat], piece, words)
                lines += [f"{words(f'open-{field}')} {text}"] if text else []
        found.append(tuple(lines))
    return found if any(found) else []


def _worded(value: object, piece: Piece, words: Words) -> str:
    """Word a piece, a number, or several of them."""
    if value is None:
        return ""
    if isinstance(value, str):
        return piece(value, words) or value
    if isinstance(value, Sequence):
        return ", ".join(filter(None, (_worded(one, piece, words) for one in value)))
    return str(value)


class Hands(Widget):
    """The hands, seat by seat, as large as they fit."""

    hands: Shown[tuple[tuple[str, tuple[str, ...]], ...]] = Shown(())

    def paint(self, canvas: Canvas) -> None:
        """Draw each name and what its seat has."""
        for text in canvas.typesetter.smaller(BODY.sized(LARGEST), SMALLEST, 2):
            name = TextStyle(Face.BOLD, text.size, GOLD_PALE, BODY.finish)
            rows = self._rows(canvas, text, name)
            step = canvas.typesetter.size(text) * 1.22
            if len(rows) * step <= self.box.h:
                break
        for k, (line, style) in enumerate(rows):
            canvas.text(line, self.box.x, self.box.y + step * (k + 0.5), style)

    def _rows(
        self, canvas: Canvas, text: TextStyle, name: TextStyle
    ) -> list[tuple[str, TextStyle]]:
        rows: list[tuple[str, TextStyle]] = []
        for who, lines in self.hands:
            rows.append((who, name))
            for line in lines:
                wrapped = canvas.typesetter.wrap(line, text, self.box.w)
                rows += [(part, text.coloured(CREAM_SOFT)) for part in wrapped]
        return rows


class OpenHands:
    """The drawer at the right and its button; there only while hands are shown."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._button: IconButton | None = None
        self._open: list[Widget] = []
        self._hands: Hands | None = None

    @property
    def is_open(self) -> bool:
        """Whether the drawer is seen."""
        return bool(self._open)

    @property
    def is_folded(self) -> bool:
        """Whether hands could be seen, but the player has put the drawer away."""
        return self._button is not None and not self._open

    def show(self) -> None:
        """Show the hands as they are now; the drawer opens by itself the first time.

        Under a board that lies over the table it isn't there.
        """
        table = self._table
        hands = hands_of(table.seen, table.app.words)
        if not hands:
            self._take_away()
            return
        if self._button is None:
            self._button = table.add(
                IconButton(BUTTON, "eye", on_press=self.toggle, key="hands", layer=layers.CORNER)
            )
            self._unfold()
        if self._hands is not None:
            self._hands.hands = tuple(zip(table.people.names, hands, strict=True))
        for widget in self._open:
            widget.visible = not table.is_boarded

    def toggle(self) -> None:
        """Open or close the drawer."""
        if self._open:
            self._fold()
        else:
            self._unfold()
            self.show()

    def _unfold(self) -> None:
        panel = Panel(DRAWER, title=self._table.words("open-title"), layer=layers.DRAWER)
        inner = Box(DRAWER.x + 34, DRAWER.y + 92, DRAWER.w - 68, DRAWER.h - 124)
        self._hands = Hands(inner, layer=layers.DRAWER + 1)
        self._open = [self._table.add(panel), self._table.add(self._hands)]

    def _fold(self) -> None:
        opened, self._open, self._hands = self._open, [], None
        self._table.drop(*opened)

    def _take_away(self) -> None:
        self._fold()
        if self._button is not None:
            self._table.drop(self._button)
            self._button = None
