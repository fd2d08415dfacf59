"""Finished matches on their tables: opened from a file, from the disk or from a room."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.engine import UnknownGame, Viewer
from tablee.games import get_game
from tablee.record import RecordError, read
from tablee_client.core.failure import RefusedError
from tablee_client.core.film import Film
from tablee_client.core.matches import load
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.replaying import replay_table

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.screen import Screen

log = logging.getLogger(__name__)


async def watch_room(app: App, home: Home, room: Room) -> None:
    """Fetch the room's finished match and show it; a toast says why where that fails."""
    try:
        file = await home.keep_match(room)
    except RefusedError as error:
        app.toast(app.words.refusal(error.code, error.details))
    except RecordError as error:
        app.toast(app.words.error(error.code, error.details))
    else:
        await watch_data(app, home, file)


async def watch_file(app: App, home: Home, path: Path) -> None:
    """Show the match of a file; a toast says why where that fails."""
    try:
        data = await asyncio.to_thread(load, path)
    except RecordError as error:
        app.toast(app.words.error(error.code, error.details))
    else:
        await watch_data(app, home, data)


async def watch_data(app: App, home: Home, data: bytes, eyes: Viewer | None = None) -> None:
    """Show a match; a toast says why where that fails."""
    try:
        film = await asyncio.to_thread(film_of, data)
        show_film(app, home, film, eyes)
    except UnknownGame as error:
        app.toast(app.words.refusal(error.code, error.details))
    except RecordError as error:
        app.toast(app.words.error(error.code, error.details))


def open_dropped(app: App, home: Home, path: Path) -> None:
    """Show the match of a file that was dropped on the window, unless a table needs the player."""
    top = app.top
    if isinstance(top, RoomScreen) and not _is_replay(top):
        app.toast(app.words("replay-not-now"))
    else:
        app.spawn(watch_file(app, home, path))


def film_of(data: bytes) -> Film:
    """Open a file to be watched; RecordError, or UnknownGame where its game isn't installed."""
    file = read(data)
    return Film(file, get_game(file.header.game))


def show_film(app: App, home: Home, film: Film, eyes: Viewer | None = None) -> None:
    """Show a film on its table, in place of another that is watched.

    RecordError `strange-frames` where the table can't be laid.
    """
    table = replay_table(app, home, film, eyes)
    if _is_replay(app.top):
        app.pop()
    depth = app.depth
    try:
        app.push(table)
    except RecordError:
        raise
    except Exception as error:  # frames that no table of this game ever showed
        log.warning("a replay can't be laid: %r", error)
        if app.depth > depth:
            app.pop()
        raise RecordError("strange-frames", game=film.file.header.game) from error


def _is_replay(screen: Screen) -> bool:
    return isinstance(screen, TableScreen) and screen.replay is not None
