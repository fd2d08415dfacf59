"""Find a table: the servers around, and an address to write by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.protocol.link import LONGEST
from tablee_client.core.failure import AddressError
from tablee_client.core.found import FoundServer
from tablee_client.core.invitation import Invitation, parse_invitation
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.theme import HINT, LABEL
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.notice_list import NoticeList
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PANEL = Box(300, 144, 1320, 640)
LIST = Box(PANEL.x + 48, PANEL.y + 106, PANEL.w - 96, PANEL.h - 148)
ADDRESS = Box(300, 832, 1140, 80)


class FindScreen(BackedScreen):
    """The list follows what is found by itself; the address wins over it while one is written."""

    title_key = "find-title"

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app, home)
        self.joining = Joining(app, home)
        self.address = ""

    # react

    def entered(self) -> None:
        """Listen to the network."""
        self.home.seek()

    def update(self, dt: float) -> None:
        """Follow the servers around."""
        super().update(dt)
        found = tuple(self.home.found())
        if found != self._list.rows:
            self._list.show_servers(found)
            if self._list.server is None:
                self._list.mark(0)
        self._empty.visible = self._help.visible = not found
        under_way = self.joining.is_under_way
        self._primary.text = self.words("find-joining" if under_way else "find-join")
        can_join = self.address.strip() or self._list.server is not None
        self._primary.reason = "" if can_join else self.words("find-nothing-chosen")

    # draw

    def build(self) -> None:
        """Put the list and the address in place."""
        self.build_frame()
        self.add(Panel(PANEL, title=self.words("find-servers")))
        self._list = self.add(
            NoticeList(LIST, wording=self.joining.lines, on_open=self._join, key="servers")
        )
        middle = Box(LIST.x + 60, LIST.y + 150, LIST.w - 120, 48)
        self._empty = self.add(Label(middle, self.words("find-none"), LABEL, anchor="middle"))
        below = Box(middle.x, middle.bottom + 12, middle.w, 96)
        self._help = self.add(
            Label(below, self.words("find-none-help"), HINT, anchor="middle", wrapped=True)
        )
        self._build_address()
        refresh = Box(PANEL.right - 300, 40, 300, 64)
        self.add(
            Button(
                refresh,
                self.words("find-refresh"),
                on_press=lambda: self.home.seek(again=True),
                kind="wood",
                key="refresh",
            )
        )
        self._primary = self.add_primary(self.words("find-join"), self._act)
        self.update(0.0)
        if self._list.rows:
            self._list.choose(0)
            self.focus.focus(self._list)

    def _build_address(self) -> None:
        latest = self.home.settings.servers[:1]
        field = TextField(
            ADDRESS,
            self.words("find-address"),
            text=self.address,
            placeholder=latest[0] if latest else self.words("find-address-hint"),
            longest=LONGEST,
            on_change=self._write,
            on_submit=lambda _: self._act(),
            control_width=860,
            key="address",
        )
        self.add(field)

    # verbs

    def _write(self, address: str) -> None:
        self.address = address

    def _act(self) -> None:
        if not self.address.strip():
            if self._list.server is not None:
                self._join(self._list.server)
            return
        try:
            invitation = parse_invitation(self.address)
        except AddressError as error:
            self.app.toast(self.app.words.error(error.code, error.details))
            return
        self.joining.join(invitation)

    def _join(self, server: FoundServer) -> None:
        self.joining.join(Invitation.to(server))
