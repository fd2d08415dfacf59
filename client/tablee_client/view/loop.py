"""The frame loop: one coroutine on the asyncio loop, paced to deadlines."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

RATE = 60.0
SLICE = 0.002
LONGEST_STEP = 0.05


class Clock(Protocol):
    """Where time comes from."""

    def now(self) -> float:
        """Give the seconds since any fixed moment."""

    def rest(self, seconds: float) -> None:
        """Wait, blocking; at most 2 ms at a time, so that the network is read in between."""


class WallClock:
    """Real time."""

    def now(self) -> float:
        """Give the seconds since any fixed moment."""
        return time.perf_counter()

    def rest(self, seconds: float) -> None:
        """Sleep."""
        time.sleep(seconds)  # noqa: TID251 - the one place that paces frames


class FrameLoop:
    """Calls `frame(dt)` 60 times a second until it returns False.

    `dt` is the time since the last call, at most 50 ms. A late frame isn't caught up: the next
    deadline counts from it. Between frames the asyncio loop runs every 2 ms.
    """

    def __init__(
        self, frame: Callable[[float], bool], *, clock: Clock | None = None, rate: float = RATE
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
            if not self._frame(min(now - last, LONGEST_STEP)):
                return
            last = now
            await self._wait(deadline)
            deadline += self._period
            if deadline < self._clock.now():
                deadline = self._clock.now() + self._period

    async def _wait(self, deadline: float) -> None:
        await asyncio.sleep(0)
        while (left := deadline - self._clock.now()) > 0:
            self._clock.rest(min(left, SLICE))
            await asyncio.sleep(0)
