"""Reading a journal's rows in order: what they come to, and where they end."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from tablee_server.journal.ledger import Ledger
from tablee_server.journal.rows import CHECKPOINT, UNIT, BadRow, Row, check, read_ledger, read_unit
from tablee_server.journal.schema import COLUMNS

_CHECKPOINT = f"SELECT {COLUMNS} FROM records WHERE kind = {CHECKPOINT} ORDER BY seq DESC LIMIT 1"
_AFTER = f"SELECT {COLUMNS} FROM records WHERE seq > ? ORDER BY seq"


@dataclass(frozen=True)
class End:
    """The last row: its number and its sum; 0 and 0 before the first."""

    number: int = 0
    sum: int = 0


class Fold:
    """Takes rows one after another and knows what they come to.

    Old rows may be missing, since they are forgotten in time; after a gap nothing is known until
    the next checkpoint.
    """

    def __init__(self, end: End | None = None) -> None:
        self.ledger = Ledger()
        self.end = end or End()
        self.is_known = end is None

    def take(self, row: Row) -> None:
        """Add a row; BadRow if it isn't what was written, or isn't the one that follows."""
        number, kind, before = row[0], row[3], row[4]
        follows = number == self.end.number + 1
        if follows and before != self.end.sum:
            raise BadRow(number, "it doesn't follow on the row before")
        if kind == CHECKPOINT:
            self.ledger, self.is_known = read_ledger(row), True
        elif kind != UNIT:
            raise BadRow(number, f"unknown kind {kind}")
        elif follows and self.is_known:
            self.ledger.take(read_unit(row))
        else:
            check(row)
            self.is_known = False
        self.end = End(number, row[5])


def read_ends(connection: sqlite3.Connection) -> tuple[Ledger, End]:
    """Give what all rows come to, from the last checkpoint on, and the last row; BadRow."""
    fold = Fold()
    checkpoint = connection.execute(_CHECKPOINT).fetchone()
    if checkpoint is not None:
        fold.end = End(checkpoint[0] - 1, checkpoint[4])
        fold.take(checkpoint)
    for row in connection.execute(_AFTER, (fold.end.number,)):
        fold.take(row)
        if not fold.is_known:
            raise BadRow(row[0], "rows before it are missing")
    return _with_pulse(fold.ledger, connection), fold.end


def rows_after(connection: sqlite3.Connection, number: int) -> Iterator[Row]:
    """Give the rows after this one, in order."""
    yield from connection.execute(_AFTER, (number,))


def _with_pulse(ledger: Ledger, connection: sqlite3.Connection) -> Ledger:
    pulse = connection.execute("SELECT time FROM pulse").fetchone()
    if pulse is not None and isinstance(pulse[0], float):
        ledger.time = max(ledger.time, pulse[0])
    return ledger
