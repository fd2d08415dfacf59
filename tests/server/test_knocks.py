"""Knocks: players' clients look every few seconds whether a server is there. It minds none."""

import asyncio
import datetime
import logging
import socket

import pytest

from tablee_server.certificate import Credentials, passing_credentials
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tablee_server.threshold import Spoken, first_words
from tests.server.test_loopback import HOST, Client, any_key
from tests.server.wire import hello

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
