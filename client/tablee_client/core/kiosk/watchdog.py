"""Keeps a kiosk's window alive: starts it anew when it crashed, and when it stands still.

A window that doesn't beat for PATIENCE seconds is killed, whatever holds it. It comes back to its
seat by the place that it keeps in its keyring, or the match on its shelf. So that this takes no
time to load, a spare window waits behind it. One that ends again and again at once is started ever
later, up to LONGEST_PAUSE, and after RETURNS such ends with nobody there: a match may be the cause.
One that was killed before it was STEADY may only have been slow, so the next is waited for twice as
long, up to SLOWEST times: a busy machine shall not kill its window for ever.
"""

import time
from collections.abc import Callable
from typing import Final, Protocol

from tablee_client.core.settings import Notice

PATIENCE: Final = 3.0
"""Seconds: on a busy machine a table may take two to paint at first."""
FIRST_BEAT: Final = 30.0
"""Seconds until the first beat: a slow disk may take that long to load everything."""
SPARE_BEAT: Final = 8.0
"""And until that of a spare, which has loaded everything."""
SLOWEST: Final = 8
"""How many times as long a window is waited for at most: four minutes for a first beat."""
SPARE_AFTER: Final = 4.0
"""Seconds that a window beats until the next spare is started: first it shall be there itself."""
SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
STEADY: Final = 3.0
"""A window that has beaten for so many seconds counts as well, and the next one starts at once."""
RETURNS: Final = 5
STAFF_EXIT: Final = 64
"""The exit code by which the staff ends the kiosk."""
STAFF_RESTART: Final = 65
"""And by which he starts the window anew."""


class Child(Protocol):
    """A window as a process."""

    @property
    def has_ended(self) -> bool:
        """Whether it was heard that it has ended by itself."""

    def beat_within(self, seconds: float) -> bool:
        """Wait for a sign of life; False if none came, or it has ended."""

    def go(self) -> bool:
        """Let a spare open its window; False if it has ended meanwhile."""

    def end(self) -> int:
        """Kill it if it still runs; give its exit code."""


class Children(Protocol):
    """Who starts windows."""

    def window(self, *, is_fresh: bool = False) -> Child:
        """Start one; with `is_fresh` it begins with nobody there."""

    def spare(self) -> Child:
        """Start one that waits for its turn."""


class Watchdog:
    """Runs windows, one after the other, until the staff ends one."""

    def __init__(
        self,
        children: Children,
        *,
        now: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,  # noqa: TID251 - its one wait
        tell: Callable[[Notice], None],
    ) -> None:
        """`tell` hears of each window that came to an end: `kiosk-ended` or `kiosk-silent`."""
        self._children = children
        self._now, self._pause, self._tell = now, pause, tell
        self._spare: Child | None = None
        self._failures = 0
        self._slow = 1

    def run(self) -> int:
        """Keep a window alive; gives 0 once the staff ends it."""
        child, patience = self._children.window(), FIRST_BEAT
        while True:
            lived, patience = self._watch(child, patience)
            is_silent = not child.has_ended
            code = child.end()
            if code in (0, STAFF_EXIT, STAFF_RESTART):
                self._drop_spare()  # the file may be another now
                if code != STAFF_RESTART:
                    return 0
            elif is_silent:
                self._tell(Notice("kiosk-silent", {"seconds": round(patience)}))
            else:
                self._tell(Notice("kiosk-ended", {"code": code}))
            self._count(is_well=lived >= STEADY or code == STAFF_RESTART, is_silent=is_silent)
            child, patience = self._next()

    def _count(self, *, is_well: bool, is_silent: bool) -> None:
        """Note how a window came to its end."""
        self._failures = 0 if is_well else self._failures + 1
        if is_well:
            self._slow = 1
        elif is_silent:
            self._slow = min(2 * self._slow, SLOWEST)

    def _watch(self, child: Child, patience: float) -> tuple[float, float]:
        """Wait until it beats no more; give for how long it did, and was waited for at last.

        Whoever ends the watchdog meanwhile ends a window too that still loads; one that beats
        finds that nobody listens, and ends by itself.
        """
        begun = last = None
        try:
            while child.beat_within(patience):
                patience, last = PATIENCE * self._slow, self._now()
                begun = last if begun is None else begun
                if self._spare is None and last - begun >= SPARE_AFTER:
                    self._spare = self._children.spare()
        except BaseException:
            if begun is None:
                child.end()
            raise
        return 0.0 if begun is None or last is None else last - begun, patience

    def _next(self) -> tuple[Child, float]:
        """Give the window that follows one which ended, and how long to wait for it to beat."""
        if self._failures:
            self._pause(min(SHORTEST_PAUSE * 2.0 ** (self._failures - 1), LONGEST_PAUSE))
        if self._failures >= RETURNS:
            self._drop_spare()
            return self._children.window(is_fresh=True), FIRST_BEAT * self._slow
        spare, self._spare = self._spare, None
        if spare is not None:
            if spare.go():
                return spare, SPARE_BEAT
            spare.end()
        return self._children.window(), FIRST_BEAT * self._slow

    def _drop_spare(self) -> None:
        spare, self._spare = self._spare, None
        if spare is not None:
            spare.end()
