"""A server in a process of its own, without the limits that a bench would break."""

import asyncio
import contextlib
import datetime
import logging
import multiprocessing
import os
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tablee_server.ai.pool import Pool
from tablee_server.ai.thinking import AtOnce
from tablee_server.certificate import passing_credentials
from tablee_server.journal import InMemoryJournal, Journal
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import listen
from tablee_server.rubbish import settle_memory
from tablee_server.server import Plan, Server

HOST = "127.0.0.1"
MOST_LINES = 20
_WHY = re.compile(r"(?:goodbye|turned-away|no-tls) .*(?:code|spoken)=([\w-]+)")
FREE = ServerLimits(
    messages_a_second=1e9, messages_at_once=1_000_000, connections=20_000, tables=5_000
)


class Line(Protocol):
    """An end of a pipe between two processes, which each system makes of a class of its own."""

    def send(self, obj: object, /) -> None:
        """Send an object."""

    def recv(self) -> Any:
        """Wait for an object."""


@dataclass(frozen=True)
class Wanted:
    """What kind of server is measured.

    Without `workers` bots think on its loop. Its lateness is that of the last `probes`.
    """

    tls: bool = False
    journal: bool = False
    limits: ServerLimits = FREE
    pace: float = 0.0
    logs: bool = False
    workers: int = 0
    probes: int = 1200


@dataclass(frozen=True)
class Where:
    """How a client reaches it."""

    port: int
    tls: bool


@dataclass(frozen=True)
class Used:
    """Processor seconds, bytes, own errors, limits kept, and by its log why it sent people away.

    Further the seconds that its loop was late at p99, the moves of bots, and their processes.
    """

    cpu: float
    memory: int
    errors: list[str]
    strikes: dict[str, int]
    reasons: dict[str, int]
    lateness: float
    bot_moves: int
    bots: tuple[int, ...]


class Errors(logging.Handler):
    """Keeps the first lines that a server logs as its own faults, and counts why it sends away."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.reasons: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno < logging.ERROR:
            if (why := _WHY.match(record.getMessage())) is not None:
                self.reasons[why[1]] += 1
            return
        cause = record.exc_info[1] if record.exc_info else None
        if len(self.lines) < MOST_LINES:
            self.lines.append(f"{record.getMessage()} {cause!r}")


@contextlib.contextmanager
def running(wanted: Wanted) -> Iterator[tuple[Line, Where]]:
    """Give a server's pipe and place; its process is ended at last."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=serve, args=(theirs, wanted), daemon=True)
    process.start()
    try:
        where: Where = ours.recv()
        yield ours, where
    finally:
        process.terminate()
        process.join()


def used(server: Line) -> Used:
    """Ask a running server what it has used."""
    server.send(None)
    found: Used = server.recv()
    return found


def raise_open_files() -> int:
    """Allow this process as many open files as the system lets it have, and give how many."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    raise OSError("a server is measured on Linux")


def memory() -> int:
    """Give the bytes of memory that this process holds now."""
    if sys.platform != "win32":
        with Path("/proc/self/statm").open() as pages:
            return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    raise OSError("a server is measured on Linux")


def serve(pipe: Line, wanted: Wanted) -> None:
    """Run it until it is terminated; whatever comes through the pipe asks what it has used."""
    raise_open_files()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_serve(pipe, wanted, Path(folder)))


async def _serve(pipe: Line, wanted: Wanted, folder: Path) -> None:
    now, errors = datetime.datetime.now(datetime.UTC), Errors()
    logging.getLogger("tablee_server").addHandler(errors)
    logging.getLogger("tablee_server").setLevel(logging.INFO if wanted.logs else logging.ERROR)
    journal: Journal = DiskJournal(open_journal(folder)) if wanted.journal else InMemoryJournal()
    pool = Pool(max(1, wanted.workers), seconds=wanted.limits.bot_seconds)
    plan = Plan(
        "bench", "bench", seed=1, pace=Pace(wanted.pace), limits=wanted.limits, journal=journal,
        thinker=pool if wanted.workers else AtOnce(),
        credentials=passing_credentials(now) if wanted.tls else None,
    )  # fmt: skip
    sock = listen(HOST, 0)
    server = Server(plan, [sock])
    server.start()
    settle_memory()
    pipe.send(Where(sock.getsockname()[1], wanted.tls))
    while True:
        await asyncio.to_thread(pipe.recv)
        strikes, figures = server.lobby.strikes.counts(), server.lobby.figures
        pipe.send(
            Used(
                time.process_time(), memory(), errors.lines, strikes, errors.reasons,
                figures.lateness(last=wanted.probes), figures.moves["bot"], tuple(pool.pids),
            )
        )  # fmt: skip
