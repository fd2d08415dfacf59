"""Listens to the beacons of servers by zeroconf: the only module of the client that imports it.

Import it late: it costs more time than a first frame may wait.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from tablee.protocol import SERVICE_TYPE
from tablee_client.core.address import Address
from tablee_client.core.found import Beacon

_PATIENCE_MS: Final = 3000


class Beacons:
    """One browser on some of this machine's addresses."""

    def __init__(
        self,
        interfaces: Sequence[str],
        *,
        heard: Callable[[Beacon], None],
        left: Callable[[str], None],
    ) -> None:
        """Listen at once; OSError if these addresses can't be listened on."""
        self._heard = heard
        self._left = left
        self._tasks: set[asyncio.Task[None]] = set()
        self._zeroconf = AsyncZeroconf(interfaces=list(interfaces), ip_version=IPVersion.V4Only)
        self._browser = AsyncServiceBrowser(
            self._zeroconf.zeroconf, SERVICE_TYPE, handlers=[self._changed]
        )

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await self._browser.async_cancel()
        await self._zeroconf.async_close()

    def _changed(
        self,
        zeroconf: Zeroconf,
        service_type: str,
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            self._left(name)
            return
        task = asyncio.create_task(self._resolve(zeroconf, service_type, name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resolve(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        info = AsyncServiceInfo(service_type, name)
        if await info.async_request(zeroconf, _PATIENCE_MS):
            beacon = beacon_of(name, info)
            if beacon is not None:
                self._heard(beacon)


def beacon_of(service: str, info: AsyncServiceInfo) -> Beacon | None:
    """Read a record; None if it has no address or doesn't say who it is."""
    port = info.port or 0
    addresses = tuple(Address(host, port) for host in info.parsed_addresses() if port)
    says = {_text(key): _text(value) for key, value in info.properties.items()}
    if not addresses or not says.get("id"):
        return None
    low, _, high = says.get("protocol", "").partition("-")
    return Beacon(
        name=says.get("name", ""),
        id=says["id"][:48],
        boot=says.get("boot", "")[:48],
        addresses=addresses,
        software=says.get("software", ""),
        low=_number(low),
        high=_number(high or low),
        tables=_number(says.get("tables", "")),
        players=_number(says.get("players", "")),
        service=service,
        way="beacon",
        key=says.get("key", "")[:64],
        pin=says.get("pin") == "1",
        plain=says.get("key") == "",
    )


def _text(value: bytes | None) -> str:
    return (value or b"").decode("utf-8", "replace")


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0
