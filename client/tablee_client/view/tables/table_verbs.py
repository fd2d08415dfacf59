"""What can be done at any table besides the game itself: rules, company, leaving, and refusals."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee_client.core.failure import RefusedError
from tablee_client.core.sounds import Sound
from tablee_client.core.tableview import TableView
from tablee_client.view.bigscreen.layout import TALL, WIDE
from tablee_client.view.room import Room
from tablee_client.view.tables.game_table import GameTable
from tablee_client.view.tables.replay_bar import TALL as SHELF

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

QUIET_REFUSALS = frozenset({"stale", "not-now", "no-prompt", "pending", "closed", "not-playing"})
"""Answers to a click that came too late, or twice: no fault of the player's."""


class TableVerbs(GameTable):
    """A table's verbs, and what becomes of an action that is refused."""

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room)
        self.practice = practice

    @property
    def tall(self) -> float:
        """Leave room for the controls of a match that is watched again, or for large type."""
        below = TALL if self.showing is not None else 0 if self.replay is None else SHELF
        return super().tall + below

    @property
    def wide(self) -> float:
        """Leave room for the large type of a screen for a room."""
        return super().wide + (0 if self.showing is None else WIDE)

    def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        self.promised(self.room.say(text))

    def now(self) -> float:
        """Give the time by which the view's deadlines count, in seconds."""
        return self.room.clock()

    def acted(self, promise: Future[Any], *, undo: Callable[[], None] = lambda: None) -> None:
        """Follow an action: if it is refused, undo it and say why, unless it was only late."""

        def answered(done: Future[Any]) -> None:
            error = None if done.cancelled() else done.exception()
            if not isinstance(error, RefusedError):
                return
            undo()
            if error.code not in QUIET_REFUSALS:
                self.refuse(error.code, dict(error.details))

        if promise.done():
            answered(promise)
        else:
            promise.add_done_callback(answered)

    def refuse(self, code: str, details: dict[str, Any]) -> None:
        """Tell the player why something isn't done."""
        self.app.toast(self.refusal(code, details), Sound.ERROR)

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal; a game names its seats and cards."""
        return self.app.words.refusal(code, details, self.slug)

    def read_rules(self) -> None:
        """Read the rules of this game, where they speak of this moment."""
        from tablee_client.view.screens.rules import RulesScreen

        table = self.seen.info
        stage = self.seen.stage
        self.app.push(RulesScreen(self.app, self.home, self.slug, table=table, stage=stage))

    def check_match(self) -> None:
        """Check the match that is over, and offer its file."""
        from tablee_client.view.screens.checked import CheckedScreen

        self.app.push(CheckedScreen(self.app, self.home, self._fetch))

    def review_match(self) -> None:
        """See what the player's decisions cost in the match that is over."""
        from tablee_client.view.screens.reviewed import ReviewedScreen

        view, names = self.seen, self.people.names
        screen = ReviewedScreen(
            self.app, self.home, self._fetch, seat=view.seat or 0, game=view.game, names=names
        )
        self.app.push(screen)

    def watch_match(self) -> None:
        """Watch the match that is over again, once its server has given it."""
        from tablee_client.view.screens.watching import watch_room

        self.app.spawn(watch_room(self.app, self.home, self.room))

    async def _fetch(self) -> bytes:
        return await self.home.keep_match(self.room)

    def come_back(self) -> None:
        """Take the seat back from the bot that plays it."""
        self.acted(self.room.rest(False))

    def read_company(self) -> None:
        """See who is at the table, and what can be done about it."""
        from tablee_client.view.screens.company import CompanyScreen

        self.app.push(CompanyScreen(self.app, self.home, self.room))

    def leave_table(self) -> None:
        """Get up; a practice ends, and so does what is watched again."""
        if self.replay is not None:
            self.app.pop()
        elif self.practice:
            self.leave_room()
        else:
            self.promised(self.room.leave())

    def go_back_or_rebuild(self, view: TableView) -> None:
        """Show the lobby of a table that went back to it, else build the table anew."""
        from tablee_client.view.screens.table_lobby import TableLobbyScreen

        if view.info.phase == "lobby":
            lobby = TableLobbyScreen(self.app, self.home, self.room, practice=self.practice)
            self.app.replace(lobby)
        else:
            self.rebuild()

    def go_out(self, code: str | None) -> None:
        """Leave a table that this player is at no more, and say why."""
        if self.practice:
            self.leave_room()
        else:
            self.app.pop()
        if code is not None:
            self.app.toast(self.app.words.gone(code))
