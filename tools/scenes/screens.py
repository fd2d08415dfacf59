"""The screens around the tables."""

from collections.abc import Callable
from dataclasses import replace

from tablee.protocol import TableInfo, TableRules
from tablee_client.core.tableview import TableView
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Direction,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.screen import Screen
from tablee_client.view.screens.create import CreateScreen
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.screens.host import HostScreen
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.pin import PinScreen
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.screens.profile import ProfileScreen
from tablee_client.view.screens.rules import RulesScreen
from tablee_client.view.screens.settings import PAGES, SettingsScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tools.scenes import Scene
from tools.scenes.paper import SERVERS, home
from tools.scenes.paper_room import CHAT, FIRST_OTHER, ME, PaperRoom, info, view

GAME = "nain-jaune"


def _hall(app: App) -> Screen:
    return HallScreen(app, home(app.words.locale, SERVERS[:2]))


def _lonely_hall(app: App) -> Screen:
    return HallScreen(app, home(app.words.locale, ()))


def _keys(*directions: Direction) -> Callable[[App, Screen], None]:
    def play(app: App, _screen: Screen) -> None:
        for direction in directions:
            app.take(Navigated(direction))

    return play


def _page_down(app: App, _screen: Screen) -> None:
    app.take(Paged(down=True))
    app.take(Paged(down=True))


def _room(*tables: TableInfo, at: TableView | None = None) -> PaperRoom:
    chat = [*CHAT, *(replace(line, table=at.id) for line in CHAT if at is not None)]
    return PaperRoom(tables, table=at, chat=chat)


def _lobby(app: App) -> Screen:
    tables = (
        info(1, "La table de Perrine", "ppob", preset="casual"),
        info(2, "Les acharnés du vendredi soir et du samedi matin", "ppppbbb", phase="playing"),
        info(3, "Petite table", "poo", rules=TableRules(verify=False)),
        info(4, "Finie", "bpb", phase="over", watchers=2),
    )
    return LobbyScreen(app, home(app.words.locale), _room(*tables))


def _empty_lobby(app: App) -> Screen:
    return LobbyScreen(app, home(app.words.locale), _room())


def _plain_lobby(app: App) -> Screen:
    room = _room()
    room.key = None
    return LobbyScreen(app, home(app.words.locale), room)


def _asked(_app: App, screen: Screen) -> None:
    screen.back()


def _table(kinds: str, *, hosted: bool = True, seat: int | None = 0) -> Callable[[App], Screen]:
    def make(app: App) -> Screen:
        options = {"limit_deals": 4}
        host = ME if hosted else FIRST_OTHER
        table = info(5, "La table de Basile", kinds, ready="2", options=options, host=host)
        at = view(table, seat=seat, hosted=hosted)
        return TableLobbyScreen(app, home(app.words.locale), _room(table, at=at))

    return make


def _full_disk(app: App) -> Screen:
    table = info(5, "La table de Basile", "mopbo")
    at = replace(view(table, seat=0), kept=False)
    return TableLobbyScreen(app, home(app.words.locale), _room(table, at=at))


def _table_pin(app: App) -> Screen:
    sentence = app.words.refusal("locked")
    return PinScreen(app, home(app.words.locale), sentence, lambda _: None)


def _seat_question(app: App, _screen: Screen) -> None:
    app.take(PointerMoved(206, 508))
    app.take(PointerPressed(206, 508))
    app.take(PointerReleased(206, 508))


def _settings(page: str) -> Callable[[App], Screen]:
    return lambda app: SettingsScreen(app, home(app.words.locale), page=page)


SCENES = (
    Scene("lobby", _lobby),
    Scene("lobby-empty", _empty_lobby),
    Scene("lobby-plain", _plain_lobby),
    Scene("lobby-leaving", _lobby, _asked),
    Scene("create", lambda app: CreateScreen(app, home(app.words.locale), _room(), game=GAME)),
    Scene("table-5", _table("mopbo")),
    Scene("table-8", _table("mpppbboo")),
    Scene("table-3-guest", _table("pmb", hosted=False, seat=1)),
    Scene("table-4-watching", _table("ppob", hosted=False, seat=None)),
    Scene("table-seat", _table("moppb"), _seat_question),
    Scene("table-full-disk", _full_disk),
    Scene("table-pin", _table_pin),
    Scene("hall", _hall, _keys(Direction.DOWN, Direction.RIGHT)),
    Scene("hall-alone", _lonely_hall),
    Scene("practice", lambda app: PracticeScreen(app, home(app.words.locale), GAME)),
    Scene("host", lambda app: HostScreen(app, home(app.words.locale))),
    Scene("rules", lambda app: RulesScreen(app, home(app.words.locale), GAME)),
    Scene("rules-further", lambda app: RulesScreen(app, home(app.words.locale), GAME), _page_down),
    *(Scene(f"settings-{page}", _settings(page)) for page in PAGES),
    Scene("profile", lambda app: ProfileScreen(app, home(app.words.locale))),
)
