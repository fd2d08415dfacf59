"""A table before its match: who sits where, by which rules, who is ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tablee.protocol import TableInfo
from tablee_client.core.controls import Control
from tablee_client.core.notices import ChatHeard, Heard, Notice, TableLeft, TableUpdated
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.intents import Intent, PointerMoved
from tablee_client.view.looks import looks
from tablee_client.view.options_form import value_text
from tablee_client.view.room import Room
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.rules_form import rule_rows
from tablee_client.view.rules_page import preset_text
from tablee_client.view.screens import table_lobby_layout as places
from tablee_client.view.screens.seats_said import SeatsSaid
from tablee_client.view.screens.who_sits import USUAL_LEVEL, who_sits
from tablee_client.view.seating import spots
from tablee_client.view.table_screens import maker
from tablee_client.view.theme import HINT, NAME, SMALL, Layer
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.chat_box import add_chat
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.option_list import OptionList, OptionRow
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.seat_plate import SeatPlate

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

SHOWN_NEWS = frozenset({"muted", "unmuted", "out"})
OPTIONS_TALL = 414
OWN_WIDE = 330


class TableLobbyScreen(RoomScreen):
    """The table. With `practice` there is nobody to wait for: only a line is shown.

    When the match begins, the game's own screen takes this one's place.
    """

    def __init__(
        self,
        app: App,
        home: Home,
        room: Room,
        *,
        practice: bool = False,
        guided: bool = False,
    ) -> None:
        super().__init__(app, home, room)
        self.practice, self.guided = practice, guided
        self._built_for: object = None
        self._plates: list[SeatPlate] = []

    # react

    def update(self, dt: float) -> None:
        """Build anew when the table is another."""
        super().update(dt)
        if self.app.top is self and self._built_for != self._seen():
            self.rebuild()

    def heard(self, notice: Notice) -> None:
        """Go into the match, or back to the lobby."""
        match notice:
            case TableUpdated(view=view) if view.observation is not None:
                self._go_in(view.info.game, notice)
            case ChatHeard() if not self.practice and self._built_for is not None:
                self._say(self._chat())
                self.spoken(notice.player)
            case Heard(code, details) if code in SHOWN_NEWS:
                self.app.toast(self.app.words.told(code, details))
            case TableLeft(code=code):
                self._go_out(code)

    def trouble(self) -> str:
        """Say that no match can begin, where nothing can be kept."""
        view = self.room.table
        return "" if view is None or view.kept else self.words("table-not-kept")

    def banner_place(self) -> Box:
        """Lay the server's words between the seats at the top and the boards."""
        return places.WORDS

    def take(self, intent: Intent) -> None:
        """Let the plate under the pointer show its whole name, besides all else."""
        if isinstance(intent, PointerMoved):
            for plate in self._plates:
                plate.look(intent.x, intent.y)
        super().take(intent)

    def back(self) -> None:
        """Leave the table; ask first where a seat would be given up."""
        view = self.room.table
        if self.practice:
            self.leave_room()
        elif view is None or view.seat is None:
            self._leave()
        else:
            self.ask(
                self.words("table-leave-title"),
                self.words("table-leave-text"),
                (
                    Answer(self.words("lobby-stay"), lambda: None),
                    Answer(self.words("table-leave"), self._leave, "brass"),
                ),
            )

    # draw

    def build(self) -> None:
        """Put the seats, the rules and the chat in place."""
        self._built_for = self._seen()
        self.stage.add(Backdrop("bg/table_plain", aligned=True))
        view = self.room.table
        if view is None or self.practice:
            middle = Box(360, 500, 1200, 80)
            self.add(Label(middle, self.words("table-loading"), HINT.sized(34), anchor="middle"))
            return
        self.add(
            IconButton(places.MENU, "back", on_press=self.back, key="back", control=Control.BACK)
        )
        self._build_name(view.info)
        self._build_seats(view.info)
        self._build_rules(view.info)
        self.add(Panel(places.CHAT, title=self.words("table-chat")))
        inner = Box(places.CHAT.x + 36, places.CHAT.y + 96, places.CHAT.w - 72, places.CHAT.h - 132)
        self._say = add_chat(self, inner, hint=self.words("lobby-say"), say=self._speak)
        self._say(self._chat())
        self._build_actions(view.info)

    def _build_name(self, info: TableInfo) -> None:
        setter = self.app.canvas.typesetter
        title = self.app.words.title(info.game)
        name, game = setter.within(NAME, 36), setter.within(SMALL, 32)
        wide = max(setter.width(info.name, name), setter.width(title, game)) + 56
        plaque = Box(
            places.PLAQUE.x, places.PLAQUE.y, min(520, max(places.PLAQUE.w, wide)), places.PLAQUE.h
        )
        self.add(Panel(plaque, picture="ui/plaque"))
        inner = plaque.grown(-24, 0)
        self.add(Label(Box(inner.x, inner.y + 6, inner.w, 36), info.name, name))
        self.add(Label(Box(inner.x, inner.y + 38, inner.w, 32), title, game))
        self.add(IconButton(places.RULES_ICON, "book", on_press=self._read_rules, key="rules"))
        self.add(IconButton(places.PEOPLE_ICON, "people", on_press=self._see_company, key="people"))
        if self.home.is_hosting:
            show = partial(self.invite, info.id)
            self.add(IconButton(places.INVITE_ICON, "door", on_press=show, key="invite"))

    def _build_seats(self, info: TableInfo) -> None:
        view = self.room.table
        assert view is not None
        said = SeatsSaid(self.app.words, view)
        own = view.seat or 0
        look = looks(info.seats)
        self._plates = []
        for number, spot in enumerate(spots(len(info.seats), own, clockwise=self._is_clockwise())):
            seat = info.seats[number]
            plate = SeatPlate(
                spot.x,
                spot.y,
                name=said.name(seat),
                portrait=look[number] if seat.kind != "open" else -1,
                badge=look[number] if seat.kind != "open" else -1,
                side=spot.side,
                width=OWN_WIDE if number == own else 284,
                on_press=self._seat_action(info, number),
                key=f"seat-{number}",
            )
            plate.detail = said.detail(number)
            plate.gold = seat.ready or seat.kind == "bot"
            plate.mark = said.mark(seat)
            plate.faint = seat.kind == "open" and not plate.takes_focus
            self._plates.append(self.add(plate))

    def _build_rules(self, info: TableInfo) -> None:
        self.add(Panel(places.RULES, title=self.words("table-rules")))
        view = self.room.table
        hosted = view is not None and view.hosted and view.game is not None
        tall = OPTIONS_TALL - (70 if hosted else 0)
        inner = Box(places.RULES.x + 36, places.RULES.y + 96, places.RULES.w - 72, tall)
        rules = OptionList(inner, is_fixed=True, key="options")
        rules.show(self._rows(info))
        self.add(rules)
        if hosted:
            change, lock = places.CHANGE, places.LOCK
            text = self.words("table-change")
            self.add(Button(change, text, on_press=self._change, kind="wood", key="change"))
            text = self.words("table-unlock" if info.locked else "table-lock")
            self.add(Button(lock, text, on_press=self._lock, kind="wood", key="lock"))

    def _rows(self, info: TableInfo) -> list[OptionRow]:
        """Give the preset, and the options that differ from what is usual at so many seats."""
        view, words = self.room.table, self.app.words
        if view is None or view.game is None:
            return []
        text = words.game(info.game)
        preset = preset_text(words, info)
        rows = [OptionRow(self.words("practice-preset"), preset, changed=True)]
        for option in view.game.type.options:
            value = info.options.get(option.key, option.default_for(len(info.seats)))
            worded = value_text(words, view.game, option, value)
            differs = value != option.default_for(len(info.seats))
            rows.append(OptionRow(text(f"option-{option.key}"), worded, changed=differs))
        rows += rule_rows(words, info.rules)
        return sorted(rows, key=lambda row: not row.changed)

    def _build_actions(self, info: TableInfo) -> None:
        view = self.room.table
        assert view is not None
        said = SeatsSaid(self.app.words, view)
        hint = Label(places.HINT_LINE, said.hint(), HINT, anchor="middle", layer=Layer.ACTIONS)
        self.add(hint)
        if view.seat is None:
            text, act, reason = self.words("table-sit"), self._sit, ""
            if all(seat.kind != "open" for seat in info.seats):
                reason = self.app.words.refusal("table-full")
        elif view.hosted:
            text, act = self.words("table-start"), self._start
            reason = "" if said.others_are_ready() else self.words("table-not-ready")
        else:
            ready = info.seats[view.seat].ready
            text = self.words("table-i-am-not" if ready else "table-i-am-ready")
            act, reason = self._toggle_ready, ""
        primary = Button(PRIMARY, text, on_press=act, glows=True, key="primary")
        primary.reason = reason
        self.add(primary)
        if view.hosted and any(seat.kind == "open" for seat in info.seats):
            text = self.words("table-bots")
            self.add(Button(places.SECOND, text, on_press=self._fill, kind="wood", key="bots"))
        if self.focus.current is None:
            self.focus.focus(primary)

    # what is shown

    def _seen(self) -> object:
        """Give all that the screen was built from."""
        view = self.room.table
        if view is None:
            return None
        return (view.info, view.seat, view.hosted)

    def _chat(self) -> list[ChatHeard]:
        view = self.room.table
        return [line for line in self.room.chat if view is not None and line.table == view.id]

    def _is_clockwise(self) -> bool:
        """The game's option says which way round; Nain Jaune goes to the right."""
        view = self.room.table
        return view is None or view.info.options.get("direction", "left") == "left"

    # verbs

    def _seat_action(self, info: TableInfo, number: int) -> Callable[[], None] | None:
        view, seat = self.room.table, info.seats[number]
        if view is None:
            return None
        if seat.kind == "player":
            return self._see_company if view.hosted else None
        if view.hosted:
            return lambda: self._ask_who_sits(number)
        if view.seat is None and seat.kind == "open":
            return lambda: self.promised(self.room.join(info.id, number))
        return None

    def _ask_who_sits(self, number: int) -> None:
        def place(level: str | None) -> None:
            self.promised(self.room.place_bot(number, level))

        title, text = self.words("table-bot-title"), self.words("table-bot-text")
        self.ask(title, text, who_sits(self.app.words, place))

    def _fill(self) -> None:
        view = self.room.table
        for number, seat in enumerate(view.info.seats if view else ()):
            if seat.kind == "open":
                self.promised(self.room.place_bot(number, USUAL_LEVEL))

    def _start(self) -> None:
        view = self.room.table
        if view is not None and view.seat is not None and not view.info.seats[view.seat].ready:
            self.promised(self.room.ready())
        self.promised(self.room.start())

    def _toggle_ready(self) -> None:
        view = self.room.table
        if view is not None and view.seat is not None:
            self.promised(self.room.ready(not view.info.seats[view.seat].ready))

    def _sit(self) -> None:
        if self.room.table is not None:
            self.promised(self.room.join(self.room.table.id))

    def _change(self) -> None:
        from tablee_client.view.screens.create import CreateScreen

        if self.room.table is not None:
            table = self.room.table.info
            self.app.push(CreateScreen(self.app, self.home, self.room, table=table))

    def _see_company(self) -> None:
        from tablee_client.view.screens.company import CompanyScreen

        self.app.push(CompanyScreen(self.app, self.home, self.room))

    def _lock(self) -> None:
        """Take the table's PIN away, or ask for one."""
        from tablee_client.view.screens.pin import PinScreen

        if self.room.table is not None and self.room.table.info.locked:
            self.promised(self.room.lock(None))
            return
        text = self.words("table-lock-text")
        keep = PinScreen(self.app, self.home, text, lambda pin: self.promised(self.room.lock(pin)))
        self.app.push(keep)

    def _read_rules(self) -> None:
        from tablee_client.view.screens.rules import RulesScreen

        table = self.room.table.info if self.room.table else None
        game = table.game if table else ""
        self.app.push(RulesScreen(self.app, self.home, game, table=table))

    def _speak(self, text: str) -> None:
        self.promised(self.room.say(text))

    def _leave(self) -> None:
        self.promised(self.room.leave())

    def _go_in(self, game: str, notice: Notice) -> None:
        from tablee_client.view.tables.frame import TableScreen

        screen = maker(game)(self.app, self.home, self.room, practice=self.practice)
        if self.guided and isinstance(screen, TableScreen):
            screen.be_guided()
        self.app.replace(screen)
        screen.hand_over([notice])

    def _go_out(self, code: str | None) -> None:
        if self.practice:
            self.leave_room()
        else:
            self.app.pop()
        if code is not None:
            words = self.app.words
            self.app.toast(words.gone(code))
