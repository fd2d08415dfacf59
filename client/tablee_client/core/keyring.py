"""The tokens of this player's places, kept beside the settings: a client that crashed comes back.

A token is the player, so the file is for his eyes only (0600), and only the first of several
clients of one player uses it: a second window is somebody else, and must not take the first one's
place. What can't be read or written is no reason not to play; it only isn't remembered.
"""

import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tablee.protocol.messages import Welcome
from tablee_client.core.address import Address
from tablee_client.core.greeting import Keys
from tablee_client.core.locked import claim

MOST: Final = 16
TOKEN_BYTES: Final = 16


class Place(msgspec.Struct, frozen=True):
    """The latest token that one server gave; `server` is its id, `at` where it was reached.

    `key` is the fingerprint of its key, empty where it had none: only there is the token shown.
    """

    server: Annotated[str, msgspec.Meta(max_length=48)]
    at: str
    token: Annotated[bytes, msgspec.Meta(min_length=TOKEN_BYTES, max_length=TOKEN_BYTES)]
    key: bytes = b""


class Keyring:
    """The tokens of one player, the latest first. One `Keyring` a process."""

    def __init__(self, folder: Path) -> None:
        """Keep them in this folder, which need not exist."""
        self._path = folder / "places.json"
        self._lock: sqlite3.Connection | None = None

    def keys(self, address: Address, server: str | None = None, given: Place | None = None) -> Keys:
        """Give what to present there: by the server's id where it is known, else by the address.

        A place that was just `given` goes before what is kept, and needs no file. The keys remember
        every token that the server gives from then on.
        """
        keys, place, at = Keys(), given, str(address)
        if self._is_ours():
            keys = Keys(keep=lambda welcome, key: self._keep(at, welcome, key))
            place = given or self._kept(address, server)
        if place is None:
            return keys
        return replace(keys, token=place.token, token_of=place.key or None)

    def last(self) -> str | None:
        """Give the address of the server that gave the latest token; None if none is kept."""
        places = self._read() if self._is_ours() else []
        return places[0].at if places else None

    def forget(self) -> None:
        """Keep no token any more: nobody comes back as the player who was here."""
        if self._is_ours():
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)

    def close(self) -> None:
        """Let another client of this player have them."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _kept(self, address: Address, server: str | None) -> Place | None:
        at = str(address)
        fitting = (p for p in self._read() if _fits(p, at, server) and bool(p.key) != address.plain)
        return next(fitting, None)

    def _keep(self, at: str, welcome: Welcome, key: bytes | None) -> None:
        place = Place(welcome.server_id, at, welcome.token, key or b"")
        others = [p for p in self._read() if p.server != place.server and p.at != at]
        self._write([place, *others][:MOST])

    def _write(self, places: list[Place]) -> None:
        partial = self._path.with_suffix(".new")
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
            partial.touch(0o600, exist_ok=False)
            partial.write_bytes(msgspec.json.encode(places))
            partial.replace(self._path)

    def _read(self) -> list[Place]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=list[Place])
        except (OSError, msgspec.DecodeError, ValueError, RecursionError):
            return []

    def _is_ours(self) -> bool:
        """Tell whether this client is the first; the system lets go of a killed one's lock."""
        if self._lock is None:
            with contextlib.suppress(OSError, sqlite3.Error):
                self._lock = claim(self._path.with_suffix(".lock"))
        return self._lock is not None


def _fits(place: Place, at: str, server: str | None) -> bool:
    return place.at == at if server is None else place.server == server
