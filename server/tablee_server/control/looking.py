"""What there is to be seen of a running server, put together at the moment it is asked for."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from typing import Final, TypeVar

import tablee
from tablee_server.control.house import House
from tablee_server.control.reports import (
    PlayerReport,
    SeatReport,
    StatusReport,
    TableReport,
    counted,
    rounded,
    seconds_left,
)
from tablee_server.platform import memory_bytes
from tablee_server.player import Player
from tablee_server.seats import Chair
from tablee_server.table import Table

T = TypeVar("T")
_AT_ONCE: Final = 20


def status(house: House) -> StatusReport:
    """Tell how the server does."""
    lobby, figures, now = house.lobby, house.lobby.figures, house.clock.now()
    tables = list(lobby.tables.values())
    host, port = house.place
    return StatusReport(
        name=house.name,
        version=tablee.__version__,
        server_id=house.server_id,
        boot_id=house.boot_id,
        host=host,
        port=port,
        page=house.page(),
        words=house.words,
        started=house.started,
        running=round(now - house.begun, 1),
        tables=len(tables),
        tables_by_phase=counted(Counter(table.phase for table in tables)),
        tables_by_game=counted(Counter(table.game.type.slug for table in tables)),
        players=lobby.present(),
        connections=house.connections(),
        moves=figures.moves.total(),
        moves_a_second=round(figures.moves_a_second(), 1),
        matches=figures.matches,
        loop_late_p99_ms=round(figures.lateness() * 1000, 2),
        journal=house.journal.health,
        memory_bytes=memory_bytes(),
        limits_reached=lobby.strikes.counts(),
        closing_in=rounded(lobby.bulletin.left()),
    )


async def tables(house: House) -> list[TableReport]:
    """Tell of every table; the players' moves don't wait until all are looked at."""
    return [_table(table) async for table in _by_and_by(house.lobby.tables.values())]


async def players(house: House) -> list[PlayerReport]:
    """Tell of everybody in the room, in the same way."""
    return [_player(house, player) async for player in _by_and_by(house.lobby.players)]


async def _by_and_by(things: Iterable[T]) -> AsyncIterator[T]:
    for number, thing in enumerate(tuple(things), start=1):
        yield thing
        if number % _AT_ONCE == 0:
            await asyncio.sleep(0)


def _table(table: Table) -> TableReport:
    return TableReport(
        id=table.id,
        name=table.name,
        game=table.game.type.slug,
        phase=table.phase,
        time=table.standstill.state,
        match=table.matches,
        host=table.company.host.name,
        watchers=len(table.company.watchers),
        seats=_seats(table),
    )


def _seats(table: Table) -> list[SeatReport]:
    clocks = () if table.play is None else table.play.clocks
    seats = table.company.seats
    return [
        SeatReport(
            seat=number,
            kind=info.kind,
            name=info.name,
            player=info.player,
            level=info.level,
            state=_state(table, number, chair),
            ping_ms=None if chair.player is None else _ping(chair.player),
            left=seconds_left(clocks, number),
        )
        for number, (chair, info) in enumerate(zip(seats, seats.info(), strict=True))
    ]


def _state(table: Table, number: int, chair: Chair) -> str:
    """Say in a word how a seat's player is: `afk` is there, and was waited for in vain."""
    if chair.player is None:
        return ""
    if chair.away_since is not None:
        return "away"
    if chair.rests:
        return "rests"
    play = table.play
    return "afk" if play is not None and play.is_afk(number) else "here"


def _player(house: House, player: Player) -> PlayerReport:
    table = house.lobby.tables.get(player.table or 0)
    seat = None if table is None else table.company.seats.seat_of(player)
    return PlayerReport(
        id=player.id,
        name=player.name,
        address=player.address,
        is_present=player.is_present,
        ping_ms=_ping(player),
        table=player.table,
        seat=seat,
        is_muted=player.is_hushed,
    )


def _ping(player: Player) -> float | None:
    return None if player.link is None else rounded(player.link.ping_ms)
