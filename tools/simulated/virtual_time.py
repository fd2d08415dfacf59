"""Time that passes only when everything that could happen has happened.

It gives futures, tasks and timers what they ask an event loop for, and nothing else: no selector,
no socket, no thread, no clock of the machine. The same calls come in the same order every time.
"""

import asyncio
import heapq
from asyncio.events import _set_running_loop  # what an event loop sets; it is exported for that
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, TypeVar, cast

T = TypeVar("T")
BEGINNING: Final = 1000.0
MOST_AT_ONCE: Final = 20_000
Connect: TypeAlias = Callable[[Callable[[], Any]], Awaitable[tuple[Any, Any]]]


class Handle:
    """Something to call, unless it is cancelled before: what a loop gives for a callback."""

    __slots__ = ("_args", "_callback", "_context", "_time", "_when")

    def __init__(
        self, time: "VirtualTime", when: float, callback: Any, args: tuple[Any, ...], context: Any
    ) -> None:
        self._time, self._when = time, when
        self._callback, self._args, self._context = callback, args, context

    def when(self) -> float:
        return self._when

    def cancel(self) -> None:
        self._callback, self._args = None, ()

    def cancelled(self) -> bool:
        return self._callback is None

    def run(self) -> None:
        """Call it now; what fails is one of the troubles."""
        callback, args = self._callback, self._args
        try:
            if callback is None:
                return
            if self._context is None:
                callback(*args)
            else:
                self._context.run(callback, *args)
        except Exception as error:
            self._time.troubles.append(f"Exception in callback {callback!r}: {error!r}")


class VirtualTime:
    """A queue of what is due now and a heap of what is due later.

    `connect` is how a program here reaches another; `troubles` lists what failed in a callback.
    """

    def __init__(self, connect: Connect) -> None:
        self.troubles: list[str] = []
        self._connect = connect
        self._as_loop = cast("asyncio.AbstractEventLoop", self)
        self._now = BEGINNING
        self._count = 0
        self._soon: deque[Handle] = deque()
        self._later: list[tuple[float, int, Handle]] = []

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let futures and tasks be made in this time."""
        _set_running_loop(self._as_loop)
        try:
            yield
        finally:
            _set_running_loop(None)

    def pass_until(self, moment: float, *, stop: Callable[[], bool] = lambda: False) -> None:
        """Let everything happen that is due until then, or until `stop` says so."""
        steps, seen = 0, self._now
        while not stop():
            steps = steps + 1 if self._now == seen else 0
            seen = self._now
            if steps > MOST_AT_ONCE:
                raise RuntimeError(f"time stands still at {seen}")
            if self._soon:
                self._soon.popleft().run()
            elif self._later and self._later[0][0] <= moment:
                self._now, _, due = heapq.heappop(self._later)
                due.run()
            else:
                self._now = max(self._now, moment)
                return

    # --- what futures, tasks and programs ask of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Handle:
        handle = Handle(self, self._now, callback, args, context)
        self._soon.append(handle)
        return handle

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Handle:
        handle = Handle(self, when, callback, args, context)
        self._count += 1
        heapq.heappush(self._later, (max(when, self._now), self._count, handle))
        return handle

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Handle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self._as_loop)

    def create_task(
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, **more: Any
    ) -> asyncio.Task[T]:
        return asyncio.Task(coro, loop=self._as_loop, name=name, **more)

    async def create_connection(
        self, make: Callable[[], Any], *_: object, **__: object
    ) -> tuple[Any, Any]:
        return await self._connect(make)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.troubles.append(f"{context.get('message')}: {context.get('exception')!r}")


def driven(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits for nothing, and give what it returns."""
    try:
        work.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise RuntimeError("a table waited for something outside of itself")
