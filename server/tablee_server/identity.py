"""Who a server is: an id that stays over restarts where there is a folder to keep it in."""

import logging
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee_server.private import own_folder, write_alone

if TYPE_CHECKING:
    import sqlite3

_LOG: Final = logging.getLogger(__name__)
_FILE: Final = "server-id"
_LOCK: Final = "server-lock"
_BYTES: Final = 8
IN_USE: Final = (
    "Another server keeps the folder %s: this one keeps nothing, so its tables, its matches and "
    "its key are gone when it ends."
)


class FolderTaken(Exception):
    """Another server keeps the folder that this one needs."""


def new_id() -> str:
    """Give a fresh id of 16 hexadecimal digits."""
    return secrets.token_hex(_BYTES)


class Identity:
    """Who this server is until it is closed; OSError if nothing can be kept in the folder.

    A folder whose server is running still gives a second one an id of its own: with the same id
    players would see one server that flickers between two. One that needs the folder raises
    FolderTaken instead, after `patience` seconds in which the other may end.
    """

    def __init__(
        self, folder: Path | None = None, *, needs_folder: bool = False, patience: float = 0.0
    ) -> None:
        self._claim = None if folder is None else claim(folder, patience)
        if folder is not None and self._claim is None:
            if needs_folder:
                raise FolderTaken(f"Another server keeps the folder {folder}")
            _LOG.warning(IN_USE, folder)
        self.folder = folder if self._claim is not None else None
        self.id = server_id(self.folder)

    @property
    def keeps(self) -> bool:
        """Tell whether there is a folder that is this server's alone."""
        return self._claim is not None

    def close(self) -> None:
        """Leave the folder to others."""
        if self._claim is not None:
            self._claim.close()


def claim(folder: Path, patience: float = 0.0) -> "sqlite3.Connection | None":
    """Keep a folder for this process while what this gives is open; None if another one keeps it.

    So many seconds are waited for that one to end.

    An exclusive transaction is a lock that every system has and that ends with its owner. Where
    the file system has no locks the folder is everybody's. OSError if nothing can be kept there.
    """
    import sqlite3  # late: a practice needs no folder, and shall begin soon

    own_folder(folder)
    path = folder / _LOCK
    path.touch()
    if path.is_dir() or path.stat().st_size:
        path.write_bytes(b"")  # a lock is empty; what is no database would lock nothing
    kept = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        kept.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if "locked" in str(error):
            kept.close()
            return None
    return kept


def server_id(folder: Path | None) -> str:
    """Give the id kept in the folder, made at the first start; OSError if it can't be kept."""
    if folder is None:
        return new_id()
    own_folder(folder)
    path = folder / _FILE
    kept = path.read_text("ascii", "replace").strip() if path.exists() else ""
    if not _is_id(kept):
        kept = new_id()
        write_alone(path, f"{kept}\n".encode("ascii"))
    return kept


def _is_id(text: str) -> bool:
    return len(text) == 2 * _BYTES and all(c in "0123456789abcdef" for c in text)
