"""Work that waits for its turn, one thing after another, and the sleep until there is some."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], None]


class Queue:
    """Gives work in the order in which it came."""

    def __init__(self) -> None:
        self._work: deque[Work] = deque()
        self._awake = asyncio.Event()

    def __len__(self) -> int:
        return len(self._work)

    def put(self, work: Work) -> None:
        """Leave something to do; it is done after all that was left before."""
        self._work.append(work)
        self.wake()

    def take(self) -> Work:
        """Give what has waited the longest; IndexError if nothing does."""
        return self._work.popleft()

    def wake(self) -> None:
        """End a sleep."""
        self._awake.set()

    async def sleep(self, seconds: float | None) -> None:
        """Wait for work or for so long."""
        loop = asyncio.get_running_loop()
        timer = None if seconds is None else loop.call_later(max(0.0, seconds), self.wake)
        await self._awake.wait()
        self._awake.clear()
        if timer is not None:
            timer.cancel()
