"""Runs a coroutine to its end on the event loop of this system."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run it; Ctrl-C cancels it, lets it clean up, and then raises KeyboardInterrupt.

    The loop is the default one of each system; on Windows that is the proactor's, which every
    part of the client works with.
    """
    return asyncio.run(work)
