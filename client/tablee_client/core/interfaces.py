"""The network addresses of this machine on which servers are looked for."""

import errno
import socket
from collections.abc import Sequence
from ipaddress import IPv4Interface
from typing import Final

from tablee.protocol.lan import LOOPBACK, is_lan, leads_nowhere

_NOT_HERE: Final = (errno.EADDRNOTAVAIL, 10049)


def searched(chosen: Sequence[str] = ()) -> list[str]:
    """Give the addresses chosen, or else those of the local network; loopback if there is none.

    Raises OSError where this machine hasn't a chosen one.
    """
    import ifaddr  # with zeroconf, whose import takes longer than a first frame may wait

    adapters = list(ifaddr.get_adapters())
    if chosen:
        own = {str(ip.ip) for adapter in adapters for ip in adapter.ips}
        absent = [address for address in chosen if address not in own]
        if absent:
            raise OSError(f"{absent[0]} is no address of this machine")
        return list(chosen)
    kept = [a for a in adapters if not leads_nowhere(a.nice_name, a.name)]
    addresses = [str(ip.ip) for adapter in kept for ip in adapter.ips if ip.is_IPv4]
    return [address for address in addresses if is_lan(address)] or [LOOPBACK]


def is_own(address: str) -> bool:
    """Tell whether this machine has an address now; quick, and without asking the network."""
    kind = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as trial:
            trial.bind((address, 0))
    except OSError as error:
        return error.errno not in _NOT_HERE
    return True


def left_out() -> list[str]:
    """Give the names of the interfaces on which nobody is looked for."""
    import ifaddr  # as above

    adapters = [a for a in ifaddr.get_adapters() if any(ip.is_IPv4 for ip in a.ips)]
    return [a.nice_name for a in adapters if leads_nowhere(a.nice_name, a.name)]


def networks(addresses: Sequence[str]) -> list[IPv4Interface]:
    """Give the networks that these of the machine's addresses are on; unknown ones are left out."""
    import ifaddr  # as above

    wanted = set(addresses)
    return [
        IPv4Interface(f"{ip.ip}/{ip.network_prefix}")
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and str(ip.ip) in wanted
    ]
