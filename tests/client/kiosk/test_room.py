"""Two kiosks at one real server: guests meet there, come back to it, and change the kiosk."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tablee_client.commands.kiosk import settings_of
from tablee_client.core.kiosk.config import FOUND, KioskConfig
from tablee_client.core.serverprocess import ServerProcess
from tablee_client.core.settings import NoSettingsFile
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.kiosk.digits import ENTER
from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.kiosk.kiosk import Kiosk
from tablee_client.view.kiosk.seat_digits import SeatDigitsScreen, ask_to_keep, may_keep
from tablee_client.view.kiosk.seats import SeatsScreen
from tablee_client.view.kiosk.waiting_seats import WaitingSeat, waiting_seats
from tablee_client.view.room import Room
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.tables.frame import TableScreen

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(180)]
WORDS = ("--host", "127.0.0.1", "--port", "0", "--bot-pace", "0", "--no-page")
LOOPBACK = ("127.0.0.1",)
PIN = "2580"

Open = Callable[[str], Kiosk]


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServerProcess]:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "host"))
    server = await ServerProcess.party([*WORDS, "--no-advertise"])
    yield server
    await server.stop()


@pytest.fixture
async def open_kiosk(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Open]:
    opened: list[Kiosk] = []

    def open_one(name: str) -> Kiosk:
        monkeypatch.setenv("TABLEE_HOME", str(tmp_path / name))
        config = KioskConfig(games=("nain-jaune",), server=f"127.0.0.1:{server.port}")
        opened.append(standing(config, tmp_path / name))
        return opened[-1]

    yield open_one
    for kiosk in opened:
        await kiosk.close()


def standing(config: KioskConfig, folder: Path) -> Kiosk:
    """Give a kiosk with its first picture shown."""
    file = NoSettingsFile(folder / "kiosk" / "settings.toml")
    start = Start(Words("en"), file, settings_of(config), kiosk=config, interfaces=LOOPBACK)
    kiosk = Kiosk(start, config)
    kiosk.show_first()
    return kiosk


async def until(kiosk: Kiosk, is_so: Callable[[], bool]) -> None:
    """Show frames until something is so."""
    async with asyncio.timeout(30):
        while not is_so():
            kiosk.app.step(1 / 60)
            await asyncio.sleep(0.005)


def came(kiosk: Kiosk) -> GuestScreen:
    """Let somebody come."""
    guest = kiosk.attendant.welcome(kiosk.app.clock.now())
    assert isinstance(guest, GuestScreen)
    return guest


async def played(kiosk: Kiosk) -> TableScreen:
    """Let somebody come, go into the room and begin a match there, against a bot."""
    guest = came(kiosk)
    guest.update(0.0)
    assert guest._others.visible
    guest.join_room()
    await until(kiosk, lambda: isinstance(kiosk.app.top, LobbyScreen))
    lobby = kiosk.app.top
    assert isinstance(lobby, LobbyScreen)
    await begin(kiosk, lobby.room)
    await until(kiosk, lambda: isinstance(kiosk.app.top, TableScreen))
    assert isinstance(kiosk.app.top, TableScreen)
    return kiosk.app.top


async def begin(kiosk: Kiosk, room: Room) -> None:
    """Begin a match of three."""
    options = {"turn_seconds": None}
    room.create_table("nain-jaune", "Salon", seats=3, options=options)
    await until(kiosk, lambda: room.table is not None)
    room.ready()
    room.start()
    await until(kiosk, lambda: room.table is not None and room.table.observation is not None)


async def keep(kiosk: Kiosk, table: TableScreen) -> None:
    """Keep a seat by PIN, and leave it."""
    ask_to_keep(table)
    pad = kiosk.app.top
    assert isinstance(pad, SeatDigitsScreen)
    for key in (*PIN, ENTER):
        pad.press(key)
    await until(kiosk, lambda: isinstance(kiosk.app.top, GuestScreen))


async def found(kiosk: Kiosk) -> tuple[SeatsScreen, WaitingSeat]:
    """Let somebody come and find the one seat that waits."""
    came(kiosk)._find_seat()
    await until(kiosk, lambda: isinstance(kiosk.app.top, SeatsScreen))
    seats = kiosk.app.top
    assert isinstance(seats, SeatsScreen)
    await until(kiosk, lambda: bool(waiting_seats(seats.room.tables.values())))
    (seat,) = waiting_seats(seats.room.tables.values())
    assert (seat.seat, seat.room_table) == (0, "Salon")
    return seats, seat


async def taken(kiosk: Kiosk) -> TableScreen:
    """Take that seat."""
    seats, seat = await found(kiosk)
    seats.claim(seat, PIN)
    await until(kiosk, lambda: isinstance(kiosk.app.top, TableScreen))
    assert isinstance(kiosk.app.top, TableScreen)
    return kiosk.app.top


def heard(kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give what its guests will have been told."""
    told: list[str] = []
    monkeypatch.setattr(kiosk.app, "toast", lambda text, *_: told.append(text))
    return told


