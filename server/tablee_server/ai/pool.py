"""The processes in which bots think: as many as are allowed, started when they are needed."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Final

from tablee_server.ai.job import Answer, Job, job_of, thought_in
from tablee_server.ai.process import Broken, Process, thinking_command
from tablee_server.ai.thinking import (
    CRASHED,
    ILLEGAL,
    NO_PROCESS,
    Fault,
    Inquiry,
    Thinking,
    Thought,
    fault_of,
)
from tablee_server.logs import fact

_LOG: Final = logging.getLogger(__name__)
MOST_PROCESSES: Final = 4
_CROWD: Final = 8
"""So many inquiries a process are one table's at most; where more wait, each gets less time."""
_LONGEST_REST: Final = 64.0
_UNHURRIED: Final = 60.0


def usual_processes() -> int:
    """Give how many processes may think where nobody says it: one processor is the server's."""
    if hasattr(os, "sched_getaffinity"):
        processors = len(os.sched_getaffinity(0))
    else:
        processors = os.cpu_count() or 1
    return max(1, min(MOST_PROCESSES, processors - 1))


class Waiting:
    """An inquiry that a process will answer."""

    def __init__(self, inquiry: Inquiry, wake: Callable[[], None]) -> None:
        self.inquiry = inquiry
        self.is_dropped = False
        self._wake = wake
        self._result: Thought | None = None

    @property
    def is_done(self) -> bool:
        return self._result is not None

    def result(self) -> Thought:
        assert self._result is not None, "asked for too soon"
        return self._result

    def settle(self, thought: Thought) -> None:
        """Give the result; only the first one counts, and none once it is dropped."""
        if self._result is None and not self.is_dropped:
            self._result = thought
            self._wake()

    def drop(self) -> None:
        self.is_dropped = True


