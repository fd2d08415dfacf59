"""How others are led to a server of this player's own: its link, and the code to scan."""

from collections.abc import Sequence
from ipaddress import ip_address
from typing import TypeAlias

from tablee.protocol.joincode import join_code
from tablee.protocol.link import MOST_PLACES, Link
from tablee_client.core.address import Address, parse_address
from tablee_client.core.interfaces import searched

Code: TypeAlias = tuple[bytes, ...]
"""A code's rows without its quiet zone, a byte for each square: 1 is dark."""

QUIET = 4
"""The squares that stay light around a code (ISO/IEC 18004)."""


def link_to(port: int, key: bytes | None, chosen: Sequence[str] = ()) -> Link | None:
    """Give the link by which others come to a server on this machine's `port`.

    `chosen` are the only addresses it is told under. None where no other machine can come.
    """
    try:
        hosts = [host for host in searched(chosen) if not ip_address(host).is_loopback]
    except (OSError, ValueError):
        return None
    places = tuple(str(Address(host, port)) for host in hosts[:MOST_PLACES])
    return Link(places, key) if places else None


def page_at(place: str, port: int | None) -> str | None:
    """Give the address of a server's page for guests, by a place of its link; None without one."""
    if port is None:
        return None
    host = parse_address(place).host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def read_out(place: str) -> str | None:
    """Give the join code of a link's place; None where it has none, as an IPv6 address."""
    at = parse_address(place)
    try:
        return join_code(at.host, at.port)
    except ValueError:
        return None


def code_of(text: str) -> Code:
    """Give the code of a text, at least of level M: it still reads where 15 % are covered."""
    import segno  # late: most players never show a code

    return tuple(map(bytes, segno.make_qr(text, error="m").matrix))
