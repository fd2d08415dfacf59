"""Who plays: a name and one of eight portraits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.plain import plain
from tablee_client.core.settings import AVATARS, NAME_LENGTH
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import LABEL
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import grid
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.portrait import PortraitButton
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PANEL = Box(460, 152, 1000, 736)
PORTRAITS = Box(540, 440, 840, 400)


class ProfileScreen(BackedScreen):
    """The profile; what is chosen is kept when the screen is left by its primary action."""

    title_key = "profile-title"

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app, home)
        self.name = home.settings.name
        self.avatar = home.settings.avatar

    # draw

    def build(self) -> None:
        """Put the name and the portraits in place."""
        self.build_frame()
        self.add(Panel(PANEL, title=self.words("profile-who")))
        field = TextField(
            Box(PANEL.x + 56, PANEL.y + 112, PANEL.w - 112, 80),
            self.words("profile-name"),
            text=self.name,
            placeholder=self.words("profile-name-hint"),
            longest=NAME_LENGTH,
            on_change=self._rename,
            on_submit=lambda _: self._keep(),
            control_width=600,
            key="name",
        )
        self.add(field)
        caption = Box(PORTRAITS.x, PORTRAITS.y - 68, PORTRAITS.w, 48)
        self.add(Label(caption, self.words("profile-portrait"), LABEL))
        self._portraits = [
            self.add(PortraitButton(box, k, on_press=self._choosing(k), key=f"portrait-{k}"))
            for k, box in zip(range(AVATARS), grid(PORTRAITS, 4, height=184, gap=16), strict=False)
        ]
        self._primary = self.add_primary(self.words("profile-keep"), self._keep)
        self.focus.focus(field)
        self._show()

    def _show(self) -> None:
        for k, portrait in enumerate(self._portraits):
            portrait.chosen = k == self.avatar
        self._primary.reason = "" if plain(self.name) else self.words("profile-no-name")

    # verbs

    def _rename(self, name: str) -> None:
        self.name = name
        self._show()

    def _choosing(self, avatar: int) -> Callable[[], None]:
        return lambda: self._choose(avatar)

    def _choose(self, avatar: int) -> None:
        self.avatar = avatar
        self._show()

    def _keep(self) -> None:
        if not plain(self.name):
            self.app.toast(self.words("profile-no-name"))
            return
        self.home.change(name=plain(self.name, NAME_LENGTH), avatar=self.avatar)
        self.app.pop()
