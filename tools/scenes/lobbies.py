"""What every game shows before it is played: the table that fills, its options, its rules."""

from collections.abc import Callable
from itertools import repeat

import msgspec

from tablee.games import get_game
from tablee.protocol import TableInfo
from tablee_client.core.tableview import TableView
from tablee_client.view.app import App
from tablee_client.view.intents import Paged, Scrolled
from tablee_client.view.screen import Screen
from tablee_client.view.screens.create import CreateScreen
from tablee_client.view.screens.rules import RulesScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tools.scenes import Scene
from tools.scenes.guided import SLUGS, rules
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info

Make = Callable[[App], Screen]


def _table(slug: str) -> TableInfo:
    """Give a table on which one seat is free still."""
    most = max(get_game(slug).type.seats)
    kinds = "mpbpbpbp"[: most - 1] + "o"
    return msgspec.structs.replace(info(5, "La table de Basile", kinds, ready="1"), game=slug)


def _lobby(slug: str) -> Make:
    def build(app: App) -> Screen:
        table = _table(slug)
        view = TableView(table, get_game(slug), 0, True)
        return TableLobbyScreen(app, home(app.words.locale), PaperRoom([table], table=view))

    return build


def _create(slug: str) -> Make:
    return lambda app: CreateScreen(app, home(app.words.locale), PaperRoom(), game=slug)


def _plain_rules(slug: str) -> Make:
    return lambda app: RulesScreen(app, home(app.words.locale), slug)


def _further(pages: int) -> Callable[[App, Screen], None]:
    def play(app: App, _screen: Screen) -> None:
        for _ in repeat(None, pages):
            app.take(Paged(down=True))

    return play


def _to_the_last_option(app: App, _screen: Screen) -> None:
    app.take(Scrolled(1400, 500, 100))


SCENES = (
    *(Scene(f"lobby-{slug}", _lobby(slug)) for slug in SLUGS),
    *(Scene(f"create-{slug}", _create(slug)) for slug in SLUGS),
    *(Scene(f"create-{slug}-further", _create(slug), _to_the_last_option) for slug in SLUGS),
    *(
        Scene(f"rules-{slug}-{page}", _plain_rules(slug), _further(page), frames=40)
        for slug in SLUGS
        for page in range(6)
    ),
    Scene("rules-gnumies-table", rules("gnumies", star_card=True, copy_won_by="lowest"), frames=20),
    Scene("rules-oh-les-nains-table", rules("oh-les-nains", exchange="any", match_wins=2)),
)
