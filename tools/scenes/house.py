"""What the organiser of a server has to say, over the lobby and over a table."""

from collections.abc import Callable
from dataclasses import replace

from tablee_client.core.house import House
from tablee_client.core.notices import ClocksChanged
from tablee_client.core.tableview import Flow
from tablee_client.view.app import App
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.screen import Screen
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.tables.frame import TableScreen
from tools.scenes import Scene
from tools.scenes.nain_jaune import make
from tools.scenes.nain_jaune_positions import FOLLOW, at, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info, view

SAID = {
    "fr": "Les pizzas sont là, dans la salle du fond. On reprend à 21 h.",
    "en": "The pizzas are here, in the back room. We go on at 9.",
    "de": "Die Pizzas sind da, hinten in der Stube. Um 21 Uhr geht es weiter.",
}
LONG = " ".join(("Théodebert de Montfaucon est attendu à l’accueil avec ses clefs.",) * 4)


def _tells(house: Callable[[App], House]) -> Callable[[App, Screen], None]:
    def play(app: App, screen: Screen) -> None:
        assert isinstance(screen, RoomScreen)
        assert isinstance(screen.room, PaperRoom)
        screen.room.house = house(app)

    return play


def _said(app: App) -> House:
    return House(SAID[app.words.locale], 99.0)


def _closes(seconds: float, *, keeps: bool = False, text: str = "") -> Callable[[App], House]:
    return lambda _: House(text, 99.0 if text else 0.0, seconds, keeps)


def _lobby(app: App) -> Screen:
    tables = [
        info(1, "La table de Basile", "mpoo"),
        info(2, "Le coin du feu", "ppb", phase="playing"),
    ]
    return LobbyScreen(app, home(app.words.locale), PaperRoom(tables))


def _table_lobby(app: App) -> Screen:
    table = info(5, "La table de Basile", "mppo")
    room = PaperRoom([table], table=view(table, seat=0, hosted=True))
    return TableLobbyScreen(app, home(app.words.locale), room)


def _held(_app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    flow = Flow(state="paused", by="Chez Odilon")
    screen.hand_over([ClocksChanged(replace(screen.seen, flow=flow))])


SCENES = (
    Scene("house-lobby", _lobby, _tells(_said)),
    Scene("house-table-lobby", _table_lobby, _tells(_closes(45.0, keeps=True))),
    Scene("house-table", make(seen(at(FOLLOW))), _tells(_said)),
    Scene("house-long", make(seen(at(FOLLOW))), _tells(_closes(290.0, keeps=True, text=LONG))),
    Scene("house-held", make(seen(at(FOLLOW))), _held),
)
