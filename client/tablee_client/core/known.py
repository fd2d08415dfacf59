"""The servers that this player has met, and the keys they had: a file beside the settings.

It holds nothing secret. Every client of the player reads it anew and writes it whole, or not at
all; one that can't be read is set aside with a notice, and the servers are met as if new.
"""

import contextlib
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from tablee.protocol.fingerprint import FINGERPRINT_BYTES
from tablee_client.core.settings import Notice
from tablee_client.core.whole import write_whole

MOST: Final = 256
Fingerprint: TypeAlias = Annotated[
    bytes, msgspec.Meta(min_length=FINGERPRINT_BYTES, max_length=FINGERPRINT_BYTES)
]
How: TypeAlias = Literal["first", "compared", "pin", "link"]
HOW: Final[tuple[How, ...]] = ("first", "compared", "pin", "link")
"""How a key came to be trusted, the weakest first: at first use, by the player who compared words,
by a PIN that only the right server knows, by a link that carries the key."""


class KnownServer(msgspec.Struct, frozen=True):
    """One server: its id, its name and address at the last visit, and its key's fingerprint."""

    server: Annotated[str, msgspec.Meta(max_length=48)]
    name: Annotated[str, msgspec.Meta(max_length=48)]
    at: str
    key: Fingerprint
    how: How = "first"


class KnownServers:
    """The file. `notices` are what the player is to be told of it."""

    def __init__(self, folder: Path) -> None:
        """Keep them in this folder, which need not exist."""
        self.path = folder / "known-servers.json"
        self.notices: list[Notice] = []

    def read(self) -> list[KnownServer]:
        """Give them, the latest met first."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=list[KnownServer])
        except OSError:
            return []
        except (msgspec.DecodeError, ValueError, RecursionError):
            self._set_aside()
            return []

    def keep(self, met: KnownServer) -> None:
        """Remember a server in place of what was known of its id, key or address."""
        known = self.read()
        same = (old.how for old in known if old.key == met.key and old.server == met.server)
        how = max((met.how, *same), key=HOW.index)
        met = msgspec.structs.replace(met, how=how)
        others = [old for old in known if not _is_superseded(old, met)]
        self._write([met, *others][:MOST])

    def _write(self, known: list[KnownServer]) -> None:
        text = msgspec.json.format(msgspec.json.encode(known), indent=1)
        try:
            write_whole(self.path, text)
        except OSError:
            self.notices.append(Notice("known-unwritable", {"path": str(self.path.parent)}))

    def _set_aside(self) -> None:
        aside = self.path.with_suffix(".broken")
        with contextlib.suppress(OSError):
            self.path.replace(aside)
        self.notices.append(Notice("known-broken", {"path": str(aside)}))


def _is_superseded(old: KnownServer, met: KnownServer) -> bool:
    return old.server == met.server or old.key == met.key or old.at == met.at
