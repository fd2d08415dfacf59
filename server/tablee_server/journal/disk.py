"""The journal on the disk, as the tables use it: the loop never waits for the disk."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from tablee_server.journal.finished import Finished, finish
from tablee_server.journal.health import Health
from tablee_server.journal.history import History
from tablee_server.journal.opening import Opened
from tablee_server.journal.records import ActionRecord, AnswerRecord, EndRecord, SetupRecord, Unit
from tablee_server.journal.rows import checkpoint_row, unit_row
from tablee_server.journal.store import Store
from tablee_server.journal.writer import Entry, Then, Work, Writer, do_all

_CHECKPOINT_EVERY: Final = 20_000
_HOUR: Final = 3600.0
_PLAYED: Final = frozenset((ActionRecord, AnswerRecord))


class Retention(msgspec.Struct, frozen=True):
    """Which finished matches are kept: those of so many days, and no more than the latest."""

    days: float = 30.0
    matches: int = 1_000


class DiskJournal:
    """Keeps records in a file, whatever has queued in one commit, and knows what they come to."""

    resumes = True

    def __init__(self, opened: Opened, retention: Retention | None = None) -> None:
        """Take over an open journal; `start` lets it write."""
        self.ledger = opened.ledger
        self.history = History(opened.store.path)
        self.problem: str | None = None
        self.on_trouble: Callable[[], None] = lambda: None
        self._number, self._sum = opened.end.number, opened.end.sum
        self._retention = retention or Retention()
        self._rows_since = 0
        self._lag = 0.0
        self._pruned_at = float("-inf")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = Writer(opened.store, deliver=self._deliver, tell=self._hear)
        self._given: list[Entry] = []

    @property
    def health(self) -> Health:
        """Give how it does; the lag is how long the last pulse had to wait."""
        writer = self._writer
        return Health(
            mode="disk",
            sync="each second" if writer.is_relaxed else "each commit",
            waiting=len(self._given) + writer.queue.qsize() + writer.waiting,
            lag_ms=round(self._lag * 1000, 1),
            problem=self.problem,
        )

    def start(self) -> None:
        """Begin to write; from inside the running loop."""
        self._loop = asyncio.get_running_loop()
        self._checkpoint()
        self._writer.start()

    def keep(self, unit: Unit, then: Then) -> None:
        is_only_played = {type(record) for record in unit} <= _PLAYED
        finished = () if is_only_played else self._finished(unit)
        self.ledger.take(unit)
        row = unit_row(self._number + 1, self._sum, unit)
        self._number, self._sum = row[0], row[5]
        begins = not is_only_played and any(isinstance(record, SetupRecord) for record in unit)
        self._give(Entry(row, finished, then, begins))
        self._rows_since += 1
        if self._rows_since >= _CHECKPOINT_EVERY:
            self._checkpoint()

    async def append(self, unit: Unit) -> None:
        """Keep these records, all or none; returns once they are as safe as they get."""
        safe = asyncio.get_running_loop().create_future()
        self.keep(unit, lambda: None if safe.done() else safe.set_result(None))
        await safe

    def pulse(self, now: float) -> None:
        """Note that the server lives at this time of the room; to be called once a second."""
        self.ledger.time = max(self.ledger.time, now)
        wall, given = time.time(), time.monotonic()

        def beat(store: Store) -> None:
            self._lag = time.monotonic() - given
            store.pulse(now, wall)

        self.ask(beat)
        if now >= self._pruned_at + _HOUR:
            self._pruned_at = now
            self._prune(wall)

    def ask(self, work: Work) -> None:
        """Have something done with the open file, before what is given from now on is written."""
        self._hand_over()
        self._writer.queue.put(work)

    async def close(self) -> None:
        """Write all that waits, and end."""
        self._checkpoint()
        self._hand_over()
        self._writer.queue.put(None)
        await asyncio.to_thread(self._writer.join)

    # --- inside

    def _give(self, entry: Entry) -> None:
        """Have a row written, together with all others of this turn of the loop.

        To wake the writer costs more than to write down a move, so it is woken once a turn.
        """
        if not self._given and self._loop is not None:
            self._loop.call_soon(self._hand_over)
        self._given.append(entry)

    def _hand_over(self) -> None:
        if self._given:
            given, self._given = self._given, []
            self._writer.queue.put(given)

    def _finished(self, unit: Unit) -> tuple[Finished, ...]:
        ends = [record for record in unit if isinstance(record, EndRecord)]
        found = []
        for end in ends:
            tail = self.ledger.matches.get(end.table)
            entry = finish(None if tail is None else tail.setup, end)
            found += [] if entry is None else [entry]
        return tuple(found)

    def _checkpoint(self) -> None:
        row = checkpoint_row(self._number + 1, self._sum, self.ledger)
        self._number, self._sum, self._rows_since = row[0], row[5], 0
        self._give(Entry(row))

    def _prune(self, wall: float) -> None:
        days, most = self._retention.days, self._retention.matches
        going_on = [(table, tail.setup.match) for table, tail in self.ledger.matches.items()]

        def prune(store: Store) -> None:
            store.prune(days=days, most=most, going_on=going_on, wall=wall)

        self.ask(prune)

    def _deliver(self, thens: list[Then]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(do_all, thens)

    def _hear(self, problem: str | None) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._trouble, problem)

    def _trouble(self, problem: str | None) -> None:
        self.problem = problem
        self.on_trouble()
