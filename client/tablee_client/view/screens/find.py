"""Find a table: the servers around, and an address to write by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.protocol.link import LONGEST
from tablee_client.core.failure import AddressError
from tablee_client.core.invitation import parse_invitation
from tablee_client.core.progress import Progress
from tablee_client.view import clipboard
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.screens.noticing import what_bars
from tablee_client.view.theme import HINT, LABEL
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.notice_list import NoticeList
from tablee_client.view.widgets.panel import Panel, Picture
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PANEL = Box(300, 144, 1320, 640)
LIST = Box(PANEL.x + 48, PANEL.y + 106, PANEL.w - 96, PANEL.h - 148)
LANTERN = Box.around(LIST.cx, LIST.y + 74, 112, 112)
ADDRESS = Box(300, 832, 1000, 80)
PASTE = Box(ADDRESS.right + 30, 840, 180, 64)
SCAN = Box(PANEL.right - 300, 40, 300, 64)
DOCTOR = Box(SCAN.x - 340, 40, 300, 64)


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
        self.joining.look_up()

    def update(self, dt: float) -> None:
        """Follow the servers around, and how the search for them goes."""
        super().update(dt)
        self._follow_servers()
        self._follow_search()
        under_way = self.joining.is_under_way
        self._primary.text = self.words("find-joining" if under_way else "find-join")
        self._primary.reason = self._reason()

    def _follow_servers(self) -> None:
        found = tuple(self.home.found())
        if found != self._list.rows:
            self._list.show_servers(found)
            if self._list.server is None:
                self._list.mark(0)
        self._lantern.visible = self._empty.visible = self._help.visible = not found

    def _follow_search(self) -> None:
        """Say what may be wrong once somebody should have been found."""
        search = self.home.progress()
        self._empty.text = self.words("find-none" if search.is_long else "find-looking")
        self._help.text = self._advice(search)
        part = search.scanned
        self._scan.reason = "" if part is None else self.words("find-scanning")
        self._scan.text = (
            self.words("find-scan")
            if part is None
            else self.words("find-scanned", percent=round(100 * part))
        )

    def _advice(self, search: Progress) -> str:
        if search.alone:
            return self.words("find-alone")
        if search.deaf:
            return self.words("find-deaf")
        return self.words("find-none-help" if search.is_long else "find-looking-help")

    def _reason(self) -> str:
        """Say why nothing can be joined; empty if something can."""
        if self.address.strip():
            return ""
        server = self._list.server
        if server is None:
            return self.words("find-nothing-chosen")
        return what_bars(self.app.words, server)

    # draw

    def build(self) -> None:
        """Put the list and the address in place."""
        self.build_frame()
        self.add(Panel(PANEL, title=self.words("find-servers")))
        self._list = self.add(
            NoticeList(
                LIST,
                wording=self.joining.notice,
                on_open=self.joining.join_found,
                key="servers",
            )
        )
        self._lantern = self.add(Picture(LANTERN, "ui/icon_lantern"))
        middle = Box(LIST.x + 60, LANTERN.bottom + 22, LIST.w - 120, 48)
        self._empty = self.add(Label(middle, "", LABEL, anchor="middle"))
        below = Box(middle.x, middle.bottom + 14, middle.w, LIST.bottom - middle.bottom - 14)
        self._help = self.add(Label(below, "", HINT, anchor="middle", wrapped=True))
        self._build_address()
        self._build_search()
        self._primary = self.add_primary(self.words("find-join"), self._act)
        self.update(0.0)
        if self._list.rows:
            self._list.choose(0)
            self.focus.focus(self._list)

    def _build_search(self) -> None:
        self._scan = self.add(Button(SCAN, "", on_press=self.home.scan, kind="wood", key="scan"))
        self.add(
            Button(
                DOCTOR, self.words("find-doctor"), on_press=self._examine, kind="wood", key="doctor"
            )
        )

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
            control_width=648,
            key="address",
        )
        self.add(field)
        self.add(
            Button(PASTE, self.words("find-paste"), on_press=self._paste, kind="wood", key="paste")
        )

    # verbs

    def _write(self, address: str) -> None:
        self.address = address

    def _paste(self) -> None:
        """Put what was copied in the address's place."""
        copied = " ".join(clipboard.read().split())[:LONGEST]
        if copied:
            self.address = copied
            self.rebuild()
        else:
            self.app.toast(self.words("find-nothing-copied"))

    def _examine(self) -> None:
        from tablee_client.view.screens.doctor import DoctorScreen

        self.app.push(DoctorScreen(self.app, self.home))

    def _act(self) -> None:
        if not self.address.strip():
            if self._list.server is not None:
                self.joining.join_found(self._list.server)
            return
        try:
            invitation = parse_invitation(self.address)
        except AddressError as error:
            self.app.toast(self.app.words.error(error.code, error.details))
            return
        self.joining.join(invitation)
