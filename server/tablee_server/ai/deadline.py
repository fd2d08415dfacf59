"""When thinking has to end: a moment, or never."""

import time
from collections.abc import Callable


class Deadline:
    """A moment some seconds ahead. Without one nothing reads a clock."""

    def __init__(self, seconds: float | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds

    @property
    def is_over(self) -> bool:
        """Whether it is time to answer."""
        return self._end is not None and self._clock() >= self._end
