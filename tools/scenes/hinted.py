"""A hint at the table of every game, and where it is the player's turn to be asked."""

from tablee.games import get_game
from tablee_client.core.plan import PRACTICE_RULES
from tablee_client.view.app import App
from tablee_client.view.intents import Hotkey
from tablee_client.view.screen import Screen
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tools.scenes import Scene
from tools.scenes.guided import SLUGS, Make
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom


def asked(app: App, _: Screen) -> None:
    """Press the key of hints."""
    app.take(Hotkey("h"))


def made(slug: str, *, decisions: int, seats: int | None = None, seed: int = 1) -> Make:
    """Give a practice table after so many of the player's decisions, where he has to decide."""

    def build(app: App) -> Screen:
        game = get_game(slug)
        room = PlayedRoom(
            seats or game.type.default_seats, seed=seed, game=game, rules=PRACTICE_RULES
        )
        base = home(app.words.locale)
        base.change(animation_speed=0.0)
        screen = maker(slug)(app, base, room, practice=True)
        assert isinstance(screen, TableScreen)
        for _ in range(decisions):
            while room.go_on():
                pass
            if not room.state.is_terminal():
                room.act(room.advice())
        while room.go_on():
            pass
        return screen

    return build


SCENES = tuple(Scene(f"hint-{slug}", made(slug, decisions=2), asked, frames=60) for slug in SLUGS)
