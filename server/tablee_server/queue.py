"""Work that waits for its turn, one thing after another, and the sleep until there is some."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

Work: TypeAlias = Callable[[], None]


class Worker(Protocol):
    """Whoever works a queue off, and does by himself what is due."""

    is_closed: bool

    async def work(self) -> bool:
        """Do one thing that waits or is due; False if there is none."""

    def earliest(self) -> float | None:
        """Give when something is due, or was, whether or not it comes to anything."""

    def due(self) -> float | None:
        """Give when something will be due."""

    def now(self) -> float:
        """Give the time."""


class Queue:
    """Gives work in the order in which it came."""

    def __init__(self) -> None:
        self._work: deque[Work] = deque()
        self._awake = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._work)

    def put(self, work: Work) -> None:
        """Leave something to do; it is done after all that was left before."""
        self._work.append(work)
        self.wake()

    def take(self) -> Work:
        """Give what has waited the longest; IndexError if nothing does."""
        work = self._work.popleft()
        if not self._work:
            self._awake.clear()
        return work

    def wake(self) -> None:
        """End a sleep."""
        self._awake.set()

    async def serve(self, worker: Worker) -> None:
        """Let a worker do what he has to until he is closed, and sleep whenever he has nothing."""
        while not worker.is_closed:
            has_worked = await worker.work()
            if has_worked and self._work:
                await asyncio.sleep(0)
                continue
            due, now = worker.earliest() if has_worked else worker.due(), worker.now()
            if has_worked and due is not None and due <= now:
                await asyncio.sleep(0)
            elif not worker.is_closed:
                await self.sleep(None if due is None else due - now)
        if self._timer is not None:
            self._timer.cancel()

    async def sleep(self, seconds: float | None) -> None:
        """Wait for work or for so long, or not quite so long.

        A timer that rings before is kept: whoever is woken in vain sleeps on. With most moves the
        time to wait for only moves on, and a new timer for each would cost more than that.
        """
        if seconds is not None:
            self._ring(max(0.0, seconds))
        await self._awake.wait()
        self._awake.clear()

    def _ring(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        when = loop.time() + seconds
        if self._timer is not None:
            if self._timer.when() <= when:
                return
            self._timer.cancel()
        self._timer = loop.call_at(when, self._rung)

    def _rung(self) -> None:
        self._timer = None
        self.wake()
