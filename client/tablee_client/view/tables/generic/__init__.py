"""The plain table that any game gets for free: what is known, what may be done, what happened.

It knows no game. A game's own texts word it where there are any; else names are made readable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.room_screen import RoomScreen


def screen(app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen:
    """Give the screen of the room's table (see `table_screens`)."""
    from tablee_client.view.tables.generic.table import GenericScreen

    return GenericScreen(app, home, room, practice=practice)
