"""The eyes of a screen for the whole room: at every server around, at every table that plays.

lookout = Lookout(call, servers)
lookout.start()                     # goes by itself while the event loop runs
lookout.looks()                     # what there is to see now
lookout.scout(key).session          # the session of one table, for its screen
await lookout.close()
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias

from tablee.protocol import TableInfo
from tablee.protocol.grammar import PUBLIC_ONLY
from tablee_client.core.bigscreen.delays import Delays
from tablee_client.core.bigscreen.evening import Evening
from tablee_client.core.bigscreen.interest import Key, Look
from tablee_client.core.bigscreen.queue import Waiting, waiting
from tablee_client.core.bigscreen.scout import Scout, is_worth_a_look, people
from tablee_client.core.failure import ConnectError, RefusedError
from tablee_client.core.invitation import Invitation
from tablee_client.core.notices import Closed
from tablee_client.core.session import Session
from tablee_client.core.tableview import TableView

TURN: Final = 0.5
MOST: Final = 12
"""Tables that are looked at, at all servers together."""
NEVER: Final = -1
"""In the place of a match: whom a table's host has sent away, he doesn't come back."""
UNWANTED: Final = 30.0
"""Seconds that a table is looked at where nobody plays any more."""

Call: TypeAlias = Callable[[Invitation], Awaitable[Session]]


@dataclass(frozen=True, slots=True)
class Server:
    """A server to look at, by an id of its own while it is known."""

    id: str
    invitation: Invitation


@dataclass(slots=True, eq=False)
class Hall:
    """A server that is joined: one session hears of its tables, others look at them."""

    server: Server
    session: Session
    scouts: dict[int, Scout] = field(default_factory=dict)
    refused: dict[int, int] = field(default_factory=dict)
    """Tables that let nobody look on in the match of that number, or NEVER again."""


class Lookout:
    """Keeps a session at each server, and one at each table that is worth a look.

    `servers` gives the servers that are wanted now, `call` joins one or raises ConnectError. With
    `table`, a name or a number, only tables of that name are looked at, whoever plays there.
    """

    def __init__(
        self,
        call: Call,
        servers: Callable[[], Sequence[Server]],
        *,
        table: str | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.evening = Evening()
        self.shown: Key | None = None
        self.trouble: ConnectError | None = None
        self._call, self._servers, self._table, self._clock = call, servers, table, clock
        self._halls: dict[str, Hall] = {}
        self._joining: dict[object, asyncio.Task[None]] = {}
        self._delays = Delays()
        self._task: asyncio.Task[None] | None = None

    # --- what there is to see

    @property
    def halls(self) -> tuple[Hall, ...]:
        """The servers that are joined, in the order in which they were met."""
        return tuple(self._halls.values())

    def looks(self) -> list[Look]:
        """Give what each table is worth now."""
        scouts = (scout for hall in self.halls for scout in hall.scouts.values())
        return [look for scout in scouts if (look := scout.look()) is not None]

    def scout(self, key: Key) -> Scout | None:
        """Give who looks at a table; None if nobody does any more."""
        hall = self._halls.get(key[0])
        return None if hall is None else hall.scouts.get(key[1])

    def queue(self) -> list[Waiting]:
        """Give the tables that wait for their match."""
        named = ((hall, hall.session.welcome.server) for hall in self.halls)
        return [one for hall, name in named for one in waiting(name, hall.session.tables.values())]

    def forbid(self, key: Key) -> None:
        """Look at a table no more in this match: it can't be shown."""
        hall, scout = self._halls.get(key[0]), self.scout(key)
        if hall is None or scout is None:
            return
        info = hall.session.tables.get(key[1])
        hall.refused[key[1]] = 0 if info is None else info.match
        del hall.scouts[key[1]]
        self._begin(scout, scout.session.close())

    # --- running

    def start(self) -> None:
        """Look from now on."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="lookout")

    async def close(self) -> None:
        """Look no more."""
        tasks = [*self._joining.values(), *([self._task] if self._task else [])]
        self._task = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for hall in self.halls:
            await self._leave(hall)
        self._halls.clear()

    def turn(self) -> None:
        """Do what is due: join and leave servers and tables, and forget what nobody reads."""
        for hall in self.halls:
            if hall.session.over:
                self._lose(hall)
                continue
            self._tidy(hall)
            self._look_around(hall)
        known = {*self._halls, *self._joining}
        for server in self._servers():
            if server.id not in known and self._is_due(server.id):
                self._begin(server.id, self._join(server))

    async def _run(self) -> None:
        while True:
            self.turn()
            await asyncio.sleep(TURN)

    # --- inside

    def _lose(self, hall: Hall) -> None:
        """Forget a server that ended the session, and tell why if it said so."""
        for notice in hall.session.notices():
            if isinstance(notice, Closed):
                self.trouble = ConnectError(notice.code, **notice.details)
                self.trouble.by_server = notice.by_server
        self._delays.lost(hall.server.id, self._clock())
        del self._halls[hall.server.id]
        self._begin(hall, self._leave(hall))

    def _tidy(self, hall: Hall) -> None:
        """Leave tables where nothing is to be seen; drop notices that no screen takes."""
        hall.session.notices()
        hall.refused = {at: n for at, n in hall.refused.items() if at in hall.session.tables}
        now = self._clock()
        for number, scout in tuple(hall.scouts.items()):
            if scout.key != self.shown:
                scout.session.notices()
            info = hall.session.tables.get(number)
            wanted = info is not None and self._keeps(info)
            if wanted or scout.unwanted_since is None:
                scout.unwanted_since = None if wanted else now
            is_over = not wanted and now >= (scout.unwanted_since or now) + UNWANTED
            if scout.was_sent_away:
                hall.refused[number] = NEVER
            if scout.is_lost or info is None or is_over:
                del hall.scouts[number]
                if scout.is_lost:
                    self._delays.lost(scout.key, now)
                self._begin(scout, scout.session.close())

    def _keeps(self, info: TableInfo) -> bool:
        """Tell whether a table that is looked at stays so: people are there."""
        return self._is_named(info) if self._table is not None else people(info.seats) > 0

    def _look_around(self, hall: Hall) -> None:
        """Send somebody to each table that is worth it."""
        late_hands = PUBLIC_ONLY in hall.session.features
        for info in tuple(hall.session.tables.values()):
            key = (hall.server.id, info.id)
            is_seen = info.id in hall.scouts or key in self._joining or not self._is_due(key)
            is_refused = hall.refused.get(info.id) in (info.match, NEVER)
            if is_seen or is_refused or self._count() >= MOST:
                continue
            if self._is_named(info) and is_worth_a_look(info, late_hands=late_hands):
                self._begin(key, self._send(hall, info))

    def _is_named(self, info: TableInfo) -> bool:
        return self._table in (None, info.name, str(info.id))

    def _is_due(self, key: object) -> bool:
        """Tell whether something that failed may be tried again."""
        return self._delays.is_due(key, self._clock())

    def _count(self) -> int:
        sent = sum(isinstance(key, tuple) for key in self._joining)
        return sent + sum(len(hall.scouts) for hall in self.halls)

    def _begin(self, key: object, work: Awaitable[None]) -> None:
        async def do() -> None:
            try:
                await work
            finally:
                self._joining.pop(key, None)

        self._joining[key] = asyncio.create_task(do())

    async def _join(self, server: Server) -> None:
        try:
            session = await self._call(server.invitation)
            with contextlib.suppress(RefusedError):
                await session.list_tables()
        except ConnectError as error:
            self.trouble = error
            self._delays.failed(server.id, self._clock())
            return
        self.trouble = None
        self._halls[server.id] = Hall(server, session)

    async def _send(self, hall: Hall, info: TableInfo) -> None:
        key = (hall.server.id, info.id)
        try:
            session = await self._call(hall.server.invitation)
        except ConnectError:
            self._delays.failed(key, self._clock())
            return
        try:
            await session.watch(info.id)
        except RefusedError:
            hall.refused[info.id] = info.match
            await session.close()
            return
        except BaseException:
            await session.close()
            raise
        hall.scouts[info.id] = Scout(key, session, partial(self._over, hall))

    def _over(self, hall: Hall, view: TableView) -> None:
        assert view.outcome is not None
        welcome = hall.session.welcome
        server, boot = welcome.server_id, welcome.boot_id
        self.evening.note(server, boot, view.match, view.info, view.outcome)

    async def _leave(self, hall: Hall) -> None:
        for scout in hall.scouts.values():
            await scout.session.close()
        await hall.session.close()
