"""What a kiosk shows: nobody there, a guest, one who has gone, and the staff."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.protocol import TableInfo
from tablee_client.core.invitation import Invitation
from tablee_client.core.kiosk.config import KioskConfig, Staff
from tablee_client.core.kiosk.staff import Tries, hashed
from tablee_client.core.settings import Settings
from tablee_client.view.app import App
from tablee_client.view.kiosk.attendant import countdown_of, in_all
from tablee_client.view.kiosk.attract import AttractScreen
from tablee_client.view.kiosk.digits import DigitsScreen
from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.kiosk.over import Call, Countdown
from tablee_client.view.kiosk.pin_pad import PinPadScreen
from tablee_client.view.kiosk.seat_digits import SeatDigitsScreen
from tablee_client.view.kiosk.seats import SeatsScreen
from tablee_client.view.kiosk.staff_menu import StaffScreen
from tablee_client.view.kiosk.waiting_seats import WaitingSeat
from tablee_client.view.room import Room
from tablee_client.view.screen import Screen
from tools.scenes import Scene
from tools.scenes.nain_jaune import make
from tools.scenes.nain_jaune_positions import OTHERS, at, seen
from tools.scenes.paper import SERVERS, home
from tools.scenes.paper_room import PaperRoom, info

CONFIG = KioskConfig(name="Musée des mines", staff=Staff(power_off=("poweroff",)))


class PaperStaff:
    """What the staff changes, on paper."""

    def __init__(self, locale: str) -> None:
        self.usual = Settings(volume=0.4, effects_volume=0.8).with_(locale=locale)
        self.done: list[str] = []

    def change_usual(self, **changes: Any) -> None:
        self.usual = self.usual.with_(**changes)

    def restart(self) -> None:
        self.done.append("restart")

    def end(self) -> None:
        self.done.append("end")

    def power_off(self) -> None:
        self.done.append("power-off")


def _config(app: App) -> KioskConfig:
    return replace(CONFIG, language=app.words.locale)


def _attract(app: App) -> Screen:
    return AttractScreen(app, CONFIG.name)


def _guest(app: App) -> Screen:
    return GuestScreen(app, home(app.words.locale), _config(app), leave=lambda: None)


def _guest_of_room(app: App) -> Screen:
    way = Invitation.to(SERVERS[0])
    return GuestScreen(
        app,
        home(app.words.locale),
        _config(app),
        leave=lambda: None,
        server=lambda: way,
        take=_nobody,
    )


def _pin(app: App) -> Screen:
    kept = hashed("2468", bytes(16))
    return PinPadScreen(app, home(app.words.locale), kept, Tries(), lambda: None)


def _keep(app: App) -> Screen:
    sentence = app.words("kiosk-keep-ask", name="Besucherin 12")
    return SeatDigitsScreen(
        app, home(app.words.locale), title_key="kiosk-keep", sentence=sentence, show=lambda _: None
    )


def _away(table: TableInfo) -> TableInfo:
    """Give the same table without its players."""
    seats = tuple(replace(seat, away=seat.kind == "player") for seat in table.seats)
    return replace(table, seats=seats)


async def _nobody(room: Room, _seat: WaitingSeat, _pin: str) -> Room:
    return room


def _seats(app: App) -> Screen:
    tables = [
        _away(info(4, "La table de Perrine", "pbp", phase="playing")),
        _away(info(9, "Sous la montagne", "pppb", phase="playing")),
    ]
    room = PaperRoom(tables)
    return SeatsScreen(app, home(app.words.locale), room, _nobody)


def _staff(app: App) -> Screen:
    kept = PaperStaff(app.words.locale)
    return StaffScreen(app, home(app.words.locale), _config(app), kept)


def _called(line: Callable[[App], str]) -> Callable[[App, Screen], None]:
    def play(app: App, screen: Screen) -> None:
        call = Call()
        call.call, call.line = in_all(_config(app), "kiosk-touch"), line(app)
        screen.stage.add(call)

    return play


def _warned(app: App, screen: Screen) -> None:
    countdown = Countdown()
    countdown_of(countdown, app.words, 14.2)
    screen.stage.add(countdown)


def _written(_app: App, screen: Screen) -> None:
    assert isinstance(screen, DigitsScreen)
    for digit in "135":
        screen.press(digit)


SCENES = (
    Scene("kiosk-attract", _attract, _called(lambda _: "")),
    Scene(
        "kiosk-demo",
        make(seen(at(OTHERS), seat=None, bots="0123456")),
        _called(lambda app: app.words("kiosk-bots", game="Nain Jaune")),
    ),
    Scene("kiosk-guest", _guest),
    Scene("kiosk-guest-room", _guest_of_room),
    Scene("kiosk-warning", _guest, _warned),
    Scene("kiosk-pin", _pin, _written),
    Scene("kiosk-keep", _keep, _written),
    Scene("kiosk-seats", _seats),
    Scene("kiosk-staff", _staff),
)
