"""Long work in parts: in several processes, with its progress on stderr, and never all or nothing.

Whoever presses Ctrl-C gets what the parts before came to, and is told with what to go on.
"""

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

P = TypeVar("P")
T = TypeVar("T")
INTERRUPTED: Final = 130
"""The exit code of a program that was ended by Ctrl-C."""
_SAID_EVERY: Final = 5.0


def work_off(
    work: Callable[[P], T], parts: Sequence[P], jobs: int, take: Callable[[T], None]
) -> int:
    """Do every part and `take` what comes of it, in order; gives how many were taken.

    These are fewer than there are after a Ctrl-C only.
    """
    taken, told = 0, Progress(len(parts))
    try:
        with _results(work, parts, jobs) as results:
            for result in results:
                take(result)
                taken += 1
                told.tell(taken)
    except KeyboardInterrupt:
        print(f"interrupted after {taken:,} of {len(parts):,} parts", file=sys.stderr, flush=True)
    return taken


@contextmanager
def _results(work: Callable[[P], T], parts: Sequence[P], jobs: int) -> Iterator[Iterator[T]]:
    if jobs == 1:
        yield map(work, parts)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_leave_keys_alone) as pool:
        yield pool.imap(work, parts)


def _leave_keys_alone() -> None:
    """Let Ctrl-C end the program that reads the keys, not each of its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """Says on stderr how far it is, every few seconds."""

    def __init__(self, parts: int) -> None:
        """Begin now."""
        self._parts = parts
        self._began = time.monotonic()
        self._due = self._began

    def tell(self, taken: int) -> None:
        """Say it, unless it was said just now."""
        now = time.monotonic()
        if now < self._due:
            return
        self._due = now + _SAID_EVERY
        left = (now - self._began) / taken * (self._parts - taken)
        part = f"{taken:,} of {self._parts:,} parts"
        print(f"{part}, about {left / 60:.1f} minutes to go", file=sys.stderr, flush=True)
