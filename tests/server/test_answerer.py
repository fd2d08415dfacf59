"""What a server answers to the call "who is here?", and to whom it doesn't."""

import asyncio
import socket

import pytest

from tablee.protocol import SPOKEN
from tablee.protocol.call import call_bytes, read_answer
from tablee_server.answerer import Answerer, Answers, hear_calls
from tablee_server.limits import ServerLimits
from tablee_server.notice import Notice
from tests.server.stand import ManualClock

NONCE = b"12345678"
LOOPBACK = "127.0.0.1"
LIMITS = ServerLimits(calls_a_second=1.0, calls_at_once=2)


def answers(clock: ManualClock) -> Answers:
    return Answers(lambda: Notice("Room", "id", "boot", "test 1", 2, 5, "key"), 4711, clock, LIMITS)


def test_a_call_is_answered_with_who_is_here() -> None:
    data = answers(ManualClock()).to(call_bytes(NONCE), "192.0.2.7")
    assert data is not None
    nonce, presence = read_answer(data) or (b"", None)
    assert nonce == NONCE
    assert presence is not None
    assert (presence.name, presence.id, presence.boot) == ("Room", "id", "boot")
    assert (presence.port, presence.tables, presence.players) == (4711, 2, 5)
    assert (presence.low, presence.high, presence.key) == (SPOKEN.low, SPOKEN.high, "key")


def test_what_is_no_call_is_not_answered() -> None:
    here = answers(ManualClock())
    assert here.to(b"", "192.0.2.7") is None
    assert here.to(call_bytes(NONCE)[:100], "192.0.2.7") is None


def test_one_address_that_calls_too_often_waits_and_others_do_not() -> None:
    clock = ManualClock()
    here = answers(clock)
    heard = [here.to(call_bytes(NONCE), "192.0.2.7") is not None for _ in range(4)]
    assert heard == [True, True, False, False]
    assert here.to(call_bytes(NONCE), "192.0.2.8") is not None
    clock.pass_by(1.0)
    assert here.to(call_bytes(NONCE), "192.0.2.7") is not None


def test_forged_addresses_fill_no_memory_and_are_forgotten() -> None:
    clock = ManualClock()
    here = answers(clock)
    heard = [here.to(call_bytes(NONCE), f"10.0.{n // 256}.{n % 256}") for n in range(2000)]
    assert sum(data is not None for data in heard) == 1024
    clock.pass_by(5.0)
    assert here.to(call_bytes(NONCE), "192.0.2.7") is not None


async def test_two_servers_of_a_machine_hear_calls_on_one_port() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.bind((LOOPBACK, 0))
        port = found.getsockname()[1]
    first = await hear_calls(answers(ManualClock()), LOOPBACK, port)
    second = await hear_calls(answers(ManualClock()), LOOPBACK, port)
    assert isinstance(first, Answerer)
    assert isinstance(second, Answerer)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as caller:
        caller.setblocking(False)
        caller.bind((LOOPBACK, 0))
        caller.sendto(call_bytes(NONCE), (LOOPBACK, port))
        async with asyncio.timeout(5):
            data = await asyncio.get_running_loop().sock_recv(caller, 2048)
    assert read_answer(data) is not None
    await first.close()
    await second.close()


async def test_a_server_that_listens_by_ipv6_alone_needs_no_calls(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await hear_calls(answers(ManualClock()), "::1", 1) is None
    assert caplog.text == ""


async def test_where_no_call_can_be_heard_the_server_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as taken:
        taken.bind((LOOPBACK, 0))
        port = taken.getsockname()[1]
        assert await hear_calls(answers(ManualClock()), LOOPBACK, port) is None
    assert "no-calls" in caplog.text
