"""The window of a Windows console is closed: the server ends in order, and the window waits."""

import asyncio
import threading

import pytest

from tablee_server.platform import console_watch, stopping_with_console


@pytest.mark.parametrize("event", [2, 5, 6])
def test_a_console_that_ends_waits_until_the_server_has_said_goodbye(event: int) -> None:
    ended, said = threading.Event(), list[str]()

    def stop() -> None:
        said.append("stop")
        ended.set()

    assert console_watch(stop, ended)(event)
    assert said == ["stop"]


@pytest.mark.parametrize("event", [0, 1])
def test_ctrl_c_and_ctrl_break_are_left_to_their_signals(event: int) -> None:
    assert not console_watch(pytest.fail, threading.Event())(event)


def test_a_server_that_has_ended_is_not_asked_again() -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    watch = console_watch(lambda: loop.call_soon_threadsafe(pytest.fail), threading.Event())
    assert watch(2)


async def test_the_block_is_left_in_order() -> None:
    with stopping_with_console(asyncio.get_running_loop(), pytest.fail):
        pass
