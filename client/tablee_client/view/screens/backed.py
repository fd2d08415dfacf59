"""What most screens share: the hall behind them, a title, Back, and the one primary action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.controls import Control
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.screen import Screen
from tablee_client.view.theme import SCREEN_TITLE
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.label import Label

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

BACK = Box(36, 32, 76, 76)
TITLE = Box(140, 32, 1240, 76)
BODY = Box(140, 144, 1640, 744)


class BackedScreen(Screen):
    """A screen before the darkened hall. `home` is the player's own machine."""

    title_key = ""

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app)
        self.home = home

    # draw

    def title(self) -> str:
        """Give the title's text."""
        return self.words(self.title_key)

    def build_frame(self) -> None:
        """Put the backdrop, the way back and the title in place."""
        self.stage.add(Backdrop("bg/hall_quiet", soft=True))
        self.add(IconButton(BACK, "back", on_press=self.back, key="back", control=Control.BACK))
        self.add(Label(TITLE, self.title(), SCREEN_TITLE))

    # verbs

    def add_primary(self, text: str, act: Callable[[], None]) -> Button:
        """Add the one primary action, at its place."""
        return self.add(Button(PRIMARY, text, on_press=act, glows=True, key="primary"))
