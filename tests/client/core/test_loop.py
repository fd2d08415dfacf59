"""The loop that runs a command, and Ctrl-C."""

import asyncio
import signal
from collections.abc import Iterator

import pytest

from tablee_client.core.loop import run_loop


@pytest.fixture(autouse=True)
def _hear_ctrl_c_again() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def test_it_gives_what_the_work_gives() -> None:
    assert run_loop(asyncio.sleep(0, "done")) == "done"


def test_however_often_ctrl_c_is_pressed_the_work_cleans_up() -> None:
    done: list[str] = []

    async def work() -> None:
        try:
            signal.raise_signal(signal.SIGINT)
            await asyncio.sleep(10)
        finally:
            for _ in range(3):
                signal.raise_signal(signal.SIGINT)
                await asyncio.sleep(0)
            done.append("cleaned up")

    with pytest.raises(KeyboardInterrupt):
        run_loop(work())
    signal.raise_signal(signal.SIGINT)
    assert done == ["cleaned up"]
