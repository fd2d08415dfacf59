"""Four digits for a seat: chosen by who keeps it, and said again by who comes back to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.protocol.grammar import FEATURE_OF
from tablee.protocol.seating import KeepSeat
from tablee_client.core.failure import RefusedError
from tablee_client.core.sounds import Sound
from tablee_client.view.kiosk.digits import DigitsScreen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Promise, Room
    from tablee_client.view.tables.frame import TableScreen

DIGITS: Final = 4


class SeatDigitsScreen(DigitsScreen):
    """The pad. `sentence` says what for; `show` hears the four digits."""

    board_key = "kiosk-digits"
    longest = DIGITS

    def __init__(
        self, app: App, home: Home, *, title_key: str, sentence: str, show: Callable[[str], None]
    ) -> None:
        super().__init__(app, home)
        self.title_key = title_key
        self._sentence, self._show = sentence, show

    def line(self) -> str:
        """Say what the digits are for."""
        return self._sentence

    def take_digits(self, pin: str) -> None:
        """Take four, and no fewer."""
        if len(pin) == DIGITS:
            self._show(pin)
        else:
            self.app.toast(self.words("kiosk-four-digits"), Sound.ERROR)


def keeps_seats(room: Room) -> bool:
    """Tell whether a server keeps seats by digits."""
    return FEATURE_OF[KeepSeat] in room.welcome.features


def may_keep(table: TableScreen) -> bool:
    """Tell whether somebody may keep his seat and take it again at another kiosk.

    A match on a kiosk's own server is there alone, so nobody can go on with it elsewhere.
    """
    return table.home.is_kiosk and not table.practice and keeps_seats(table.room)


def ask_to_keep(table: TableScreen) -> None:
    """Ask for four digits, keep the seat by them, and leave it."""
    words, name = table.words, table.room.welcome.name

    def keep(pin: str) -> None:
        table.room.keep_seat(pin).add_done_callback(kept)

    def kept(answer: Promise) -> None:
        error = None if answer.cancelled() else answer.exception()
        if isinstance(error, RefusedError):
            table.app.toast(table.app.words.refusal(error.code, error.details), Sound.ERROR)
        elif table.app.holds(table):
            table.app.pop_to(table)
            table.leave_room()
            table.app.toast(words("kiosk-kept", name=name))

    screen = SeatDigitsScreen(
        table.app,
        table.home,
        title_key="kiosk-keep",
        sentence=words("kiosk-keep-ask", name=name),
        show=keep,
    )
    table.app.push(screen)
