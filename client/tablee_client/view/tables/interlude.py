"""What interrupts a match: a lost connection, a pause or the wish for one, a warning to the player.

One board at a time, the gravest first. Each darkens the table, but those that only ask leave it in
sight.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any

from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.tables.layers import VOTE
from tablee_client.view.theme import BODY, DIM, GOLD_PALE, Face, Finish, TextStyle
from tablee_client.view.widgets.button import Button, Kind
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.modal import Veil
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen

PLACE = Box.around(960, 400, 860, 300)
COUNTING = Box.around(960, 400, 860, 390)
SHORT = Box.around(960, 400, 860, 224)
"""Where a grave board lies, one with a count, and one that offers nothing."""
LOW = Box.around(960, 268, 800, 250)
"""Where a board lies that leaves the table in sight."""
SHADE = 0.4
"""How dark the table is under such a board."""
LOST_AFTER = 2.0
"""Seconds without the server before a board says so; a shorter gap is told by the note alone."""
COUNT = TextStyle(Face.FIGURES, 92, GOLD_PALE, Finish.SHADOW)


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a board."""

    text: str
    act: Callable[[], None]
    kind: Kind = "brass"


@dataclass(frozen=True, slots=True)
class Board:
    """A board: boards of the same key differ in their text and the large `count` alone."""

    key: str
    title: str
    text: str
    count: str = ""
    presses: tuple[Press, ...] = ()
    is_grave: bool = False


class Interlude:
    """Shows the board that the moment asks for."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._shown: list[Widget] = []
        self._key = ""
        self._label: Label | None = None
        self._count: Label | None = None
        self._warned_until: float | None = None
        self.lost_at: float | None = None
        """When the server was last heard, while it isn't."""
        self._answered: tuple[int, ...] = ()

    @property
    def is_shown(self) -> bool:
        """Whether a board is on the screen."""
        return bool(self._shown)

    # react

    def update(self) -> None:
        """Show, change or take away the board."""
        now = self._table.now()
        if self._table.room.connected:
            self.lost_at = None
        elif self.lost_at is None and self._table.showing is None:
            self.lost_at = now
        board = self._board(self._table.seen, now)
        key = "" if board is None else board.key
        if key != self._key:
            self._key = key
            self._table.drop(*self._shown)
            self._shown, self._label, self._count = [], None, None
            if board is not None:
                self._put_up(board)
        if board is not None and self._label is not None:
            self._label.text = board.text
        if board is not None and self._count is not None:
            self._count.text = board.count

    def warn(self, seconds: float) -> None:
        """Ask the player whether he is there; a move is made for him after so long."""
        self._warned_until = self._table.now() + seconds

    def calm(self) -> None:
        """Take the warning back."""
        self._warned_until = None

    # private

    def _board(self, view: TableView, now: float) -> Board | None:
        if view.outcome is not None or view.info.phase != "playing":
            return None
        if self.lost_at is not None and now - self.lost_at >= LOST_AFTER:
            words = self._table.words
            return Board("lost", words("play-lost-title"), words("play-lost-text"), is_grave=True)
        if not view.flow.is_running:
            return self._pause(view, now)
        if view.seat is None:
            return None
        if view.info.seats[view.seat].rests:
            return None
        if self._warned_until is not None and view.seat in self._owing(view):
            return self._warning(self._warned_until - now)
        return self._wish(view, view.seat)

    def _pause(self, view: TableView, now: float) -> Board:
        words, room, flow = self._table.words, self._table.room, view.flow
        may = view.seat is not None or view.hosted
        if flow.state == "resuming":
            text, count = words("play-resuming-text"), str(max(1, ceil(flow.left(now))))
            wait = Press(words("play-resume-wait"), lambda: self._ask(room.pause()), "wood")
            presses = (wait,) if may else ()
            title = words("play-resuming-title")
            return Board("resuming", title, text, count, presses, is_grave=True)
        if flow.until is None:
            held = words("play-paused-held")
            return Board("held", words("play-paused-title"), held, is_grave=True)
        key = "play-paused-text" if flow.by else "play-paused-nobody"
        text = words(key, name=flow.by, left=_minutes(flow.left(now)))
        go_on = Press(words("play-resume"), lambda: self._ask(room.pause(False)))
        presses = (go_on,) if may else ()
        return Board("paused", words("play-paused-title"), text, presses=presses, is_grave=True)

    def _warning(self, left: float) -> Board:
        words = self._table.words
        text = words("play-afk-text", seconds=max(0, ceil(left)))
        here = Press(words("play-afk-here"), self._be_here)
        return Board("warning", words("play-afk-title"), text, presses=(here,))

    def _wish(self, view: TableView, seat: int) -> Board | None:
        flow, words, room = view.flow, self._table.words, self._table.room
        if not flow.wanted:
            self._answered = ()
        if not flow.wanted or seat in flow.wanted or flow.wanted == self._answered:
            return None
        name = self._table.people.names[flow.wanted[0]]
        votes, needed = len(flow.wanted), max(flow.needed, 1)
        text = words("play-pause-asked-text", name=name, votes=votes, needed=needed)
        no = Press(words("play-pause-no"), lambda: self._decline(flow.wanted), "wood")
        yes = Press(words("play-pause-yes"), lambda: self._ask(room.pause()))
        return Board(f"wish-{votes}", words("play-pause-asked-title"), text, presses=(no, yes))

    @staticmethod
    def _owing(view: TableView) -> tuple[int, ...]:
        return tuple(clock.seat for clock in view.clocks)

    def _be_here(self) -> None:
        self.calm()
        self._ask(self._table.room.rest(False))

    def _decline(self, wanted: tuple[int, ...]) -> None:
        self._answered = wanted

    def _ask(self, promise: Future[Any]) -> None:
        self._table.acted(promise)

    def _put_up(self, board: Board) -> None:
        box = _place(board)
        layer = VOTE + 2
        foot = 106 if board.presses else 20
        inner = Box(box.x + 60, box.y + 84, box.w - 120, box.h - 84 - foot)
        row = Box(box.x + 60, box.bottom - 96, box.w - 120, 64)
        self._label = Label(inner, board.text, BODY, anchor="middle", wrapped=True, layer=layer + 1)
        veil = Veil(layer=layer - 1)
        veil.strength = DIM if board.is_grave else SHADE
        counts: list[Label] = []
        if board.count:
            below = Box(inner.x, inner.y + 44, inner.w, inner.h - 44)
            self._count = Label(below, board.count, COUNT, anchor="middle", layer=layer + 1)
            counts = [self._count]
        buttons = [
            Button(
                spot, press.text, on_press=press.act, kind=press.kind, layer=layer + 1,
                key=f"{board.key}-{k}",
            )
            for k, (press, spot) in enumerate(
                zip(board.presses, _spots(row, len(board.presses)), strict=True)
            )
        ]  # fmt: skip
        panel = Panel(box, title=board.title, layer=layer)
        self._shown = [veil, panel, self._label, *counts, *buttons]
        for widget in self._shown:
            self._table.add(widget)
        if buttons and not self._table.journal.is_open:
            self._table.focus.focus(buttons[-1])


def _place(board: Board) -> Box:
    if not board.is_grave:
        return LOW
    if board.count:
        return COUNTING
    return PLACE if board.presses else SHORT


def _spots(row: Box, count: int) -> list[Box]:
    """Give the places of the buttons; a single one stands in the middle."""
    if count == 1:
        return [Box.around(row.cx, row.cy, 380, row.h)]
    return list(row.columns(count, 44)) if count else []


def _minutes(seconds: float) -> str:
    """Word a length of time as "14:05"."""
    whole = ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"
