"""The network addresses of this machine on which servers are looked for."""

import errno
import ipaddress
import socket
from collections.abc import Sequence
from fnmatch import fnmatch
from ipaddress import IPv4Interface
from typing import Final

DROPPED: Final = (
    *("docker*", "br-*", "veth*", "virbr*", "vmnet*", "vboxnet*", "podman*", "cni*", "lxcbr*"),
    *("tun*", "utun*", "wg*", "ppp*", "tailscale*"),
    *("Hyper-V Virtual*", "VirtualBox Host-Only*", "VMware Virtual*", "TAP-Windows*", "WireGuard*"),
)
"""Interfaces that lead to no table, by name; never dropped by their kind."""

_NOT_HERE: Final = (errno.EADDRNOTAVAIL, 10049)
LOOPBACK: Final = "127.0.0.1"


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
    kept = [a for a in adapters if not _is_dropped(a.nice_name, a.name)]
    addresses = [str(ip.ip) for adapter in kept for ip in adapter.ips if ip.is_IPv4]
    return [address for address in addresses if _is_local(address)] or [LOOPBACK]


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
    return [a.nice_name for a in adapters if _is_dropped(a.nice_name, a.name)]


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


def _is_dropped(*names: str) -> bool:
    return any(fnmatch(name, pattern) for name in names for pattern in DROPPED)


def _is_local(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)
