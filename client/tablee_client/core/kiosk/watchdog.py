"""Keeps a kiosk's window alive: starts it anew when it crashed, and when it stands still.

The frame loop writes a byte into a pipe every PERIOD seconds. Without one for PATIENCE seconds the
window is killed, whatever holds it (SIGSTOP too). It comes back to its seat by the place that it
keeps in its keyring. One that ends again and again at once is started ever later, up to
LONGEST_PAUSE.
"""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol

PATIENCE: Final = 2.0
FIRST_BEAT: Final = 30.0
"""Seconds until the first beat: a slow disk may take that long to load everything."""
SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
STEADY: Final = 30.0
"""After so many seconds a window counts as well, and the next one starts at once again."""
STAFF_EXIT: Final = 64
"""The exit code by which the staff ends the kiosk."""
STAFF_RESTART: Final = 65
"""And by which he starts the window anew."""
PERIOD: Final = 0.5
WATCHED: Final = "TABLEE_WATCHED"
"""The variable that tells a window that somebody listens to its heart."""


class Child(Protocol):
    """A window as a process."""

    def beat_within(self, seconds: float) -> bool:
        """Wait for a sign of life; False if none came, or it has ended."""

    def end(self) -> int:
        """Kill it if it still runs; give its exit code."""


class Watchdog:
    """Runs windows, one after the other, until the staff ends one."""

    def __init__(
        self,
        start: Callable[[], Child],
        *,
        now: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,  # noqa: TID251 - its one wait
        log: Callable[[str], None] = print,
    ) -> None:
        self._start = start
        self._now, self._pause, self._log = now, pause, log
        self._delay = SHORTEST_PAUSE

    def run(self) -> int:
        """Keep a window alive; gives 0 once the staff ends it."""
        while True:
            begun = self._now()
            code = self._watch(self._start())
            if code in (0, STAFF_EXIT):
                return 0
            if code != STAFF_RESTART:
                self._log(f"the window ended with {code} and is started anew")
            self._pause(self._delay)
            is_well = code == STAFF_RESTART or self._now() - begun >= STEADY
            self._delay = SHORTEST_PAUSE if is_well else min(self._delay * 2, LONGEST_PAUSE)

    def _watch(self, child: Child) -> int:
        patience = FIRST_BEAT
        while child.beat_within(patience):
            patience = PATIENCE
        return child.end()


class WindowProcess:
    """A window in a process of its own, whose standard output is the pipe by which it beats."""

    def __init__(self, command: Sequence[str]) -> None:
        self._beats: SimpleQueue[bool] = SimpleQueue()
        self._has_ended = False
        environment = {**os.environ, WATCHED: "1"}
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        # A thread, since Windows can't wait for a pipe and a time at once.
        Thread(target=self._listen, name="heartbeat", daemon=True).start()

    def beat_within(self, seconds: float) -> bool:
        """Wait for a sign of life; False if none came, or the window has ended."""
        try:
            beats = self._beats.get(timeout=seconds)
        except Empty:
            return False
        self._has_ended = not beats
        return beats

    def end(self) -> int:
        """Kill it if it still runs; give its exit code."""
        if self._has_ended:  # its pipe is closed, so it is about to be gone
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self._process.wait(0.5)
        self._process.kill()
        return self._process.wait()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while os.read(pipe.fileno(), 4096):
                self._beats.put(True)
        self._beats.put(False)


class Heart:
    """The window's side: beats twice a second where a watchdog listens, else not at all."""

    def __init__(self, pipe: int | None) -> None:
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
                os.write(self._pipe, b".")  # the watchdog always reads
            except OSError:
                return False
        return True
