"""Finds servers by itself: listens to beacons, knocks at remembered addresses, probes them all.

finder = Finder(remembered=[...])
finder.start()                      # returns at once; nothing is imported before
finder.servers()                    # any time; `finder.revision` rises at every change
await finder.stop()
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from ipaddress import IPv4Interface
from typing import Any, Final

from tablee_client.core.address import Address
from tablee_client.core.caller import Caller
from tablee_client.core.failure import ConnectError
from tablee_client.core.found import Beacon, FoundServer, FoundServers, first_joinable
from tablee_client.core.interfaces import networks, searched
from tablee_client.core.probe import ask_who, knock
from tablee_client.core.scan import hosts, knock_at_all

TURN: Final = 0.25
ASK_EVERY: Final = 4.0
CALLS_AT: Final = (0.0, 0.3, 1.0)
SCAN_AFTER: Final = 3.0
SCAN_PATIENCE: Final = 0.5


@dataclass(slots=True)
class _Errand:
    """Something the search does at a moment, and then again every so many seconds."""

    due: float
    every: float
    do: Callable[[], None]

    def run(self, now: float) -> None:
        if now >= self.due:
            self.due = now + self.every
            self.do()


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
        self._caller: Caller | None = None
        self._networks: list[IPv4Interface] = []
        self._is_scanning = False

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

    def scan(self) -> None:
        """Knock at every address of the small networks around; one scan at a time."""
        if self._task is not None and not self._is_scanning:
            self._is_scanning = True
            self._begin(self._scan())

    @property
    def scanning(self) -> bool:
        """Whether a scan is under way."""
        return self._is_scanning

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
        self._caller = await self._open_caller()
        errands = self._errands()
        try:
            while True:
                now = self._clock()
                for errand in errands:
                    errand.run(now)
                for beacon in self._found.due():
                    self._begin(self._probe(beacon))
                await asyncio.sleep(TURN)
        finally:
            if self._caller is not None:
                await self._caller.close()
            if beacons is not None:
                with contextlib.suppress(OSError):
                    await beacons.close()

    def _errands(self) -> list["_Errand"]:
        now = self._clock()
        return [
            *(_Errand(now + wait, math.inf, self._call) for wait in CALLS_AT),
            _Errand(now, ASK_EVERY, self._ask_again),
            _Errand(now + SCAN_AFTER, math.inf, self._scan_if_alone),
        ]

    def _call(self) -> None:
        if self._caller is not None:
            self._caller.call_all()

    def _ask_again(self) -> None:
        """Call once more, and ask at every remembered address."""
        self._call()
        for address in self._remembered:
            self._begin(self._ask(address))

    def _scan_if_alone(self) -> None:
        if not any(server.reachable for server in self.servers()):
            self.scan()

    async def _listen(self) -> Any:
        """Start the browser off the loop's thread as far as its import goes."""
        module = await asyncio.to_thread(import_module, "tablee_client.core.beacons")
        try:
            return module.Beacons(searched(self._interfaces), heard=self._heard, left=self._left)
        except OSError:
            self.deaf = True
            return None

    async def _open_caller(self) -> Caller | None:
        try:
            self._networks = await asyncio.to_thread(_networks, self._interfaces)
        except OSError:
            return None
        caller = Caller(self._networks, self._heard)
        return caller if await caller.open() else None

    async def _scan(self) -> None:
        """Call and knock at every address; the usual port is all that can be guessed."""
        try:
            if self._caller is not None:
                self._caller.call(hosts(self._networks))
            for host in await knock_at_all(hosts(self._networks), self._is_open):
                await self._ask(Address(host))
        finally:
            self._is_scanning = False
            self._stirred.set()

    async def _is_open(self, host: str) -> bool:
        return await knock((Address(host),), self._clock, SCAN_PATIENCE) is not None

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


def _networks(chosen: Sequence[str]) -> list[IPv4Interface]:
    return networks(searched(chosen))
