"""The journal's file while it is open: rows go in, a whole batch in one transaction.

Statements take many rows at once: Python lets other threads run around each step of a statement,
and on a busy server every step would wait for its turn.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from tablee_server.journal.finished import Finished
from tablee_server.journal.rows import CHECKPOINT, Row
from tablee_server.journal.schema import BEGIN, COLUMNS, FINISH, list_begun
from tablee_server.private import begin_alone

_AT_ONCE: Final = (128, 16, 1)
_HOLDERS: Final = "(?, ?, ?, ?, ?, ?, ?)"
_INSERT: Final = {
    count: f"INSERT INTO records ({COLUMNS}) VALUES {', '.join([_HOLDERS] * count)}"
    for count in _AT_ONCE
}
_PULSE: Final = "INSERT OR REPLACE INTO pulse VALUES (1, ?, ?)"
_WAL_PAGES: Final = 1000
_DAY: Final = 86_400.0


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for one thread at a time, for its owner alone where it is new.

    sqlite3.Error if it is no database, OSError if there can be none.
    """
    begin_alone(path)  # SQLite lets the same people read what it keeps beside it
    found = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
    try:
        found.execute("PRAGMA journal_mode = WAL")
        found.execute("PRAGMA synchronous = FULL")
        found.execute(f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}")
        found.execute("PRAGMA journal_size_limit = 16777216")
        found.execute("PRAGMA cell_size_check = ON")
    except BaseException:
        found.close()
        raise
    return found


class Store:
    """The open file. Every verb raises sqlite3.Error where the disk doesn't do its part."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._cursor = connection.cursor()

    def write(
        self,
        rows: Sequence[Row],
        finished: Iterable[Finished] = (),
        begun: Iterable[tuple[int, int, int]] = (),
    ) -> None:
        """Add rows, all or none; `begun` are tables and matches with the numbers of their rows."""
        execute = self._cursor.execute
        execute("BEGIN IMMEDIATE")
        try:
            for part in _parts(rows):
                execute(_INSERT[len(part)], tuple(chain.from_iterable(part)))
            for first in begun:
                execute(BEGIN, first)
            for entry in finished:
                execute(FINISH, msgspec.structs.astuple(entry))
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise

    def find_begun(self) -> None:
        """List the matches of rows that were copied from another file."""
        list_begun(self._connection)

    def pulse(self, time: float, wall: float) -> None:
        """Note the room's time, and that since 1970: so far the server has lived."""
        self._cursor.execute(_PULSE, (time, wall))

    def relax(self) -> None:
        """Commit without waiting for the disk; `flush` waits for it."""
        self._cursor.execute("PRAGMA synchronous = NORMAL")

    def flush(self) -> None:
        """See that everything committed so far is on the disk."""
        self._cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def pages_in_log(self) -> int:
        """Tell how many pages SQLite's log holds that are whole; they go into the file."""
        _, pages, _ = self._cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return max(0, int(pages))

    def limit_pages(self, count: int) -> None:
        """Let the file grow no longer than to so many pages."""
        self._cursor.execute(f"PRAGMA max_page_count = {count}").fetchall()

    def prune(
        self, *, days: float, most: int, going_on: Iterable[tuple[int, int]], wall: float
    ) -> int:
        """Forget finished matches older than `days` or beyond the `most` latest; gives how many.

        Rows of matches that are kept or going on stay, and all since the checkpoint before last.
        """
        execute = self._cursor.execute
        before = execute("SELECT count(*) FROM finished").fetchone()[0]
        execute("BEGIN IMMEDIATE")
        try:
            execute("DELETE FROM finished WHERE ended < ?", (wall - days * _DAY,))
            execute(
                "DELETE FROM finished WHERE (tbl, match) IN (SELECT tbl, match FROM finished "
                "ORDER BY ended DESC LIMIT -1 OFFSET ?)",
                (most,),
            )
            self._forget_rows(going_on)
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
        left = execute("SELECT count(*) FROM finished").fetchone()[0]
        return int(before) - int(left)

    def _forget_rows(self, going_on: Iterable[tuple[int, int]]) -> None:
        execute = self._cursor.execute
        latest = execute(
            "SELECT seq FROM records WHERE kind = ? ORDER BY seq DESC LIMIT 1 OFFSET 1",
            (CHECKPOINT,),
        ).fetchone()
        if latest is None:
            return
        execute("CREATE TEMP TABLE IF NOT EXISTS going_on (tbl, match, PRIMARY KEY (tbl, match))")
        execute("DELETE FROM going_on")
        for table, match in going_on:
            execute("INSERT OR IGNORE INTO going_on VALUES (?, ?)", (table, match))
        for rows in ("records", "begun"):
            execute(
                f"DELETE FROM {rows} WHERE seq < ? AND (tbl, match) NOT IN "
                "(SELECT tbl, match FROM finished UNION SELECT tbl, match FROM going_on)",
                latest,
            )

    def close(self) -> None:
        """Close the file; the disk has everything then."""
        self._connection.close()


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Cut a batch into pieces that a statement takes."""
    start = 0
    for size in _AT_ONCE:
        while len(rows) - start >= size:
            yield rows[start : start + size]
            start += size
