"""What a guest finds at a kiosk: his language, a game, how strong the others are, and Play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games import get_game
from tablee_client.core.plan import PracticePlan
from tablee_client.view.geometry import Box
from tablee_client.view.kiosk.seat_digits import keeps_seats
from tablee_client.view.kiosk.seats import SeatsScreen, Take
from tablee_client.view.room import Room
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.screens.match_form import level_control, seats_control
from tablee_client.view.screens.practice import show_practice
from tablee_client.view.settings_pages.look import LANGUAGES
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.game_list import GameList
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from tablee_client.core.invitation import Invitation
    from tablee_client.core.kiosk.config import KioskConfig
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

GAMES = Box(140, 152, 560, 736)
FORM = Box(740, 152, 1040, 736)
GUIDED = Box(1066, 936, 420, 76)
OTHERS = Box(140, 936, 520, 76)
SEAT = Box(694, 936, 338, 76)


class GuestScreen(BackedScreen):
    """The set-up of a guest's match. `leave` is how he goes.

    `server` gives the way to the room's server; None where guests play at this kiosk alone. `take`
    claims a seat there that somebody kept at another kiosk.
    """

    def __init__(
        self,
        app: App,
        home: Home,
        config: KioskConfig,
        *,
        leave: Callable[[], None],
        server: Callable[[], Invitation | None] = lambda: None,
        take: Take | None = None,
    ) -> None:
        super().__init__(app, home)
        self.joining = Joining(app, home)
        self.is_over = False
        self._config, self._leave, self._server = config, leave, server
        self._take = take
        self.games = tuple(get_game(slug) for slug in config.slugs)
        self.game = self.games[0]
        self.seats = self.game.type.default_seats
        self.level: str = config.level

    # react

    def update(self, dt: float) -> None:
        """Say when the table is being set, and offer the room's server once it is there."""
        super().update(dt)
        under_way = self.joining.is_under_way
        self._primary.text = self.words("practice-starting" if under_way else "kiosk-play")
        self._others.visible = self._server() is not None
        self._seat.visible = self._others.visible and self._take is not None

    def back(self) -> None:
        """Leave the kiosk to the next one."""
        self._leave()

    # draw

    def title(self) -> str:
        """Greet him."""
        return self.words("kiosk-welcome", name=self._config.name)

    def build(self) -> None:
        """Put the games and the form in place."""
        self.build_frame()
        self.add(Panel(GAMES, title=self.words("practice-game")))
        inner = Box(GAMES.x + 36, GAMES.y + 104, GAMES.w - 72, GAMES.h - 144)
        games = GameList(inner, on_choose=self._choose, key="games")
        games.show(self.games)
        games.mark(self.games.index(self.game))
        self.add(games)
        self.add(Panel(FORM, title=self.game.type.title))
        self._build_form()
        text = self.words("practice-guided")
        self.add(Button(GUIDED, text, on_press=self._begin_guided, kind="wood", key="guided"))
        text = self.words("kiosk-others")
        others = Button(OTHERS, text, on_press=self.join_room, kind="wood", key="others")
        self._others = self.add(others)
        text = self.words("kiosk-have-seat")
        seat = Button(SEAT, text, on_press=self._find_seat, kind="wood", key="seat")
        self._seat = self.add(seat)
        self._primary = self.add_primary(self.words("kiosk-play"), self.begin)
        if self.focus.current is None:
            self.focus.focus(self._primary)
        self.update(0.0)

    def _build_form(self) -> None:
        column = Column(Box(FORM.x + 48, FORM.y + 112, FORM.w - 96, FORM.h - 140))
        if len(self._config.languages) > 1:
            languages = Choice(
                column.take(80),
                self.words("settings-language"),
                options=[pair for pair in LANGUAGES if pair[0] in self._config.languages],
                value=self.home.settings.locale,
                on_change=lambda locale: self.home.change(locale=locale),
                key="language",
            )
            self.add(languages)
        words = self.app.words
        self.add(seats_control(column.take(80), words, self.game, self.seats, self._set_seats))
        self.add(level_control(column.take(80), words, self.level, self._set_level))
        explain = Box(FORM.x + 56, FORM.bottom - 96, FORM.w - 112, 48)
        self.add(Label(explain, self.words("kiosk-explain"), HINT, anchor="middle"))

    # verbs

    def _choose(self, number: int) -> None:
        game = self.games[number]
        if game is not self.game:
            self.game, self.seats = game, game.type.default_seats
            self.rebuild()

    def _set_seats(self, seats: int) -> None:
        self.seats = seats

    def _set_level(self, level: str) -> None:
        self.level = level

    def begin(self) -> None:
        """Begin the match that is set up."""
        self._play(guided=False)

    def _begin_guided(self) -> None:
        self._play(guided=True)

    def _play(self, *, guided: bool) -> None:
        slug = self.game.type.slug
        options = self._config.options.get(slug, {})
        if guided:
            plan = PracticePlan(slug, level="easy", options=options, guided=True)
        else:
            plan = PracticePlan(slug, seats=self.seats, level=self.level, options=options)

        def show(room: Room) -> None:
            if self.is_over:
                self.app.spawn(self.home.leave(room))
            else:
                show_practice(self.app, self.home, room, guided=guided)

        self.joining.enter(lambda: self.home.practise(plan), show)

    def _find_seat(self) -> None:
        """Show the seats that wait at the room's server."""
        server, take = self._server(), self._take
        if server is None or take is None:
            return

        def show(room: Room) -> None:
            if self.is_over or not keeps_seats(room):
                self.app.spawn(self.home.leave(room))
                if not self.is_over:
                    self.app.toast(self.app.words.refusal("no-seat-pins"))
            else:
                self.app.push(SeatsScreen(self.app, self.home, room, take))

        self.joining.enter(lambda: self.home.join(server), show)

    def join_room(self) -> None:
        """Go to the room's server, if there is one."""
        server = self._server()
        if server is not None:
            self.joining.join(server)
