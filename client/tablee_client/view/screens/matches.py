"""The finished matches that are kept: to be watched again, checked, or reviewed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine import UnknownGame
from tablee.games import get_game
from tablee_client.core.folders import matches_folder
from tablee_client.core.keptmatch import KeptMatch, look_at
from tablee_client.core.matches import KEPT, load
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.watching import watch_file
from tablee_client.view.theme import HINT, SMALL
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.match_list import MatchList
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.screens.reviewed import Fetch

MATCHES = Box(240, 144, 1440, 744)
LIST = Box(MATCHES.x + 48, MATCHES.y + 104, MATCHES.w - 96, 512)
NOTE = Box(MATCHES.x + 64, MATCHES.bottom - 88, MATCHES.w - 128, 72)
CHECK = Box(250, 936, 370, 76)
REVIEW = Box(656, 936, 370, 76)


class MatchesScreen(BackedScreen):
    """The kept matches, the latest first; their files are read one after another meanwhile."""

    title_key = "matches-title"

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app, home)
        self._rows: tuple[KeptMatch, ...] = ()
        self._is_read = False
        self._reading: asyncio.Task[None] | None = None

    # react

    def entered(self) -> None:
        """Read what is kept, once."""
        if self._reading is None:
            self._reading = self.app.spawn(self._read())

    def left(self) -> None:
        """Read no further once the player has gone back."""
        if self._reading is not None and not self._is_read:
            self._reading.cancel()
            self._reading = None

    # draw

    def build(self) -> None:
        """Put the list in place, and what can be done with a match."""
        self.build_frame()
        self.add(Panel(MATCHES, title=self.words("matches-list")))
        self._list = self.add(MatchList(LIST, on_open=lambda _: self._watch(), key="matches"))
        self._nothing = self.add(Label(LIST, "", HINT, anchor="middle", wrapped=True))
        note = self.words("matches-note", most=KEPT, folder=str(matches_folder()))
        self.add(Label(NOTE, note, SMALL, anchor="middle", wrapped=True, key="note"))
        self._check = self.add(
            Button(
                CHECK, self.words("play-check"), on_press=self._see_check, kind="wood", key="check"
            )
        )
        self._review = self.add(
            Button(
                REVIEW, self.words("play-review"), on_press=self._see_review, kind="wood",
                key="review",
            )
        )  # fmt: skip
        self._primary = self.add_primary(self.words("play-watch"), self._watch)
        self.show(self._rows, is_read=self._is_read)
        if self.focus.current is None:
            self.focus.focus(self._primary)

    # verbs

    def show(self, rows: tuple[KeptMatch, ...], *, is_read: bool) -> None:
        """Show the matches that have been read; `is_read` where there are no more."""
        self._rows, self._is_read = rows, is_read
        self._list.show(rows)
        if rows and self._list.chosen < 0:
            self._list.mark(0)
        key = "matches-none" if is_read else "matches-reading"
        self._nothing.text = "" if rows else self.words(key)
        reason = "" if rows else self.words(key)
        for button in (self._primary, self._check, self._review):
            button.reason = reason

    async def _read(self) -> None:
        for path in self.home.kept_matches():
            row = await asyncio.to_thread(look_at, path)
            self.show((*self._rows, row), is_read=False)
        self.show(self._rows, is_read=True)

    def _watch(self) -> None:
        row = self._list.chosen_row
        if row is not None:
            self.app.spawn(watch_file(self.app, self.home, row.path))

    def _see_check(self) -> None:
        from tablee_client.view.screens.checked import CheckedScreen

        row = self._list.chosen_row
        if row is not None:
            self.app.push(
                CheckedScreen(self.app, self.home, _loading(row), back_key="matches-back")
            )

    def _see_review(self) -> None:
        from tablee_client.view.screens.reviewed import ReviewedScreen

        row = self._list.chosen_row
        if row is None:
            return
        try:
            game = get_game(row.game)
        except UnknownGame as error:
            self.app.toast(self.app.words.refusal(error.code, error.details))
            return
        screen = ReviewedScreen(
            self.app, self.home, _loading(row), seat=row.own, game=game, names=row.names,
            back_key="matches-back",
        )  # fmt: skip
        self.app.push(screen)


def _loading(row: KeptMatch) -> Fetch:
    async def load_again() -> bytes:
        return await asyncio.to_thread(load, row.path)

    return load_again
