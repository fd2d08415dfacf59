"""Settings, a page for each kind. Every change takes effect and is kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.intents import Intent, Paged
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.settings_pages.access import AccessPage
from tablee_client.view.settings_pages.controls import ControlsPage
from tablee_client.view.settings_pages.look import LookPage
from tablee_client.view.settings_pages.motion import MotionPage
from tablee_client.view.settings_pages.page import TABS, Page
from tablee_client.view.settings_pages.sound import SoundPage
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.tabs import Tabs

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PAGES: Final[dict[str, type[Page]]] = {
    "look": LookPage,
    "motion": MotionPage,
    "sound": SoundPage,
    "controls": ControlsPage,
    "access": AccessPage,
}
"""The pages by the key of their text, `settings-<key>`."""


class SettingsScreen(BackedScreen):
    """The settings; `page` is the one that shows first."""

    title_key = "settings-title"

    def __init__(self, app: App, home: Home, *, page: str = "look") -> None:
        super().__init__(app, home)
        self.page = page

    @property
    def catches_keys(self) -> bool:
        """Whether a new key is being chosen."""
        return self._rows.catches_keys

    # react

    def entered(self) -> None:
        """Show what another screen has changed."""
        if self._shown is not self.home.settings:
            self.rebuild()

    def update(self, dt: float) -> None:
        """Follow what a key has changed."""
        super().update(dt)
        self._rows.update()

    def react(self, intent: Intent) -> bool:
        """Turn the pages by the keys and buttons for that."""
        if not isinstance(intent, Paged):
            return super().react(intent)
        self._tabs.choose(self._tabs.index + (1 if intent.down else -1))
        return True

    # draw

    def build(self) -> None:
        """Put the tabs and the rows of a page in place."""
        self._shown = self.home.settings
        self.build_frame()
        board = self.add(Panel(TABS))
        options = [(page, self.words(f"settings-{page}")) for page in PAGES]
        self._tabs = self.add(
            Tabs(TABS, "", options=options, value=self.page, on_change=self._turn_to, key="pages")
        )
        self._rows = PAGES[self.page](self, self.home)
        board.box = self._rows.board
        self.add_primary(self.words("settings-done"), self.app.pop)
        if self.focus.current is None:
            self.focus.focus(self._tabs)

    # verbs

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.rebuild()
