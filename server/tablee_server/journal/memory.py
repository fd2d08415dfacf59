"""A journal that ends with the process: for practice, and for servers without a folder."""

from collections import deque
from collections.abc import Callable
from typing import Final, cast

from tablee_server.journal.finished import Finished, finished_in
from tablee_server.journal.health import Health
from tablee_server.journal.ledger import Ledger
from tablee_server.journal.records import (
    ActionRecord,
    EndRecord,
    OfTable,
    SeatRecord,
    SetupRecord,
    TableGoneRecord,
    Unit,
)

_FINISHED_KEPT: Final = 20
_PLAYED: Final = (ActionRecord, SeatRecord, EndRecord)


class InMemoryJournal:
    """Keeps the records of each table's latest match, and those of the last that ended."""

    resumes = False
    problem: str | None = None
    health = Health()

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.on_trouble: Callable[[], None] = _nothing
        self.history = MemoryHistory(self)
        self.over: deque[tuple[OfTable, ...]] = deque(maxlen=_FINISHED_KEPT)
        self._records: dict[int, list[OfTable]] = {}

    def start(self) -> None:
        pass

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        self._take(unit)
        then()

    def pulse(self, now: float) -> None:
        pass

    async def close(self) -> None:
        pass

    def records(self, table: int) -> tuple[OfTable, ...]:
        """Give the records of a table's latest match."""
        return tuple(self._records.get(table, ()))

    def _take(self, unit: Unit) -> None:
        for record in unit:
            kind = type(record)
            if kind in _PLAYED:
                played = cast("OfTable", record)
                self._records.setdefault(played.table, []).append(played)
                if kind is EndRecord:
                    self.over.appendleft(tuple(self._records[played.table]))
            elif isinstance(record, TableGoneRecord):
                self._records.pop(record.table, None)
            elif isinstance(record, SetupRecord):
                self._records[record.table] = [record]


class MemoryHistory:
    """Reads such a journal."""

    def __init__(self, journal: InMemoryJournal) -> None:
        self._journal = journal

    async def finished(self, *, skip: int = 0, most: int = 100) -> list[Finished]:
        found = [entry for records in self._journal.over for entry in finished_in(records)]
        return found[skip : skip + most]

    async def records(self, table: int, match: int) -> tuple[OfTable, ...]:
        return self.read_records(table, match)

    def read_records(self, table: int, match: int) -> tuple[OfTable, ...]:
        for records in (*self._journal.over, self._journal.records(table)):
            first = records[0] if records else None
            if isinstance(first, SetupRecord) and (first.table, first.match) == (table, match):
                return records
        return ()


def _nothing() -> None:
    """Do nothing: memory is never in trouble."""
