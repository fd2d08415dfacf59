"""The journal's file: its tables, its version, and how an older one becomes the present one.

A file says its version itself (`user_version`). Each step upwards is one transaction; a file from
a newer program is left as it is.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from tablee_server.journal.finished import finished_in
from tablee_server.journal.records import AnyRecord, Unit
from tablee_server.journal.rows import UNIT, BadRow, Row, read_unit
from tablee_server.sentence import Sentence

FILE: Final = "journal.db"
MAGIC: Final = b"SQLite format 3\0"
COLUMNS: Final = "seq, tbl, match, kind, before, sum, data"
_VERSION_AT: Final = 60


def version_of(path: Path) -> int | None:
    """Read a file's version without opening it as a database; None if it is none or empty."""
    with path.open("rb") as file:
        head = file.read(_VERSION_AT + 4)
    if len(head) < _VERSION_AT + 4 or not head.startswith(MAGIC):
        return None
    return int.from_bytes(head[_VERSION_AT:], "big")


def refuse_newer(path: Path) -> None:
    """Sentence if a newer program wrote this file."""
    found = version_of(path) if path.exists() else None
    if found is not None and found > VERSION:
        raise Sentence(
            f"The journal {path} was written by a newer Tablée (version {found} of its format, "
            f"this one reads up to {VERSION}): update this server, or name another folder."
        )


def bring_up(connection: sqlite3.Connection) -> int:
    """Make an older file, or an empty one, the present one; gives the version it had."""
    had = int(connection.execute("PRAGMA user_version").fetchone()[0])
    for version in range(had, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        try:
            MIGRATIONS[version](connection)
            connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    return had


def _begin(connection: sqlite3.Connection) -> None:
    """Make the rows, found by number, by match, and the latest checkpoint at once."""
    connection.execute(
        "CREATE TABLE records (seq INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, "
        "match INTEGER NOT NULL, kind INTEGER NOT NULL, before INTEGER NOT NULL, "
        "sum INTEGER NOT NULL, data BLOB NOT NULL)"
    )
    connection.execute("CREATE INDEX by_match ON records (tbl, match, seq)")
    connection.execute("CREATE INDEX checkpoints ON records (seq) WHERE kind = 1")
    connection.execute("CREATE TABLE pulse (id INTEGER PRIMARY KEY, time REAL, wall REAL)")


def _list_finished(connection: sqlite3.Connection) -> None:
    """List the matches that are over: nobody has to read all rows to find them."""
    connection.execute(
        "CREATE TABLE finished (tbl INTEGER NOT NULL, match INTEGER NOT NULL, "
        "game TEXT NOT NULL, began REAL NOT NULL, ended REAL NOT NULL, reason TEXT NOT NULL, "
        "PRIMARY KEY (tbl, match)) WITHOUT ROWID"
    )
    rows = connection.execute(f"SELECT {COLUMNS} FROM records ORDER BY seq").fetchall()
    for entry in finished_in(records_in(rows)):
        connection.execute(FINISH, msgspec.structs.astuple(entry))


BEGIN: Final = "INSERT OR IGNORE INTO begun VALUES (?, ?, ?)"
FINISH: Final = "INSERT OR REPLACE INTO finished VALUES (?, ?, ?, ?, ?, ?)"


def _find_by_beginning(connection: sqlite3.Connection) -> None:
    """Find a match by its first row: an index of all rows cost a page for each table that moves."""
    connection.execute(
        "CREATE TABLE begun (tbl INTEGER NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, "
        "PRIMARY KEY (tbl, match)) WITHOUT ROWID"
    )
    list_begun(connection)
    connection.execute("DROP INDEX by_match")


def list_begun(connection: sqlite3.Connection) -> None:
    """List the first row of every match that has rows."""
    connection.execute(
        "INSERT OR IGNORE INTO begun SELECT tbl, match, min(seq) FROM records "
        f"WHERE match > 0 AND kind = {UNIT} GROUP BY tbl, match"
    )


def records_in(rows: Iterable[Row]) -> Iterator[AnyRecord]:
    """Give the records of these rows; what can't be read is passed over."""
    for row in rows:
        yield from _unit(row)


def _unit(row: Row) -> Unit:
    try:
        return read_unit(row) if row[3] == UNIT else ()
    except BadRow:
        return ()  # it is found and told when the file is opened


MIGRATIONS: Final[Mapping[int, Callable[[sqlite3.Connection], None]]] = MappingProxyType(
    {0: _begin, 1: _list_finished, 2: _find_by_beginning}
)
"""What leads from each version to the next."""

VERSION: Final = len(MIGRATIONS)
