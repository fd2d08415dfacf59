"""A match that is over, as lists of matches show it."""

from collections.abc import Iterable, Iterator

import msgspec

from tablee_server.journal.records import AnyRecord, EndRecord, SetupRecord


class Finished(msgspec.Struct, frozen=True):
    """Where it was, what was played, from when to when (seconds since 1970), and how it ended.

    `reason` is the outcome's, or a code of the table that was closed.
    """

    table: int
    match: int
    game: str
    began: float
    ended: float
    reason: str


def finish(setup: SetupRecord | None, end: EndRecord) -> Finished | None:
    """Give the entry of a match that has ended; None if its beginning isn't known."""
    if setup is None:
        return None
    return Finished(end.table, end.match, setup.game, setup.at, end.at, end.reason)


def finished_in(records: Iterable[AnyRecord]) -> Iterator[Finished]:
    """Find the matches that ended in these records."""
    begun: dict[tuple[int, int], SetupRecord] = {}
    for record in records:
        if isinstance(record, SetupRecord):
            begun[record.table, record.match] = record
        elif isinstance(record, EndRecord):
            entry = finish(begun.get((record.table, record.match)), record)
            if entry is not None:
                yield entry
