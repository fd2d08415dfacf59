"""Runs a coroutine to its end on the event loop of this system."""

import asyncio
import signal
import threading
from collections.abc import Coroutine
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run it; Ctrl-C cancels it, lets it clean up, and then raises KeyboardInterrupt.

    Whoever presses it again while it cleans up, or after that, isn't heard any more. The loop is
    the default one of each system; on Windows that is the proactor's, which every part of the
    client works with.
    """
    return asyncio.run(_interrupted_once(work))


async def _interrupted_once(work: Coroutine[Any, Any, T]) -> T:
    cancel = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is threading.main_thread() and callable(cancel):

        def first(number: int, frame: FrameType | None) -> None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            cancel(number, frame)

        signal.signal(signal.SIGINT, first)
    return await work
