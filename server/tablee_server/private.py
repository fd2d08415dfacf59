"""Files and folders for their owner's eyes only: keys, tokens, and hands that are being played."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

from tablee_server.logs import fact
from tablee_server.platform import has_modes, is_own

_LOG: Final = logging.getLogger(__name__)
_OWNER_ONLY: Final = 0o600
_OWNERS_FOLDER: Final = 0o700
_OTHERS: Final = 0o077


def own_folder(folder: Path) -> None:
    """Make a folder for its owner alone, or close one that is there to others, and say so.

    One of somebody else's, or where everybody may put files, stays as it is. OSError if there can
    be none.
    """
    folder.mkdir(mode=_OWNERS_FOLDER, parents=True, exist_ok=True)
    found = folder.stat()
    if has_modes() and is_own(found) and not found.st_mode & stat.S_ISVTX:
        _close(folder, _OWNERS_FOLDER)


def write_alone(path: Path, data: bytes) -> None:
    """Write a file that nobody else may read at any moment, whole or not at all."""
    partial = path.with_name(f"{path.name}.new")
    partial.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(partial, flags, _OWNER_ONLY), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)


def begin_alone(path: Path) -> None:
    """Make an empty file that nobody else may read, where there is none; OSError."""
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, _OWNER_ONLY))


def close_to_others(path: Path) -> None:
    """Take away what others may do with a file, and say so, where somebody has let them."""
    if has_modes():
        _close(path, _OWNER_ONLY)


def _close(path: Path, mode: int) -> None:
    if path.stat().st_mode & _OTHERS:
        path.chmod(mode)
        _LOG.warning(fact("was-open-to-others", file=path))
