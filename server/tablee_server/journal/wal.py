"""SQLite's log of commits beside the journal: how much of it there is, whole or not.

SQLite itself reads it up to the last whole commit and passes over the rest in silence. Here what
was written is counted by the frames' marks, so that the rest can be told and kept.
"""

import struct
from pathlib import Path
from typing import Final

_HEAD: Final = struct.Struct(">IIIIIIII")
_FRAME: Final = struct.Struct(">IIIIII")
_MAGICS: Final = (0x377F0682, 0x377F0683)
_PAGES: Final = frozenset(2**power for power in range(9, 17))


def wal_of(path: Path) -> Path:
    """Give where SQLite writes its log for this file."""
    return path.with_name(f"{path.name}-wal")


def frames_in(wal: Path) -> int:
    """Count the pages that were begun in the log's present round; an unreadable log has one."""
    data = wal.read_bytes() if wal.exists() else b""
    if not data:
        return 0
    if len(data) < _HEAD.size:
        return 1
    magic, _, page, _, *salt = _HEAD.unpack_from(data)[:6]
    if magic not in _MAGICS or page not in _PAGES:
        return 1
    count, at = 0, _HEAD.size
    while at < len(data) and _is_of(data[at : at + _FRAME.size], salt):
        count += 1
        at += _FRAME.size + page
    return count


def _is_of(head: bytes, salt: list[int]) -> bool:
    """Tell whether a frame, perhaps cut off, belongs to the round of this salt."""
    if len(head) < _FRAME.size:
        return True
    return list(_FRAME.unpack(head)[2:4]) == salt
