"""How fast a disk keeps something safe: measured when the server starts."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

SLOW: Final = 0.030
"""Seconds for one write to be safe; above this a commit for each batch would hold play up."""
_TRIES: Final = 20
_PATIENCE: Final = 0.5
_BYTES: Final = b"\0" * 4096


def is_slow(folder: Path, *, clock: Callable[[], float] = time.perf_counter) -> float | None:
    """Give the seconds that all but the slowest twentieth of writes take, if that is too slow.

    None on a disk that is fast enough, or where nothing can be tried.
    """
    try:
        taken = _measure(folder / ".speed", clock)
    except OSError:
        return None
    slow = sorted(taken)[max(0, round(len(taken) * 0.95) - 1)]
    return slow if slow > SLOW else None


def _measure(path: Path, clock: Callable[[], float]) -> list[float]:
    """Write and wait for the disk, again and again; a slow one is not tried for long."""
    taken: list[float] = []
    with path.open("wb", buffering=0) as file:
        while len(taken) < _TRIES and sum(taken) < _PATIENCE:
            began = clock()
            file.write(_BYTES)
            os.fsync(file.fileno())
            taken.append(clock() - began)
    path.unlink()
    return taken
