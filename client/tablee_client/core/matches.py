"""The player's own folder of finished matches: the latest are kept, the oldest make room."""

import contextlib
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tablee.record import LONGEST, SUFFIX, RecordError, ReplayFile, read
from tablee_client.core.system import reason_of
from tablee_client.core.whole import write_whole

KEPT: Final = 50
_SLUG: Final = re.compile(r"[a-z0-9-]{1,32}")
_LATEST: Final = 4e10


class Matches:
    """A folder of replay files; it need not exist."""

    def __init__(self, folder: Path, most: int = KEPT) -> None:
        self._folder = folder
        self._most = most

    def keep(self, data: bytes) -> Path:
        """Keep a file, once however often it is given; RecordError `unwritable-replay` (path)."""
        path = self._folder / name_of(read(data))
        save(data, path)
        for old in self.all()[self._most :]:
            with contextlib.suppress(OSError):
                old.unlink()
        return path

    def all(self) -> list[Path]:
        """Give the files, the latest match first."""
        try:
            return sorted(self._folder.glob(f"*{SUFFIX}"), key=lambda path: path.name, reverse=True)
        except OSError:
            return []


def load(path: Path) -> bytes:
    """Read a file from the disk; RecordError `unreadable-replay` (path, reason)."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST + 1)
    except OSError as error:
        raise RecordError("unreadable-replay", path=str(path), reason=reason_of(error)) from error


def save(data: bytes, path: Path) -> None:
    """Write a file, whole or not at all; RecordError `unwritable-replay` (path, reason)."""
    try:
        write_whole(path, data)
    except OSError as error:
        raise RecordError("unwritable-replay", path=str(path), reason=reason_of(error)) from error


def began(file: ReplayFile) -> datetime:
    """Give when a match began; the server that says so may be a strange one."""
    seconds = file.header.began
    return datetime.fromtimestamp(seconds if 0.0 <= seconds <= _LATEST else 0.0, UTC)


def name_of(file: ReplayFile) -> str:
    """Name a file after when and what was played; a stranger's words make no path."""
    header = file.header
    when = began(file).strftime("%Y-%m-%d-%H%M%S")
    game = header.game if _SLUG.fullmatch(header.game) else "match"
    return f"{when}-{game}-{header.table}-{header.match}{SUFFIX}"
