"""Which screen shows a match: the module of `view.tables` named after the game.

`tables/<slug with _ for ->.py`, or a package of that name, offers

    def screen(app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen

A game without one gets the plain screen of `tables/generic`.

The screen is pushed in place of the table's lobby, then given the notices by `hand_over`, the
TableUpdated of the first view first. It leaves by `app.replace(TableLobbyScreen(...))` when the
table goes back to its lobby, by `app.pop()` on TableLeft, or by `leave_room()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from tablee_client.view.tables.own_parts import own_part

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room
    from tablee_client.view.room_screen import RoomScreen

PLAIN = "generic"
"""The package of the screen for games that have none."""


class MakeScreen(Protocol):
    """What a game's module offers."""

    def __call__(self, app: App, home: Home, room: Room, *, practice: bool) -> RoomScreen:
        """Give the screen of the room's table."""


def maker(slug: str) -> MakeScreen:
    """Give what makes the screen of a game: its own, or else the plain one."""
    return cast("MakeScreen", own_part(slug, "screen") or own_part(PLAIN, "screen"))
