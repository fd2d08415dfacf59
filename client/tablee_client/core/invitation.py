"""Where to go, and what is known of it beforehand: an address, a join code, or a link."""

from dataclasses import dataclass, replace

from tablee.protocol.joincode import (
    is_join_code,
    may_mean_join_code,
    parse_join_code,
    seems_join_code,
)
from tablee.protocol.link import LinkError, is_link, parse_link
from tablee_client.core.address import Address, parse_address
from tablee_client.core.failure import AddressError
from tablee_client.core.found import FoundServer


@dataclass(frozen=True, slots=True)
class Invitation:
    """One server to join.

    `addresses` lead to it, the first that answers is taken. `key` is the fingerprint that a link
    promises, `server` the id that the network told; `accepts` a changed key that the player
    trusts. `table` is the name or number of a table, `pin` what the server asks for.
    """

    addresses: tuple[Address, ...]
    key: bytes | None = None
    table: str | None = None
    pin: str | None = None
    server: str | None = None
    accepts: bytes | None = None

    @classmethod
    def to(cls, found: FoundServer) -> "Invitation":
        """Give the way to a server that was found."""
        return cls((found.address,), server=found.id)

    def plainly(self) -> "Invitation":
        """Give the same without encryption: a player has to have said so."""
        return replace(self, addresses=tuple(replace(at, plain=True) for at in self.addresses))


def parse_invitation(text: str) -> Invitation:
    """Read a link, a join code or an address; AddressError, also for one that isn't right."""
    if is_join_code(text):
        return Invitation((Address(*parse_join_code(text)),))
    if seems_join_code(text) or (" " in text.strip() and may_mean_join_code(text)):
        raise AddressError("bad-join-code", text=text.strip())
    if not is_link(text):
        return Invitation((parse_address(text),))
    try:
        link = parse_link(text)
    except LinkError as error:
        raise AddressError("bad-link", **error.details) from error
    return Invitation(tuple(map(parse_address, link.places)), link.key, link.table, link.pin)
