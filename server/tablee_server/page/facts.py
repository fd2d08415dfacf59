"""What the page tells of the server; nothing of it is secret, and the PIN isn't among it."""

from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address

from tablee.protocol.comparison import comparison_words
from tablee.protocol.joincode import join_code
from tablee.protocol.link import MOST_PLACES, Link


@dataclass(frozen=True, slots=True)
class Facts:
    """A server: its name, addresses (the best one first), port, key (None without TLS), PIN."""

    name: str
    hosts: tuple[str, ...]
    port: int
    key: bytes | None
    asks_pin: bool

    def link(self, places: tuple[str, ...]) -> str:
        """Give the link that leads to it."""
        return str(Link(places[:MOST_PLACES], self.key))

    @property
    def words(self) -> str:
        """The four words of its key; empty without one."""
        return "" if self.key is None else " ".join(comparison_words(self.key))


def code_for(host: str, port: int) -> str | None:
    """Give the join code of an address; None where it has none, as one of IPv6 or a name."""
    try:
        return join_code(str(IPv4Address(host)), port)
    except AddressValueError:
        return None
