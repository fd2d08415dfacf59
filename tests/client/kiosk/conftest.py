"""A kiosk's screens without a server: guests, shows and time are the test's own."""

import asyncio
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from msgspec.structs import replace

from tablee_client.core.failure import HostError
from tablee_client.core.kiosk.config import KioskConfig, Staff, Times
from tablee_client.core.kiosk.staff import Tries, hashed
from tablee_client.core.words import Words
from tablee_client.view.kiosk.app import KioskApp
from tablee_client.view.kiosk.attendant import Attendant
from tablee_client.view.kiosk.attract import AttractScreen
from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.kiosk.pin_pad import PinPadScreen
from tablee_client.view.kiosk.shows import Show, Shows
from tablee_client.view.kiosk.staff_menu import StaffScreen
from tablee_client.view.room import Room
from tablee_client.view.screen import Screen
from tablee_client.view.window import Window
from tools.scenes.kiosk import PaperStaff
from tools.scenes.paper import PaperHome, home
from tools.scenes.played_room import PlayedRoom
from tools.scenes.still import StillClock

PIN = "2468"
TIMES = Times(idle=30.0, warning=10.0, show=60.0)
CONFIG = KioskConfig(times=TIMES, staff=Staff(pin=hashed(PIN, bytes(16))))


@dataclass
class PaperGuests:
    """Brings the real screens, and notes who was forgotten."""

    app: KioskApp
    home: PaperHome
    config: KioskConfig = CONFIG
    tries: Tries = field(default_factory=Tries)
    forgotten: int = 0

    def __post_init__(self) -> None:
        self.staff = PaperStaff("en")

    def guest_screen(self, leave: Callable[[], None]) -> Screen:
        return GuestScreen(self.app, self.home, self.config, leave=leave)

    def forget_guest(self) -> None:
        self.forgotten += 1

    def pin_screen(self) -> Screen | None:
        kept = self.config.staff.pin

        def show() -> None:
            self.app.replace(StaffScreen(self.app, self.home, self.config, self.staff))

        return PinPadScreen(self.app, self.home, kept, self.tries, show) if kept else None

    def join_line(self) -> str:
        return ""


class PaperShows:
    """Opens tables once it is let; notes what was opened and left."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.left: list[Room] = []
        self.may_open = asyncio.Event()
        self.fails = False

    async def open_show(self, game: str) -> Show:
        self.opened.append(game)
        await self.may_open.wait()
        if self.fails:
            raise HostError("server-silent")
        return Show(PlayedRoom(4), is_own=True)

    async def leave(self, room: Room) -> None:
        self.left.append(room)


@dataclass
class Standing:
    """A kiosk in a window, with nobody there."""

    app: KioskApp
    clock: StillClock
    guests: PaperGuests
    opener: PaperShows
    attendant: Attendant
    base: Screen

    async def pass_time(self, seconds: float, step: float = 0.5) -> None:
        """Let time pass, in frames of half a second."""
        for _ in range(round(seconds / step)):
            self.clock.rest(step)
            self.app.step(step)
            await asyncio.sleep(0)


@pytest.fixture
def kiosk() -> Iterator[Standing]:
    window, clock = Window("test", size=(960, 540)), StillClock()
    app = KioskApp(window, Words("en"), clock=clock)
    base = AttractScreen(app, "Musée")
    app.push(base)
    guests, opener = PaperGuests(app, home("en", ())), PaperShows()
    games = ("nain-jaune", "gnumies")
    shows = Shows(app, guests.home, opener, games, TIMES.show)
    attendant = Attendant(app, CONFIG, guests, shows, base)
    app.attendant = attendant
    yield Standing(app, clock, guests, opener, attendant, base)
    window.close()


def without_pin(config: KioskConfig) -> KioskConfig:
    """Give the same kiosk without a PIN."""
    return replace(config, staff=Staff())
