"""The plain table, showing games that have no screen of their own, and one that has."""

from collections.abc import Callable

from tablee.games import AnyGame, get_game
from tablee_client.view.app import App
from tablee_client.view.intents import Direction, Navigated
from tablee_client.view.screen import Screen
from tablee_client.view.tables.generic.table import GenericScreen
from tools.scenes import Scene
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

Make = Callable[[App], Screen]


def made(slug: str, seats: int, *, steps: int, seed: int = 1) -> Make:
    """Give the plain table of an installed game after so many decisions."""
    return at_table(lambda: get_game(slug), seats, steps=steps, seed=seed)


def at_table(game: Callable[[], AnyGame], seats: int, *, steps: int, seed: int = 1) -> Make:
    """Give the plain table of a game after so many decisions."""

    def build(app: App) -> Screen:
        room = PlayedRoom(seats, seed=seed, game=game())
        for _ in range(steps):
            if not room.go_on() and not room.state.is_terminal():
                room.act(room.advice())
        while room.go_on():
            pass
        return GenericScreen(app, home(app.words.locale), room)

    return build


def _pick(app: App, screen: Screen) -> None:
    assert isinstance(screen, GenericScreen)
    screen.moves.press(0)
    app.take(Navigated(Direction.DOWN))


SCENES = (
    Scene("plain-nain-jaune", made("nain-jaune", 4, steps=14)),
    Scene("plain-gnumies", made("gnumies", 5, steps=12)),
    Scene("plain-nains", made("oh-les-nains", 4, steps=9), _pick),
    Scene("plain-nain-8", made("nain", 8, steps=30)),
    Scene("plain-maya", made("gold-der-maya", 3, steps=7)),
    Scene("plain-over", made("gnumies", 3, steps=400), frames=300),
)
