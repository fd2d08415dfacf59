"""Saving what can be read of a broken journal: a prefix of its rows goes into a new file.

The broken file is set aside whole, beside the new one. Until the new one is whole too, the broken
one stays where it is: a start that is cut off is begun again by the next one.
"""

import contextlib
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from tablee_server.journal.finished import finished_in
from tablee_server.journal.ledger import Ledger
from tablee_server.journal.reading import End, Fold, rows_after
from tablee_server.journal.rows import BadRow, Row
from tablee_server.journal.schema import bring_up, records_in
from tablee_server.journal.store import Store, connect
from tablee_server.journal.wal import wal_of

_BATCH = 1000


@dataclass(frozen=True)
class Saved:
    """The new file, what it says, where it goes on, and where the broken one lies now."""

    store: Store
    ledger: Ledger
    end: End
    aside: Path


def salvage(path: Path) -> Saved:
    """Put a new journal with the rows that can be read, in order, in a broken one's place."""
    rows, ledger, end = _readable(path)
    fresh = _fresh(path)
    for file in (fresh, wal_of(fresh), _shared_memory(fresh)):
        file.unlink(missing_ok=True)
    with contextlib.closing(connect(fresh)) as connection:
        bring_up(connection)
        _fill(Store(fresh, connection), rows)
    aside = set_aside(path)
    fresh.rename(path)
    return Saved(Store(path, connect(path)), ledger, end, aside)


def finish_salvage(path: Path) -> None:
    """Put a new journal in the broken one's place, where a start was cut off between the two."""
    fresh = _fresh(path)
    if not path.exists() and fresh.exists() and not wal_of(fresh).exists():
        fresh.rename(path)


def set_aside(path: Path) -> Path:
    """Give a journal, and what SQLite keeps beside it, another name."""
    aside = spare_name(path, "broken")
    path.rename(aside)
    if wal_of(path).exists():
        wal_of(path).rename(wal_of(aside))
    _shared_memory(path).unlink(missing_ok=True)
    return aside


def spare_name(path: Path, what: str) -> Path:
    """Give a name beside this file that nothing has yet."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = (path.with_name(f"{path.name}.{what}-{stamp}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def _fresh(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")


def _shared_memory(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def _fill(store: Store, rows: list[Row]) -> None:
    for start in range(0, len(rows), _BATCH):
        store.write(rows[start : start + _BATCH])
    store.find_begun()
    store.write((), finished_in(records_in(rows)))


def _readable(path: Path) -> tuple[list[Row], Ledger, End]:
    """Read rows in order until one is broken; what they come to at the last known one."""
    fold, rows, known = Fold(), list[Row](), 0
    ledger, end = Ledger(), End()
    try:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            # Else SQLite reads nothing at all of a file that was cut off.
            connection.execute("PRAGMA writable_schema = ON")
            for row in rows_after(connection, 0):
                fold.take(row)
                rows.append(row)
                if fold.is_known:
                    known, end = len(rows), fold.end
                    ledger = fold.ledger
        finally:
            connection.close()
    except (sqlite3.Error, BadRow, OverflowError):
        pass  # the rest can't be read
    return rows[:known], ledger, end
