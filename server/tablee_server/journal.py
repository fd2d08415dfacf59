"""The record of what the tables decided: written before anybody is told.

A match is its setup, its seed and its actions; from these the rules play it again exactly.
"""

from typing import Protocol, TypeAlias

import msgspec

from tablee.engine import Seat, Setup


class Record(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of all records. `at` is the server's time in seconds since 1970."""

    table: int
    match: int
    at: float


class SetupRecord(Record, frozen=True, array_like=True, tag=True):
    """A match begins."""

    game: str
    rules_version: int
    setup: Setup
    seed: bytes


class ActionRecord(Record, frozen=True, array_like=True, tag=True):
    """An action took effect. `why` is player, bot, forced, timeout, or what the table acted on."""

    version: int
    seat: Seat
    action: str
    why: str


class SeatRecord(Record, frozen=True, array_like=True, tag=True):
    """A seat has a new owner: a player by name, a bot by level, or (both None) nobody."""

    seat: Seat
    player: str | None
    level: str | None
    away: bool


class EndRecord(Record, frozen=True, array_like=True, tag=True):
    """A match is over, or (abandoned) nobody is left to play it."""

    reason: str


AnyRecord: TypeAlias = SetupRecord | ActionRecord | SeatRecord | EndRecord


class Journal(Protocol):
    """Keeps records. When `append` returns, the record is as safe as this journal makes it."""

    async def append(self, record: AnyRecord) -> None:
        """Keep one record after all that were appended before it."""

    async def close(self, table: int) -> None:
        """Note that a table was closed: nobody will go on with it."""


class InMemoryJournal:
    """Keeps the records of matches that are going on, as long as the process lives."""

    def __init__(self) -> None:
        self._records: dict[int, list[AnyRecord]] = {}

    async def append(self, record: AnyRecord) -> None:
        if isinstance(record, SetupRecord):
            self._records[record.table] = []
        self._records.setdefault(record.table, []).append(record)

    def records(self, table: int) -> tuple[AnyRecord, ...]:
        """Give the records of a table's latest match."""
        return tuple(self._records.get(table, ()))

    async def close(self, table: int) -> None:
        self._records.pop(table, None)
