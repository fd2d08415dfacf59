"""Where a running server's console listens: a file in its folder, for commands of this machine."""

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec

from tablee_server.private import write_alone

FILE: Final = "console.json"


class Place(msgspec.Struct, frozen=True):
    """The port on loopback, and which run of the server it is."""

    port: int
    boot: str
    process: int


def keep_place(folder: Path, port: int, boot: str) -> None:
    """Write it; OSError."""
    write_alone(folder / FILE, msgspec.json.encode(Place(port, boot, os.getpid())))


def read_place(folder: Path) -> Place | None:
    """Read it; None if no server has written it, or has taken it away again."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Place)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None


def drop_place(folder: Path, boot: str) -> None:
    """Take it away, unless it is another run's by now."""
    place = read_place(folder)
    if place is not None and place.boot == boot:
        with contextlib.suppress(OSError):
            (folder / FILE).unlink()
