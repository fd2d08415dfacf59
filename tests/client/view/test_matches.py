"""The finished matches that are kept: listed, watched, checked, reviewed; and dropped files."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from tablee.games import get_game
from tablee_client.core.keptmatch import look_at
from tablee_client.core.matches import Matches
from tablee_client.view.app import App
from tablee_client.view.intents import Activated, FileDropped, WentBack
from tablee_client.view.screen import Screen
from tablee_client.view.screens.checked import CheckedScreen
from tablee_client.view.screens.matches import MatchesScreen
from tablee_client.view.screens.reviewed import ReviewedScreen
from tablee_client.view.screens.watching import open_dropped, watch_data
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.match_list import MatchList
from tablee_client.view.widgets.toast import Toast
from tests.record.files import forged
from tools.scenes.match_files import sound_file
from tools.scenes.paper import PaperHome, home
from tools.scenes.played_room import PlayedRoom

FILE = sound_file("oh-les-nains")


@pytest.fixture
def owner(tmp_path: Path) -> PaperHome:
    """Give the machine of somebody with two kept matches, the older of which is damaged."""
    kept, found = Matches(tmp_path), home("en")
    path = kept.keep(FILE)
    (tmp_path / "2020-01-01-101010-nain-1-1.tablee").write_bytes(FILE[:-1])
    found.matches = tuple(kept.all())
    assert found.matches[0] == path
    return found


async def until(app: App, there: Callable[[], bool]) -> None:
    for _ in range(3000):
        app.step(0.02)
        if there():
            return
        await asyncio.to_thread(lambda: None)
    raise AssertionError("it never came")


def rows(app: App) -> MatchList:
    (found,) = [node for node in app.top.stage.nodes if isinstance(node, MatchList)]
    return found


def press(app: App, key: str) -> None:
    found = [w for w in app.top.focus.members if isinstance(w, Button) and w.key == key]
    found[0].on_press()


def toasts(app: App) -> list[str]:
    app.step(0.02)
    return [node.text for node in app.top.stage.nodes if isinstance(node, Toast)]


async def listed(app: App, owner: PaperHome) -> None:
    app.push(MatchesScreen(app, owner))
    await until(app, lambda: len(rows(app).rows) == len(owner.matches))


def test_a_file_says_what_was_played_by_whom_and_who_won(owner: PaperHome, app: App) -> None:
    whole, damaged = (look_at(path) for path in owner.matches)
    assert whole.game == "oh-les-nains"
    assert whole.title(app.words).startswith("Oh ! les nains · ")
    assert "Basile, Nyr" in whole.line(app.words)
    assert "won" in whole.line(app.words)
    assert "damaged at byte" in damaged.line(app.words)


async def test_the_chosen_match_is_watched_by_keys(app: App, owner: PaperHome) -> None:
    await listed(app, owner)
    below = app.top
    app.take(Activated())
    await until(app, lambda: app.top is not below)
    assert isinstance(app.top, TableScreen)
    app.take(WentBack())
    assert app.top is below


async def test_a_damaged_one_is_told_and_not_shown(app: App, owner: PaperHome) -> None:
    await listed(app, owner)
    below = app.top
    rows(app).choose(1)
    press(app, "primary")
    await until(app, lambda: bool(toasts(app)))
    assert "damaged at byte" in toasts(app)[0]
    assert app.top is below


async def test_a_kept_match_is_checked_and_reviewed(app: App, owner: PaperHome) -> None:
    await listed(app, owner)
    below, shown = app.top, []
    for key in ("check", "review"):
        press(app, key)
        shown.append(type(app.top))
        app.take(WentBack())
        assert app.top is below
    assert shown == [CheckedScreen, ReviewedScreen]


async def test_where_nothing_is_kept_it_says_so(app: App) -> None:
    app.push(MatchesScreen(app, home("en")))
    await asyncio.sleep(0)
    press(app, "primary")
    button = next(w for w in app.top.focus.members if isinstance(w, Button) and w.key == "primary")
    assert "No match has come to its end here yet" in button.reason


async def test_a_file_that_is_dropped_is_shown_also_over_another(
    app: App, owner: PaperHome, tmp_path: Path
) -> None:
    app.push(MatchesScreen(app, owner))
    below, shown = app.top, list[Screen]()
    app.on_drop = lambda path: open_dropped(app, owner, Path(path))
    for _ in range(2):
        (intent,) = app.input.read([pygame.Event(pygame.DROPFILE, file=str(owner.matches[0]))])
        assert intent == FileDropped(str(owner.matches[0]))
        shown.append(app.top)
        app.take(intent)
        await until(app, lambda: isinstance(app.top, TableScreen) and app.top not in shown)
        assert app.depth == 2
    watched = app.top
    app.take(FileDropped(str(tmp_path / "nowhere")))
    await until(app, lambda: bool(toasts(app)))
    assert "can’t be read" in toasts(app)[0]
    assert app.top is watched
    app.take(WentBack())
    assert app.top is below


async def test_strange_frames_are_told_and_not_shown(app: App, owner: PaperHome) -> None:
    def change(values: list[list[Any]]) -> None:
        for value in values:
            if value[0] == "frame":
                value[3] = {"phase": 7}

    app.push(MatchesScreen(app, owner))
    below = app.top
    await watch_data(app, owner, forged(FILE, change))
    assert "can’t read these frames" in toasts(app)[0]
    assert app.top is below


async def test_no_file_takes_the_place_of_a_table_where_one_plays(
    app: App, owner: PaperHome
) -> None:
    app.push(maker("nain")(app, owner, PlayedRoom(game=get_game("nain")), practice=True))
    below = app.top
    open_dropped(app, owner, owner.matches[0])
    assert "Leave this table first" in toasts(app)[0]
    assert app.top is below
