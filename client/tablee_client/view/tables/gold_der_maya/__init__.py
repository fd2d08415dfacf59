"""The table of Das Gold der Maya: the auction, the fists, and the bench where discs are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.tables.gold_der_maya.table import GoldDerMayaScreen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.room_screen import RoomScreen


def screen(app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen:
    """Give the screen of the room's table (see `table_screens`)."""
    return GoldDerMayaScreen(app, home, room, practice=practice)
