"""Going to a server that one was invited to: the way, the key that is expected, what to present."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic

from tablee_client.core.address import Address
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.invitation import Invitation
from tablee_client.core.keyring import Keyring, Place
from tablee_client.core.known import KnownServers
from tablee_client.core.probe import knock
from tablee_client.core.session import Session
from tablee_client.core.trust import Memory
from tablee_client.core.whereabouts import Around


@dataclass(frozen=True, slots=True)
class Visit:
    """A session, and whether its server was met for the first time."""

    session: Session
    is_new: bool


async def visit(
    invitation: Invitation,
    profile: Profile,
    known: KnownServers,
    keyring: Keyring | None = None,
    interfaces: Sequence[str] = (),
    given: Place | None = None,
) -> Visit:
    """Join a server; ConnectError. Without a keyring nobody is come back as.

    A server that moves to another address is looked for on these interfaces, or on all. `given` is
    a place there that this player was just given.
    """
    address = await _reach(invitation.addresses)
    keys = Keys() if keyring is None else keyring.keys(address, invitation.server, given)
    memory = Memory(known, address, invitation.server, invitation.accepts)
    keys = replace(keys, memory=memory, expects=invitation.key, pin=invitation.pin)
    session = await Session.open(address, profile, keys, around=Around(interfaces))
    return Visit(session, memory.is_new)


async def _reach(addresses: tuple[Address, ...]) -> Address:
    """Give the address that answers first; where none does, the first, to fail there."""
    if len(addresses) == 1:
        return addresses[0]
    met = await knock(addresses, monotonic)
    return addresses[0] if met is None else met[0]
