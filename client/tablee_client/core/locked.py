"""A file that one process at a time holds."""

import sqlite3
from pathlib import Path


def claim(path: Path) -> sqlite3.Connection | None:
    """Hold the file for this process until the connection is closed; None where another does.

    An exclusive transaction is a lock that every system has and that ends with its owner. OSError
    or sqlite3.Error where nothing can be kept.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.stat().st_size:
        path.write_bytes(b"")  # a lock is empty; what is no database would lock nothing
    held = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return None
    return held
