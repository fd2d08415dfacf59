"""The window's side of the watchdog: it beats, and as a spare it waits for its turn.

The frame loop writes a byte into a pipe every PERIOD seconds, its standard output.
"""

import os
import sys
from collections.abc import MutableMapping
from typing import Final

PERIOD: Final = 0.25
WATCHED: Final = "TABLEE_WATCHED"
"""The variable that tells a window that somebody listens to its heart."""
SPARE: Final = "TABLEE_SPARE"
"""The variable that tells a window to load everything and then to wait for its turn."""
FRESH: Final = "TABLEE_FRESH"
"""The variable that tells a window to begin with nobody there: his match may be at fault."""
BEAT: Final = b"."
PLAIN: Final = b"-"
"""A beat of a window that found out that it must do without acceleration; so must the next one."""


class Heart:
    """Beats where a watchdog listens, else not at all. `sign` is what it beats."""

    def __init__(self, pipe: int | None) -> None:
        self.sign = BEAT
        self._pipe = pipe
        self._next = 0.0

    @classmethod
    def of_this_process(cls) -> "Heart":
        """Give the heart of this window."""
        return cls(sys.__stdout__.fileno() if WATCHED in os.environ and sys.__stdout__ else None)

    def beat(self, now: float) -> bool:
        """Give a sign of life, if it is time for one; False if nobody listens any more."""
        if self._pipe is not None and now >= self._next:
            self._next = now + PERIOD
            try:
                os.write(self._pipe, self.sign)  # the watchdog always reads
            except OSError:
                return False
        return True


def is_spare(environ: MutableMapping[str, str] = os.environ) -> bool:
    """Tell, once, whether this process is a spare window."""
    return environ.pop(SPARE, None) is not None


def turn_comes(pipe: int = 0) -> bool:
    """Wait for this spare's turn; False if the watchdog has gone, and none will come."""
    try:
        return bool(os.read(pipe, 1))
    except OSError:
        return False
