"""The sheet of a guided match lies in sight and covers nobody, at every table."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games import all_games, get_game
from tablee_client.view.app import App
from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.actions import SECOND
from tablee_client.view.tables.frame import BOOK, MENU, TableScreen
from tablee_client.view.tables.guide import BUTTON, MOVE, NEWS, TASK, GuideSheet, Part
from tablee_client.view.tables.journal import BUTTON as JOURNAL
from tablee_client.view.tables.seat import TableSeat
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

TABLES = [(game.type.slug, seats) for game in all_games() for seats in game.type.seats]
FIXED = (PRIMARY, SECOND, BOOK, MENU, BUTTON, JOURNAL)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
async def test_the_sheet_covers_nobody(app: App, slug: str, seats: int) -> None:
    table = guided(app, slug, seats)
    assert table.guide is not None
    sheet = table.guide.sheet.box
    assert SCREEN.encloses(sheet)
    covered = [box for box in (*FIXED, table.title.box, table.note.box) if box.overlaps(sheet)]
    covered += [box for plate in table.people.plates for box in body(plate) if box.overlaps(sheet)]
    assert covered == []


async def test_the_sheet_never_grows_beyond_its_box(app: App) -> None:
    sheet = GuideSheet(Box(40, 650, 384, 196))
    news, move = "What happened. " * 6, "A good move: lay the five of spades"
    sheet.parts = (
        Part(news, NEWS),
        Part("What to do. " * 12, TASK, spare=2),
        Part(move, MOVE),
        Part("Why so. " * 14, TASK, spare=1),
    )
    lines, tall = sheet.set(app.canvas.typesetter)
    said = " ".join(text for text, _, _ in lines)
    assert tall <= sheet.box.h
    assert move in said
    assert said.startswith("What happened.")
    for page in range(1, len(sheet.pages(app.canvas.typesetter))):
        sheet.page = page
        lines, tall = sheet.set(app.canvas.typesetter)
        said += " " + " ".join(text for text, _, _ in lines)
        assert tall <= sheet.box.h
    assert sorted(said.split()) == sorted(" ".join(part.text for part in sheet.parts).split())


async def test_where_there_is_room_nothing_is_left_out(app: App) -> None:
    sheet = GuideSheet(Box(40, 120, 480, 400))
    sheet.parts = (Part("Do this.", TASK, spare=2), Part("A move", MOVE), Part("Why.", TASK))
    lines, _ = sheet.set(app.canvas.typesetter)
    assert [text for text, _, _ in lines] == ["Do this.", "A move", "Why."]


def guided(app: App, slug: str, seats: int) -> TableScreen:
    game = get_game(slug)
    for_two: dict[str, Any] = {"two_player": True} if (slug, seats) == ("nain", 2) else {}
    room = PlayedRoom(seats, game=game, **for_two)
    screen = maker(slug)(app, home("en"), room, practice=True)
    assert isinstance(screen, TableScreen)
    screen.be_guided()
    app.push(screen)
    app.step(0.02)
    return screen


def body(plate: TableSeat) -> Iterator[Box]:
    """Give a plate and its portrait's ring, with the small line below or beside the plate."""
    yield plate.box
    yield Box.around(*plate.face, 140, 140)
