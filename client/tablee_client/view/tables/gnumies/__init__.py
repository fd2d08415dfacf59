"""The table of the Gnumies: rugs full of guests, sealed bids that turn over together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.tables.gnumies.table import GnumiesScreen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.room_screen import RoomScreen


def screen(app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen:
    """Give the screen of the room's table (see `table_screens`)."""
    return GnumiesScreen(app, home, room, practice=practice)
