"""Who plays: a name, and a face out of all there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.plain import plain
from tablee_client.core.settings import AVATARS, NAME_LENGTH
from tablee_client.view.geometry import Box
from tablee_client.view.looks import badge_picture, own_look, portrait_picture
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import LABEL
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import grid
from tablee_client.view.widgets.panel import Panel, Picture
from tablee_client.view.widgets.portrait import PortraitButton
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PANEL = Box(120, 152, 1680, 744)
LIKENESS = Box(216, 292, 288, 288)
"""The chosen face, large, over the name."""
EMBLEM = Box(212, 500, 88, 88)
NAME = Box(176, 692, 400, 80)
PORTRAITS = Box(640, 276, 1104, 576)
COLUMNS, TALL, GAP = 8, 138, 8


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
        self._likeness = self.add(Picture(LIKENESS, ""))
        self._emblem = self.add(Picture(EMBLEM, ""))
        field = TextField(
            NAME,
            "",
            text=self.name,
            placeholder=self.words("profile-name-hint"),
            longest=NAME_LENGTH,
            on_change=self._rename,
            on_submit=lambda _: self._keep(),
            control_width=NAME.w,
            key="name",
        )
        self.add(field)
        caption = Box(NAME.x, NAME.y - 60, NAME.w, 48)
        self.add(Label(caption, self.words("profile-name"), LABEL))
        cells = grid(PORTRAITS, COLUMNS, height=TALL, gap=GAP)
        self._portraits = [
            self.add(PortraitButton(box, k, on_press=self._choosing(k), key=f"portrait-{k}"))
            for k, box in zip(range(AVATARS), cells, strict=False)
        ]
        self._primary = self.add_primary(self.words("profile-keep"), self._keep)
        self.focus.focus(field)
        self._show()

    def _show(self) -> None:
        for k, portrait in enumerate(self._portraits):
            portrait.chosen = k == self.avatar
        look = own_look(self.avatar)
        self._likeness.picture, self._emblem.picture = portrait_picture(look), badge_picture(look)
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
