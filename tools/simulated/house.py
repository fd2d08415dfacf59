"""The server's side without a socket, a task or a loop: lobby, tables, and sessions on cables."""

import logging
from collections.abc import Callable
from functools import partial

import msgspec

from tablee.engine import Observation, Viewer
from tablee.games import get_game
from tablee_server.door import Door
from tablee_server.journal import ActionRecord, InMemoryJournal, Unit
from tablee_server.limits import Pace, ServerLimits
from tablee_server.lobby import Lobby
from tablee_server.resume import resume
from tablee_server.room import Room
from tablee_server.seeds import Seeds
from tablee_server.session import Session
from tablee_server.table import Table
from tools.simulated.network import Cable
from tools.simulated.virtual_time import VirtualTime, driven

TICK = 1.0
NAME, ID = "House", "0123456789abcdef"
_UNITS = msgspec.msgpack.Decoder(Unit)


class Disk(InMemoryJournal):
    """A journal that outlives a house, and lists what players did, by table, match and seat."""

    resumes = True

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.acts: dict[tuple[int, int, int], list[str]] = {}
        self._written: list[bytes] = []

    def read_again(self) -> "Disk":
        """Give a journal that has read what this one wrote."""
        fresh = Disk(self.name)
        for data in self._written:
            unit = _UNITS.decode(data)
            fresh.keep(unit, lambda: None)
            fresh.ledger.take(unit)
        return fresh

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        self._write(unit)
        super().keep(unit, then)

    def _write(self, unit: Unit) -> None:
        self._written.append(msgspec.msgpack.encode(unit))
        for record in unit:
            if isinstance(record, ActionRecord) and record.why == "player":
                place = (record.table, record.match, record.seat)
                self.acts.setdefault(place, []).append(record.action)


class TimeOf:
    """A server's clock that shows virtual time."""

    def __init__(self, time: VirtualTime) -> None:
        self._time = time

    def now(self) -> float:
        return self._time.time()

    def wall(self) -> float:
        return 1_700_000_000.0 + self._time.time()


class Wire:
    """What a session writes on."""

    def __init__(self, cable: Cable) -> None:
        self.write = cable.say
        self.close = cable.hang_up
        self.abort = cable.drop


class House:
    """One run of a server, from its start until it is shut."""

    def __init__(self, time: VirtualTime, disk: Disk, *, seed: int, boot: str) -> None:
        """Begin with what the disk holds."""
        self.disk = disk
        self.cables: list[Cable] = []
        self.is_open = True
        self._time = time
        self._clock = TimeOf(time)
        self._tables: list[Table] = []
        self._due: dict[int, float] = {}
        self._sessions: list[Session] = []
        self.lobby = Lobby(
            partial(self._room, Seeds(seed)), open_table=self._tables.append, find_game=get_game
        )
        self._door = Door(self.lobby, NAME, ID, boot)
        resume(self.lobby, disk.ledger, disk.history.read_records)
        time.call_later(TICK, self._tick)

    def _room(self, seeds: Seeds, lobby: Lobby) -> Room:
        return Room(self._clock, self.disk, seeds, ServerLimits(), Pace(0.2), lobby, ID)

    def plug(self, cable: Cable) -> None:
        """Take a connection."""
        session = Session(Wire(cable), self._door, clock=self._clock, peer="192.0.2.7")
        self._sessions.append(session)
        self.cables.append(cable)
        cable.plug(Ear(self, session))

    def shut(self) -> None:
        """Be killed: every connection breaks, nothing is said any more."""
        self.is_open = False
        for cable in self.cables:
            cable.reset()

    def work(self) -> None:
        """Let every table do what waits or is due, and come back when the next thing is."""
        self._tables[:] = [table for table in self._tables if not table.is_closed]
        for table in self._tables:
            while not table.is_closed and driven(table.work()):
                pass
            due = None if table.is_closed else table.due()
            if due is not None and self._due.get(table.id) != due:
                self._due[table.id] = due
                self._time.call_at(due, self._work_when_due)

    def truth(self, table: int, viewer: Viewer) -> Observation | None:
        """Give the observation of a viewer; None without a match."""
        at = self.lobby.tables.get(table)
        if at is None or at.play is None:
            return None
        return at.play.match.state.observation(viewer)

    def version(self, table: int) -> tuple[int, int]:
        """Give the number and version of the match at a table; zeros without one."""
        at = self.lobby.tables.get(table)
        if at is None or at.play is None:
            return 0, 0
        return at.play.match.number, at.play.match.version

    def _work_when_due(self) -> None:
        if self.is_open:
            self.work()

    def _tick(self) -> None:
        if not self.is_open:
            return
        for session in self._sessions:
            session.tick(self._time.time())
        self._sessions = [session for session in self._sessions if not session.is_closed]
        self.disk.pulse(self._time.time())
        self.lobby.forget_the_gone()
        self.work()
        self._time.call_later(TICK, self._tick)


class Ear:
    """The server's end of a cable: what comes is taken in, then the tables work."""

    def __init__(self, house: House, session: Session) -> None:
        self._house = house
        self._session = session
        self.pause = session.pause
        self.resume = session.resume

    def receive(self, data: bytes) -> None:
        if self._house.is_open:
            self._session.receive(data)
            self._house.work()

    def end(self) -> None:
        if self._house.is_open:
            self._session.end()
            self._house.work()


class Complaints(logging.Handler):
    """Keeps what the server logs as its own fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[1] if record.exc_info else None
        self.lines.append(f"{record.getMessage()} {cause!r}" if cause else record.getMessage())
