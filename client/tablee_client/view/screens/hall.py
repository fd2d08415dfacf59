"""The start screen: the menu on the left, the servers found on the right, the player below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.version import version_text
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.looks import own_look
from tablee_client.view.screen import Screen
from tablee_client.view.screens.hearth import Hearth
from tablee_client.view.screens.joining import Joining
from tablee_client.view.theme import HINT, SMALL, SUBTITLE, Layer
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.entry import Entry
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.notice_list import NoticeList
from tablee_client.view.widgets.panel import Panel, Picture
from tablee_client.view.widgets.seat_plate import SeatPlate

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

MENU = Box(104, 290, 452, 76)
STEP = 85
PANEL = Box(1348, 150, 524, 640)
LIST = Box(PANEL.x + 36, PANEL.y + 94, PANEL.w - 72, 492)
LANTERN = Box.around(PANEL.cx, PANEL.y + 284, 112, 112)
NOBODY_LINE = Box(PANEL.x + 44, PANEL.y + 360, PANEL.w - 88, 40)
HINT_LINE = Box(PANEL.x + 44, PANEL.bottom - 54, PANEL.w - 88, 40)
VERSION = Box(104, 1038, 400, 32)
TITLE_AT = Box(98, 62, 566, 136)
ENTRIES = (
    ("practice", "practice"),
    ("find", "lantern"),
    ("host", "door"),
    ("matches", "again"),
    ("rules", "book"),
    ("settings", "gear"),
    ("quit", "cross"),
)


class HallScreen(Screen):
    """The hall.

    The menu's entry that last had the focus stays lit. There is a primary action once a server is
    found: it joins the one chosen on the right.
    """

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app)
        self.home = home
        self.joining = Joining(app, home)
        self.chosen = "practice"
        self._entries: dict[str, Entry] = {}

    # react

    def entered(self) -> None:
        """Look for servers from the first moment on."""
        self.home.seek()
        self.joining.look_up()
        self._refresh_profile()
        if self.focus.current is None:
            self.focus.focus(self._entries[self.chosen])

    def update(self, dt: float) -> None:
        """Follow the focus and the list of servers."""
        super().update(dt)
        self._hearth.update(dt, self.app.canvas.viewport, calm=self.app.is_calm)
        self._follow_focus()
        found = self.home.found()
        if tuple(found) != self._notices.rows:
            self._notices.show_servers(found)
            if self._notices.server is None:
                self._notices.mark(0)
        self._hint.text = self._hint_text()
        self._hint.box = HINT_LINE if found else NOBODY_LINE
        self._lantern.visible = not found

    def back(self) -> None:
        """Escape goes to Quit first, then quits."""
        quit_entry = self._entries["quit"]
        if self.focus.current is quit_entry:
            self.app.on_quit()
        self.focus.focus(quit_entry)

    # draw

    def build(self) -> None:
        """Put everything in place."""
        self.stage.add(Backdrop("bg/hall"))
        self._hearth = Hearth(self.stage)
        self.add(Picture(TITLE_AT, "title/tablee"))
        self.add(Label(Box(104, 226, 640, 48), self.words("hall-subtitle"), SUBTITLE))
        self.add(Label(VERSION, version_text(), SMALL, key="version"))
        self._build_menu()
        self._build_found()
        self._build_profile()
        self._primary = self.add(
            Button(PRIMARY, self.words("hall-join"), on_press=self._join, glows=True, key="primary")
        )
        self._follow_focus()

    def _build_menu(self) -> None:
        chain = self.app.canvas.pictures.master("ui/chain")
        for x in (MENU.x + 52, MENU.right - 52):
            for y in (MENU.y + 24 + k * STEP for k in (0, 2, 4, 5)):
                box = Box(x - chain.width / 2, y, chain.width, chain.height)
                self.add(Picture(box, "ui/chain"))
        for k, (name, icon) in enumerate(ENTRIES):
            entry = Entry(
                MENU.moved(0, k * STEP),
                self.words(f"hall-{name}"),
                icon,
                on_press=self._opening(name),
                key=name,
            )
            self._entries[name] = self.add(entry)

    def _build_found(self) -> None:
        chain = self.app.canvas.pictures.master("ui/chain")
        for x in (PANEL.x + 40, PANEL.right - 40):
            for y in (PANEL.y + 6 - links * chain.height for links in (1, 2, 3, 4)):
                box = Box(x - chain.width / 2, y, chain.width, chain.height)
                self.add(Picture(box, "ui/chain", layer=Layer.BOARD))
        self.add(Panel(PANEL, title=self.words("hall-found")))
        self._notices = self.add(
            NoticeList(
                LIST, wording=self.joining.notice, on_open=self.joining.join_found, key="found"
            )
        )
        self._lantern = self.add(Picture(LANTERN, "ui/icon_lantern"))
        self._hint = self.add(
            Label(HINT_LINE, self._hint_text(), HINT, anchor="middle", key="hint")
        )

    def _build_profile(self) -> None:
        plate = SeatPlate(250, 968, width=340, on_press=self._open_profile, key="profile")
        plate.detail = self.words("hall-profile")
        self._plate = self.add(plate)
        self._refresh_profile()

    def _refresh_profile(self) -> None:
        settings = self.home.settings
        self._plate.name = settings.name or self.words("hall-nobody")
        self._plate.portrait = self._plate.badge = own_look(settings.avatar)

    def _hint_text(self) -> str:
        if self._is_joining():
            return self.words("find-joining")
        if self.home.found():
            return self.words("hall-listening")
        return self.words("hall-listening-none")

    # verbs

    def _opening(self, name: str) -> Callable[[], None]:
        return lambda: self._open(name)

    def _open(self, name: str) -> None:
        # Each screen's module is loaded when it is first asked for: the hall comes up sooner.
        match name:
            case "practice":
                from tablee_client.view.screens.practice import PracticeScreen

                self.app.push(PracticeScreen(self.app, self.home))
            case "find":
                from tablee_client.view.screens.find import FindScreen

                self.app.push(FindScreen(self.app, self.home))
            case "host":
                from tablee_client.view.screens.host import HostScreen

                self.app.push(HostScreen(self.app, self.home))
            case "matches":
                from tablee_client.view.screens.matches import MatchesScreen

                self.app.push(MatchesScreen(self.app, self.home))
            case "rules":
                from tablee_client.view.screens.rules import RulesScreen

                self.app.push(RulesScreen(self.app, self.home))
            case "settings":
                from tablee_client.view.screens.settings import SettingsScreen

                self.app.push(SettingsScreen(self.app, self.home))
            case _:
                self.app.on_quit()

    def _open_profile(self) -> None:
        from tablee_client.view.screens.profile import ProfileScreen

        self.app.push(ProfileScreen(self.app, self.home))

    def _follow_focus(self) -> None:
        for name, entry in self._entries.items():
            if entry is self.focus.current:
                self.chosen = name
        if self.focus.current is self._notices:
            self.chosen = "find"
        for name, entry in self._entries.items():
            entry.lit = name == self.chosen
        self._primary.visible = self._notices.server is not None

    def _join(self) -> None:
        if self._notices.server is not None:
            self.joining.join_found(self._notices.server)

    def _is_joining(self) -> bool:
        return self.joining.is_under_way
