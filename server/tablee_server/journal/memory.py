"""A journal that ends with the process: for practice, and for servers without a folder."""

from collections.abc import Callable

from tablee_server.journal.records import (
    AnswerRecord,
    AnyRecord,
    SetupRecord,
    TableGoneRecord,
    Unit,
)


class InMemoryJournal:
    """Keeps the records of each table's latest match, until the table is closed."""

    def __init__(self) -> None:
        self._records: dict[int, list[AnyRecord]] = {}

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        self._take(unit)
        then()

    async def append(self, unit: Unit) -> None:
        self._take(unit)

    def records(self, table: int) -> tuple[AnyRecord, ...]:
        """Give the records of a table's latest match."""
        return tuple(self._records.get(table, ()))

    def _take(self, unit: Unit) -> None:
        for record in unit:
            if isinstance(record, TableGoneRecord):
                self._records.pop(record.table, None)
            elif isinstance(record, SetupRecord):
                self._records[record.table] = [record]
            elif not isinstance(record, AnswerRecord):
                self._records.setdefault(record.table, []).append(record)
