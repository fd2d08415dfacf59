"""A worker and his queue: how often he is asked, and how he is woken."""

import asyncio
from collections.abc import Callable

import pytest

from tablee_server.queue import Queue


class Counting:
    """A worker who does what waits, and counts what he is asked."""

    def __init__(self, queue: Queue, ends_after: int) -> None:
        self.is_closed = False
        self.asked = 0
        self.done = 0
        self.soon: float | None = None
        self._queue = queue
        self._ends_after = ends_after

    async def work(self) -> bool:
        self.asked += 1
        if not self._queue:
            return False
        self._queue.take()()
        self.done += 1
        self.is_closed = self.done == self._ends_after
        return True

    def earliest(self) -> float | None:
        return self.soon

    def due(self) -> float | None:
        return None

    def now(self) -> float:
        return 100.0


async def test_after_its_work_a_worker_is_not_asked_in_vain() -> None:
    queue = Queue()
    worker = Counting(queue, ends_after=3)
    task = asyncio.create_task(queue.serve(worker))
    for _ in range(3):
        queue.put(lambda: None)
        for _ in range(4):
            await asyncio.sleep(0)
    await task
    assert (worker.done, worker.asked) == (3, 3)


async def test_what_may_be_due_is_looked_at_once_more() -> None:
    queue = Queue()
    worker = Counting(queue, ends_after=2)
    worker.soon = 99.0
    task = asyncio.create_task(queue.serve(worker))
    queue.put(lambda: None)
    for _ in range(4):
        await asyncio.sleep(0)
    assert (worker.done, worker.asked) == (1, 2)
    queue.put(lambda: None)
    await task


async def test_work_ends_a_sleep_and_a_time_does() -> None:
    queue = Queue()
    queue.put(lambda: None)
    await queue.sleep(None)
    queue.take()
    await queue.sleep(0.0)
    assert not queue


async def test_a_nearer_time_wakes_although_a_later_one_was_waited_for() -> None:
    queue = Queue()
    sleeper = asyncio.create_task(queue.sleep(3600.0))
    await asyncio.sleep(0)
    queue.wake()
    await sleeper
    async with asyncio.timeout(10):
        await queue.sleep(0.0)


async def test_a_timer_that_rings_early_enough_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    queue, loop = Queue(), asyncio.get_running_loop()
    begun: list[float] = []
    call_at = loop.call_at

    def counting(when: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
        begun.append(when)
        return call_at(when, ring)

    monkeypatch.setattr(loop, "call_at", counting)
    for seconds in (60.0, 61.0, 62.0):
        queue.put(lambda: None)
        await queue.sleep(seconds)
        queue.take()
    assert len(begun) == 1
