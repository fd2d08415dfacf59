"""Where a server is that doesn't answer any more at its address: it may have got another one."""

from collections.abc import Sequence
from typing import Protocol

from tablee_client.core.address import Address
from tablee_client.core.finder import Finder


class Whereabouts(Protocol):
    """What a lifeline asks while its server is lost."""

    def look(self) -> None:
        """Begin to look around, or go on."""

    def of(self, server: str) -> Address | None:
        """Give where the server of this id answers, None as long as it isn't found."""

    async def close(self) -> None:
        """Look no more, until the next time."""


class Around:
    """Looks around by beacons and calls, as the list of servers does."""

    def __init__(self, interfaces: Sequence[str] = ()) -> None:
        """Look on these of the machine's addresses, or on all of them."""
        self._interfaces = interfaces
        self._finder: Finder | None = None

    def look(self) -> None:
        """Begin to look around, or go on."""
        if self._finder is None:
            self._finder = Finder(interfaces=self._interfaces)
            self._finder.start()

    def of(self, server: str) -> Address | None:
        """Give where the server of this id answers, None as long as it isn't found."""
        found = () if self._finder is None else self._finder.servers()
        return next((one.address for one in found if one.id == server and one.reachable), None)

    async def close(self) -> None:
        """Look no more, until the next time."""
        finder, self._finder = self._finder, None
        if finder is not None:
            await finder.stop()
