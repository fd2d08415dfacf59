"""A worker and his queue: how often he is asked, how he is woken, and when a turn has ended."""

import asyncio
from collections.abc import Callable

import pytest

from tablee_server.queue import Queue, Work


class Counting:
    """A worker who does what waits, and counts what he is asked."""

    def __init__(self, ends_after: int = 1_000) -> None:
        self.queue = Queue(self)
        self.is_closed = False
        self.asked = 0
        self.done = 0
        self.soon: float | None = None
        self.is_slow = False
        self._ends_after = ends_after

    def turn(self, work: Work | None) -> bool:
        self.asked += 1
        if work is None and not self.queue:
            return False
        self.queue.begin()
        (work or self.queue.take())()
        self.done += 1
        self.is_closed = self.done == self._ends_after
        if not self.is_slow:
            self.queue.end()
        return True

    def earliest(self) -> float | None:
        return self.soon

    def due(self) -> float | None:
        return None

    def now(self) -> float:
        return 100.0


async def _let_run() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


async def test_after_its_work_a_worker_is_not_asked_in_vain() -> None:
    worker = Counting(ends_after=3)
    task = asyncio.create_task(worker.queue.serve())
    for _ in range(3):
        worker.queue.put(lambda: None)
        await _let_run()
    await task
    assert (worker.done, worker.asked) == (3, 3)


async def test_what_may_be_due_is_looked_at_once_more() -> None:
    worker = Counting(ends_after=2)
    worker.soon = 99.0
    task = asyncio.create_task(worker.queue.serve())
    worker.queue.put(lambda: None)
    await _let_run()
    assert (worker.done, worker.asked) == (1, 2)
    worker.queue.put(lambda: None)
    await task


async def test_work_ends_a_sleep_and_a_time_does() -> None:
    queue = Counting().queue
    queue.put(lambda: None)
    await queue.sleep(None)
    queue.take()
    await queue.sleep(0.0)
    assert not queue


async def test_a_nearer_time_wakes_although_a_later_one_was_waited_for() -> None:
    queue = Counting().queue
    sleeper = asyncio.create_task(queue.sleep(3600.0))
    await asyncio.sleep(0)
    queue.wake()
    await sleeper
    async with asyncio.timeout(10):
        await queue.sleep(0.0)


async def test_a_timer_that_rings_early_enough_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    queue, loop = Counting().queue, asyncio.get_running_loop()
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


async def test_while_he_sleeps_work_is_done_at_once_and_nobody_wakes() -> None:
    worker = Counting(ends_after=3)
    task = asyncio.create_task(worker.queue.serve())
    worker.queue.do(lambda: None)
    assert worker.done == 0, "he hasn't begun yet"
    await _let_run()
    asked = worker.asked
    worker.queue.do(lambda: None)
    assert worker.done == 2
    await _let_run()
    assert worker.asked == asked + 1
    worker.queue.put(lambda: None)
    await task


async def test_what_is_due_after_such_work_wakes_him() -> None:
    worker = Counting(ends_after=3)
    task = asyncio.create_task(worker.queue.serve())
    await _let_run()
    worker.soon = 99.0
    worker.queue.do(lambda: None)
    asked = worker.asked
    await _let_run()
    assert worker.asked > asked
    for _ in range(2):
        worker.queue.put(lambda: None)
    async with asyncio.timeout(10):
        await task


async def test_nothing_is_done_before_the_turn_before_has_ended() -> None:
    worker = Counting(ends_after=3)
    task = asyncio.create_task(worker.queue.serve())
    await _let_run()
    worker.is_slow = True
    order: list[int] = []
    for number in range(3):
        worker.queue.do(lambda number=number: order.append(number))  # type: ignore[misc]
    await _let_run()
    assert order == [0]
    worker.queue.end()
    await _let_run()
    assert order == [0, 1]
    worker.is_slow = False
    worker.queue.end()
    await task
    assert order == [0, 1, 2]
