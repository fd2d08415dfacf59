"""The writer: a thread of its own that commits whatever has queued as one transaction.

Where the disk is full or fails, everything is taken for kept at once, so that play goes on; what
couldn't be written waits and is tried again until there is room.
"""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple, TypeAlias

from tablee_server.journal.finished import Finished
from tablee_server.journal.rows import Row
from tablee_server.journal.speed import is_slow
from tablee_server.journal.store import Store
from tablee_server.logs import fact

_LOG: Final = logging.getLogger(__name__)
_AGAIN: Final = 1.0

Then: TypeAlias = Callable[[], None]
Work: TypeAlias = Callable[[Store], None]


class Entry(NamedTuple):
    """A row to be written, what has finished with it, and what to do once it is safe.

    A match `begins` with it where it says so.
    """

    row: Row
    finished: tuple[Finished, ...] = ()
    then: Then | None = None
    begins: bool = False


class Writer(threading.Thread):
    """Owns the store from `start` until it has ended.

    `deliver` is called from this thread with what is to be done in the loop, `tell` with what
    troubles the disk, or None once it does its part again.
    """

    def __init__(
        self,
        store: Store,
        *,
        deliver: Callable[[list[Then]], None],
        tell: Callable[[str | None], None],
    ) -> None:
        super().__init__(name="journal", daemon=True)
        self.queue: SimpleQueue[list[Entry] | Work | None] = SimpleQueue()
        self._store = store
        self._deliver = deliver
        self._tell = tell
        self._waiting: list[Entry] = []
        self._problem: str | None = None
        self._is_relaxed = False
        self._is_dirty = False
        self._looked_at = 0.0

    @property
    def is_relaxed(self) -> bool:
        """Tell whether the disk is waited for only once a second."""
        return self._is_relaxed

    @property
    def waiting(self) -> int:
        """Give how many rows couldn't be written yet."""
        return len(self._waiting)

    def run(self) -> None:
        self._relax_if_slow()
        is_going = True
        while is_going:
            entries, works, is_going = self._next()
            for work in works:
                self._try(work)
            self._write(entries)
            self._look_after(time.monotonic())
        if self._waiting:
            self._commit()
        self._try(Store.close)

    def _next(self) -> tuple[list[Entry], list[Work], bool]:
        """Wait for something to do and take all there is."""
        entries: list[Entry] = []
        works: list[Work] = []
        is_busy = self._problem is not None or self._is_dirty
        try:
            item = self.queue.get(timeout=_AGAIN if is_busy else None)
            while item is not None:
                if isinstance(item, list):
                    entries += item
                else:
                    works.append(item)
                item = self.queue.get_nowait()
        except Empty:
            return entries, works, True
        return entries, works, False

    def _write(self, entries: list[Entry]) -> None:
        """Commit a batch; what can't be written now is kept for later."""
        if entries:
            self._waiting += entries
            if self._problem is None:
                self._commit()
            self._deliver([entry.then for entry in entries if entry.then is not None])

    def _commit(self) -> None:
        rows = [entry.row for entry in self._waiting]
        finished = [one for entry in self._waiting for one in entry.finished]
        begun = [(e.row[1], e.row[2], e.row[0]) for e in self._waiting if e.begins]
        if self._try(lambda store: store.write(rows, finished, begun)):
            self._waiting = []
            self._is_dirty = self._is_relaxed
            self._trouble(None)

    def _look_after(self, now: float) -> None:
        """Do what is due once a second: try again, or see that the disk has everything."""
        if now < self._looked_at + _AGAIN:
            return
        self._looked_at = now
        if self._problem is not None:
            self._commit()  # with nothing waiting, an empty transaction tries the disk
        elif self._is_dirty:
            self._is_dirty = not self._try(Store.flush)

    def _try(self, work: Work) -> bool:
        """Do something with the store; False, and trouble told, if the disk doesn't do its part."""
        try:
            work(self._store)
        except sqlite3.Error as error:
            self._trouble(f"{error.sqlite_errorname}: {error}" if error.args else "unknown")
            return False
        except Exception as error:
            _LOG.exception(fact("journal-failed"))
            self._trouble(type(error).__name__)
            return False
        return True

    def _trouble(self, problem: str | None) -> None:
        if (problem is None) == (self._problem is None):
            return
        self._problem = problem
        if problem is None:
            _LOG.warning(fact("journal-again"))
        else:
            _LOG.error(fact("journal-stuck", problem=problem))
        self._tell(problem)

    def _relax_if_slow(self) -> None:
        slowest = is_slow(self._store.path.parent)
        if slowest is None:
            return
        self._is_relaxed = self._try(Store.relax)
        _LOG.warning(
            "The disk takes %d ms to keep something safe: the journal waits for it only once a "
            "second, so a power cut may cost the last second; a crash of the server costs nothing.",
            round(slowest * 1000),
        )


def do_all(thens: Iterable[Then]) -> None:
    """Do everything that waited for a commit; one that fails doesn't keep the others back."""
    for then in thens:
        try:
            then()
        except Exception:
            _LOG.exception(fact("after-commit-failed"))
