"""Replay files on their way from the server, part by part, and no more than a file may have."""

from typing import Final, TypeAlias

from tablee.protocol import PeerError
from tablee.protocol.replays import FetchMatch, MatchPart
from tablee.record import LONGEST

Key: TypeAlias = tuple[int, int]
_KEPT: Final = 2


class Files:
    """The latest files that were fetched, by table and match."""

    def __init__(self) -> None:
        self._parts: dict[Key, bytearray] = {}

    def take(self, asked: FetchMatch, part: MatchPart) -> int | None:
        """Add a part; gives from where to ask on, None when the file is whole. PeerError."""
        key = (asked.table, asked.match)
        if asked.offset == 0:
            self._begin(key)
        file = self._parts.get(key)
        if file is None or len(file) != asked.offset or part.total > LONGEST:
            raise PeerError("bad-message", f"a part of {part.total} bytes out of place")
        file += part.data
        if len(file) > part.total or (not part.data and len(file) < part.total):
            raise PeerError("bad-message", f"{len(file)} of {part.total} bytes")
        return len(file) if len(file) < part.total else None

    def whole(self, table: int, match: int) -> bytes:
        """Give a file that was fetched; KeyError."""
        return bytes(self._parts[table, match])

    def _begin(self, key: Key) -> None:
        self._parts.pop(key, None)
        while len(self._parts) >= _KEPT:
            del self._parts[next(iter(self._parts))]
        self._parts[key] = bytearray()
