"""Knocks: players' clients look every few seconds whether a server is there. It minds none."""

import asyncio
import datetime
import logging
import socket
import tracemalloc
from contextlib import ExitStack

import pytest

from tablee_server.certificate import Credentials, passing_credentials
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tablee_server.threshold import Spoken, first_words
from tests.server.test_loopback import HOST, Client, any_key
from tests.server.wire import hello

SILENT = 50
TURNS = 10_000
MOST_BYTES = 5_000
NOW = datetime.datetime(2026, 11, 30, tzinfo=datetime.UTC)


async def test_who_leaves_without_a_word_is_told_from_who_stays_silent() -> None:
    here, there = socket.socketpair()
    with here, there:
        here.setblocking(False)
        assert await first_words(here, 0.02) is Spoken.NOTHING
        there.close()
        assert await first_words(here, 5.0) is Spoken.LEFT


@pytest.mark.parametrize("credentials", [passing_credentials(NOW), None], ids=["tls", "plain"])
async def test_knocks_are_no_offence_and_leave_no_line_in_the_log(
    credentials: Credentials | None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    sock = listen(HOST, 0)
    server = Server(Plan("Room", "id", credentials=credentials), [sock])
    server.start()
    port = sock.getsockname()[1]
    for _ in range(60):
        _, writer = await asyncio.open_connection(HOST, port)
        writer.close()
        await writer.wait_closed()
    guest = await Client.call(port, tls=None if credentials is None else any_key())
    guest.send(hello("Ana"))
    await guest.next()
    assert set(server.lobby.strikes.counts().values()) == {0}
    await guest.close()
    await server.close()
    told = {record.getMessage().split()[0] for record in caplog.records}
    assert told <= {"resumed", "hello", "goodbye", "closing"}


async def test_who_says_nothing_costs_a_few_kilobytes() -> None:
    sock = listen(HOST, 0)
    server = Server(Plan("Room", "id"), [sock])
    server.start()
    with ExitStack() as stack:
        await _silent(stack, server, sock, 5)  # what is made once is made now
        tracemalloc.start()
        stack.callback(tracemalloc.stop)
        await _silent(stack, server, sock, SILENT)
        held, _ = tracemalloc.get_traced_memory()
        assert held < SILENT * MOST_BYTES
    await server.close()


async def _silent(stack: ExitStack, server: Server, sock: socket.socket, count: int) -> None:
    """Open connections that say nothing, and let the server give each its session."""
    loop, port, figures = asyncio.get_running_loop(), sock.getsockname()[1], server.lobby.figures
    there = figures.connections + count
    for _ in range(count):
        silent = stack.enter_context(socket.socket())
        silent.setblocking(False)
        await loop.sock_connect(silent, (HOST, port))
    for _ in range(TURNS):
        await asyncio.sleep(0)
        if figures.connections == there:
            return
    raise AssertionError(f"{there - figures.connections} connections are without a session")
