"""The network addresses of this machine under which players can reach it."""

from collections.abc import Sequence

from tablee.protocol.lan import is_lan, leads_nowhere


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
    return [address for name, address in own if not leads_nowhere(name) and is_lan(address)]


def missing(chosen: Sequence[str], own: list[tuple[str, str]]) -> str | None:
    """Give the first chosen address that this machine doesn't have."""
    here = {address for _, address in own}
    return next((address for address in chosen if address not in here), None)
