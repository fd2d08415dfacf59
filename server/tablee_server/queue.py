"""Work that waits for its turn, one thing after another, and the sleep until there is some.

A turn may end later than it was begun, when the journal has what came of it. While nothing waits
and the task sleeps, work is done at once, without waking it: that is most of what a busy server
does, and a task costs more than a move.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

Work: TypeAlias = Callable[[], None]


class Worker(Protocol):
    """Whoever works a queue off, and does by himself what is due."""

    is_closed: bool

    def turn(self, work: Work | None) -> bool:
        """Do this, or one thing that waits or is due; False if there is none.

        It calls `Queue.begin` first, and `Queue.end` once all that came of it is told.
        """

    def earliest(self) -> float | None:
        """Give when something is due, or was, whether or not it comes to anything."""

    def due(self) -> float | None:
        """Give when something will be due."""

    def now(self) -> float:
        """Give the time."""


class Queue:
    """Gives work in the order in which it came; one turn ends before the next begins."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._work: deque[Work] = deque()
        self._awake = asyncio.Event()
        self._is_asleep = False
        self._timer: asyncio.TimerHandle | None = None
        self._rest: asyncio.Future[None] | None = None
        self.is_busy = False

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

    def do(self, work: Work) -> None:
        """Have something done at once while nothing else is to be done, else as `put` does."""
        if self.is_busy or self._work or not self._is_asleep:
            self.put(work)
        else:
            self._worker.turn(work)

    async def work(self) -> bool:
        """Let one thing be done that waits or is due; False if there is none."""
        await self._rested()
        has_worked = self._worker.turn(None)
        await self._rested()
        return has_worked

    def begin(self) -> None:
        """Note that a turn begins."""
        self.is_busy = True

    def end(self) -> Literal[False]:
        """Note that a turn has ended; False, for one that found nothing to do."""
        self.is_busy = False
        if self._rest is not None:
            self._rest.set_result(None)
            self._rest = None
        elif self._is_asleep:
            self._look_ahead()
        return False

    async def serve(self) -> None:
        """Let the worker do what he has to until he is closed, and sleep when he has nothing."""
        worker = self._worker
        while not worker.is_closed:
            has_worked = await self.work()
            if has_worked and self._work:
                await asyncio.sleep(0)
                continue
            due, now = worker.earliest() if has_worked else worker.due(), worker.now()
            if has_worked and due is not None and due <= now:
                await asyncio.sleep(0)
            elif not worker.is_closed:
                await self.sleep(None if due is None else due - now)
        await self._rested()
        if self._timer is not None:
            self._timer.cancel()

    async def sleep(self, seconds: float | None) -> None:
        """Wait for work or for so long, or not quite so long.

        A timer that rings before is kept: whoever is woken in vain sleeps on. With most moves the
        time to wait for only moves on, and a new timer for each would cost more than that.
        """
        if seconds is not None:
            self._ring(max(0.0, seconds))
        self._is_asleep = True
        await self._awake.wait()
        self._is_asleep = False
        self._awake.clear()

    async def _rested(self) -> None:
        """Wait until the turn that was begun has ended."""
        while self.is_busy:
            if self._rest is None:
                self._rest = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._rest)

    def _look_ahead(self) -> None:
        """See that the task wakes when the next thing is due."""
        due, now = self._worker.earliest(), self._worker.now()
        if due is not None and due > now:
            self._ring(due - now)
        elif due is not None:
            self.wake()

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
