"""What is told of opponents: their level and what they lean to, and that none of them cheats."""

import msgspec
import pytest

from tablee.engine import LEVELS
from tablee_client.core.words import LOCALES
from tablee_client.view.app import App
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.theme import SMALL
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.seat_plate import SeatPlate
from tablee_server.seats import BOT_NAMES
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info, view

NARROWEST = 156.0
"""What the plate of a bot leaves for the line below its name, in pixels of the 1080 lines."""


def _detail(app: App, name: str, level: str) -> str:
    table = info(5, "Mine", "mb")
    bot = msgspec.structs.replace(table.seats[1], name=name, level=level)
    table = msgspec.structs.replace(table, seats=(table.seats[0], bot))
    app.push(TableLobbyScreen(app, home("en"), PaperRoom([table], table=view(table, seat=0))))
    (plate,) = (node for node in app.top.stage.nodes if getattr(node, "key", "") == "seat-1")
    assert isinstance(plate, SeatPlate)
    return plate.detail


async def test_a_bots_plate_tells_its_level_and_what_it_leans_to(app: App) -> None:
    app.words.switch("en")
    assert _detail(app, "Regin", "expert") == "expert · tricky"
    assert _detail(app, "Somebody", "hard") == "hard"


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_bots_line_has_room_on_its_plate(app: App, locale: str) -> None:
    app.words.switch(locale)
    fit = app.canvas.typesetter.fit
    for name in BOT_NAMES:
        for level in LEVELS:
            line = f"{app.words('table-bot', level=level)} · {app.words(f'character-{name}')}"
            assert fit(line, SMALL, NARROWEST) == line


async def test_practice_says_what_opponents_see(app: App) -> None:
    screen = PracticeScreen(app, home("en"))
    app.push(screen)
    (button,) = (node for node in screen.stage.nodes if getattr(node, "key", "") == "opponents")
    assert isinstance(button, IconButton)
    button.press()
    shown = [node.text for node in screen.stage.nodes if isinstance(node, Label)]
    assert app.words("opponents-text") in shown
