"""SPAKE2 in processes of its own: it is pure Python, and would hold up every table for 14 ms."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tablee.protocol.pairing import identities
from tablee_server.pairing import AT_ONCE, Solved


class ProcessSolver:
    """Workers that start at the first PIN and end with the server, however it ends."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def __call__(
        self, pin: str, fingerprint: bytes, element: bytes, then: Callable[[Solved | None], None]
    ) -> None:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(AT_ONCE, spawn, initializer=_begin_worker)
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self._pool, solve, pin, fingerprint, element)
        except BrokenProcessPool:
            self._pool = None
            then(None)
            return
        work.add_done_callback(lambda done: then(self._result(done)))

    def close(self) -> None:
        """Let the workers end."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _result(self, done: "asyncio.Future[Solved]") -> Solved | None:
        if done.cancelled():
            return None
        error = done.exception()
        if isinstance(error, BrokenProcessPool):
            self._pool = None  # the next PIN starts new workers
        return None if error is not None else done.result()


def solve(pin: str, fingerprint: bytes, element: bytes) -> Solved:
    """Compute the server's half; a client's half that is none gives a key that nobody has."""
    from spake2 import SPAKE2_B, SPAKEError

    client, server = identities(fingerprint)
    half = SPAKE2_B(pin.encode("ascii"), idA=client, idB=server)
    ours = half.start()
    try:
        return Solved(ours, half.finish(element))
    except (SPAKEError, ValueError, AssertionError):
        return Solved(ours, os.urandom(32))


def _begin_worker() -> None:
    """Leave Ctrl-C to the server, and don't outlive it where it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
