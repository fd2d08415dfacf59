"""What the server's organiser says, and what is wrong with it, covers nobody at any table."""

from typing import Any

import pytest

from tablee.games import all_games, get_game
from tablee_client.core.house import House
from tablee_client.view.app import App
from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.house_banner import TOP, HouseBanner
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import BOOK, MENU, TableScreen
from tablee_client.view.tables.journal import BUTTON as JOURNAL
from tablee_client.view.tables.seat import TableSeat
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

TABLES = [(game.type.slug, seats) for game in all_games() for seats in game.type.seats]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
async def test_an_announcement_covers_nobody(app: App, slug: str, seats: int) -> None:
    table, room = seated(app, slug, seats)
    room.house = House("Pizza is here, in the kitchen", 99.0)
    app.step(0.02)
    banner = banner_of(table)
    assert "Pizza" in banner.text
    box, _, _ = banner.laid(app.canvas.typesetter)
    assert SCREEN.encloses(box)
    fixed = (PRIMARY, BOOK, MENU, JOURNAL, table.title.box, table.note.box)
    assert [other for other in fixed if other.overlaps(box)] == []
    assert [plate.seat for plate in table.people.plates if covers(box, plate)] == []


async def test_words_too_long_for_their_place_lie_at_the_top(app: App) -> None:
    banner = HouseBanner()
    banner.place, banner.text = Box(1290, 292, 266, 282), "pizza " * 60
    box, _, lines = banner.laid(app.canvas.typesetter)
    assert box.y == TOP
    assert len(lines) > 1


def seated(app: App, slug: str, seats: int) -> tuple[TableScreen, PlayedRoom]:
    for_two: dict[str, Any] = {"two_player": True} if (slug, seats) == ("nain", 2) else {}
    room = PlayedRoom(seats, game=get_game(slug), **for_two)
    screen = maker(slug)(app, home("en"), room, practice=False)
    assert isinstance(screen, TableScreen)
    app.push(screen)
    app.step(0.02)
    return screen, room


def banner_of(table: TableScreen) -> HouseBanner:
    (found,) = [node for node in table.stage.nodes if isinstance(node, HouseBanner)]
    return found


def covers(box: Box, plate: TableSeat) -> bool:
    return any(part.overlaps(box) for part in (plate.box, Box.around(*plate.face, 140, 140)))
