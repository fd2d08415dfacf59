"""Coming together without a screen: open a table or find one, be ready, begin when all are."""

import asyncio
from typing import Final

from tablee.games import get_game
from tablee.protocol import TableInfo
from tablee_client.core.failure import ConnectError, MatchLost, RefusedError
from tablee_client.core.notices import Closed, Notice, Replaced, TableLeft
from tablee_client.core.outbox import Promise
from tablee_client.core.session import Session

PATIENCE: Final = 10.0


async def open_table(
    session: Session,
    game: str,
    *,
    seats: int | None = None,
    name: str | None = None,
    patience: float = PATIENCE,
) -> None:
    """Open a table and be ready there; UnknownGame, BadSetup or RefusedError.

    ConnectError `mute` if the server hasn't answered after `patience` seconds.
    """
    rules = get_game(game)
    setup = rules.setup(seats)
    opened = session.create_table(game, name or rules.type.title, seats=setup.seats)
    await _answered(session, opened, patience)
    await session.ready()


async def sit_down(session: Session, wanted: str | None, *, patience: float) -> None:
    """Take a free seat at the table of this name or number, or at any, and be ready.

    Waits for one that long, in seconds; then ConnectError `no-table` or, where none was named,
    `no-free-table`; `mute` if the server hasn't even told its tables.
    """
    await _answered(session, session.list_tables(), patience)
    try:
        async with asyncio.timeout(patience):
            while not await _seated(session, wanted):
                _look_at(await session.wait(), session)
    except TimeoutError:
        raise _no_seat(wanted) from None
    await session.ready()


def _no_seat(wanted: str | None) -> ConnectError:
    if wanted is None:
        return ConnectError("no-free-table")
    return ConnectError("no-table", table=wanted)


class Gathering:
    """A table before its match. The host's one begins once enough people are ready."""

    def __init__(self, session: Session, *, humans: int | None) -> None:
        """Wait at the session's table; `humans` is for the host, None for anybody else."""
        self._session = session
        self._humans = humans

    async def until_begun(self) -> None:
        """Wait for the first update of a match; MatchLost if there never will be one."""
        while (view := self._session.table) is None or view.observation is None:
            if view is not None and self._may_begin(view.info):
                await self._begin()
            _look_at(await self._session.wait(), self._session)

    def _may_begin(self, info: TableInfo) -> bool:
        if self._humans is None or info.phase != "lobby":
            return False
        people = [seat for seat in info.seats if seat.kind == "player"]
        return len(people) >= self._humans and all(seat.ready for seat in people)

    async def _begin(self) -> None:
        try:
            await self._session.start()
        except RefusedError as error:
            if error.code not in ("not-ready", "wrong-phase"):
                raise


async def _answered(session: Session, promise: Promise, patience: float) -> None:
    try:
        await asyncio.wait_for(promise, patience)
    except TimeoutError:
        raise ConnectError("mute", address=str(session.address)) from None


async def _seated(session: Session, wanted: str | None) -> bool:
    for info in list(session.tables.values()):
        if _is_wanted(info, wanted):
            try:
                await session.join(info.id)
            except RefusedError:
                continue  # somebody was quicker
            return True
    return False


def _is_wanted(info: TableInfo, wanted: str | None) -> bool:
    if info.phase != "lobby" or all(seat.kind != "open" for seat in info.seats):
        return False
    return wanted is None or wanted in (info.name, str(info.id))


def _look_at(notices: list[Notice], session: Session) -> None:
    for notice in notices:
        if isinstance(notice, Closed | Replaced | TableLeft):
            raise MatchLost(notice)
    if session.over:
        raise MatchLost(None)
