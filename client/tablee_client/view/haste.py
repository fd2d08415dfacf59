"""How much may still be made in a frame: what takes longer goes on in the next one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class OutOfTime(Exception):
    """What is being painted needs pictures that this frame has no more time to make."""


class Haste:
    """Bounds the time in which caches make what they lack.

    What was made is kept, so whoever is interrupted by OutOfTime comes further when he begins
    again: within each bound at least one thing is made.
    """

    def __init__(self) -> None:
        self._has_time: Callable[[], bool] | None = None
        self._has_made = False
        self._depth = 0

    @contextmanager
    def within(self, has_time: Callable[[], bool]) -> Iterator[None]:
        """Raise OutOfTime meanwhile where something must be made and there is no time left."""
        self._has_time, self._has_made, self._depth = has_time, False, 0
        try:
            yield
        finally:
            self._has_time = None

    @contextmanager
    def making(self) -> Iterator[None]:
        """Make one thing meanwhile, perhaps of others that are made first."""
        if self._depth == 0 and self._has_made:
            self._stop_late()
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
        self._has_made = True

    def kept(self) -> None:
        """Hear that what was made is kept; what it was made for may then wait."""
        if self._depth > 0:
            self._stop_late()

    def _stop_late(self) -> None:
        if self._has_time is not None and not self._has_time():
            raise OutOfTime
