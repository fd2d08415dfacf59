"""What a journal is for the rest of the server: records are kept before anybody is told."""

from collections.abc import Callable
from typing import Protocol

from tablee_server.journal.records import Unit


class Journal(Protocol):
    """Keeps records, in the order in which they are given."""

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        """Keep these records, all or none; `then` is called once they are as safe as they get."""

    async def append(self, unit: Unit) -> None:
        """Keep these records, all or none; returns once they are as safe as they get."""
