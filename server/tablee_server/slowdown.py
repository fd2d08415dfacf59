"""Wrong tries slow the address that sends them, and nobody else: 1, 2, 4 ... seconds."""

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 64.0
FORGIVEN: Final = 600.0
ADDRESSES: Final = 4096
_HOUSEHOLD_BITS: Final = 64


@dataclass(slots=True)
class _Record:
    wrong: int = 0
    until: float = 0.0
    last: float = 0.0


class Slowdown:
    """What each address has tried. The first `free` wrong tries cost nothing.

    It keeps the latest ADDRESSES; an IPv6 address counts with its network, of which one machine
    may take any.
    """

    def __init__(self, free: int = 0) -> None:
        self._free = free
        self._records: OrderedDict[str, _Record] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Give the seconds until this address may try again; 0 if it may now."""
        record = self._records.get(household(address))
        return 0.0 if record is None else max(0.0, record.until - now)

    def knows(self, address: str, now: float) -> bool:
        """Tell whether this address has tried wrongly of late."""
        record = self._records.get(household(address))
        return record is not None and now - record.last <= FORGIVEN

    def wrong(self, address: str, now: float) -> float:
        """Note a wrong try; gives the seconds until the next one."""
        home = household(address)
        record = self._records.setdefault(home, _Record())
        self._records.move_to_end(home)
        if now - record.last > FORGIVEN:
            record.wrong = 0
        record.wrong += 1
        record.last = now
        costly = record.wrong - self._free
        pause = 0.0 if costly <= 0 else min(LONGEST, 2.0 ** min(costly - 1, 16))
        record.until = now + pause
        if len(self._records) > ADDRESSES:
            self._records.popitem(last=False)
        return pause

    def right(self, address: str) -> None:
        """Forgive an address that has shown that it knows."""
        self._records.pop(household(address), None)


def household(address: str) -> str:
    """Give what a machine can't change: an IPv4 address, or the network of an IPv6 one."""
    plain = address.partition("%")[0]
    try:
        ip = ipaddress.ip_address(plain)
    except ValueError:
        return plain
    if isinstance(ip, ipaddress.IPv6Address) and not ip.is_link_local:
        return str(ipaddress.ip_network((ip, _HOUSEHOLD_BITS), strict=False))
    return str(ip)
