"""Practice: which game, how many at the table, how strong, by which rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine import BadSetup
from tablee.games import AnyGame, all_games
from tablee_client.core.practice import PracticePlan
from tablee_client.view.geometry import Box
from tablee_client.view.room import Room
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.screens.match_form import level_control, seats_control
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.game_list import GameList
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.stepper import Stepper

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

GAMES = Box(140, 152, 560, 736)
FORM = Box(740, 152, 1040, 736)
GUIDED = Box(1066, 936, 420, 76)
LEFT = Box(140, 936, 560, 76)
DAMAGED = Box(140, 1026, 1300, 40)
OPPONENTS = Box(1808, 32, 76, 76)


class PracticeScreen(BackedScreen):
    """The set-up of a practice; `game` is the slug that is chosen first."""

    title_key = "practice-title"

    def __init__(self, app: App, home: Home, game: str = "") -> None:
        super().__init__(app, home)
        self.joining = Joining(app, home)
        self.games = all_games()
        self.game = next((g for g in self.games if g.type.slug == game), self.games[0])
        self.seats = self._usual_seats(self.game)
        self.level = "normal"
        self.preset = self._usual_preset(self.game)

    # react

    def entered(self) -> None:
        """Offer the matches that are left now."""
        self.rebuild()

    def update(self, dt: float) -> None:
        """Say when the table is being set."""
        super().update(dt)
        under_way = self.joining.is_under_way
        self._primary.text = self.words("practice-starting" if under_way else "practice-start")

    # draw

    def build(self) -> None:
        """Put the games and the form in place."""
        self.build_frame()
        self.add(Panel(GAMES, title=self.words("practice-game")))
        inner = Box(GAMES.x + 36, GAMES.y + 104, GAMES.w - 72, GAMES.h - 144)
        games = GameList(inner, on_choose=lambda k: self._choose(self.games[k]), key="games")
        self.add(games)
        games.show(self.games)
        games.mark(self.games.index(self.game))
        self.add(Panel(FORM, title=self.game.type.title))
        self._build_form()
        text = self.words("practice-guided")
        self.add(Button(GUIDED, text, on_press=self._begin_guided, kind="wood", key="guided"))
        self._build_left()
        self.add(IconButton(OPPONENTS, "robot", on_press=self._tell_of_opponents, key="opponents"))
        self._primary = self.add_primary(self.words("practice-start"), self._begin)
        if self.focus.current is None:
            self.focus.focus(self._primary)

    def _build_left(self) -> None:
        """Offer the matches that were left, if there are any, and tell of those that can't be."""
        count = len(self.home.left_practices())
        if count:
            text = self.words("left-offer", count=count)
            self.add(Button(LEFT, text, on_press=self._show_left, kind="wood", key="left"))
        damaged = self.home.damaged_practices()
        if damaged:
            text = self.words("left-damaged", count=len(damaged), folder=str(damaged[0]))
            self.add(Label(DAMAGED, text, HINT, key="damaged"))

    def _build_form(self) -> None:
        column = Column(Box(FORM.x + 48, FORM.y + 112, FORM.w - 96, FORM.h - 140))
        words = self.app.words
        self.add(seats_control(column.take(80), words, self.game, self.seats, self._set_seats))
        self.add(level_control(column.take(80), words, self.level, self._set_level))
        if self.game.type.presets:
            self._build_preset(column)
        explain = Box(FORM.x + 56, FORM.bottom - 96, FORM.w - 112, 48)
        self.add(Label(explain, self.words("practice-explain"), HINT, anchor="middle"))

    def _build_preset(self, column: Column) -> None:
        text = self.app.words.game(self.game.type.slug)
        options = [(p.name, text(f"preset-{p.name}")) for p in self.game.type.presets]
        preset = Stepper(
            column.take(80),
            self.words("practice-preset"),
            options=options,
            value=self.preset,
            on_change=self._set_preset,
            key="preset",
        )
        self.add(preset)
        about = f"preset-{self.preset}-help"
        if self.app.words.has(about, self.game.type.slug):
            line = Label(column.take(140), text(about), HINT, wrapped=True)
            line.box = Box(line.box.x + 24, line.box.y, line.box.w - 48, line.box.h)
            self.add(line)

    # verbs

    @staticmethod
    def _usual_seats(game: AnyGame) -> int:
        return game.type.default_seats

    @staticmethod
    def _usual_preset(game: AnyGame) -> str | None:
        return game.type.presets[0].name if game.type.presets else None

    def _choose(self, game: AnyGame) -> None:
        if game is not self.game:
            self.game = game
            self.seats, self.preset = self._usual_seats(game), self._usual_preset(game)
            self.rebuild()

    def _set_seats(self, seats: int) -> None:
        self.seats = seats

    def _set_level(self, level: str) -> None:
        self.level = level

    def _set_preset(self, preset: str | None) -> None:
        self.preset = preset
        self.rebuild()

    def _show_left(self) -> None:
        from tablee_client.view.screens.left import LeftScreen

        self.app.push(LeftScreen(self.app, self.home))

    def _tell_of_opponents(self) -> None:
        answers = (Answer(self.words("opponents-ok"), lambda: None),)
        self.ask(self.words("opponents-title"), self.words("opponents-text"), answers)

    def _begin(self) -> None:
        self._play(
            PracticePlan(
                self.game.type.slug, seats=self.seats, level=self.level, preset=self.preset
            )
        )

    def _begin_guided(self) -> None:
        """Play by the usual rules, in the usual company, with everything explained."""
        preset = self._usual_preset(self.game)
        self._play(PracticePlan(self.game.type.slug, level="easy", preset=preset, guided=True))

    def _play(self, plan: PracticePlan) -> None:
        try:
            plan.setup()
        except BadSetup as error:
            say = self.app.words.refusal
            self.app.toast(say(error.code, error.details, self.game.type.slug))
            return
        self.joining.enter(
            lambda: self.home.practise(plan),
            lambda room: show_practice(self.app, self.home, room, guided=plan.guided),
        )


def show_practice(app: App, home: Home, room: Room, *, guided: bool = False) -> None:
    """Show the table of a practice that has begun; leaving it leads back to where it began."""
    from tablee_client.view.screens.table_lobby import TableLobbyScreen

    app.push(TableLobbyScreen(app, home, room, practice=True, guided=guided))
