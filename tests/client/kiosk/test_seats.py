"""Finding a kept seat again, on paper: who is away, his digits, and wrong ones."""

import asyncio

from msgspec.structs import replace

from tablee_client.core.failure import RefusedError
from tablee_client.view.kiosk.digits import ENTER, ERASE
from tablee_client.view.kiosk.seat_digits import SeatDigitsScreen
from tablee_client.view.kiosk.seats import SeatsScreen
from tablee_client.view.kiosk.waiting_seats import WaitingSeat, waiting_seats
from tablee_client.view.room import Room
from tablee_client.view.screen import Screen
from tablee_client.view.screens.lobby import LobbyScreen
from tests.client.kiosk.conftest import Standing
from tools.scenes.paper_room import PaperRoom, info


def a_room() -> PaperRoom:
    """Give a room with one player away, one there, and a bot."""
    table = info(4, "Salon", "ppb", phase="playing")
    gone, *others = table.seats
    return PaperRoom([replace(table, seats=(replace(gone, away=True), *others))])


class Claims:
    """Takes seats by one PIN, and notes what was tried."""

    def __init__(self) -> None:
        self.tried: list[tuple[int, int, str]] = []

    async def take(self, room: Room, seat: WaitingSeat, pin: str) -> Room:
        self.tried.append((seat.table, seat.seat, pin))
        if pin != "2580":
            raise RefusedError("wrong-pin", seconds=1)
        return room


def shown(kiosk: Standing, claims: Claims) -> SeatsScreen:
    """Show the seats to somebody who has come."""
    kiosk.attendant.welcome(0.0)
    screen = SeatsScreen(kiosk.app, kiosk.guests.home, a_room(), claims.take)
    kiosk.app.push(screen)
    return screen


def top(kiosk: Standing) -> Screen:
    """Give the screen that is seen."""
    return kiosk.app.top


def enter(kiosk: Standing, *keys: str) -> None:
    pad = kiosk.app.top
    assert isinstance(pad, SeatDigitsScreen)
    for key in keys:
        pad.press(key)


async def test_only_players_who_are_away_are_shown() -> None:
    (seat,) = waiting_seats(a_room().tables.values())
    assert (seat.table, seat.seat, seat.room_table) == (4, 0, "Salon")


async def test_the_right_digits_lead_to_the_table_and_wrong_ones_stay(kiosk: Standing) -> None:
    claims = Claims()
    seats = shown(kiosk, claims)
    seats._ask()
    enter(kiosk, *"0000", ENTER)
    await asyncio.sleep(0)
    assert top(kiosk) is seats
    seats._ask()
    enter(kiosk, *"2589", ERASE, "0", ENTER)
    await asyncio.sleep(0)
    assert isinstance(top(kiosk), LobbyScreen)
    assert claims.tried == [(4, 0, "0000"), (4, 0, "2580")]


async def test_fewer_than_four_digits_are_not_taken(kiosk: Standing) -> None:
    claims = Claims()
    shown(kiosk, claims)._ask()
    enter(kiosk, *"258", ENTER)
    assert isinstance(kiosk.app.top, SeatDigitsScreen)
    assert not claims.tried


async def test_who_has_gone_meanwhile_leaves_the_room_that_he_was_given(kiosk: Standing) -> None:
    claims = Claims()
    seats = shown(kiosk, claims)
    (seat,) = waiting_seats(seats.room.tables.values())
    seats.claim(seat, "2580")
    kiosk.attendant.dismiss()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert seats.room.over
    assert kiosk.app.top is kiosk.base
