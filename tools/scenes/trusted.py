"""What a player is asked before he is in: a server's other key, or none at all."""

from collections.abc import Callable

from tablee_client.core.failure import ConnectError
from tablee_client.core.invitation import Invitation
from tablee_client.core.trust import words_of
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.changed_key import ChangedKeyScreen
from tablee_client.view.screens.deciding import ask_on_the_way
from tablee_client.view.screens.find import FindScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.screens.pin import PinScreen
from tools.scenes import Scene
from tools.scenes.paper import SERVERS, home


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


SCENES = (
    _changed("first"),
    _changed("link", "Salle des fêtes de Saint-Germain"),
    Scene("key-pin", _pin("pin")),
    Scene("key-pin-wrong", _pin("wrong-pin")),
    Scene("key-first", _find, _met),
    Scene("key-none", _find, _plain),
)
