"""Where somebody finds the seat again that he kept at another kiosk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from tablee_client.core.controls import Control
from tablee_client.core.failure import ConnectError, RefusedError
from tablee_client.core.sounds import Sound
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.kiosk.seat_digits import SeatDigitsScreen
from tablee_client.view.kiosk.waiting_seats import SeatList, WaitingSeat, waiting_seats
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.screens.backed import BACK, TITLE
from tablee_client.view.theme import HINT, LABEL, SCREEN_TITLE
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from tablee_client.core.notices import Notice
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room

SEATS: Final = Box(340, 144, 1240, 744)
LIST: Final = Box(SEATS.x + 48, SEATS.y + 104, SEATS.w - 96, 560)
NOTHING: Final = Box(LIST.x, LIST.y + 220, LIST.w, 48)
NOTE: Final = Box(SEATS.x + 48, SEATS.bottom - 72, SEATS.w - 96, 48)

Take = Callable[["Room", WaitingSeat, str], Awaitable["Room | None"]]


class SeatsScreen(RoomScreen):
    """The seats whose players are away. `take` claims one by its digits and gives its room.

    None where whoever asked has gone meanwhile.
    """

    def __init__(self, app: App, home: Home, room: Room, take: Take) -> None:
        super().__init__(app, home, room)
        self._take = take
        self._is_claiming = False
        room.list_tables()

    # react

    def entered(self) -> None:
        """Look at the room as it is now."""
        self._show()

    def heard(self, notice: Notice) -> None:  # noqa: ARG002
        """Show what changed."""
        self._show()

    def back(self) -> None:
        """Leave the room again."""
        self.leave_room()

    # draw

    def build(self) -> None:
        """Put the list in place."""
        self.stage.add(Backdrop("bg/hall_quiet", soft=True))
        self.add(IconButton(BACK, "back", on_press=self.back, key="back", control=Control.BACK))
        self.add(Label(TITLE, self.words("kiosk-have-seat"), SCREEN_TITLE))
        self.add(Panel(SEATS, title=self.words("kiosk-seats")))
        self._list = self.add(
            SeatList(LIST, wording=self._line, on_open=lambda _: self._ask(), key="seats")
        )
        nothing = Label(NOTHING, self.words("kiosk-seats-none"), LABEL, anchor="middle")
        self._nothing = self.add(nothing)
        self.add(Label(NOTE, self.words("kiosk-seats-note"), HINT, anchor="middle"))
        text = self.words("kiosk-that-is-me")
        self._primary = self.add(
            Button(PRIMARY, text, on_press=self._ask, glows=True, key="primary")
        )
        self._show()
        self.focus.focus(self._list if self._list.takes_focus else self._primary)

    def _line(self, seat: WaitingSeat) -> str:
        return f"{seat.room_table} · {self.app.words.title(seat.game)}"

    def _show(self) -> None:
        rows = waiting_seats(self.room.tables.values())
        self._list.show(rows)
        if rows:
            self._list.choose(min(max(0, self._list.chosen), len(rows) - 1))
        self._nothing.visible = not rows
        self._primary.reason = "" if rows else self.words("kiosk-seats-none")

    # verbs

    def _ask(self) -> None:
        """Ask for the digits of the chosen seat."""
        seat = self._list.chosen_row
        if seat is None:
            return

        def show(pin: str) -> None:
            self.app.pop_to(self)
            self.claim(seat, pin)

        sentence = self.words("kiosk-claim-ask", name=seat.name)
        screen = SeatDigitsScreen(
            self.app, self.home, title_key="kiosk-have-seat", sentence=sentence, show=show
        )
        self.app.push(screen)

    def claim(self, seat: WaitingSeat, pin: str) -> None:
        """Take the seat, if these are its digits."""
        if not self._is_claiming:
            self._is_claiming = True
            self.app.spawn(self._claim(seat, pin))

    async def _claim(self, seat: WaitingSeat, pin: str) -> None:
        from tablee_client.view.screens.lobby import LobbyScreen

        try:
            room = await self._take(self.room, seat, pin)
        except (RefusedError, ConnectError) as error:
            if self.app.holds(self):
                self._fail(error)
            return
        finally:
            self._is_claiming = False
        if room is not None and self.app.holds(self):
            self.app.pop_room()
            self.app.push(LobbyScreen(self.app, self.home, room))
        elif room is not None:  # he has gone meanwhile
            await self.home.leave(room)

    def _fail(self, error: RefusedError | ConnectError) -> None:
        """Say why the seat isn't his; a connection that failed has left the room."""
        words = self.app.words
        if isinstance(error, RefusedError):
            said = words.refusal(error.code, error.details)
        else:
            self.app.pop_room()
            said = words.ended(error)
        self.app.toast(said, Sound.ERROR)
