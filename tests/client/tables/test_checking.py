"""The match that is over is kept, checked in words, and saved, by mouse and by keys."""

import asyncio

import pytest

from tablee_client.view.app import App
from tablee_client.view.intents import Activated, Direction, Navigated, WentBack
from tablee_client.view.screens.checked import CheckedScreen
from tablee_client.view.tables.nain_jaune.table import NainJauneScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.reader import Reader
from tablee_client.view.widgets.toast import Toast
from tablee_client.view.widgets.widget import Widget
from tools.scenes.checked import SCENES, match_file
from tools.scenes.nain_jaune_positions import finished, seen
from tools.scenes.paper import PaperHome, home
from tools.scenes.paper_room import PaperRoom

FILE = match_file()


def table_of(app: App, file: bytes | None = FILE) -> tuple[NainJauneScreen, PaperHome]:
    view = seen(finished())
    room, at_home = PaperRoom([view.info], table=view), home("en")
    room.file = file
    table = NainJauneScreen(app, at_home, room)
    app.push(table)
    app.step(0.02)
    return table, at_home


def named(screen: CheckedScreen | NainJauneScreen, key: str) -> Button:
    found = [node for node in screen.stage.nodes if isinstance(node, Button) and node.key == key]
    return found[0]


def page(screen: CheckedScreen) -> str:
    (reader,) = [node for node in screen.stage.nodes if isinstance(node, Reader)]
    return reader.page


async def checked(app: App) -> CheckedScreen:
    """Wait until the screen says what it found."""
    screen = app.top
    assert isinstance(screen, CheckedScreen)
    app.step(0.02)
    for _ in range(2000):
        if page(screen) != app.words("checked-working"):
            return screen
        await asyncio.to_thread(lambda: None)
    raise AssertionError("nothing was found")


async def test_by_keys_the_match_is_checked_and_saved(app: App) -> None:
    table, at_home = table_of(app)
    app.take(Navigated(Direction.DOWN))
    for _ in range(4):
        current = table.focus.current
        if isinstance(current, Widget) and current.key == "check":
            break
        app.take(Navigated(Direction.UP))
    app.take(Activated())
    screen = await checked(app)
    assert page(screen).startswith("# [x] Everything checks.")
    app.take(Activated())
    assert at_home.saved == FILE
    app.step(0.02)
    told = [node.text for node in screen.stage.nodes if isinstance(node, Toast)]
    assert any("match.tablee" in text for text in told)
    app.take(WentBack())
    assert app.top is table


async def test_by_mouse_the_match_is_checked(app: App) -> None:
    table, _ = table_of(app)
    named(table, "check").on_press()
    screen = await checked(app)
    assert page(screen).count("\n- ") == 9
    assert named(screen, "primary").text == "Save the match"


async def test_a_server_without_files_says_so(app: App) -> None:
    table, _ = table_of(app, None)
    named(table, "check").on_press()
    screen = await checked(app)
    assert page(screen).split("\n\n")[1] == "This hall gives no replay files."
    named(screen, "primary").on_press()
    assert app.top is table


async def test_what_is_wrong_is_told_in_a_chapter_of_its_own(app: App) -> None:
    scene = next(scene for scene in SCENES if scene.name == "checked-wrong")
    screen = scene.make(app)
    app.push(screen)
    scene.play(app, screen)
    assert isinstance(screen, CheckedScreen)
    wrong, rest = page(screen).split("\n## ")[1:]
    assert "[!]" in wrong
    assert "[!]" not in rest


async def test_a_damaged_file_says_so(app: App) -> None:
    table, _ = table_of(app, FILE[:-1])
    named(table, "check").on_press()
    assert "damaged" in page(await checked(app))


@pytest.mark.parametrize("file", [FILE, None])
async def test_a_match_is_kept_when_it_is_over(app: App, file: bytes | None) -> None:
    table, at_home = table_of(app, file)
    await asyncio.sleep(0)
    assert at_home.kept == ([] if file is None else [file])
    assert table.seen.outcome is not None


async def test_the_match_is_watched_again_from_its_result(app: App) -> None:
    table, at_home = table_of(app)
    named(table, "watch").on_press()
    for _ in range(2000):
        if app.top is not table:
            break
        await asyncio.to_thread(lambda: None)
    again = app.top
    assert isinstance(again, NainJauneScreen)
    assert again.replay is not None
    assert FILE in at_home.kept
    app.take(WentBack())
    assert app.top is table


async def test_a_match_that_can_t_be_had_is_not_watched(app: App) -> None:
    table, _ = table_of(app, None)
    named(table, "watch").on_press()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    app.step(0.02)
    assert app.top is table
    assert [node.text for node in table.stage.nodes if isinstance(node, Toast)]
