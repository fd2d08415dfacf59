"""A new table, or other rules for one's own: game, seats, preset, and every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from tablee.engine import BadSetup, Option, Value
from tablee.games import AnyGame, all_games
from tablee.protocol import TableRules
from tablee_client.core.controls import Control
from tablee_client.core.notices import Notice, TableEntered
from tablee_client.core.plain import plain
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.options_form import choices, shown_options, value_text
from tablee_client.view.room import Room
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.rules_form import rule_help, rule_rows, stepped
from tablee_client.view.screens.backed import BACK, TITLE
from tablee_client.view.theme import HINT, SCREEN_TITLE
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.option_list import OptionList, OptionRow
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.stepper import Stepper
from tablee_client.view.widgets.tabs import Tabs
from tablee_client.view.widgets.text_field import TextField

if TYPE_CHECKING:
    from tablee.protocol import TableInfo
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

FORM = Box(100, 144, 820, 744)
OPTIONS = Box(960, 144, 860, 744)
LONGEST = 40
HELP = 128
Page: TypeAlias = Literal["game", "table"]


class CreateScreen(RoomScreen):
    """The form; `game` is the slug chosen first; `table` is changed instead of opening one."""

    def __init__(
        self,
        app: App,
        home: Home,
        room: Room,
        *,
        game: str = "",
        table: TableInfo | None = None,
    ) -> None:
        super().__init__(app, home, room)
        self.table = table
        self.games = all_games()
        wanted = table.game if table else game
        self.game = next((g for g in self.games if g.type.slug == wanted), self.games[0])
        self.name = table.name if table else self._usual_name()
        self.seats = len(table.seats) if table else self.game.type.default_seats
        self.preset = table.preset if table else self._usual_preset()
        self.changed: dict[str, Value] = {}
        self.rules = table.rules if table else TableRules()
        self.page: Page = "game"
        self._help: Label | None = None
        if table is not None:
            usual = self._values()
            self.changed = {k: v for k, v in table.options.items() if usual.get(k) != v}

    # react

    def heard(self, notice: Notice) -> None:
        """The table is open: go back to the lobby, which shows it."""
        if isinstance(notice, TableEntered):
            self.app.pop()
            if isinstance(self.app.top, RoomScreen):
                self.app.top.hand_over([notice])

    def update(self, dt: float) -> None:
        """Explain the rule of the table that is looked at."""
        super().update(dt)
        if self._help is not None and self.app.top is self:
            place = self._options.over if self._options.over >= 0 else self._options.chosen
            self._help.text = rule_help(self.app.words, max(0, place))

    # draw

    def build(self) -> None:
        """Put the form and the options in place."""
        self.stage.add(Backdrop("bg/hall_quiet", soft=True))
        self.add(IconButton(BACK, "back", on_press=self.back, key="back", control=Control.BACK))
        title = "create-change-title" if self.table else "create-title"
        self.add(Label(TITLE, self.words(title), SCREEN_TITLE))
        self.add(Panel(FORM, title=self.game.type.title))
        self._build_form()
        self._build_options()
        self._primary = self.add(
            Button(
                PRIMARY,
                self.words("create-keep" if self.table else "create-open"),
                on_press=self._act,
                glows=True,
                key="primary",
            )
        )
        self._show_options()
        if self.focus.current is None:
            self.focus.focus(self._primary)

    def _build_options(self) -> None:
        """Put the options of the game or the rules of the table in place, a page each."""
        self.add(Panel(OPTIONS))
        pages: list[tuple[Page, str]] = [
            ("game", self.words("create-options")),
            ("table", self.words("create-rules")),
        ]
        tabs = Box(OPTIONS.x + 36, OPTIONS.y + 28, OPTIONS.w - 72, 60)
        self.add(
            Tabs(tabs, "", options=pages, value=self.page, on_change=self._turn_to, key="pages")
        )
        inner, step = Box(tabs.x, tabs.bottom + 16, tabs.w, OPTIONS.h - 132), self._step_option
        self._help = None
        if self.page == "table":
            inner, step = Box(inner.x, inner.y, inner.w, inner.h - HELP), self._step_rule
            box = Box(inner.x + 8, inner.bottom + 14, inner.w - 16, HELP - 14)
            self._help = self.add(Label(box, "", HINT, wrapped=True, key="help"))
        self._options = self.add(OptionList(inner, on_step=step, key=f"options-{self.page}"))

    def _build_form(self) -> None:
        column = Column(Box(FORM.x + 36, FORM.y + 112, FORM.w - 72, FORM.h - 140))
        if self.table is None:
            name = TextField(
                column.take(80),
                self.words("create-name"),
                text=self.name,
                longest=LONGEST,
                on_change=self._rename,
                control_width=460,
                key="name",
            )
            self.add(name)
            game = Stepper(
                column.take(80),
                self.words("practice-game"),
                options=[(g, g.type.title) for g in self.games],
                value=self.game,
                on_change=self._set_game,
                control_width=460,
                key="game",
            )
            self.add(game)
        text = self.app.words.game(self.game.type.slug)
        seats = Stepper(
            column.take(80),
            self.words("practice-seats"),
            options=[(n, str(n)) for n in self.game.type.seats],
            value=self.seats,
            on_change=self._set_seats,
            control_width=460,
            key="seats",
        )
        self.add(seats)
        if self.game.type.presets:
            preset = Stepper(
                column.take(80),
                self.words("practice-preset"),
                options=[(p.name, text(f"preset-{p.name}")) for p in self.game.type.presets],
                value=self.preset,
                on_change=self._set_preset,
                control_width=460,
                key="preset",
            )
            self.add(preset)
        hint = f"preset-{self.preset}-help"
        if self.app.words.has(hint, self.game.type.slug):
            box = column.take(108)
            self.add(Label(box.grown(-24, 0), text(hint), HINT, wrapped=True))

    def _show_options(self) -> None:
        if self.page == "table":
            self._options.show(rule_rows(self.app.words, self.rules))
            return
        values = {**self._values(), **self.changed}
        words, slug = self.app.words, self.game.type.slug
        rows = []
        for option in shown_options(self.game):
            value = values[option.key]
            rows.append(
                OptionRow(
                    label=words.game(slug)(f"option-{option.key}"),
                    value=value_text(words, self.game, option, value),
                    changed=option.key in self.changed,
                    first=choices(option, value)[0] == value,
                    last=choices(option, value)[-1] == value,
                )
            )
        self._options.show(rows)

    # verbs

    def _usual_name(self) -> str:
        return self.words("create-name-default", name=self.room.welcome.name)

    def _usual_preset(self) -> str | None:
        return self.game.type.presets[0].name if self.game.type.presets else None

    def _values(self) -> Mapping[str, Value]:
        """Give what every option is by preset and seats alone."""
        preset = next((p for p in self.game.type.presets if p.name == self.preset), None)
        given = preset.values if preset else {}
        return {
            option.key: given.get(option.key, option.default_for(self.seats))
            for option in self.game.type.options
        }

    def _rename(self, name: str) -> None:
        self.name = name

    def _set_game(self, game: AnyGame) -> None:
        self.game = game
        self.seats, self.preset = game.type.default_seats, self._usual_preset()
        self.changed.clear()
        self.rebuild()

    def _set_seats(self, seats: int) -> None:
        self.seats = seats
        self._show_options()

    def _set_preset(self, preset: str | None) -> None:
        self.preset = preset
        self.changed.clear()
        self.rebuild()

    def _turn_to(self, page: Page) -> None:
        self.page = page
        self.rebuild()

    def _step_rule(self, place: int, by: int) -> None:
        self.rules = stepped(self.rules, place, by)
        self._show_options()

    def _step_option(self, place: int, by: int) -> None:
        option = shown_options(self.game)[place]
        usual = self._values()[option.key]
        value = self._stepped(option, self.changed.get(option.key, usual), by)
        self.changed.pop(option.key, None)
        if value != usual or type(value) is not type(usual):
            self.changed[option.key] = value
        self._show_options()

    @staticmethod
    def _stepped(option: Option, value: Value, by: int) -> Value:
        values = choices(option, value)
        places = [k for k, v in enumerate(values) if v == value and type(v) is type(value)]
        return values[min(len(values) - 1, max(0, (places[0] if places else 0) + by))]

    def _act(self) -> None:
        if not plain(self.name):
            self.app.toast(self.words("create-no-name"))
            return
        try:
            self.game.setup(self.seats, preset=self.preset, options=self.changed)
        except BadSetup as error:
            say: Callable[..., str] = self.app.words.refusal
            self.app.toast(say(error.code, error.details, self.game.type.slug))
            return
        if self.table is None:
            promise = self.room.create_table(
                self.game.type.slug,
                plain(self.name, LONGEST),
                seats=self.seats,
                preset=self.preset,
                options=self.changed,
                rules=self.rules,
            )
        else:
            promise = self.room.change_table(
                seats=self.seats, preset=self.preset, options=self.changed, rules=self.rules
            )
            self.app.pop()
        self.promised(promise)
