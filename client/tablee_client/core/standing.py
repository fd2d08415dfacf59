"""How a server that was found stands with this player, as far as it says itself who it is."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from tablee.protocol.link import key_of
from tablee_client.core.found import FoundServer
from tablee_client.core.known import KnownServer
from tablee_client.core.trust import met_before

Standing: TypeAlias = Literal["plain", "known", "changed", "new"]
"""It encrypts nothing; has the key it had; has another key than it had; was never met."""


def standing(server: FoundServer, known: Sequence[KnownServer]) -> Standing:
    """Compare what a server says of itself with what is remembered: a hint, judged when joining."""
    if server.plain:
        return "plain"
    key = key_of(server.key)
    before = met_before(known, server.id, str(server.address))
    if any(old.key == key for old in known) or (key is None and before is not None):
        return "known"
    return "new" if before is None else "changed"
