"""Finds servers by itself: listens to beacons, knocks at remembered addresses, probes them all.

finder = Finder(remembered=[...])
finder.start()                      # returns at once; nothing is imported before
finder.servers()                    # any time; `finder.revision` rises at every change
await finder.stop()
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Final

from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.found import Beacon, FoundServer, FoundServers, first_joinable
from tablee_client.core.interfaces import searched
from tablee_client.core.probe import ask_who, knock

TURN: Final = 0.25
ASK_EVERY: Final = 4.0


class Finder:
    """One search for servers; start it when the list is shown and stop it when it isn't."""

    def __init__(
        self,
        *,
        interfaces: Sequence[str] = (),
        remembered: Iterable[Address] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Search on these of the machine's addresses, or on all that lead to a local network."""
        self.deaf = False
        self._interfaces = interfaces
        self._remembered = tuple(dict.fromkeys(remembered))
        self._clock = clock
        self._found = FoundServers(clock)
        self._task: asyncio.Task[None] | None = None
        self._probes: set[asyncio.Task[None]] = set()
        self._stirred = asyncio.Event()

    @property
    def revision(self) -> int:
        """A number that rises whenever the list has changed."""
        return self._found.revision

    def servers(self) -> list[FoundServer]:
        """Give the list, what can be joined first."""
        return self._found.shown()

    def start(self) -> None:
        """Begin to search. `deaf` tells later whether the network can't be listened to."""
        if self._task is None:
            self._task = asyncio.create_task(self._search(), name="finder")

    async def stop(self) -> None:
        """End the search; the list stays as it was."""
        tasks = [*self._probes, *([self._task] if self._task else [])]
        self._task = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def first(self, patience: float, *, name: str | None = None) -> FoundServer:
        """Wait for a server that can be joined, of that name where one is given.

        ConnectError `no-server` after `patience` seconds.
        """
        try:
            async with asyncio.timeout(patience):
                while (server := first_joinable(self.servers(), name)) is None:
                    await self.changed()
        except TimeoutError:
            raise ConnectError("no-server") from None
        return server

    async def changed(self) -> None:
        """Wait until a beacon or a probe tells something."""
        self._stirred.clear()
        await self._stirred.wait()

    async def _search(self) -> None:
        beacons = await self._listen()
        asked = -ASK_EVERY
        try:
            while True:
                if self._clock() - asked >= ASK_EVERY:
                    asked = self._clock()
                    for address in self._remembered:
                        self._begin(self._ask(address))
                for beacon in self._found.due():
                    self._begin(self._probe(beacon))
                await asyncio.sleep(TURN)
        finally:
            if beacons is not None:
                with contextlib.suppress(OSError):
                    await beacons.close()

    async def _listen(self) -> Any:
        """Start the browser off the loop's thread as far as its import goes."""
        module = await asyncio.to_thread(import_module, "tablee_client.core.beacons")
        try:
            return module.Beacons(searched(self._interfaces), heard=self._heard, left=self._left)
        except OSError:
            self.deaf = True
            return None

    def _heard(self, beacon: Beacon) -> None:
        self._found.heard(beacon)
        self._stirred.set()
        for due in self._found.due():
            self._begin(self._probe(due))

    def _left(self, service: str) -> None:
        self._found.left(service)
        self._stirred.set()

    def _begin(self, probe: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(probe)
        self._probes.add(task)
        task.add_done_callback(self._probes.discard)

    async def _probe(self, beacon: Beacon) -> None:
        met = await knock(beacon.addresses, self._clock)
        if met is None:
            self._found.missed(beacon)
        else:
            self._found.met(beacon, *met)
        self._stirred.set()

    async def _ask(self, address: Address) -> None:
        if any(address in server.addresses for server in self.servers() if server.reachable):
            return
        beacon = await ask_who(address, self._clock)
        if beacon is not None:
            self._heard(beacon)
