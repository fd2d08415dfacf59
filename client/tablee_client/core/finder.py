"""Finds servers by itself: listens to beacons, knocks at remembered addresses, probes them all.

finder = Finder(remembered=[...])
finder.start()                      # returns at once; nothing is imported before
finder.servers()                    # any time; `finder.revision` rises at every change
finder.progress()                   # how the search goes, for whoever has found nobody yet
await finder.stop()
"""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablee_client.core.address import Address
from tablee_client.core.ears import Ears
from tablee_client.core.failure import ConnectError
from tablee_client.core.found import Beacon, FoundServer, FoundServers, first_joinable
from tablee_client.core.probe import ask_who, knock
from tablee_client.core.progress import SCAN_AFTER, Progress
from tablee_client.core.scan import hosts, knock_at_all

TURN: Final = 0.25
ASK_EVERY: Final = 4.0
FOLLOW_EVERY: Final = 2.0
CALLS_AT: Final = (0.0, 0.3, 1.0)
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
        self._ears = Ears(interfaces, heard=self._heard, left=self._left)
        self._remembered = tuple(dict.fromkeys(remembered))
        self._clock = clock
        self._found = FoundServers(clock)
        self._task: asyncio.Task[None] | None = None
        self._probes: set[asyncio.Task[None]] = set()
        self._stirred = asyncio.Event()
        self._began = clock()
        self._scanned: float | None = None
        self._follows = asyncio.Lock()

    @property
    def revision(self) -> int:
        """A number that rises whenever the list has changed."""
        return self._found.revision

    def servers(self) -> list[FoundServer]:
        """Give the list, what can be joined first."""
        return self._found.shown()

    @property
    def deaf(self) -> bool:
        """Whether the network can't be listened to."""
        return self._ears.deaf

    def progress(self) -> Progress:
        """Tell how the search goes."""
        ears = self._ears
        return Progress(self._clock() - self._began, ears.deaf, ears.alone, self._scanned)

    def start(self) -> None:
        """Begin to search."""
        if self._task is None:
            self._began = self._clock()
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
        if self._task is not None and not self.scanning:
            self._scanned = 0.0
            self._begin(self._scan())

    @property
    def scanning(self) -> bool:
        """Whether a scan is under way."""
        return self._scanned is not None

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
        try:
            await self._ears.follow()
            errands = self._errands()
            while True:
                now = self._clock()
                for errand in errands:
                    errand.run(now)
                for beacon in self._found.due():
                    self._begin(self._probe(beacon))
                await asyncio.sleep(TURN)
        finally:
            await self._ears.close()

    def _errands(self) -> list["_Errand"]:
        now = self._clock()
        return [
            *(_Errand(now + wait, math.inf, self._ears.call_all) for wait in CALLS_AT),
            _Errand(now, ASK_EVERY, self._ask_again),
            _Errand(now + FOLLOW_EVERY, FOLLOW_EVERY, lambda: self._begin(self._follow())),
            _Errand(self._began + SCAN_AFTER, math.inf, self._scan_if_alone),
        ]

    def _ask_again(self) -> None:
        """Call once more, and ask at every remembered address."""
        self._ears.call_all()
        for address in self._remembered:
            self._begin(self._ask(address))

    async def _follow(self) -> None:
        """Where this machine is on another network, ask there at once."""
        if self._follows.locked():
            return
        async with self._follows:
            if await self._ears.follow():
                self._ask_again()
                self._stirred.set()

    def _scan_if_alone(self) -> None:
        if not any(server.reachable for server in self.servers()):
            self.scan()

    async def _scan(self) -> None:
        """Call and knock at every address; the usual port is all that can be guessed."""
        try:
            everywhere = tuple(hosts(self._ears.networks))
            self._ears.call(everywhere)
            for host in await knock_at_all(everywhere, self._is_open, self._scan_goes_on):
                await self._ask(Address(host))
        finally:
            self._scanned = None
            self._stirred.set()

    def _scan_goes_on(self, done: float) -> None:
        self._scanned = done

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

    def _begin(self, probe: Coroutine[Any, Any, None]) -> None:
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
