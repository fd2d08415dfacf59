"""A match that plays itself on its game's screen, frame by frame: what each frame costs.

CPU of this thread, in milliseconds. The same seed gives the same match and the same frames.
"""

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Any

from tablee.games import get_game
from tablee_client.core import rubbish
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.client import PATIENCE
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.window import Window
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom
from tools.scenes.still import StillClock

FRAME = 1 / 60
REST = 45
"""Frames of rest before each decision."""
SEATS = 5

Costs = Callable[[float, bool, bool], None]
"""Hears of each frame: its milliseconds, whether pieces moved, whether anything was painted."""


def opened(size: tuple[int, int]) -> App:
    """Give a window of this size that shows the hall, at a time that only frames let pass."""
    app = App(Window("bench", size=size), Words("fr"), clock=StillClock(), stopwatch=thread_time)
    app.push(HallScreen(app, home("fr")))
    app.window.present(app.step(0.0))
    app.patience = PATIENCE
    rubbish.settle()
    return app


class Playing:
    """One game's table in a window, with bots in all seats; it opens in the first frame."""

    def __init__(
        self,
        slug: str,
        app: App,
        *,
        seats: int = SEATS,
        seed: int = 1,
        **options: Any,
    ) -> None:
        game = get_game(slug)
        count = max(number for number in game.type.seats if number <= seats)
        self.room = PlayedRoom(count, seed=seed, game=game, **options)
        self.app = app
        table = maker(slug)(self.app, home("fr"), self.room, practice=False)
        assert isinstance(table, TableScreen)
        self.table = table
        self._is_open = False
        self._shown = 0

    @property
    def is_over(self) -> bool:
        """Whether the match has ended and all of it was shown."""
        return self.room.state.is_terminal() and not self._is_busy

    def leave(self) -> None:
        """Close the table again."""
        self.app.pop()

    @property
    def _is_busy(self) -> bool:
        waits = self.app.top.stage.is_unfinished or self.room.waiting
        return bool(waits or self.table.director.busy)

    async def play(self, frames: int, hear: Costs) -> None:
        """Play on for so many frames, or to the end of the match."""
        last = self._shown + frames
        while self._shown < last and not self.is_over:
            self._frame(hear)
            if self._is_busy:
                continue
            for _ in range(REST):
                self._frame(hear)
            self._decide()
            await asyncio.sleep(0)

    def _frame(self, hear: Costs) -> None:
        """Let one frame pass; in the first one the table opens."""
        self.room.time += FRAME
        clock = self.app.clock
        assert isinstance(clock, StillClock)
        clock.time += FRAME
        start = thread_time()
        if not self._is_open:
            self._is_open = True
            self.app.push(self.table)
        is_moving = self.table.director.busy
        rects = self.app.step(FRAME)
        self.app.window.present(rects)
        self._shown += 1
        hear((thread_time() - start) * 1000, is_moving, bool(rects))

    def _decide(self) -> None:
        """Let a bot decide, or else the player, as a bot would."""
        if not self.room.state.is_terminal() and not self.room.go_on():
            self.room.act(self.room.advice())


def percentile(values: list[float], share: float) -> float:
    """Give the value that this share of them doesn't exceed; 0 for none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0
