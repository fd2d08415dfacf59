"""The ears and the mouth of a search: beacons and calls, on the networks that there are now.

They follow this machine: a cable that is plugged in, another Wi-Fi, another address.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from ipaddress import IPv4Interface
from typing import Any

from tablee.protocol.lan import LOOPBACK
from tablee_client.core.caller import Caller
from tablee_client.core.found import Beacon
from tablee_client.core.interfaces import networks, searched


class Ears:
    """Listens on these of the machine's addresses, or on all that lead to a local network."""

    def __init__(
        self,
        interfaces: Sequence[str],
        *,
        heard: Callable[[Beacon], None],
        left: Callable[[str], None],
    ) -> None:
        """Prepare; `follow` opens. `heard` hears every beacon and answer, `left` the goodbyes."""
        self.deaf = False
        self.alone = False
        self.networks: list[IPv4Interface] = []
        self._interfaces = interfaces
        self._heard = heard
        self._left = left
        self._addresses: list[str] | None = None
        self._beacons: Any = None
        self._caller: Caller | None = None

    async def follow(self) -> bool:
        """Listen where this machine is now; tell whether that is another place than before."""
        addresses, around = await asyncio.to_thread(_here, self._interfaces)
        if addresses == self._addresses:
            return False
        await self.close()
        self._addresses, self.networks = addresses, around
        self.alone = not self._interfaces and addresses == [LOOPBACK]
        await self._open_beacons(addresses)
        caller = Caller(around, self._heard)
        self._caller = caller if await caller.open() else None
        return True

    async def close(self) -> None:
        """Listen and call no more."""
        self._addresses = None
        caller, self._caller = self._caller, None
        if caller is not None:
            await caller.close()
        beacons, self._beacons = self._beacons, None
        if beacons is not None:
            with contextlib.suppress(OSError):
                await beacons.close()

    def call_all(self) -> None:
        """Call everybody on every network."""
        if self._caller is not None:
            self._caller.call_all()

    def call(self, hosts: Iterable[str]) -> None:
        """Call single hosts."""
        if self._caller is not None:
            self._caller.call(hosts)

    async def _open_beacons(self, addresses: Sequence[str]) -> None:
        """Start the browser, whose import alone takes long, off the loop's thread."""
        self.deaf = not addresses
        if self.deaf:
            return
        module = await asyncio.to_thread(import_module, "tablee_client.core.beacons")
        try:
            self._beacons = module.Beacons(addresses, heard=self._heard, left=self._left)
        except OSError:
            self.deaf = True


def _here(interfaces: Sequence[str]) -> tuple[list[str], list[IPv4Interface]]:
    """Give the addresses and networks to listen on; none where a chosen address isn't here."""
    try:
        addresses = searched(interfaces)
    except OSError:
        return [], []
    return addresses, networks(addresses)
