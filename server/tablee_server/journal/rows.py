"""Rows: units of records as they lie on the disk, each with a sum that shows whether it is whole.

A row names the sum of the row before it, so one that was lost or put in another's place shows too.
"""

import struct
import zlib
from typing import Final, TypeAlias

import msgspec

from tablee_server.journal.ledger import Ledger
from tablee_server.journal.records import AnyRecord, Unit

UNIT: Final = 0
CHECKPOINT: Final = 1
_FRAME: Final = struct.Struct(">QQQBI")
_ENCODER: Final = msgspec.msgpack.Encoder()
_UNIT: Final = msgspec.msgpack.Decoder(tuple[AnyRecord, ...])
_LEDGER: Final = msgspec.msgpack.Decoder(Ledger)

Row: TypeAlias = tuple[int, int, int, int, int, int, bytes]
"""Number, table, match, kind, the sum of the row before, the own sum, and the records."""


class BadRow(Exception):
    """A row that isn't what was written: its number and what is wrong with it."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(f"row {number}: {problem}")
        self.number = number


def unit_row(number: int, before: int, unit: Unit) -> Row:
    """Write a unit as a row, filed under the table and match that it is about (0 for none)."""
    table = match = 0
    for record in unit:
        table = getattr(record, "table", table)
        match = max(match, getattr(record, "match", 0))
    return _row(number, table, match, UNIT, before, _ENCODER.encode(unit))


def checkpoint_row(number: int, before: int, ledger: Ledger) -> Row:
    """Write a ledger as a row."""
    return _row(number, 0, 0, CHECKPOINT, before, _ENCODER.encode(ledger))


def read_unit(row: Row) -> Unit:
    """Read the records of a unit; BadRow if they aren't those that were written."""
    check(row)
    try:
        return _UNIT.decode(row[6])
    except Exception as error:
        raise BadRow(row[0], f"no unit of this version: {error}") from error


def read_ledger(row: Row) -> Ledger:
    """Read a checkpoint; BadRow."""
    check(row)
    try:
        return _LEDGER.decode(row[6])
    except Exception as error:
        raise BadRow(row[0], f"no checkpoint of this version: {error}") from error


def check(row: Row) -> None:
    """Compare a row with its sum; BadRow."""
    number, table, match, kind, before, told, data = row
    try:
        is_whole = _sum(number, table, match, kind, before, data) == told
    except (struct.error, TypeError) as error:
        raise BadRow(number, "unreadable") from error
    if not is_whole:
        raise BadRow(number, "its sum doesn't fit")


def _row(number: int, table: int, match: int, kind: int, before: int, data: bytes) -> Row:
    return number, table, match, kind, before, _sum(number, table, match, kind, before, data), data


def _sum(number: int, table: int, match: int, kind: int, before: int, data: bytes) -> int:
    return zlib.crc32(data, zlib.crc32(_FRAME.pack(number, table, match, kind, before)))
