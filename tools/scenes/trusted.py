"""What a player is asked before he is in, and how a host lets others in."""

from collections.abc import Callable

from tablee.protocol.link import Link
from tablee_client.core.failure import ConnectError
from tablee_client.core.invitation import Invitation
from tablee_client.core.trust import words_of
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.changed_key import ChangedKeyScreen
from tablee_client.view.screens.deciding import ask_on_the_way
from tablee_client.view.screens.find import FindScreen
from tablee_client.view.screens.invite import InviteScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.pin import PinScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tools.scenes import Scene
from tools.scenes.paper import SERVERS, PaperHome, home
from tools.scenes.paper_room import PaperRoom, info, view


def _changed(how: str, name: str = "Chez Odilon") -> Scene:
    details = {
        "name": name,
        "how": how,
        "address": str(SERVERS[0].address),
        "before": words_of(bytes(32)),
        "words": words_of(bytes(31) + b"!"),
    }

    def make(app: App) -> Screen:
        return ChangedKeyScreen(app, home(app.words.locale), details, lambda: None)

    return Scene(f"key-changed-{how}", make)


def _pin(code: str) -> Callable[[App], Screen]:
    def make(app: App) -> Screen:
        sentence = app.words.goodbye(code, {"seconds": 4})
        return PinScreen(app, home(app.words.locale), sentence, lambda _: None)

    return make


def _find(app: App) -> Screen:
    return FindScreen(app, home(app.words.locale))


def _plain(app: App, _screen: Screen) -> None:
    at_home = home(app.words.locale)
    error = ConnectError("plain-server", address=str(SERVERS[0].address))
    ask_on_the_way(app, at_home, Joining(app, at_home), Invitation.to(SERVERS[0]), error)


def _met(app: App, _screen: Screen) -> None:
    """Say of a server that it was met for the first time."""
    name, words = SERVERS[2].name, words_of(bytes(32))
    app.toast(app.words("trust-first", name=name, words=words))


def _hosting(app: App, *, is_alone: bool = False, has_page: bool = True) -> PaperHome:
    at_home = home(app.words.locale)
    at_home.is_hosting = True
    places = ("192.168.1.20", "10.0.0.7:47811", "[fe80::1ff:fe23:4567:890a]:47811")
    at_home.link = None if is_alone else Link(places, bytes(range(32)))
    at_home.page = 47711 if has_page else None
    return at_home


def _invite(*, is_alone: bool = False, has_page: bool = True) -> Callable[[App], Screen]:
    def make(app: App) -> Screen:
        return InviteScreen(app, _hosting(app, is_alone=is_alone, has_page=has_page), 5)

    return make


def _hosted_lobby(app: App) -> Screen:
    return LobbyScreen(app, _hosting(app), PaperRoom([info(1, "La table de Perrine", "ppob")]))


def _hosted_table(app: App) -> Screen:
    table = info(5, "La table de Basile", "mpo")
    room = PaperRoom([table], table=view(table, seat=0, hosted=True))
    return TableLobbyScreen(app, _hosting(app), room)


SCENES = (
    _changed("first"),
    _changed("link", "Salle des fêtes de Saint-Germain"),
    Scene("key-pin", _pin("pin")),
    Scene("key-pin-wrong", _pin("wrong-pin")),
    Scene("key-first", _find, _met),
    Scene("key-none", _find, _plain),
    Scene("invite", _invite()),
    Scene("invite-no-page", _invite(has_page=False)),
    Scene("invite-nobody", _invite(is_alone=True)),
    Scene("invite-lobby", _hosted_lobby),
    Scene("invite-table", _hosted_table),
)
