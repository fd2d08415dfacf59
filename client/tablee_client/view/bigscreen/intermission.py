"""Between matches: the score of the evening, the next tables, and how to join."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tablee_client.core.bigscreen.evening import Row
from tablee_client.core.bigscreen.queue import Waiting
from tablee_client.core.bigscreen.ways import Way
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.bigscreen.boards import Board, EveningBoard, QueueBoard, WayBoard
from tablee_client.view.geometry import Box
from tablee_client.view.screen import Screen
from tablee_client.view.screens.hearth import Hearth

if TYPE_CHECKING:
    from tablee_client.view.app import App

HEAD: Final = Box(60, 36, 1800, 150)
EVENING: Final = Box(60, 210, 960, 826)
QUEUE: Final = Box(1060, 210, 800, 416)
JOIN: Final = Box(1060, 660, 800, 376)


@dataclass(frozen=True, slots=True)
class Between:
    """What there is to say: the line at the top and the one under it, and the three boards.

    `several` says that more than one server is looked at: then tables name theirs.
    """

    title: str
    line: str = ""
    rows: tuple[Row, ...] = ()
    queue: tuple[Waiting, ...] = ()
    way: Way | None = None
    several: bool = False

    @property
    def has_boards(self) -> bool:
        """Whether there is anything to say but that nobody was found."""
        return self.way is not None or bool(self.queue or self.rows)


class IntermissionScreen(Screen):
    """The hall with three boards, or, as long as there is nothing to say, its fire alone.

    Nothing here can be pressed.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._between = Between(self.words("big-searching"), self.words("big-searching-help"))
        self._hearth: Hearth | None = None

    def update(self, dt: float) -> None:
        """Let the fire burn."""
        super().update(dt)
        if self._hearth is not None:
            self._hearth.update(dt, self.app.canvas.viewport, calm=self.app.is_calm)

    def back(self) -> None:
        """Stay: there is nothing below."""

    def build(self) -> None:
        """Put the boards in place."""
        has_boards, words = self._between.has_boards, self.app.words
        if has_boards:
            self.stage.add(Backdrop("bg/hall_quiet", soft=True))
        else:
            self.stage.add(Backdrop("bg/hall"))
        self._hearth = None if has_boards else Hearth(self.stage)
        self._head = Board(HEAD)
        self._evening = EveningBoard(EVENING, words)
        self._queue = QueueBoard(QUEUE, words)
        self._way = WayBoard(JOIN, words)
        self.stage.add(self._head)
        if has_boards:
            self.stage.add(self._evening, self._queue, self._way)
        self._fill()

    def show(self, between: Between) -> None:
        """Show what is so now."""
        before, self._between = self._between, between
        if before.has_boards != between.has_boards:
            self.rebuild()
        self._fill()

    def _fill(self) -> None:
        between = self._between
        self._head.title, self._head.line = between.title, between.line
        self._evening.rows = between.rows
        self._queue.tables, self._queue.is_several = between.queue, between.several
        self._way.way = between.way
