"""One process that thinks, seen from the server: started, asked, and killed when it fails."""

import asyncio
import contextlib
import logging
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from tablee_server.ai.job import FRAME_BYTES, HEAD_BYTES, Answer, Job, framed
from tablee_server.ai.thinking import CRASHED, HUNG, NO_PROCESS
from tablee_server.logs import fact
from tablee_server.platform import apart_and_behind

_LOG: Final = logging.getLogger(__name__)
_READY_SECONDS: Final = 30.0
_GRACE: Final = 1.0
"""Seconds by which a process may be late in giving itself up, before it is killed."""


class Broken(Exception):
    """The process is of no use any more: why, and where it was if it could say so."""

    def __init__(self, problem: str, trace: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.trace = trace


def thinking_command(*, behind_bots: bool = False) -> list[str]:
    """Give the command that starts one: the module, or the bundle's own server."""
    words = ["think", "behind"] if behind_bots else ["think"]
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    # -P: a file of the current folder is never taken for a module.
    return [sys.executable, "-P", "-m", "tablee_server", *words]


class Process:
    """It answers one job after another. `start` it, and `end` it whatever happens."""

    def __init__(
        self, process: asyncio.subprocess.Process, jobs: asyncio.StreamWriter,
        answers: asyncio.StreamReader,
    ) -> None:  # fmt: skip
        self._process = process
        self._jobs = jobs
        self._answers = answers

    @classmethod
    async def start(cls, command: Sequence[str], *, behind_bots: bool = False) -> "Process":
        """Start one and wait until it can take a job; Broken if it can't be had."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                **apart_and_behind(also_bots=behind_bots),
            )  # fmt: skip
        except OSError as error:
            raise Broken(NO_PROCESS, str(error)) from error
        assert process.stdin is not None, "asked for"
        assert process.stdout is not None, "asked for"
        started = cls(process, process.stdin, process.stdout)
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await started._be_ready()
        except BaseException:
            await started.end()
            raise
        return started

    @property
    def pid(self) -> int:
        """Give the number of the process."""
        return self._process.pid

    async def ask(self, job: Job) -> Answer:
        """Have a job done; Broken if the process hangs or dies over it."""
        try:
            async with asyncio.timeout(job.limit + _GRACE):
                self._jobs.write(framed(job))
                await self._jobs.drain()
                return await self._answer_to(job)
        except TimeoutError:
            raise Broken(HUNG) from None
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            raise Broken(CRASHED, type(error).__name__) from error

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._jobs.close()
        await self._process.wait()

    async def _be_ready(self) -> None:
        try:
            await self._answers.readexactly(HEAD_BYTES)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Broken(NO_PROCESS, type(error).__name__) from error

    async def _answer_to(self, job: Job) -> Answer:
        """Read answers until the one that is asked for: what nobody asked for isn't one."""
        while True:
            answer = msgspec.msgpack.decode(await self._frame(), type=Answer)
            if answer.number == job.number:
                return answer
            _LOG.warning(fact("bot-answered-twice", pid=self.pid, game=job.game))

    async def _frame(self) -> bytes:
        head = await self._answers.readexactly(HEAD_BYTES)
        size = int.from_bytes(head, "big")
        if size > FRAME_BYTES:  # no frame: the words that a process leaves when it gives itself up
            rest = await self._answers.read()
            raise Broken(HUNG, (head + rest).decode(errors="replace"))
        return await self._answers.readexactly(size)
