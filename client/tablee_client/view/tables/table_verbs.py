"""What can be done at any table besides the game itself: rules, company, leaving, and refusals."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee_client.core.failure import RefusedError
from tablee_client.core.sounds import Sound
from tablee_client.view.room import Room
from tablee_client.view.tables.game_table import GameTable

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
        """Read the rules of this game."""
        from tablee_client.view.screens.rules import RulesScreen

        table = self.seen.info
        self.app.push(RulesScreen(self.app, self.home, self.slug, table=table))

    def check_match(self) -> None:
        """Check the match that is over, and offer its file."""
        from tablee_client.view.screens.checked import CheckedScreen

        self.app.push(CheckedScreen(self.app, self.home, self.room))

    def review_match(self) -> None:
        """See what the player's decisions cost in the match that is over."""
        from tablee_client.view.screens.reviewed import ReviewedScreen

        self.app.push(ReviewedScreen(self.app, self.home, self.room, self.seen, self.people.names))

    def come_back(self) -> None:
        """Take the seat back from the bot that plays it."""
        self.acted(self.room.rest(False))

    def read_company(self) -> None:
        """See who is at the table, and what can be done about it."""
        from tablee_client.view.screens.company import CompanyScreen

        self.app.push(CompanyScreen(self.app, self.home, self.room))

    def leave_table(self) -> None:
        """Get up; a practice ends."""
        if self.practice:
            self.leave_room()
        else:
            self.promised(self.room.leave())