async def test_a_guest_keeps_his_seat_and_takes_it_at_another_kiosk(
    open_kiosk: Open, tmp_path: Path
) -> None:
    here = open_kiosk("here")
    table = await played(here)
    assert may_keep(table)
    was = table.room.welcome.player
    await keep(here, table)
    (tmp_path / "unwritable").touch()  # neither a full disk nor a closed home loses a seat
    for name in ("there", "unwritable/beyond"):
        there = open_kiosk(name)
        back = await taken(there)
        assert (back.room.welcome.player, back.seen.seat) == (was, 0)
        await keep(there, back)


async def test_who_goes_while_his_seat_is_given_leaves_it_kept(
    open_kiosk: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = open_kiosk("here")
    await keep(here, await played(here))
    there = open_kiosk("there")
    seats, seat = await found(there)
    told, give = heard(there, monkeypatch), seats.room.claim_seat

    async def goes(table: int, seat: int, pin: str) -> bytes:
        token = await give(table, seat, pin)
        there.attendant.dismiss()
        return token

    monkeypatch.setattr(seats.room, "claim_seat", goes)
    await seats._claim(seat, PIN)
    await until(there, lambda: there._keyring.last() is None)
    assert not told
    assert not there._rooms
    assert (await taken(here)).seen.seat == 0


async def test_a_seat_that_went_to_another_device_meanwhile_is_told(
    open_kiosk: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = open_kiosk("here")
    await keep(here, await played(here))
    there = open_kiosk("there")
    seats, seat = await found(there)
    told, give = heard(there, monkeypatch), seats.room.claim_seat

    async def twice(table: int, seat: int, pin: str) -> bytes:
        token = await give(table, seat, pin)
        await give(table, seat, pin)
        return token

    monkeypatch.setattr(seats.room, "claim_seat", twice)
    await seats._claim(seat, PIN)
    assert told == [there.app.words("error-seat-lost", name=seat.name)]
    assert isinstance(there.app.top, GuestScreen)
    assert not there._rooms


async def test_a_window_that_crashed_brings_a_guest_back_to_his_seat_in_the_room(
    open_kiosk: Open,
) -> None:
    kiosk = open_kiosk("here")
    table = await played(kiosk)
    was = (table.room.welcome.player, table.seen.seat, table.seen.match)
    for room in kiosk._rooms:
        await room.close()  # its keyring still has the place, as after a crash
    kiosk._keyring.close()
    again = open_kiosk("here")
    again.open_wanted()
    await until(again, lambda: isinstance(again.app.top, TableScreen))
    back = again.app.top
    assert isinstance(back, TableScreen)
    assert (back.room.welcome.player, back.seen.seat, back.seen.match) == was
    again.attendant.dismiss()
    await until(again, lambda: again._keyring.last() is None)
    assert not again._rooms


async def test_at_a_kiosk_of_its_own_no_seat_is_kept(open_kiosk: Open) -> None:
    kiosk = open_kiosk("own")
    guest = came(kiosk)
    guest.begin()
    await until(kiosk, lambda: isinstance(kiosk.app.top, TableScreen))
    table = kiosk.app.top
    assert isinstance(table, TableScreen)
    assert not may_keep(table)


async def test_a_server_on_the_network_is_found(tmp_path: Path) -> None:
    server = await ServerProcess.party([*WORDS, "--interface", "127.0.0.1"])
    kiosk = standing(KioskConfig(server=FOUND), tmp_path)
    try:
        await until(kiosk, lambda: kiosk._invitation() is not None)
        guest = came(kiosk)
        guest.update(0.0)
        assert guest._others.visible
    finally:
        await kiosk.close()
        await server.stop()
