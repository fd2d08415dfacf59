"""Files for their owner's eyes only: keys and tokens."""

import logging
import os
from pathlib import Path
from typing import Final

from tablee_server.logs import fact

_LOG: Final = logging.getLogger(__name__)
_OWNER_ONLY: Final = 0o600


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


def close_to_others(path: Path) -> None:
    """Take away what others may do with a file, and say so, where somebody has let them."""
    if os.name == "posix" and path.stat().st_mode & 0o077:
        path.chmod(_OWNER_ONLY)
        _LOG.warning(fact("was-open-to-others", file=path))
