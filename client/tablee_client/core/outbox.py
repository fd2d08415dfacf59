"""Commands on their way: numbered, one at a time, answered exactly once. No socket.

The server keeps the last answer of every player, so only one command may be without its answer:
the next one leaves when it came, and after a lost connection the same one is repeated.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tablee.protocol.messages import Answer, Command, Done, Refused
from tablee.protocol.seating import SeatGiven
from tablee_client.core.failure import RefusedError

Promise: TypeAlias = asyncio.Future[int]


@dataclass(frozen=True, slots=True)
class Asked:
    """A command and what waits for its answer."""

    command: Command
    promise: Promise

    @staticmethod
    def promised(answer: Answer) -> int:
        """Give the number that an answer brings: what the command promised, or a token as one."""
        match answer:
            case Done(value=int(value)):
                return value
            case SeatGiven(token=token):
                return int.from_bytes(token, "big")
            case _:
                return 0


class Outbox:
    """The commands of one player, across all his connections."""

    def __init__(self) -> None:
        self._next = 1
        self._flying: Asked | None = None
        self._queue: deque[Asked] = deque()

    @property
    def flying(self) -> Asked | None:
        """The command that has left and isn't answered yet."""
        return self._flying

    @property
    def ready(self) -> bool:
        """Whether a command waits that may leave now."""
        return self._flying is None and bool(self._queue)

    def ask(self, make: Callable[[int], Command], promise: Promise) -> None:
        """Number a command and queue it."""
        self._queue.append(Asked(make(self._next), promise))
        self._next += 1

    def take(self) -> Command:
        """Give the next command to leave; only where `ready`."""
        self._flying = self._queue.popleft()
        return self._flying.command

    def land(self, answer: Answer) -> Asked | None:
        """Take an answer: the command it answers, or None if that had its answer already."""
        landed = self._flying
        if landed is None or answer.cmd != landed.command.cmd:
            return None
        self._flying = None
        if isinstance(answer, Refused):
            refuse(landed.promise, RefusedError(answer.code, **answer.details))
        return landed

    def skip_to(self, last: int) -> None:
        """Go on after the last number that the server had from this player."""
        self._next = max(self._next, last + 1)

    def fail(self, code: str) -> None:
        """Refuse all that isn't answered."""
        waiting = [self._flying] if self._flying else []
        waiting += self._queue
        self._flying = None
        self._queue.clear()
        for asked in waiting:
            refuse(asked.promise, RefusedError(code))


def new_promise() -> Promise:
    """Give a future whose error nobody has to fetch."""
    promise: Promise = asyncio.get_running_loop().create_future()
    promise.add_done_callback(lambda done: done.cancelled() or done.exception())
    return promise


def keep(promise: Promise, value: int) -> None:
    """Fulfil a promise that nobody gave up."""
    if not promise.done():
        promise.set_result(value)


def refuse(promise: Promise, error: Exception) -> None:
    """Break a promise that nobody gave up."""
    if not promise.done():
        promise.set_exception(error)


def refused(code: str) -> Promise:
    """Give a promise that is broken already, for a command that is never sent."""
    promise = new_promise()
    refuse(promise, RefusedError(code))
    return promise
