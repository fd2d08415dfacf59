"""Host a LAN party: name a server, start it, be its first guest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.core.plain import plain
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.theme import BODY
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PANEL = Box(400, 240, 1120, 480)
LONGEST = 40


class HostScreen(BackedScreen):
    """The server's name and the button that starts it."""

    title_key = "host-title"

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app, home)
        self.joining = Joining(app, home)
        nobody = self.words("hall-nobody")
        self.name = self.words("host-name-default", name=home.settings.name or nobody)

    # react

    def update(self, dt: float) -> None:
        """Say when the server is starting."""
        super().update(dt)
        under_way = self.joining.is_under_way
        self._primary.text = self.words("host-starting" if under_way else "host-start")
        self._primary.reason = "" if plain(self.name) else self.words("host-no-name")

    # draw

    def build(self) -> None:
        """Put the name and the explanation in place."""
        self.build_frame()
        self.add(Panel(PANEL, title=self.words("host-panel")))
        field = TextField(
            Box(PANEL.x + 56, PANEL.y + 120, PANEL.w - 112, 80),
            self.words("host-name"),
            text=self.name,
            placeholder=self.words("host-name-hint"),
            longest=LONGEST,
            on_change=self._rename,
            on_submit=lambda _: self._start(),
            control_width=640,
            key="name",
        )
        self.add(field)
        text = Box(PANEL.x + 80, PANEL.y + 248, PANEL.w - 160, 180)
        self.add(Label(text, self.words("host-explain"), BODY, wrapped=True))
        self._primary = self.add_primary(self.words("host-start"), self._start)
        self.focus.focus(field)

    # verbs

    def _rename(self, name: str) -> None:
        self.name = name

    def _start(self) -> None:
        if plain(self.name):
            self.joining.host(plain(self.name, LONGEST))
        else:
            self.app.toast(self.words("host-no-name"))
