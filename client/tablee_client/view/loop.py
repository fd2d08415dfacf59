"""The frame loop: one coroutine on the asyncio loop, paced to deadlines."""

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Protocol

RATE = 60.0
SLICE = 0.002
"""The longest rest where the system's timers are coarse: the network is read after each."""
LONGEST_STEP = 0.05


class Clock(Protocol):
    """Where time comes from."""

    def now(self) -> float:
        """Give the seconds since any fixed moment."""

    def rest(self, seconds: float) -> None:
        """Wait, blocking; at most 2 ms at a time, so that the network is read in between."""

    async def wait(self, seconds: float) -> None:
        """Wait at most so long, perhaps shorter; the network is read meanwhile."""


class WallClock:
    """Real time.

    Where timers are fine, waiting for the frame is waiting for the network too, and wakes nobody:
    a frame is at most a millisecond late. Windows wakes up to 16 ms late: there the wait is cut
    into slices, between which the network is read.
    """

    def __init__(
        self,
        *,
        is_coarse: bool = sys.platform == "win32",
        sleep: Callable[[float], None] = time.sleep,  # noqa: TID251 - the one place that paces
    ) -> None:
        self._is_coarse = is_coarse
        self._sleep = sleep

    def now(self) -> float:
        """Give the seconds since any fixed moment."""
        return time.perf_counter()

    def rest(self, seconds: float) -> None:
        """Sleep."""
        self._sleep(seconds)

    async def wait(self, seconds: float) -> None:
        """Wait at most so long, perhaps shorter; the network is read meanwhile."""
        if self._is_coarse:
            self.rest(min(seconds, SLICE))
        await asyncio.sleep(0 if self._is_coarse else seconds)


class FrameLoop:
    """Calls `frame(dt)` 60 times a second until it returns 0 or False.

    `dt` is the time since the last call, at most 50 ms. A frame gives how many periods later it
    wants to be called again, usually 1. A late one isn't caught up: the next deadline counts from
    it. Between frames the asyncio loop runs, at least every 2 ms.
    """

    def __init__(
        self, frame: Callable[[float], int], *, clock: Clock | None = None, rate: float = RATE
    ) -> None:
        self._frame = frame
        self._clock: Clock = clock or WallClock()
        self._period = 1 / rate

    async def run(self) -> None:
        """Run until a frame says to end."""
        last = self._clock.now()
        deadline = last + self._period
        while True:
            now = self._clock.now()
            periods = self._frame(min(now - last, LONGEST_STEP))
            if not periods:
                return
            last = now
            deadline += self._period * (periods - 1)
            await self._wait(deadline)
            deadline += self._period
            if deadline < self._clock.now():
                deadline = self._clock.now() + self._period

    async def _wait(self, deadline: float) -> None:
        if deadline <= self._clock.now():
            await asyncio.sleep(0)
        while (left := deadline - self._clock.now()) > 0:
            await self._clock.wait(left)
