"""A kiosk as a whole: the client without settings, files and a way out, and what guests get."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablee_client.core.failure import AddressError, ConnectError, RefusedError
from tablee_client.core.folders import guest_folder, kiosk_folder
from tablee_client.core.greeting import Profile
from tablee_client.core.invitation import Invitation, parse_invitation
from tablee_client.core.keptpractice import PracticeShelf
from tablee_client.core.keyring import Place
from tablee_client.core.kiosk.config import FOUND, OWN, KioskConfig
from tablee_client.core.kiosk.ending import hear_the_system
from tablee_client.core.kiosk.heart import FRESH, PLAIN, Heart
from tablee_client.core.kiosk.staff import Tries
from tablee_client.core.kiosk.watchdog import STAFF_EXIT, STAFF_RESTART
from tablee_client.core.plan import PracticePlan
from tablee_client.core.settings import Settings
from tablee_client.core.sharing import read_out
from tablee_client.core.start import Start
from tablee_client.view.client import Client
from tablee_client.view.kiosk.app import KioskApp
from tablee_client.view.kiosk.attendant import Attendant
from tablee_client.view.kiosk.attract import AttractScreen
from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.kiosk.pin_pad import PinPadScreen
from tablee_client.view.kiosk.shows import Show, Shows
from tablee_client.view.kiosk.staff_menu import StaffScreen
from tablee_client.view.kiosk.waiting_seats import WaitingSeat
from tablee_client.view.room import Room
from tablee_client.view.screen import Screen
from tablee_client.view.sound.mixer import Mixer
from tablee_client.view.table_screens import maker
from tablee_client.view.window import ACCELERATION, Window

if TYPE_CHECKING:
    from tablee_client.core.practice import Practice

GOODBYE: Final = 2.0
"""Seconds that a server gets to take a seat back from a guest who has gone."""
LOOK: Final = 2.0
"""Seconds to find a table of the room that can be looked at."""


class Kiosk(Client):
    """The home of a kiosk's screens.

    What must outlive a crash of the window lies in a folder of its own: the match under way and
    the place at a server. It is wiped when the guest goes.
    """

    app: KioskApp

    def __init__(self, start: Start, config: KioskConfig) -> None:
        self.usual: Settings = start.settings
        self._config = config
        super().__init__(start)
        self._shelf = PracticeShelf(guest_folder())
        self._tries = Tries(kiosk_folder() / "tries.json")
        self._shows: dict[Room, Practice | None] = {}
        self._turn = 0
        self._heart = Heart.of_this_process()
        if os.environ.get(ACCELERATION) == "0":
            self._heart.sign = PLAIN
        self._standby = start.standby
        self._guest: GuestScreen | None = None
        self._exit_code = 0
        self.app.on_quit = lambda: None

    def _opened(self, window: Window) -> KioskApp:
        return KioskApp(
            window,
            self._start.words,
            speaker=Mixer(),
            heart=self._beat,
            screen_inches=self._start.settings.screen_inches,
        )

    def _beat(self, now: float) -> None:
        """Tell the watchdog that the window is alive; without a watchdog any more, end."""
        if not self._heart.beat(now):
            self.app.quit()

    # running

    async def run(self) -> int:
        """Be a kiosk until the staff or the system ends it; the exit code for the watchdog."""
        hear_the_system(self.app.quit)
        await super().run()
        return self._exit_code

    def show_first(self) -> None:
        """Paint and show the hall, before anything else is loaded."""
        base = AttractScreen(self.app, self._config.name)
        self._begin_with(base)
        times = self._config.times
        shows = Shows(self.app, self, self, self._config.slugs, times.show)
        self.attendant = Attendant(self.app, self._config, self, shows, base)
        self.app.attendant = self.attendant
        if self._config.server != OWN:
            self.seek()

    def open_wanted(self) -> None:
        """Bring back the guest whom a crash of the window took from his seat.

        Unless it happened again and again: his match may be the cause.
        """
        if os.environ.pop(FRESH, None) is not None:
            self._keyring.forget()
            self._shelf.clear()
            return
        left, at = self._shelf.kept(), self._keyring.last()
        if not left:
            self._shelf.clear()  # of what can't be read nobody shall find anything
        if not left and at is None:
            return
        self.attendant.welcome(self.app.clock.now())
        assert self._guest is not None
        if left:
            from tablee_client.view.screens.left import continue_left

            continue_left(self.app, self, self._guest.joining, left[0])
        elif at is not None:
            with contextlib.suppress(AddressError):
                self._guest.joining.join(parse_invitation(at))

    async def close(self) -> None:
        """Leave whatever is open."""
        for room in tuple(self._shows):
            await self.leave(room)
        await super().close()
        if self._standby is not None:
            self._standby.drop()

    # guests

    def guest_screen(self, leave: Callable[[], None]) -> Screen:
        """Give the screen that somebody finds who has come."""
        self._guest = GuestScreen(
            self.app,
            self,
            self._config,
            leave=leave,
            server=self._invitation,
            take=self.take_seat,
        )
        return self._guest

    async def take_seat(self, room: Room, seat: WaitingSeat, pin: str) -> Room | None:
        """Come back as the player whose seat this is; RefusedError, or ConnectError on the way.

        None if the guest leaves meanwhile. ConnectError `seat-lost` if somebody else had the digits
        too and was faster. The token is in no file until the server has taken it.
        """
        guest = self._guest
        token = await room.claim_seat(seat.table, seat.seat, pin)
        at = self._rooms.get(room)
        if at is None or _is_gone(guest):
            return None
        told = room.welcome
        place = Place(told.server_id, str(at), token, room.key or b"")
        await super().leave(room)
        back = await self.join(Invitation((at,), server=told.server_id), place)
        if _is_gone(guest):
            await self._end_rooms([back])
            return None
        if back.welcome.resumed is None:
            await self.leave(back)
            raise ConnectError("seat-lost", name=seat.name)
        return back

    def forget_guest(self) -> None:
        """Give his seat to a bot, and keep nothing of him."""
        if self._guest is not None:
            self._guest.is_over = True
        practice = self._practice
        rooms = [*self._rooms, *([] if practice is None else [practice.session])]
        self.app.spawn(self._end_rooms(rooms))
        self._adopt(self.usual)

    async def _end_rooms(self, rooms: Sequence[Room]) -> None:
        for room in rooms:
            if room in self._rooms and room.table is not None:
                with contextlib.suppress(RefusedError, TimeoutError):
                    await asyncio.wait_for(room.leave(), GOODBYE)
            await self.leave(room)
        if not self.attendant.has_guest:
            self._keyring.forget()
            self._shelf.clear()

    def pin_screen(self) -> Screen | None:
        """Give the screen that asks the staff for its PIN."""
        kept = self._config.staff.pin
        if not kept:
            return None

        def show() -> None:
            self.app.replace(StaffScreen(self.app, self, self._config, self))

        return PinPadScreen(self.app, self, kept, self._tries, show)

    def join_line(self) -> str:
        """Word how others come to the room's server from their own devices."""
        found = self._invitation()
        if found is None:
            return ""
        place = str(found.addresses[0])
        return self.app.words("kiosk-join", address=read_out(place) or place)

    # the staff

    def change_usual(self, **changes: Any) -> None:
        """Change what every guest finds, until the window is started anew."""
        self.usual = self.usual.with_(**changes)
        self.change(**changes)

    def restart(self) -> None:
        """Start the window anew."""
        self._exit_code = STAFF_RESTART
        self.app.quit()

    def end(self) -> None:
        """End the kiosk."""
        self._exit_code = STAFF_EXIT
        self.app.quit()

    def power_off(self) -> None:
        """Switch the machine off by the command of the kiosk's file."""
        try:
            subprocess.Popen(self._config.staff.power_off)
        except OSError as error:
            self.app.toast(self.app.words("kiosk-no-power-off", reason=str(error)))
            return
        self.end()

    # what is shown to nobody

    async def open_show(self, game: str) -> Show:
        """Look on at a table of the room every other time, if there is one; else let bots play."""
        self._turn += 1
        invitation = self._invitation()
        if invitation is not None and self._turn % 2:
            with contextlib.suppress(ConnectError, RefusedError):
                return Show(await self._look_on(invitation), is_own=False)
        from tablee_client.core.practice import Practice

        # To load a game's screen for the first time takes longer than a frame may.
        await asyncio.to_thread(maker, game)
        config = self._config
        plan = PracticePlan(
            game, level=config.level, options=config.options.get(game, {}), demo=True
        )
        practice = await Practice.open(plan, self._profile())
        self._shows[practice.session] = practice
        return Show(practice.session, is_own=True)

    async def _look_on(self, invitation: Invitation) -> Room:
        from tablee_client.core.company import look_on
        from tablee_client.core.visit import visit

        name = Profile(self._config.name, 0, self.settings.locale)
        visited = await visit(invitation, name, self._known, interfaces=self._start.interfaces)
        try:
            await look_on(visited.session, None, patience=LOOK)
        except BaseException:
            await visited.session.close()
            raise
        self._shows[visited.session] = None
        return visited.session

    def _invitation(self) -> Invitation | None:
        """Give the way to the room's server: the fixed one, or the first that was found."""
        if self._config.server != FOUND:
            return self._config.invitation
        servers = (server for server in self.found() if server.joinable)
        first = next(servers, None)
        return None if first is None else Invitation.to(first)

    # what differs from a player's own machine

    async def practise(self, plan: PracticePlan) -> Room:
        """Begin a match on a server for this guest alone; HostError or ConnectError."""
        self._shelf.clear()
        return await super().practise(plan)

    async def continue_practice(self, number: int) -> Room:
        """Go on with a guest's match; HostError or ConnectError."""
        from tablee_client.core.practice import Practice

        standby = self._standby
        self._practice = await Practice.resume(self._shelf, number, self._profile(), standby)
        return self._practice.session

    async def leave(self, room: Room) -> None:
        """Leave a server, and keep nothing of a practice."""
        if room in self._shows:
            practice = self._shows.pop(room)
            await (room.close() if practice is None else practice.close())
            return
        was_practice = self._practice is not None and self._practice.session is room
        await super().leave(room)
        if was_practice:
            self._shelf.clear()
        else:
            self._keyring.forget()

    async def keep_match(self, room: Room) -> bytes:
        """Fetch a finished match; it is kept nowhere."""
        return await room.fetch_match()

    def kept_matches(self) -> Sequence[Path]:
        """Give none: guests have no matches of their own."""
        return ()


def _is_gone(guest: GuestScreen | None) -> bool:
    """Tell whether this guest has left the kiosk."""
    return guest is None or guest.is_over
