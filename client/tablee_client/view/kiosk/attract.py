"""What lies under all screens of a kiosk: its name, before the hall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.core.kiosk.config import PROGRAM
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import Box
from tablee_client.view.screen import Screen
from tablee_client.view.screens.hearth import Hearth
from tablee_client.view.theme import SCREEN_TITLE, SUBTITLE
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Picture

if TYPE_CHECKING:
    from tablee_client.view.app import App

TITLE = Box(677, 150, 566, 136)
NAME = Box(360, 308, 1200, 90)
BAND = Box(330, 130, 1260, 460)
"""Where the lanterns shine less, so that words stand out."""
DARKENED = 2
LINE = Box(360, 404, 1200, 60)


class AttractScreen(Screen):
    """The hall with the kiosk's name; no key and no touch does anything here."""

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app)
        self._name = name

    def update(self, dt: float) -> None:
        """Let the fire burn."""
        super().update(dt)
        self._hearth.update(dt, self.app.canvas.viewport, calm=self.app.is_calm)

    def back(self) -> None:
        """Stay: there is nothing below."""

    def build(self) -> None:
        """Put the title and the name in place."""
        self.stage.add(Backdrop("bg/hall"))
        self._hearth = Hearth(self.stage)
        for _ in range(DARKENED):
            self.add(Picture(BAND, "fx/shadow_round"))
        self.add(Picture(TITLE, "title/tablee"))
        if self._name != PROGRAM:
            self.add(Label(NAME, self._name, SCREEN_TITLE, anchor="middle"))
        self.add(Label(LINE, self.words("hall-subtitle"), SUBTITLE.sized(36), anchor="middle"))
