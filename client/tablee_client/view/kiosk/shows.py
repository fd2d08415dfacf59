"""What a kiosk shows while nobody plays: matches of bots, and tables of the room, in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from tablee_client.core.failure import ConnectError, HostError, RefusedError
from tablee_client.view.screens.table_lobby import TableLobbyScreen

if TYPE_CHECKING:
    from tablee_client.view.home import Home
    from tablee_client.view.kiosk.app import KioskApp
    from tablee_client.view.room import Room
    from tablee_client.view.screen import Screen

RETRY: Final = 10.0
"""Seconds until another try where nothing could be shown."""
ENDING: Final = 12.0
"""Seconds that the ranking of a match stays."""


@dataclass(frozen=True, slots=True)
class Show:
    """One table to be looked at; `is_own` says that it is a match of this kiosk's own bots."""

    room: Room
    is_own: bool


class Stage(Protocol):
    """Who opens and closes what is shown."""

    async def open_show(self, game: str) -> Show:
        """Begin a match of bots, or look on at a table; HostError, ConnectError, RefusedError."""

    async def leave(self, room: Room) -> None:
        """Leave it."""


class Shows:
    """Shows one table after the other over `base`, each `show` seconds, while it is on."""

    def __init__(
        self, app: KioskApp, home: Home, opener: Stage, games: tuple[str, ...], show: float
    ) -> None:
        self._app, self._home, self._opener = app, home, opener
        self._games, self._show = games, show
        self._turn = 0
        self._is_on = False
        self._next = 0.0
        self._until = 0.0
        self._opening: asyncio.Task[None] | None = None
        self._room: Room | None = None
        self._is_over = False
        self.on_change: Callable[[str], None] = lambda _: None

    @property
    def room(self) -> Room | None:
        """The table that is shown now."""
        return self._room

    def start(self, now: float) -> None:
        """Show tables from now on."""
        self._is_on, self._next = True, now

    def stop(self, base: Screen) -> None:
        """Show none any more."""
        self._is_on = False
        self._close(base)

    def tick(self, now: float, base: Screen) -> None:
        """Let time pass."""
        if not self._is_on:
            return
        if self._room is not None:
            self._look(now, base)
        elif self._opening is None and now >= self._next:
            self._opening = self._app.spawn(self._open(self._games[self._turn % len(self._games)]))
            self._turn += 1

    def _look(self, now: float, base: Screen) -> None:
        """End what was shown for long enough, or a little after its match is over."""
        assert self._room is not None
        view = self._room.table
        if not self._is_over and view is not None and view.outcome is not None:
            self._is_over, self._until = True, min(self._until, now + ENDING)
        if now >= self._until or self._app.top is base:
            self._close(base)
            self._next = now

    def _close(self, base: Screen) -> None:
        room, self._room = self._room, None
        if room is not None:
            self._app.clear_to(base)
            self._app.spawn(self._opener.leave(room))

    async def _open(self, game: str) -> None:
        try:
            show = await self._opener.open_show(game)
        except (ConnectError, HostError, RefusedError):
            self._next = self._app.clock.now() + RETRY
            return
        finally:
            self._opening = None
        if not self._is_on:
            await self._opener.leave(show.room)
            return
        self._room, self._is_over = show.room, False
        self._until = self._app.clock.now() + self._show
        self.on_change(game if show.is_own else "")
        screen = TableLobbyScreen(self._app, self._home, show.room, practice=True)
        self._app.push(screen)
