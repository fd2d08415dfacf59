"""Whether an address is this machine's own, which no limit for strangers is meant for."""

import ipaddress


def is_loopback(address: str) -> bool:
    """Tell it of an address as a socket writes it; a name is none."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
