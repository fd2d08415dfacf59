"""The windows of a kiosk as processes of their own, whose standard output is how they beat."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from tablee_client.core.kiosk.heart import FRESH, PLAIN, SPARE, WATCHED

GRACE: Final = 0.4
"""Seconds in which a window that the system stopped may go on."""
UNACCELERATED: Final = {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
_Sign = bool | None
"""It beats, it has ended, or (None) it was stopped."""


class WindowProcess:
    """One window. Its end is known at once, and on Linux that it was stopped too.

    A spare has loaded everything but shows nothing until `go`.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] = {},
        *,
        heard: Callable[[bytes], None] = lambda _: None,
    ) -> None:
        """Start it with these variables besides; `heard` hears its beats."""
        self._signs: SimpleQueue[_Sign] = SimpleQueue()
        self._heard = heard
        self._has_ended = False
        self._is_stopped = False
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **environment, WATCHED: "1"},
            stdin=subprocess.PIPE if SPARE in environment else None,
            stdout=subprocess.PIPE,
        )
        # Threads, since Windows can't wait for a pipe and a time at once.
        Thread(target=self._listen, name="heartbeat", daemon=True).start()
        if sys.platform == "linux":
            Thread(target=self._see_stops, name="stops", daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it was heard that it has ended by itself."""
        return self._has_ended

    def beat_within(self, seconds: float) -> bool:
        """Wait for a sign of life; False if none came, or the window has ended."""
        if self._is_stopped:  # what it wrote before may have been heard after
            seconds = min(seconds, GRACE)
        while True:
            try:
                sign = self._signs.get(timeout=seconds)
            except Empty:
                return False
            if sign is not None:
                self._has_ended = not sign
                return sign
            seconds = min(seconds, GRACE)

    def go(self) -> bool:
        """Let a spare open its window; False if it has ended meanwhile."""
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(b"!")
            pipe.close()
        except OSError:
            return False
        return not self._has_ended and self._process.poll() is None

    def end(self) -> int:
        """Kill it if it still runs; give its exit code."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        if self._has_ended:  # its pipe is closed, so it is about to be gone
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self._process.wait(0.5)
        self._process.kill()
        return self._process.wait()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while beats := os.read(pipe.fileno(), 4096):
                self._heard(beats)
                self._signs.put(True)
        self._signs.put(False)

    def _see_stops(self) -> None:
        """Tell each time that the system stops it, until it has ended."""
        if sys.platform == "linux":
            seen = os.WEXITED | os.WNOWAIT
            with contextlib.suppress(ChildProcessError):  # it was waited for
                while self._waited(seen | os.WSTOPPED) == os.CLD_STOPPED:
                    self._is_stopped = True
                    self._signs.put(None)
                    self._waited(seen | os.WCONTINUED)
                    self._is_stopped = False

    def _waited(self, kinds: int) -> int:
        """Wait for a change of the process; what it was."""
        code = 0
        if sys.platform == "linux":
            found = os.waitid(os.P_PID, self._process.pid, kinds)
            code = 0 if found is None else found.si_code
        return code


class Windows:
    """Starts windows by a command. What one finds out of the display, the next ones are told."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._learnt: dict[str, str] = {}

    def window(self, *, is_fresh: bool = False) -> WindowProcess:
        """Start one; with `is_fresh` it begins with nobody there."""
        return self._started({FRESH: "1"} if is_fresh else {})

    def spare(self) -> WindowProcess:
        """Start one that waits for its turn."""
        return self._started({SPARE: "1"})

    def _started(self, environment: Mapping[str, str]) -> WindowProcess:
        known = {**self._learnt, **environment}
        return WindowProcess(self._command, known, heard=self._hear)

    def _hear(self, beats: bytes) -> None:
        if PLAIN in beats:
            self._learnt.update(UNACCELERATED)
