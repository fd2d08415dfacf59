"""The matches that are over, and the records of any match: to be read while the server runs.

history = History(folder / FILE)        # or `journal.history` of a running server
for entry in await history.finished():  # the latest first
records = await history.records(entry.table, entry.match)
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tablee_server.journal.finished import Finished
from tablee_server.journal.records import AnyRecord, EndRecord, OfTable, Record
from tablee_server.journal.rows import UNIT, BadRow, read_unit
from tablee_server.journal.schema import COLUMNS

_ROWS: Final = (
    f"SELECT {COLUMNS} FROM records WHERE seq >= ? AND tbl = ? AND match = ? AND kind = {UNIT} "
    "ORDER BY seq"
)
_BEGUN: Final = "SELECT seq FROM begun WHERE tbl = ? AND match = ?"
_FINISHED: Final = (
    "SELECT * FROM finished ORDER BY ended DESC, tbl DESC, match DESC LIMIT ? OFFSET ?"
)


class History:
    """Reads a journal's file beside whoever writes it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def finished(self, *, skip: int = 0, most: int = 100) -> list[Finished]:
        """Give the matches that are over, the latest first."""
        return await asyncio.to_thread(self.read_finished, skip=skip, most=most)

    async def records(self, table: int, match: int) -> tuple[OfTable, ...]:
        """Give the records of one match; empty if it isn't kept."""
        return await asyncio.to_thread(self.read_records, table, match)

    def read_finished(self, *, skip: int = 0, most: int = 100) -> list[Finished]:
        """Give the matches that are over; blocks, sqlite3.Error."""
        with self._open() as connection:
            return [Finished(*row) for row in connection.execute(_FINISHED, (most, skip))]

    def read_records(self, table: int, match: int) -> tuple[OfTable, ...]:
        """Give the records of one match, as far as they can be read; blocks, sqlite3.Error."""
        found: list[AnyRecord] = []
        with self._open() as connection, contextlib.suppress(BadRow):
            first = connection.execute(_BEGUN, (table, match)).fetchone()
            for row in connection.execute(_ROWS, (*first, table, match)) if first else ():
                unit = read_unit(row)
                found += unit
                if any(isinstance(record, EndRecord) for record in unit):
                    break
        return tuple(_of_match(found, match))

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(f"file:{quote(str(self._path))}?mode=ro", uri=True)
        try:
            yield connection
        finally:
            connection.close()


def _of_match(records: list[AnyRecord], match: int) -> Iterator[OfTable]:
    """Leave out what isn't of the match itself: players, answers, the table around it."""
    for record in records:
        if not isinstance(record, Record) or record.match != match:
            continue
        yield record
        if isinstance(record, EndRecord):
            return
