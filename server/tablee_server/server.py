"""The whole server put together: sockets, lobby, beacon, and how it ends."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.protocol.link import key_text
from tablee.protocol.pairing import NO_TLS
from tablee_server.ai.thinking import AtOnce, Thinker
from tablee_server.casebook import Casebook
from tablee_server.certificate import Credentials
from tablee_server.clock import Clock, SystemClock
from tablee_server.door import SOFTWARE, Door
from tablee_server.identity import new_id
from tablee_server.journal import InMemoryJournal, Journal
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import Listener
from tablee_server.lobby import Lobby
from tablee_server.logs import fact
from tablee_server.notice import Notice
from tablee_server.organiser import OrganiserToken
from tablee_server.pairing import Pairing
from tablee_server.resume import resume
from tablee_server.room import Room
from tablee_server.seeds import Seeds
from tablee_server.slowdown import Slowdown
from tablee_server.table import Table

if TYPE_CHECKING:
    from tablee_server.beacon import Beacon
    from tablee_server.control.channel import Channel
    from tablee_server.control.house import House
    from tablee_server.solver import ProcessSolver

_LOG: Final = logging.getLogger(__name__)
_TICK: Final = 1.0
_PROBE: Final = 0.05
_SHOW: Final = 2.0


@dataclass(frozen=True)
class Plan:
    """How a server is to be. Without credentials it speaks in plain text.

    `folder` is where it keeps everything; None where it keeps nothing.
    """

    name: str
    server_id: str
    seed: int | None = None
    pace: Pace = field(default_factory=Pace)
    secret: bytes | None = None
    credentials: Credentials | None = None
    pin: str | None = None
    organiser: OrganiserToken | None = None
    limits: ServerLimits = field(default_factory=ServerLimits)
    clock: Clock = field(default_factory=SystemClock)
    journal: Journal = field(default_factory=InMemoryJournal)
    folder: Path | None = None
    thinker: Thinker = field(default_factory=AtOnce)

    @property
    def key(self) -> str:
        """Give the fingerprint of the key, as links write it; empty without TLS."""
        return "" if self.credentials is None else key_text(self.credentials.fingerprint)


class Server:
    """One server on sockets that listen already. Make it inside a running loop.

    `page` is the port of its page for guests, if whoever started it shows one.
    """

    def __init__(self, plan: Plan, sockets: list[socket.socket]) -> None:
        self.boot_id = new_id()
        self.page: int | None = None
        self._plan = plan
        self._tasks: set[asyncio.Task[None]] = set()
        self._channel: Channel | None = None
        self._begun, self._started = plan.clock.now(), plan.clock.wall()
        self._sockets = sockets
        self._beacon: Beacon | None = None
        seeds = Seeds(plan.seed)

        def make_room(lobby: Lobby) -> Room:
            return Room(
                plan.clock, plan.journal, seeds, plan.limits, plan.pace, lobby,
                plan.server_id, plan.name, thinker=plan.thinker,
                casebook=Casebook(None if plan.folder is None else plan.folder / "cases"),
            )  # fmt: skip

        self.lobby = Lobby(make_room, open_table=self._open_table)
        self._solver: ProcessSolver | None = None
        pairing = self._pairing()
        door = Door(
            self.lobby, plan.name, plan.server_id, self.boot_id, plan.secret, pairing=pairing
        )
        tls = None if plan.credentials is None else plan.credentials.context
        self._listener = Listener(sockets, door, plan.clock, tls)
        plan.journal.on_trouble = self.lobby.tell_whether_kept
        resume(self.lobby, plan.journal.ledger, plan.journal.history.read_records)

    def start(self, on_close: Callable[[], None] = lambda: None) -> None:
        """Accept players from now on; `on_close` is called once the organiser closes the server."""
        self._on_close = on_close
        self._plan.journal.start()
        self._listener.start()
        self._begin(self._tick())
        self._begin(self._watch_loop())

    async def open_console(self) -> None:
        """Let the organiser give orders from this machine, where there is a folder to find it by.

        If that can't be, there is a line in the log.
        """
        from tablee_server.control.channel import Channel  # late: a practice has no organiser
        from tablee_server.control.desk import Desk

        plan = self._plan
        if plan.organiser is None or plan.folder is None:
            return
        channel = Channel(Desk(self.house()), plan.organiser, plan.limits, self.lobby.strikes)
        try:
            port = await channel.open(plan.folder, self.boot_id)
        except OSError as error:
            _LOG.warning(fact("no-console", problem=error))
            return
        self._channel = channel
        _LOG.info(fact("console-open", port=port))

    def house(self) -> "House":
        """Give the server as its organiser sees it."""
        from tablee_server.control.house import House

        plan = self._plan
        words = None if plan.credentials is None else " ".join(plan.credentials.words)
        place = self._sockets[0].getsockname()[:2]
        return House(
            plan.name, plan.server_id, self.boot_id, place, words, self._started,
            self._begun, self.lobby, plan.clock, plan.journal,
            lambda: self._listener.connections, lambda: self.page,
        )  # fmt: skip

    async def advertise(self, beacon: "Beacon", lit: Callable[[], None]) -> None:
        """Tell the network, and go on telling it until cancelled; `lit` is called once it knows."""
        self._beacon, is_lit = beacon, False
        while True:
            if is_lit:
                await beacon.show(self.notice())
            elif is_lit := await beacon.light(self.notice()):
                lit()
            await asyncio.sleep(_SHOW)

    async def close(self) -> None:
        """Tell the players and the network, and end."""
        _LOG.info(fact("closing", players=self.lobby.present(), tables=len(self.lobby.tables)))
        await asyncio.gather(
            self._listener.close(self._plan.limits.closing), self._put_out(), return_exceptions=True
        )
        if self._channel is not None:
            await self._channel.close()
        self.lobby.archive.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._solver is not None:
            self._solver.close()
        await self._plan.thinker.close()
        await self._plan.journal.close()

    def _pairing(self) -> Pairing | None:
        plan = self._plan
        if plan.pin is None:
            return None
        from tablee_server.solver import ProcessSolver  # late: most servers have no PIN

        self._solver = ProcessSolver()
        met = NO_TLS if plan.credentials is None else plan.credentials.fingerprint
        return Pairing(plan.pin, met, solve=self._solver, clock=plan.clock, slow=Slowdown())

    async def _put_out(self) -> None:
        if self._beacon is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._plan.limits.closing):
                    await self._beacon.put_out()

    def _open_table(self, table: Table) -> None:
        self._begin(table.run())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self) -> None:
        """Look at the time once a second; what fails in one doesn't keep the next one back."""
        while True:
            await asyncio.sleep(_TICK)
            try:
                self._look_at(self._plan.clock.now())
            except Exception:  # else no dead connection would be noticed any more
                _LOG.exception(fact("tick-failed"))
            if self.lobby.bulletin.left() == 0:
                self._on_close()

    def _look_at(self, now: float) -> None:
        self._plan.journal.pulse(now)
        self._listener.tick(now)
        self.lobby.forget_the_gone()
        self.lobby.figures.tick(now)

    async def _watch_loop(self) -> None:
        """Measure how late the loop comes back to what waits."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _PROBE
            await asyncio.sleep(_PROBE)
            self.lobby.figures.late(loop.time() - due)

    def notice(self) -> Notice:
        """Give what the network is told at this moment."""
        return Notice(
            name=self._plan.name,
            id=self._plan.server_id,
            boot=self.boot_id,
            software=SOFTWARE,
            tables=len(self.lobby.tables),
            players=self.lobby.present(),
            key=self._plan.key,
            pin=int(self._plan.pin is not None),
        )
