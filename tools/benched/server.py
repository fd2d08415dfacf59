"""A server in a process of its own, without the limits that a bench would break."""

import asyncio
import contextlib
import datetime
import os
import resource
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tablee_server.certificate import passing_credentials
from tablee_server.journal import InMemoryJournal, Journal
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import listen
from tablee_server.server import Plan, Server

HOST = "127.0.0.1"
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
    """What kind of server is measured."""

    tls: bool = False
    journal: bool = False
    limits: ServerLimits = FREE


@dataclass(frozen=True)
class Where:
    """How a client reaches it."""

    port: int
    tls: bool


def raise_open_files() -> int:
    """Allow this process as many open files as the system lets it have, and give how many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def memory() -> int:
    """Give the bytes of memory that this process holds now."""
    with Path("/proc/self/statm").open() as pages:
        return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def serve(pipe: Line, wanted: Wanted) -> None:
    """Run it until it is terminated; whatever comes through the pipe asks what it has used."""
    raise_open_files()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_serve(pipe, wanted, Path(folder)))


async def _serve(pipe: Line, wanted: Wanted, folder: Path) -> None:
    now = datetime.datetime.now(datetime.UTC)
    journal: Journal = DiskJournal(open_journal(folder)) if wanted.journal else InMemoryJournal()
    plan = Plan(
        "bench", "bench", seed=1, pace=Pace(0), limits=wanted.limits, journal=journal,
        credentials=passing_credentials(now) if wanted.tls else None,
    )  # fmt: skip
    sock = listen(HOST, 0)
    Server(plan, [sock]).start()
    pipe.send(Where(sock.getsockname()[1], wanted.tls))
    while True:
        await asyncio.to_thread(pipe.recv)
        pipe.send({"cpu": time.process_time(), "memory": float(memory())})
