"""The rules of every installed game, to be read; at a table with the options in force there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games import all_games
from tablee.protocol import TableInfo
from tablee_client.view.geometry import Box
from tablee_client.view.rules_page import page_at
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.widgets.game_list import GameList
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.reader import Reader

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

GAMES = Box(60, 144, 480, 872)
PAGE = Box(580, 144, 1280, 872)


class RulesScreen(BackedScreen):
    """The pages; `game` is the slug whose page shows first, `table` where its rules are played.

    The page opens where it speaks of the `stage` that the game is at.
    """

    title_key = "rules-title"

    def __init__(
        self,
        app: App,
        home: Home,
        game: str = "",
        *,
        table: TableInfo | None = None,
        stage: str = "",
    ) -> None:
        super().__init__(app, home)
        self.table = table
        self._stage = stage
        self.games = all_games()
        slugs = [g.type.slug for g in self.games]
        self.place = slugs.index(game) if game in slugs else 0

    # draw

    def build(self) -> None:
        """Put the games and the page in place."""
        self.build_frame()
        self.add(Panel(GAMES, title=self.words("practice-game")))
        inner = Box(GAMES.x + 36, GAMES.y + 104, GAMES.w - 72, GAMES.h - 144)
        games = GameList(inner, on_choose=self._choose, key="games")
        self.add(games)
        games.show(self.games)
        games.mark(self.place)
        self._reader = self.add(Reader(PAGE, self._page(), key="page"))
        self.focus.focus(self._reader)
        if self._stage and self.games:
            slug, stage = self.games[self.place].type.slug, self._stage
            self._stage = ""
            self._reader.seek(self.app.words.rules_heading(slug, stage))

    # verbs

    def _page(self) -> str:
        if not self.games:
            return self.words("rules-none")
        return page_at(self.app.words, self.games[self.place], self.table)

    def _choose(self, place: int) -> None:
        self.place = place
        self._reader.read(self._page())
