"""What a journal is for the rest of the server: records are kept before anybody is told."""

from collections.abc import Callable, Sequence
from typing import Protocol

from tablee_server.journal.finished import Finished
from tablee_server.journal.health import Health
from tablee_server.journal.ledger import Ledger
from tablee_server.journal.records import OfTable, Unit


class Past(Protocol):
    """The matches that are over, and the records of any match that is still kept.

    Records come in the order in which they were kept: a SetupRecord, the ActionRecords with the
    SeatRecords and SnapshotRecords among them, the EndRecord. A match that is going on can be read
    too. The `read_` forms block.
    """

    async def finished(self, *, skip: int = 0, most: int = 100) -> Sequence[Finished]:
        """Give the matches that are over, the latest first."""

    async def records(self, table: int, match: int) -> Sequence[OfTable]:
        """Give the records of one match; none if it isn't kept."""

    def read_records(self, table: int, match: int) -> Sequence[OfTable]:
        """Give the records of one match; none if it isn't kept."""


class Journal(Protocol):
    """Keeps records, in the order in which they are given.

    `on_trouble` is called in the loop whenever `problem` has changed.
    """

    on_trouble: Callable[[], None]

    @property
    def resumes(self) -> bool:
        """Tell whether a restart goes on from here, so that snapshots are worth their while."""

    @property
    def problem(self) -> str | None:
        """Give what keeps the journal from keeping anything, in the system's words; else None."""

    @property
    def health(self) -> Health:
        """Give how it does at this moment."""

    @property
    def ledger(self) -> Ledger:
        """Give what all records come to."""

    @property
    def history(self) -> Past:
        """Give what is over, to be read while the server runs."""

    def start(self) -> None:
        """Begin to write; from inside the running loop. What was given before is written then."""

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        """Keep these records, all or none; `then` is called once they are as safe as they get."""

    def pulse(self, now: float) -> None:
        """Note that the server lives at this time of the room; to be called once a second."""

    async def close(self) -> None:
        """Write all that waits, and end."""
