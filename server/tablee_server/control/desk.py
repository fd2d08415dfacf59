"""The organiser's desk: carries out what he orders, each thing at the table that it is about."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from tablee_server.codes import (
    BANISHED,
    GONE_ORGANISER,
    UNKNOWN_PLAYER,
    Refusal,
)
from tablee_server.control import looking
from tablee_server.control.house import House
from tablee_server.control.moving import move
from tablee_server.control.orders import (
    Announce,
    End,
    Extend,
    Move,
    Mute,
    Order,
    PauseAll,
    Players,
    Remove,
    Replace,
    ResumeAll,
    Shutdown,
    Status,
    Stay,
    Tables,
)
from tablee_server.control.reports import plain, seconds_left
from tablee_server.control.turns import at_all, at_table
from tablee_server.logs import fact
from tablee_server.names import skeleton
from tablee_server.pausing import hold, resume
from tablee_server.player import Player
from tablee_server.ruling import give_to_bot, grant, put_out
from tablee_server.table import Table

_LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
_Deed: TypeAlias = Callable[[Any], Awaitable[object]]

NO_CLOCK: Final = "no-clock"  # the seat owes nothing that has an end (seat)
NOT_CLOSING: Final = "not-closing"  # no shutdown was ordered


class Desk:
    """Where orders arrive. Refusal where one can't be carried out."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._deeds: Mapping[type[Order], _Deed] = MappingProxyType(
            {
                Status: self._status,
                Tables: self._tables,
                Players: self._players,
                PauseAll: self._pause_all,
                ResumeAll: self._resume_all,
                Announce: self._announce,
                Move: self._move,
                Replace: self._replace,
                Extend: self._extend,
                End: self._end,
                Remove: self._remove,
                Mute: self._mute,
                Shutdown: self._shutdown,
                Stay: self._stay,
            }
        )

    async def carry_out(self, order: Order) -> Any:
        """Do what is ordered; gives plain data about what was done. Refusal."""
        done = await self._deeds[type(order)](order)
        if not isinstance(order, Status | Tables | Players):
            _LOG.info(fact("order", do=order.__struct_config__.tag))
        return plain(done)

    # --- looking

    async def _status(self, _: Status) -> object:
        return looking.status(self._house)

    async def _tables(self, _: Tables) -> object:
        return await looking.tables(self._house)

    async def _players(self, _: Players) -> object:
        return await looking.players(self._house)

    # --- everybody

    async def _pause_all(self, _: PauseAll) -> object:
        by = self._house.lobby.hold.by = self._house.name
        return {"paused": await at_all(self._house.lobby, lambda table: hold(table, by=by))}

    async def _resume_all(self, _: ResumeAll) -> object:
        self._house.lobby.hold.by = None
        return {"resumed": await at_all(self._house.lobby, self._let_go_on)}

    def _let_go_on(self, table: Table) -> bool:
        was_held = table.standstill.is_held
        if was_held:
            resume(table, by=self._house.name)
        return was_held

    async def _announce(self, order: Announce) -> object:
        text = self._house.lobby.bulletin.announce(order.text)
        return {"text": text, "players": self._house.lobby.present()}

    async def _shutdown(self, order: Shutdown) -> object:
        self._house.lobby.bulletin.close_in(order.seconds)
        return {"seconds": order.seconds, "players": self._house.lobby.present()}

    async def _stay(self, _: Stay) -> object:
        if not self._house.lobby.bulletin.stay():
            raise Refusal(NOT_CLOSING)
        return {}

    # --- one table

    async def _replace(self, order: Replace) -> object:
        seat, level = order.seat, order.level
        await self._at(order.table, lambda table: give_to_bot(table, seat, level))
        return {"table": order.table, "seat": seat}

    async def _extend(self, order: Extend) -> object:
        left = await self._at(order.table, lambda table: _extend(table, order))
        return {"table": order.table, "seat": order.seat, "left": left}

    async def _end(self, order: End) -> object:
        await self._at(order.table, lambda table: table.end(GONE_ORGANISER))
        return {"table": order.table}

    # --- one player

    async def _move(self, order: Move) -> object:
        player = self._player(order.player)
        seat = await move(self._house.lobby, player, order.table, order.seat)
        return {"player": player.name, "table": order.table, "seat": seat}

    async def _remove(self, order: Remove) -> object:
        """Send somebody off; a bot takes his seat for good."""
        lobby, player, seconds = self._house.lobby, self._player(order.player), order.minutes * 60
        lobby.banishment.banish(player, self._house.clock.now() + seconds)
        if player.table is not None:
            with contextlib.suppress(Refusal):  # a table that has closed has let him go
                await self._at(player.table, lambda table: _let_go(table, player))
        if player.link is not None:
            player.link.close(BANISHED, seconds=seconds)
        await self._kept(player)
        return {"player": player.name, "seconds": seconds}

    async def _mute(self, order: Mute) -> object:
        player = self._player(order.player)
        player.is_hushed = order.muted
        await self._kept(player)
        return {"player": player.name, "muted": order.muted}

    # --- inside

    async def _at(self, number: int, deed: Callable[[Table], T]) -> T:
        return await at_table(self._house.lobby, number, deed)

    async def _kept(self, player: Player) -> None:
        """Wait until what was ordered about a player is recorded."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._house.lobby.keep(player, partial(_settle, done))
        await done

    def _player(self, who: str) -> Player:
        """Find whom the organiser means: by number, or by a name that only one has; Refusal.

        Somebody may be called by another's number: then it means neither.
        """
        number = int(who) if who.isascii() and who.isdigit() else 0
        wanted = skeleton(who)
        players = self._house.lobby.players
        found = [one for one in players if one.id == number or skeleton(one.name) == wanted]
        if len(found) == 1:
            return found[0]
        raise Refusal(UNKNOWN_PLAYER, player=who)


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():  # else nobody waits for it any more
        done.set_result(None)


def _extend(table: Table, order: Extend) -> float | None:
    """Grant the time; gives what the seat has now. Refusal where no clock runs."""
    table.company.seats[order.seat]  # refuses a wrong number
    play = table.play
    if play is None or seconds_left(play.clocks, order.seat) is None:
        raise Refusal(NO_CLOCK, seat=order.seat)
    grant(table, order.seat, order.seconds)
    return seconds_left(play.clocks, order.seat)


def _let_go(table: Table, player: Player) -> None:
    if player.table == table.id:
        put_out(table, player)
