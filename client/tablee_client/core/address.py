"""Where a server listens: a host and a port, as a person writes them."""

import contextlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address
from typing import Final

from tablee.protocol import DEFAULT_PORT
from tablee_client.core.failure import AddressError

_BRACKETED: Final = re.compile(r"\[(?P<host>[^\[\]]+)\](?::(?P<port>.*))?")
_HOST: Final = re.compile(r"[\w.-]{1,253}")
_SCHEME: Final = "tablee://"
_HIGHEST_PORT: Final = 65535


@dataclass(frozen=True, slots=True)
class Address:
    """One place to connect to; `plain` is without TLS, which is never read from a text."""

    host: str
    port: int = DEFAULT_PORT
    plain: bool = False

    def __str__(self) -> str:
        """Write it so that `parse_address` reads it again; the usual port isn't shown."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORT else f"{host}:{self.port}"


def parse_address(text: str) -> Address:
    """Read "host", "host:port", "[v6]:port" or a bare IPv6 address; AddressError if it is none."""
    wanted = text.strip().removeprefix(_SCHEME).rstrip("/")
    bracketed = _BRACKETED.fullmatch(wanted)
    if bracketed is not None:
        return Address(_ipv6(bracketed["host"], text), _port(bracketed["port"], text))
    if wanted.count(":") > 1:
        return Address(_ipv6(wanted, text))
    host, colon, port = wanted.partition(":")
    if not _HOST.fullmatch(host) or host.strip(".-") == "":
        raise AddressError("bad-address", address=text)
    return Address(host, _port(port if colon else None, text))


def addresses_among(texts: Iterable[str]) -> list[Address]:
    """Give the addresses among some texts, in their order; what is none is passed over."""
    found = []
    for text in texts:
        with contextlib.suppress(AddressError):
            found.append(parse_address(text))
    return found


def _ipv6(host: str, text: str) -> str:
    try:
        IPv6Address(host)
    except ValueError:
        raise AddressError("bad-address", address=text) from None
    return host


def _port(port: str | None, text: str) -> int:
    if port is None:
        return DEFAULT_PORT
    if not (port.isascii() and port.isdigit()) or not 1 <= int(port[:6]) <= _HIGHEST_PORT:
        raise AddressError("bad-port", address=text, port=port)
    return int(port)
