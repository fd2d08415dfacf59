"""The table of Nain !: cards under covers, a bid that rolls along its track, a count explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.tables.nain.table import NainScreen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.room_screen import RoomScreen


def screen(app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen:
    """Give the screen of the room's table (see `table_screens`)."""
    return NainScreen(app, home, room, practice=practice)
