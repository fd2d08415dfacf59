"""What a server tells the network about itself, apart from how it is told."""

import msgspec

from tablee.protocol import SPOKEN


class Notice(msgspec.Struct, frozen=True):
    """What the TXT record says: 400 bytes at most in all.

    `key` is the fingerprint as links write it, a hint for the list; empty without TLS. `pin` is 1
    where one is asked for.
    """

    name: str
    id: str
    boot: str
    software: str
    tables: int = 0
    players: int = 0
    key: str = ""
    pin: int = 0

    def properties(self) -> dict[str, str]:
        """Give it as the record's items."""
        items = {field: str(value) for field, value in msgspec.structs.asdict(self).items()}
        return {**items, "protocol": str(SPOKEN)}
