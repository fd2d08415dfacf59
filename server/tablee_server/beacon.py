"""The beacon: tells the network by zeroconf that a server is here, and that it goes.

The server accepts players first and is advertised second: registration takes over a second. Import
it late: a server that isn't advertised does without zeroconf, whose import takes a while.
"""

import logging
from collections.abc import Callable
from typing import Final

from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from tablee.protocol import SERVICE_TYPE
from tablee_server.logs import fact
from tablee_server.notice import Notice

_LOG: Final = logging.getLogger(__name__)
_HOST_TTL: Final = 10


class Beacon:
    """One advertised service, which follows the addresses of this machine."""

    def __init__(self, find_addresses: Callable[[], list[str]], port: int) -> None:
        """Prepare; `light` registers."""
        self._find_addresses = find_addresses
        self._port = port
        self._addresses: list[str] = []
        self._zeroconf: AsyncZeroconf | None = None
        self._notice: Notice | None = None
        self._problem = ""

    @property
    def addresses(self) -> list[str]:
        """Give the addresses that are advertised."""
        return list(self._addresses)

    async def light(self, notice: Notice) -> bool:
        """Register; False, and a line in the log, if there is no network that lets us."""
        self._addresses = self._find_addresses()
        if not self._addresses:
            self._complain("no address on a network")
            return False
        try:
            self._zeroconf = AsyncZeroconf(interfaces=self._addresses, ip_version=IPVersion.V4Only)
            await (await self._zeroconf.async_register_service(self._info(notice)))
            self._notice, self._problem = notice, ""
        except (OSError, Error) as error:
            self._complain(f"{type(error).__name__}: {error}")
            await self.put_out()
        return self._zeroconf is not None

    async def show(self, notice: Notice) -> None:
        """Tell what has changed: the notice, or where this machine is to be reached.

        What couldn't be told is told the next time.
        """
        addresses = self._find_addresses()
        if not addresses:
            await self._lose_network()
        elif self._zeroconf is None:
            await self.light(notice)
        elif (notice, addresses) != (self._notice, self._addresses):
            try:
                await self._update(self._zeroconf, notice, addresses)
            except (OSError, Error) as error:
                self._complain(f"{type(error).__name__}: {error}")

    async def _update(self, zeroconf: AsyncZeroconf, notice: Notice, addresses: list[str]) -> None:
        self._notice = None
        if addresses != self._addresses:
            _LOG.info(fact("addresses", now=", ".join(addresses)))
            await zeroconf.async_update_interfaces(interfaces=addresses)
            self._addresses = addresses
        await (await zeroconf.async_update_service(self._info(notice)))
        self._notice = notice

    async def _lose_network(self) -> None:
        """Close the sockets, as not every system lets them hear again when the address is back."""
        if self._zeroconf is not None:
            self._complain("no address on a network")
            self._addresses = []
            await self.put_out()

    async def put_out(self) -> None:
        """Say goodbye to the network, also if `light` or `show` was broken off."""
        if self._zeroconf is not None:
            zeroconf, self._zeroconf = self._zeroconf, None
            await zeroconf.async_unregister_all_services()
            await zeroconf.async_close()

    def _complain(self, problem: str) -> None:
        """Log a problem, but not the same one again and again."""
        if problem != self._problem:
            self._problem = problem
            _LOG.warning(fact("not-advertised", problem=problem))

    def _info(self, notice: Notice) -> AsyncServiceInfo:
        label = f"tablee-{notice.id[:12]}-{notice.boot[:4]}"
        return AsyncServiceInfo(
            SERVICE_TYPE,
            f"{label}.{SERVICE_TYPE}",
            parsed_addresses=self._addresses,
            port=self._port,
            properties=notice.properties(),
            server=f"{label}.local.",
            host_ttl=_HOST_TTL,
        )
