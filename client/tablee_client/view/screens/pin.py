"""The PIN of a server or a table: written here, and never kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.protocol.pin import LONGEST, is_pin
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import BODY
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PANEL = Box(400, 144, 1120, 400)


class PinScreen(BackedScreen):
    """A line for the digits. `sentence` says why it is asked for, or what was wrong with the last.

    `show` hears the PIN, once this screen has gone.
    """

    title_key = "pin-title"

    def __init__(self, app: App, home: Home, sentence: str, show: Callable[[str], None]) -> None:
        super().__init__(app, home)
        self.pin = ""
        self._sentence = sentence
        self._show = show

    # react

    def update(self, dt: float) -> None:
        """Let only a PIN be shown."""
        super().update(dt)
        self._primary.reason = "" if is_pin(self.pin) else self.words("pin-digits")

    # draw

    def build(self) -> None:
        """Put the sentence and the line in place."""
        self.build_frame()
        self.add(Panel(PANEL, title=self.words("pin-panel")))
        text = Box(PANEL.x + 80, PANEL.y + 104, PANEL.w - 160, 120)
        self.add(Label(text, self._sentence, BODY.sized(30), wrapped=True))
        field = TextField(
            Box(PANEL.x + 80, PANEL.y + 236, PANEL.w - 160, 80),
            self.words("pin-field"),
            text=self.pin,
            placeholder=self.words("pin-digits"),
            longest=LONGEST,
            for_digits=True,
            on_change=self._write,
            on_submit=lambda _: self._act(),
            control_width=560,
            key="pin",
        )
        self.add(field)
        self._primary = self.add_primary(self.words("pin-show"), self._act)
        self.update(0.0)
        self.focus.focus(field)

    # verbs

    def _write(self, pin: str) -> None:
        self.pin = pin

    def _act(self) -> None:
        if is_pin(self.pin):
            self.app.pop()
            self._show(self.pin)
        else:
            self.app.toast(self.words("pin-digits"))
