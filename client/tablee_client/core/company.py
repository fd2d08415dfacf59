"""Coming together without a screen: open a table or find one, be ready, begin when all are."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from tablee.games import get_game
from tablee.protocol import TableInfo, TableRules
from tablee_client.core.failure import ConnectError, MatchLost, RefusedError
from tablee_client.core.notices import Closed, Notice, Replaced, TableLeft
from tablee_client.core.outbox import Promise
from tablee_client.core.session import Session

PATIENCE: Final = 10.0
Ask: TypeAlias = Callable[[TableInfo], Promise | None]
"""Asks for a place at a table, if it has one."""
_WRONG: Final = frozenset({"wrong-pin", "slow-down"})


async def open_table(
    session: Session,
    game: str,
    *,
    seats: int | None = None,
    name: str | None = None,
    rules: TableRules | None = None,
    pin: str | None = None,
    patience: float = PATIENCE,
) -> None:
    """Open a table, lock it by a PIN if there is one, and be ready there.

    UnknownGame, BadSetup or RefusedError.
    ConnectError `mute` if the server hasn't answered after `patience` seconds.
    """
    played = get_game(game)
    setup = played.setup(seats)
    opened = session.create_table(game, name or played.type.title, seats=setup.seats, rules=rules)
    await _answered(session, opened, patience)
    if pin is not None:
        await session.lock(pin)
    await session.ready()


async def sit_down(
    session: Session, wanted: str | None, *, pin: str | None = None, patience: float
) -> None:
    """Take a free seat at the table of this name or number, or at any, and be ready.

    Waits for one that long, in seconds; then ConnectError `no-table` or, where none was named,
    `no-free-table`; `mute` if the server hasn't even told its tables. RefusedError where the
    table's PIN isn't this one.
    """

    def ask(info: TableInfo) -> Promise | None:
        return session.join(info.id, None, pin) if _has_seat(info) else None

    try:
        await _let_in(session, wanted, ask, patience)
    except TimeoutError:
        raise _no_seat(wanted) from None
    await session.ready()


def _no_seat(wanted: str | None) -> ConnectError:
    if wanted is None:
        return ConnectError("no-free-table")
    return ConnectError("no-table", table=wanted)


async def look_on(
    session: Session, wanted: str | None, *, pin: str | None = None, patience: float
) -> None:
    """Look on at the table of this name or number, or at any that plays.

    Errors as of `sit_down`, but ConnectError `nothing-to-watch`.
    """

    def ask(info: TableInfo) -> Promise | None:
        fits = info.rules.spectators and (wanted is not None or info.phase == "playing")
        return session.watch(info.id, pin) if fits else None

    try:
        await _let_in(session, wanted, ask, patience)
    except TimeoutError:
        raise ConnectError("nothing-to-watch", table=wanted or "any") from None


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


async def _let_in(session: Session, wanted: str | None, ask: Ask, patience: float) -> None:
    """Ask until a table lets in; TimeoutError if none has within `patience` seconds."""
    await _answered(session, session.list_tables(), patience)
    async with asyncio.timeout(patience):
        while not await _is_let_in(session, wanted, ask):
            _look_at(await session.wait(), session)


async def _is_let_in(session: Session, wanted: str | None, ask: Ask) -> bool:
    """Ask at each table that is wanted; whoever names a locked one hears about its PIN."""
    for info in list(session.tables.values()):
        promise = ask(info) if wanted in (None, info.name, str(info.id)) else None
        if promise is None:
            continue
        try:
            await promise
        except RefusedError as error:
            if error.code in _WRONG or (error.code == "locked" and wanted is not None):
                raise
            continue  # somebody was quicker, or it isn't open to all
        return True
    return False


def _has_seat(info: TableInfo) -> bool:
    return info.phase == "lobby" and any(seat.kind == "open" for seat in info.seats)


def _look_at(notices: list[Notice], session: Session) -> None:
    for notice in notices:
        if isinstance(notice, Closed | Replaced | TableLeft):
            raise MatchLost(notice)
    if session.over:
        raise MatchLost(None)
