"""The beacon: tells the network by zeroconf that a server is here, and that it goes.

The server accepts players first and is advertised second: registration takes over a second. Import
it late: a server that isn't advertised does without zeroconf, whose import takes a while.
"""

import logging
from collections.abc import Sequence
from typing import Final

from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from tablee.protocol import SERVICE_TYPE
from tablee_server.logs import fact
from tablee_server.notice import Notice

_LOG: Final = logging.getLogger(__name__)
_HOST_TTL: Final = 10


class Beacon:
    """One advertised service."""

    def __init__(self, addresses: Sequence[str], port: int) -> None:
        """Prepare; `light` registers."""
        self._addresses = list(addresses)
        self._port = port
        self._zeroconf: AsyncZeroconf | None = None
        self._notice: Notice | None = None

    async def light(self, notice: Notice) -> bool:
        """Register; False, and a line in the log, if the network doesn't let us."""
        try:
            self._zeroconf = AsyncZeroconf(interfaces=self._addresses, ip_version=IPVersion.V4Only)
            await (await self._zeroconf.async_register_service(self._info(notice)))
            self._notice = notice
        except (OSError, Error) as error:
            _LOG.warning(fact("not-advertised", problem=f"{type(error).__name__}: {error}"))
        return self._notice is not None

    async def show(self, notice: Notice) -> None:
        """Tell what has changed."""
        if self._zeroconf is None or notice == self._notice:
            return
        self._notice = notice
        try:
            await (await self._zeroconf.async_update_service(self._info(notice)))
        except (OSError, Error) as error:
            _LOG.warning(fact("not-advertised", problem=f"{type(error).__name__}: {error}"))

    async def put_out(self) -> None:
        """Say goodbye to the network, also if `light` or `show` was broken off."""
        if self._zeroconf is not None:
            zeroconf, self._zeroconf = self._zeroconf, None
            await zeroconf.async_unregister_all_services()
            await zeroconf.async_close()

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
