"""Whether the server that answers is the one that is meant: its key against what is remembered.

Asked before anything is said, above all before a token is shown. A key that is known is trusted
wherever it is met; a server or an address that had another one is refused, loudly, until the
player says otherwise; what is wholly new is remembered at this first use.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tablee.protocol.comparison import comparison_words
from tablee.protocol.link import key_text
from tablee.protocol.messages import Welcome
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.known import How, KnownServer, KnownServers

ANY_KEY: Final = b""
"""What `accepts` is where the player trusts whatever answers."""


@dataclass(slots=True)
class Memory:
    """What is remembered of the server at an address, whose id may have been heard before.

    `accepts` is a changed key that the player wants to trust. Afterwards `is_new` tells whether
    the server was met for the first time.
    """

    file: KnownServers
    address: Address
    server: str | None = None
    accepts: bytes | None = None
    is_new: bool = False

    def judge(self, found: bytes, server: str | None = None) -> None:
        """Look at the key that was met; ConnectError `changed-key`.

        To be asked again with the server's own id once it has told that.
        """
        known = self.file.read()
        if self.accepts in (found, ANY_KEY) or any(old.key == found for old in known):
            return
        before = met_before(known, server or self.server, str(self.address))
        if before is not None:
            raise changed(self.address, before, found)
        self.is_new = True

    def keep(self, found: bytes, welcome: Welcome, how: How) -> None:
        """Remember the key that was met; `how` it is trusted, if not by the player's word."""
        if how == "first" and self.accepts is not None:
            how = "compared"
        at, name = str(self.address), welcome.server
        self.file.keep(KnownServer(welcome.server_id, name, at, found, how))


def changed(address: Address, before: KnownServer, found: bytes) -> ConnectError:
    """Say that a server has another key than it had; with the words of both."""
    return ConnectError(
        "changed-key",
        address=str(address),
        name=before.name,
        how=before.how,
        before=words_of(before.key),
        words=words_of(found),
        key=key_text(found),
    )


def wrong_key(address: Address, wanted: bytes, found: bytes) -> ConnectError:
    """Say that a server isn't the one that a link, or the session so far, has led to."""
    return ConnectError(
        "wrong-key", address=str(address), before=words_of(wanted), words=words_of(found)
    )


def words_of(fingerprint: bytes) -> str:
    """Give the four words of a key, in one line."""
    return " ".join(comparison_words(fingerprint))


def met_before(known: Iterable[KnownServer], server: str | None, at: str) -> KnownServer | None:
    """Give the server that was known under this id, or else at this address."""
    named = [old for old in known if old.server == server]
    return next(iter([*named, *(old for old in known if old.at == at)]), None)
