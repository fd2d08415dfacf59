"""Which of a machine's interfaces and addresses lead to a local network where people play.

Servers advertise and players search by the same rule, or they would miss each other.
"""

import ipaddress
from fnmatch import fnmatch
from typing import Final

LOOPBACK: Final = "127.0.0.1"
"""The address under which a machine reaches itself and nobody else does."""
_NOWHERE: Final = (
    *("docker*", "br-*", "veth*", "virbr*", "vmnet*", "vboxnet*", "podman*", "cni*", "lxcbr*"),
    *("tun*", "utun*", "wg*", "ppp*", "tailscale*"),
    *("Hyper-V Virtual*", "VirtualBox Host-Only*", "VMware Virtual*", "TAP-Windows*", "WireGuard*"),
)


def leads_nowhere(*names: str) -> bool:
    """Tell of an interface, by any of its names and never by its kind, that nobody plays there."""
    return any(fnmatch(name, pattern) for name in names for pattern in _NOWHERE)


def is_lan(address: str) -> bool:
    """Tell of an IPv4 address that others on its network can reach it; ValueError for no address.

    A link-local one is what a machine gives itself where no network has given it any.
    """
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)
