"""The network addresses of this machine under which players can reach it."""

import ipaddress
from collections.abc import Sequence
from fnmatch import fnmatch
from typing import Final

DROPPED: Final = (
    *("docker*", "br-*", "veth*", "virbr*", "vmnet*", "vboxnet*", "podman*", "cni*", "lxcbr*"),
    *("tun*", "utun*", "wg*", "ppp*", "tailscale*"),
    *("Hyper-V Virtual*", "VirtualBox Host-Only*", "VMware Virtual*", "TAP-Windows*", "WireGuard*"),
)
"""Interfaces that lead to no player, by name; never dropped by their kind."""


def own_addresses() -> list[tuple[str, str]]:
    """Give every IPv4 address of this machine, with its interface's name."""
    import ifaddr  # as late as zeroconf, which brings it

    return [
        (adapter.nice_name, str(ip.ip))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]


def advertised(chosen: Sequence[str], host: str, own: list[tuple[str, str]]) -> list[str]:
    """Give the addresses to advertise: the chosen ones, the one listened on, or the LAN's."""
    if chosen:
        return list(chosen)
    if host not in ("", "0.0.0.0", "::"):
        return [host]
    return [address for name, address in own if not _is_dropped(name) and _is_lan(address)]


def missing(chosen: Sequence[str], own: list[tuple[str, str]]) -> str | None:
    """Give the first chosen address that this machine doesn't have."""
    here = {address for _, address in own}
    return next((address for address in chosen if address not in here), None)


def _is_dropped(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in DROPPED)


def _is_lan(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)
