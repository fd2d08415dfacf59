"""Which screen shows a match: the module of `view.tables` named after the game.

`tables/<slug with _ for ->.py`, or a package of that name, offers

    def screen(app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen

The screen is pushed in place of the table's lobby, then given the notices by `hand_over`, the
TableUpdated of the first view first. It leaves by `app.replace(TableLobbyScreen(...))` when the
table goes back to its lobby, by `app.pop()` on TableLeft, or by `leave_room()`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.room_screen import RoomScreen

TABLES = "tablee_client.view.tables"


class MakeScreen(Protocol):
    """What a game's module offers."""

    def __call__(self, app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen:
        """Give the screen of the room's table."""


def maker(slug: str) -> MakeScreen | None:
    """Give what makes the screen of a game, None for a game without one."""
    name = f"{TABLES}.{slug.replace('-', '_')}"
    try:
        if find_spec(name) is None:
            return None
    except ModuleNotFoundError:
        return None
    return cast("MakeScreen | None", getattr(import_module(name), "screen", None))