class Pool:
    """Lets bots think in processes. Use it in one loop only, and `close` it there."""

    def __init__(
        self,
        size: int,
        *,
        seconds: float,
        hurries: bool = True,
        command: Sequence[str] | None = None,
        overdue: float | None = None,
        behind_bots: bool = False,
    ) -> None:
        """`seconds` are the time of one decision, after which its process is killed.

        A pool that hurries lets a bot have half of them, and less in a crowd: then it answers with
        what it has, which depends on the machine. One that doesn't gives the same answers always,
        and a minute for each, on whatever slow machine. While an answer is `overdue`, by default
        where half of the time is over, one more process takes what waits for it. Processes that
        are `behind_bots` let those of other pools go first.
        """
        self._size = size
        self._seconds = seconds if hurries else max(seconds, _UNHURRIED)
        self._overdue = self._seconds / 2 if overdue is None else overdue
        self._hurries = hurries
        self._behind = behind_bots
        usual = thinking_command(behind_bots=behind_bots)
        self._command = usual if command is None else list(command)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._busy = 0
        self._late: list[str] = []
        self._parked: list[Waiting] = []
        self._numbers = count(1)
        self._rests_until = 0.0
        self._failures = 0
        self.pids: set[int] = set()

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        waiting = Waiting(inquiry, wake)
        self._queue.put_nowait(waiting)
        self._start_if_needed()
        return waiting

    def warm(self) -> None:
        if not self._tasks:
            self._start_one()

    def _start_if_needed(self) -> None:
        if self._queue.qsize() > len(self._tasks) - self._busy:
            self._start_one()

    def _most(self) -> int:
        """Give how many may be there: for each that hangs, as far as is known, another one."""
        return self._size + min(len(self._late), self._size)

    def _start_one(self) -> None:
        if len(self._tasks) < self._most():
            task = asyncio.get_running_loop().create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        tasks = self._tasks | self._leaving
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        """Keep one process, and give it what waits, until there are too many."""
        place = _Place()
        try:
            while len(self._tasks) <= self._most():
                await self._fill(place)
                waiting = await self._next()
                with self._watched(waiting):
                    await self._answer(waiting, place)
            self._leave()
        finally:
            await self._empty(place)

    def _leave(self) -> None:
        """Count the current task no more, before it waits for anything."""
        task = asyncio.current_task()
        assert task is not None, "a task of this pool"
        self._tasks.discard(task)
        self._leaving.add(task)

    async def _next(self) -> Waiting:
        """Give what waits, but nothing of a game that seems to hang: that would hang as well."""
        while True:
            waiting = await self._queue.get()
            if waiting.inquiry.game.type.slug in self._late:
                self._parked.append(waiting)
            elif not waiting.is_dropped:
                return waiting

    @contextmanager
    def _watched(self, waiting: Waiting) -> Iterator[None]:
        """See to it that what takes too long holds up nothing but its own game."""
        slug, was_late = waiting.inquiry.game.type.slug, False

        def be_late() -> None:
            nonlocal was_late
            was_late = True
            self._late.append(slug)
            self._start_if_needed()

        timer = asyncio.get_running_loop().call_later(self._overdue, be_late)
        try:
            yield
        finally:
            timer.cancel()
            if was_late:
                self._late.remove(slug)
                self._take_up_again()

    def _take_up_again(self) -> None:
        parked, self._parked = self._parked, []
        for waiting in parked:
            self._queue.put_nowait(waiting)
        self._start_if_needed()

    async def _fill(self, place: "_Place") -> None:
        """Start a process where there is none; if it can't be had, not again for a while."""
        now = asyncio.get_running_loop().time()
        if place.process is not None or now < self._rests_until:
            return
        try:
            place.process = await Process.start(self._command, behind_bots=self._behind)
        except Exception as error:  # whatever keeps the system from starting one
            self._failures += 1
            rest = min(_LONGEST_REST, 2.0**self._failures)
            self._rests_until = now + rest
            _LOG.error(fact("no-bot-process", problem=error, again_in=rest))
            return
        self._failures = 0
        self.pids.add(place.process.pid)
        _LOG.info(fact("bot-process", pid=place.process.pid))

    async def _empty(self, place: "_Place") -> None:
        if place.process is not None:
            process, place.process = place.process, None
            self.pids.discard(process.pid)
            await process.end()

    async def _answer(self, waiting: Waiting, place: "_Place") -> None:
        """Have an inquiry answered; once more where the process dies, which others may have done.

        The place is empty then, and where the process is of no use any more.
        """
        self._busy += 1
        try:
            fault = await self._try(waiting, place)
            if fault is not None and fault.problem == CRASHED:
                await self._fill(place)
                fault = await self._try(waiting, place)
        except Exception as error:  # ours; a table waits all the same
            _LOG.exception(fact("bot-pool-failed"))
            fault = fault_of(error)
            await self._empty(place)
        finally:
            self._busy -= 1
        if fault is not None:
            waiting.settle(fault)

    async def _try(self, waiting: Waiting, place: "_Place") -> Fault | None:
        """Have an inquiry answered; gives why it couldn't be."""
        if place.process is None:
            return Fault(NO_PROCESS)
        try:
            answer = await place.process.ask(self._job(waiting.inquiry))
        except Broken as error:
            _LOG.error(fact("bot-process-ended", pid=place.process.pid, problem=error.problem))
            await self._empty(place)
            return Fault(error.problem, error.trace)
        waiting.settle(_read(answer, waiting.inquiry))
        if answer.is_last:
            _LOG.info(fact("bot-process-grown", pid=place.process.pid))
            await self._empty(place)
        return None

    def _job(self, inquiry: Inquiry) -> Job:
        number, deadline = next(self._numbers), self._deadline()
        return job_of(inquiry, number, deadline=deadline, limit=self._seconds)

    def _deadline(self) -> float | None:
        if not self._hurries:
            return None
        crowd = self._queue.qsize() / (_CROWD * self._size)
        return self._seconds / 2 / max(1.0, crowd)


def _read(answer: Answer, inquiry: Inquiry) -> Thought:
    try:
        return thought_in(answer, inquiry)
    except Exception as error:  # not an action of this game
        return Fault(ILLEGAL, fault_of(error).trace)


class _Place:
    """Where one process is, or none."""

    def __init__(self) -> None:
        self.process: Process | None = None
