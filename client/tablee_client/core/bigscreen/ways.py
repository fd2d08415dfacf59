"""How others come to a server that was met: its address, the code to read out, what to scan."""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address

from tablee.protocol.link import Link
from tablee_client.core.address import Address
from tablee_client.core.sharing import Code, code_of, page_at, read_out


@dataclass(frozen=True, slots=True)
class Way:
    """`address` is empty where no other machine could come by it; `code` is to be read out."""

    server: str
    address: str
    code: str
    scanned: Code


def way_to(
    server: str,
    addresses: Iterable[Address],
    key: bytes | None,
    own: Iterable[str] = (),
    page: int | None = None,
) -> Way | None:
    """Give the way to a server at these addresses.

    One that is met on this very machine is told by the `own` addresses of it; None without any.
    What is scanned leads to its `page` for guests, at that port, where there is one.
    """
    places: list[str] = []
    for at in addresses:
        hosts = own if _is_loopback(at.host) else (at.host,)
        places += [str(Address(host, at.port)) for host in hosts if not _is_loopback(host)]
    if not places:
        return None
    scanned = page_at(places[0], page) or str(Link((places[0],), key))
    return Way(server, places[0], read_out(places[0]) or "", code_of(scanned))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
