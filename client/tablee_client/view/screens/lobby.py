"""A server's lobby: its tables, and what its guests say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.protocol import TableInfo
from tablee_client.core.controls import Control
from tablee_client.core.notices import Notice, TableEntered, TableUpdated
from tablee_client.core.trust import words_of
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.room import Room
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.screens.backed import BACK, TITLE
from tablee_client.view.screens.hosted import ask_about_hosted
from tablee_client.view.theme import EMBER, LABEL, SCREEN_TITLE, SMALL
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.chat_box import add_chat
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.table_list import TableList

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

TABLES = Box(140, 144, 980, 744)
LIST = Box(TABLES.x + 48, TABLES.y + 104, TABLES.w - 96, 588)
CHAT = Box(1160, 144, 640, 744)
WHO = Box(CHAT.x, 30, CHAT.w, 44)
TRUST = Box(CHAT.x, 76, CHAT.w, 44)
SECOND = Box(1160, 922, 322, 104)
INVITE = Box(140, 922, 322, 104)
FOOT = Box(140, 914, 980, 120)
BESIDE_INVITE = Box(INVITE.right + 20, 914, 640, 120)


class LobbyScreen(RoomScreen):
    """The lobby. The primary action takes a seat at the chosen table, or opens the first one."""

    def __init__(
        self,
        app: App,
        home: Home,
        room: Room,
        *,
        wanted: str | None = None,
    ) -> None:
        super().__init__(app, home, room)
        self._wanted = wanted
        room.list_tables()

    # react

    def entered(self) -> None:
        """Look at the room as it is now."""
        self._show()

    def heard(self, notice: Notice) -> None:
        """Go to the table that the player is at, or show what changed."""
        match notice:
            case TableEntered() | TableUpdated():
                self._enter_table(notice)
            case _:
                self._show()

    def back(self) -> None:
        """Ask before leaving; for a server of one's own, ask whether it goes on."""
        if self.home.is_hosting:
            ask_about_hosted(self.app, self.home, stop=self._leave_and_stop, leave=self.leave_room)
            return
        self.ask(
            self.words("lobby-leave-title"),
            self.words("lobby-leave-text", server=self.room.welcome.server),
            (
                Answer(self.words("lobby-stay"), lambda: None),
                Answer(self.words("lobby-leave"), self.leave_room, "brass"),
            ),
        )

    def banner_place(self) -> Box:
        """Give the foot of the screen, left of the buttons there."""
        return BESIDE_INVITE if self.home.is_hosting else FOOT

    # draw

    def build(self) -> None:
        """Put tables and chat in place."""
        self.stage.add(Backdrop("bg/hall_quiet", soft=True))
        self.add(IconButton(BACK, "back", on_press=self.back, key="back", control=Control.BACK))
        self.add(Label(TITLE, self.room.welcome.server, SCREEN_TITLE))
        you = self.words("lobby-you-are", name=self.room.welcome.name)
        self.add(Label(WHO, you, SMALL, anchor="right"))
        self._build_trust()
        self.add(Panel(TABLES, title=self.words("lobby-tables")))
        self._list = self.add(
            TableList(LIST, wording=self._lines, on_open=lambda _: self._act(), key="tables")
        )
        nothing = Box(LIST.x, LIST.y + 220, LIST.w, 48)
        self._empty = self.add(
            Label(nothing, self.words("lobby-none"), LABEL, anchor="middle", key="none")
        )
        self.add(Panel(CHAT, title=self.words("lobby-chat")))
        inner = Box(CHAT.x + 36, CHAT.y + 100, CHAT.w - 72, CHAT.h - 140)
        self._say = add_chat(self, inner, hint=self.words("lobby-say"), say=self._speak)
        if self.home.is_hosting:
            text = self.words("lobby-invite")
            self.add(Button(INVITE, text, on_press=self.invite, kind="wood", key="invite"))
        self._second = self.add(
            Button(SECOND, "", on_press=self._act_second, kind="wood", key="second")
        )
        self._primary = self.add(Button(PRIMARY, "", on_press=self._act, glows=True, key="primary"))
        self._show()
        self.focus.focus(self._list if self._list.takes_focus else self._primary)

    def _build_trust(self) -> None:
        """Show the server's words, for the host to read out, or that nothing is encrypted."""
        key = self.room.key
        if key is None:
            plain = Label(
                TRUST, self.words("lobby-plain"), LABEL.sized(27).coloured(EMBER), anchor="right"
            )
            self.add(plain)
        else:
            text = self.words("lobby-words", words=words_of(key))
            self.add(Label(TRUST, text, SMALL, anchor="right", key="words"))

    def update(self, dt: float) -> None:
        """Follow the chosen table."""
        super().update(dt)
        if self.app.top is self:
            self._name_actions()

    def _show(self) -> None:
        tables = sorted(self.room.tables.values(), key=_rank)
        self._list.show_tables(tables)
        if tables and self._list.chosen < 0:
            self._list.choose(0)
        self._empty.visible = not tables
        self._join_wanted(tables)
        self._say([line for line in self.room.chat if line.table is None])
        self._name_actions()

    def _name_actions(self) -> None:
        table = self._list.table
        if table is None:
            self._primary.text = self.words("lobby-create")
            self._second.visible = False
            return
        self._second.visible = True
        self._second.text = self.words("lobby-create")
        free = _has_room(table)
        mine = any(seat.player == self.room.welcome.player for seat in table.seats)
        word = "enter" if mine else "join" if free else "watch"
        self._primary.text = self.words(f"lobby-{word}")
        shut = word == "watch" and not table.rules.spectators
        self._primary.reason = self.app.words.refusal("no-watchers") if shut else ""

    def _lines(self, table: TableInfo) -> tuple[str, str]:
        words = self.app.words
        seated = sum(seat.kind != "open" for seat in table.seats)
        state = words(f"lobby-state-{table.phase}")
        counted = words("lobby-seated", seated=seated, seats=len(table.seats))
        watchers = words("lobby-watchers", count=table.watchers)
        game = words.title(table.game)
        if table.preset is not None and words.has(f"preset-{table.preset}", table.game):
            game = f"{game} · {words.game(table.game)(f'preset-{table.preset}')}"
        notes = "" if table.rules.verify else words("lobby-unchecked")
        notes += words("lobby-locked") if table.locked else ""
        return game, f"{counted} · {state}{watchers}{notes}"

    # verbs

    def _join_wanted(self, tables: Sequence[TableInfo]) -> None:
        """Go to the table that the command line means, once it is listed."""
        for table in tables:
            if self._wanted in (table.name, str(table.id)):
                self._wanted = None
                self._sit_at(table.id)

    def _leave_and_stop(self) -> None:
        self.leave_room()
        self.app.spawn(self.home.stop_hosting())

    def _act(self) -> None:
        table = self._list.table
        if table is None:
            self._create()
            return
        free = _has_room(table)
        mine = any(seat.player == self.room.welcome.player for seat in table.seats)
        if free and not mine:
            self._sit_at(table.id)
        else:
            self._watch(table.id)

    def _watch(self, table: int) -> None:
        self.go_in(lambda pin: self.room.watch(table, pin))

    def _sit_at(self, table: int) -> None:
        self.go_in(lambda pin: self.room.join(table, None, pin))

    def _act_second(self) -> None:
        self._create()

    def _create(self) -> None:
        from tablee_client.view.screens.create import CreateScreen

        self.app.push(CreateScreen(self.app, self.home, self.room))

    def _speak(self, text: str) -> None:
        self.promised(self.room.say(text, in_lobby=True))

    def _enter_table(self, notice: Notice) -> None:
        from tablee_client.view.screens.table_lobby import TableLobbyScreen

        screen = TableLobbyScreen(self.app, self.home, self.room)
        self.app.push(screen)
        screen.hand_over([notice])


def _rank(table: TableInfo) -> tuple[bool, int]:
    """Waiting tables with a free seat come first, then by number."""
    free = table.phase == "lobby" and any(seat.kind == "open" for seat in table.seats)
    return (not free, table.id)


def _has_room(table: TableInfo) -> bool:
    """Tell whether somebody can sit down: at a free seat, or at a bot's in a running match."""
    if table.phase == "playing":
        return table.rules.late_join and any(seat.kind == "bot" for seat in table.seats)
    return table.phase == "lobby" and any(seat.kind == "open" for seat in table.seats)
