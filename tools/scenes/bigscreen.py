"""What a screen for a whole room shows: a match of each game, a result, and what comes between."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from tablee.engine import SPECTATOR
from tablee.protocol.messages import Welcome
from tablee_client.core.address import Address
from tablee_client.core.bigscreen.evening import Row
from tablee_client.core.bigscreen.queue import Waiting
from tablee_client.core.bigscreen.ways import Way, way_to
from tablee_client.core.notices import TableUpdated
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.app import App
from tablee_client.view.bigscreen.intermission import Between, IntermissionScreen
from tablee_client.view.bigscreen.showing import Showing
from tablee_client.view.replay_room import ReplayRoom
from tablee_client.view.screen import Screen
from tablee_client.view.screens.watching import film_of
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tools.scenes import Scene
from tools.scenes.guided import SLUGS
from tools.scenes.match_files import sound_file
from tools.scenes.paper import home

FRAMES = {"nain-jaune": 100, "gnumies": 330, "gold-der-maya": 420}
"""How long it takes until the move is told, where it isn't four seconds."""
TEXT = 1.5
"""The size of text on a screen for a room."""


ROWS = (
    Row("Perrine", 3, 5, 3),
    Row("Théodebert de Montfaucon", 22, 4, 2),
    Row("Odilon", 2, 5, 2),
    Row("Lise", 21, 2, 1),
    Row("Gaspard", 5, 3, 1),
    Row("Basile", 4, 6, 0),
)
QUEUE = (
    Waiting("Chez Odilon", "La table de Zoé", "gnumies", ("Zoé", "Lise", "Gaspard"), 1, False),
    Waiting("Chez Odilon", "Les mineurs", "nain", ("Brunehilde",), 5, False),
    Waiting("Chez Odilon", "Entre amis", "gold-der-maya", ("Anselme", "Odilon"), 2, True),
)


class Hall(ReplayRoom):
    """A server of the room."""

    welcome = Welcome(1, "", (), "Chez Odilon", "", "", 0, "", b"")


def way() -> Way:
    """Give the way to a server of the network."""
    found = way_to("Chez Odilon", [Address("192.168.1.20")], bytes(range(32)))
    assert found is not None
    return found


def timed(view: TableView) -> TableView:
    """Give the view with clocks that run, and a name of the table."""
    clocks = tuple(Clock(clock.seat, 23.0 - k, 30.0) for k, clock in enumerate(view.clocks))
    info = msgspec.structs.replace(view.info, name="Table ronde")
    return replace(view, clocks=clocks, info=info)


def shown(slug: str, share: float, seats: int | None = None) -> Callable[[App], Screen]:
    """Give a table as the room sees it, at a share of its match."""

    def made(app: App) -> Screen:
        app.rescale_text(TEXT)
        film = film_of(sound_file(slug, seats))
        version = film.length if share == 1 else 1 + round(share * (film.length - 2))
        view = timed(film.view(version, SPECTATOR))
        opening = TableUpdated(view, (), snap=True, fresh=True)
        table = maker(slug)(app, home(app.words.locale), Hall(view, opening), practice=False)
        assert isinstance(table, TableScreen)
        table.showing = Showing(table, way)
        return table

    return made


def on(slug: str, share: float, seats: int | None = None) -> Callable[[App, Screen], None]:
    """Let the match go one move on, at least one that is worth a word."""

    def play(_: App, screen: Screen) -> None:
        assert isinstance(screen, TableScreen)
        film = film_of(sound_file(slug, seats))
        version = 1 + round(share * (film.length - 2))
        while version < film.length:
            version += 1
            events = film.events(version, SPECTATOR)
            view = timed(film.view(version, SPECTATOR))
            screen.heard(TableUpdated(view, events, snap=False, fresh=False))
            if any(screen.told(event) for event in events):
                break

    return play


def _hall(app: App) -> Screen:
    app.rescale_text(TEXT)
    return IntermissionScreen(app)


def _between(app: App, screen: Screen) -> None:
    assert isinstance(screen, IntermissionScreen)
    words = app.words
    won = words("play-winners", names="Perrine", count=1)
    title = words("big-waiting")
    line = f"{words.title('nain-jaune')} · {won}"
    screen.show(Between(title, line, ROWS, QUEUE, way()))


SCENES = (
    *(
        Scene(f"big-{slug}", shown(slug, 0.5), on(slug, 0.5), frames=FRAMES.get(slug, 240))
        for slug in SLUGS
    ),
    Scene("big-nain-8", shown("nain", 0.3, 8), on("nain", 0.3, 8), frames=200),
    Scene("big-between", _hall, _between),
    Scene("big-searching", _hall),
    Scene("big-over", shown("gnumies", 1.0), frames=60),
)
