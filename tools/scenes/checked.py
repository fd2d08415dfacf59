"""A finished match, checked: a right one, a wrong one, one that can't be had."""

from collections.abc import Callable, Iterator
from functools import partial

import msgpack

from tablee.games.nain_jaune import GAME
from tablee.record import read, sealed
from tablee_client.core.verifying import verify
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.checked import CheckedScreen
from tools.scenes import Scene
from tools.scenes.match_files import at_random
from tools.scenes.match_files import match_file as file_of
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom


def match_file() -> bytes:
    """Give the file of a whole match of two deals."""
    return file_of(GAME, GAME.setup(4, options={"limit_deals": 2}), at_random)


def _forged(file: bytes) -> bytes:
    """Give the file of a server that dealt other cards than its secret gives."""
    unpacker = msgpack.Unpacker(strict_map_key=False)
    unpacker.feed(file)
    values = list(unpacker)[:-1]
    values[1][1]["opening"][0] = bytes(32)

    def bodies() -> Iterator[bytes]:
        for value in values:
            yield msgpack.packb(value)

    return b"".join(sealed(bodies()))


def _of(make: Callable[[], bytes] | None) -> Callable[[App], Screen]:
    def made(app: App) -> Screen:
        room, owner = PaperRoom(), home(app.words.locale)
        room.file = None if make is None else make()
        return CheckedScreen(app, owner, partial(owner.keep_match, room))

    return made


def _showing(make: Callable[[], bytes]) -> Callable[[App, Screen], None]:
    """Show at once what the screen will find, whenever its thread is done."""

    def shown(_app: App, screen: Screen) -> None:
        assert isinstance(screen, CheckedScreen)
        file = make()
        screen.show(file, verify(read(file)))

    return shown


def _wrong() -> bytes:
    return _forged(match_file())


SCENES = (
    Scene("checked", _of(match_file), _showing(match_file), frames=2),
    Scene("checked-wrong", _of(_wrong), _showing(_wrong), frames=2),
    Scene("checked-refused", _of(None), frames=4),
)
