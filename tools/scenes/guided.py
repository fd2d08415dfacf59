"""A guided first match of every game, and the page of the rules at a table."""

from collections.abc import Callable

import msgspec

from tablee.games import get_game
from tablee.protocol import TableRules
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.screens.rules import RulesScreen
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tools.scenes import Scene
from tools.scenes.paper import home
from tools.scenes.paper_room import info, seats
from tools.scenes.played_room import PlayedRoom

SLUGS = ("gnumies", "gold-der-maya", "nain", "nain-jaune", "oh-les-nains")

Make = Callable[[App], Screen]


def made(slug: str, *, decisions: int, seed: int = 1) -> Make:
    """Give the guided table of a game after so many of the player's decisions."""
    return played(slug, decisions=decisions, seed=seed, begin=TableScreen.be_guided)


def played(
    slug: str,
    *,
    decisions: int,
    seats: int | None = None,
    seed: int = 1,
    rules: TableRules | None = None,
    begin: Callable[[TableScreen], None] = lambda _: None,
) -> Make:
    """Give a practice table after so many of the player's decisions, where he has to decide.

    `begin` is done with the screen before the first of them.
    """

    def build(app: App) -> Screen:
        game = get_game(slug)
        room = PlayedRoom(seats or game.type.default_seats, seed=seed, game=game, rules=rules)
        base = home(app.words.locale)
        base.change(animation_speed=0.0)
        screen = maker(slug)(app, base, room, practice=True)
        assert isinstance(screen, TableScreen)
        begin(screen)
        for _ in range(decisions):
            while room.go_on():
                pass
            if not room.state.is_terminal():
                room.act(room.advice())
        while room.go_on():
            pass
        return screen

    return build


def rules(slug: str, **options: int | str | bool) -> Make:
    """Give the page of a game's rules at a table that plays some of them differently."""

    def build(app: App) -> Screen:
        table = msgspec.structs.replace(
            info(5, "Table", "m"), game=slug, seats=seats("mbbb"), options=dict(options)
        )
        return RulesScreen(app, home(app.words.locale), slug, table=table)

    return build


SCENES = (
    *(Scene(f"guided-{slug}", made(slug, decisions=0), frames=60) for slug in SLUGS),
    *(Scene(f"guided-{slug}-later", made(slug, decisions=3), frames=60) for slug in SLUGS),
    Scene("guided-practice", lambda app: PracticeScreen(app, home(app.words.locale))),
    Scene("guided-rules", rules("nain-jaune", limit_deals=3, opera=False)),
)
