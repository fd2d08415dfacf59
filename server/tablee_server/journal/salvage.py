"""Saving what can be read of a broken journal: a prefix of its rows goes into a new file.

The broken file is set aside whole, beside the new one.
"""

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
    """Set a broken journal aside and begin a new one with the rows that can be read, in order."""
    aside = set_aside(path)
    rows, ledger, end = _readable(aside)
    connection = connect(path)
    bring_up(connection)
    store = Store(path, connection)
    for start in range(0, len(rows), _BATCH):
        store.write(rows[start : start + _BATCH])
    store.find_begun()
    store.write((), finished_in(records_in(rows)))
    return Saved(store, ledger, end, aside)


def set_aside(path: Path) -> Path:
    """Give a journal, and what SQLite keeps beside it, another name."""
    aside = spare_name(path, "broken")
    path.rename(aside)
    if wal_of(path).exists():
        wal_of(path).rename(wal_of(aside))
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    return aside


def spare_name(path: Path, what: str) -> Path:
    """Give a name beside this file that nothing has yet."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = (path.with_name(f"{path.name}.{what}-{stamp}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


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
