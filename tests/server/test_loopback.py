"""A real server on real sockets of this machine."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from tablee.protocol import Connection, Message, Role
from tablee.protocol.messages import (
    CreateTable,
    Goodbye,
    Ping,
    PlaceBot,
    Pong,
    Start,
    TableChanged,
    Update,
    Watch,
    Welcome,
)
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tests.server.wire import hello

HOST = "127.0.0.1"


def any_key() -> ssl.SSLContext:
    """Give the TLS of a client that trusts any key."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@pytest.mark.parametrize("host", ["é..", "\udcff", "a..b", "a" * 300])
def test_a_host_that_is_no_name_cant_be_had(host: str) -> None:
    with pytest.raises(OSError, match=r"."):
        listen(host, 0)


class Client:
    """A client on a real socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.end = Connection(Role.CLIENT)
        self.reader = reader
        self.writer = writer
        self._inbox: list[Message] = []

    @classmethod
    async def call(cls, port: int, *, tls: ssl.SSLContext | None = None) -> "Client":
        return cls(*await asyncio.open_connection(HOST, port, ssl=tls))

    @classmethod
    async def greeted(cls, port: int, name: str = "Ana") -> "Client":
        client = await cls.call(port)
        client.send(hello(name))
        assert isinstance(await client.next(), Welcome)
        return client

    @classmethod
    async def deaf(cls, port: int) -> "Client":
        """Give a client in whose socket little has room, and who reads only what he is asked to."""
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, (HOST, port))
        client = cls(*await asyncio.open_connection(sock=sock, limit=1024))
        client.send(hello("Deaf"))
        assert isinstance(await client.next(), Welcome)
        return client

    def send(self, message: Message) -> None:
        self.writer.write(self.end.send(message))

    async def next(self) -> Message | None:
        """Give the next message; None at the end of the connection."""
        while not self._inbox:
            data = await self.reader.read(65536)
            if not data:
                return None
            self._inbox += self.end.receive(data)
        return self._inbox.pop(0)

    async def until(self, kind: type[Message]) -> Message:
        """Give the next message of a kind."""
        while True:
            message = await self.next()
            assert message is not None, f"the connection ended before a {kind.__name__}"
            if isinstance(message, kind):
                return message

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


@asynccontextmanager
async def serving(
    limits: ServerLimits | None = None, pace: float = 0.0
) -> AsyncIterator[tuple[Server, int]]:
    """Give a server and its port."""
    bots = Pace(pace)
    sock = listen(HOST, 0)
    plan = Plan("Room", "0123456789abcdef", seed=1, pace=bots, limits=limits or ServerLimits())
    server = Server(plan, [sock])
    server.start()
    try:
        yield server, sock.getsockname()[1]
    finally:
        await server.close()


@pytest.mark.parametrize("pace", [0.0, 0.002])
async def test_a_whole_match_of_bots_is_shown_to_who_looks_on(pace: float) -> None:
    async with serving(pace=pace) as (_, port):
        client = await Client.greeted(port)
        client.send(CreateTable(1, "nain-jaune", "", 3))
        client.send(PlaceBot(2, 1, 0, "normal"))
        client.send(Start(3, 1))
        versions = []
        while True:
            update = await client.until(Update)
            assert isinstance(update, Update)
            versions.append((update.since, update.version))
            if update.outcome is not None:
                break
        assert versions == [(n, n + 1) for n in range(len(versions))]
        await client.close()


async def test_bad_bytes_and_half_frames_leave_the_others_alone() -> None:
    async with serving() as (_, port):
        honest = await Client.greeted(port)
        for junk in (b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 64, b"\0\0\0\1\xc1"):
            rude = await Client.call(port)
            rude.writer.write(junk)
            goodbye = await rude.until(Goodbye)
            assert isinstance(goodbye, Goodbye)
            assert await rude.next() is None
            await rude.close()
        half = await Client.call(port)
        half.writer.write(b"\0\0\0\x40abc")
        await half.close()
        honest.send(Ping(5))
        assert await honest.until(Pong) == Pong(5)
        await honest.close()


async def test_a_full_server_says_so() -> None:
    async with serving(ServerLimits(connections=1)) as (_, port):
        first = await Client.greeted(port)
        second = await Client.call(port)
        assert await second.next() == Goodbye("full", {"limit": 1})
        await second.close()
        await first.close()


async def test_a_closing_server_tells_everybody() -> None:
    async with serving() as (server, port):
        client = await Client.greeted(port)
        await server.close()
        assert await client.next() == Goodbye("closing")
        assert await client.next() is None
        await client.close()


async def test_one_who_never_reads_doesnt_slow_the_table_and_then_sees_the_end() -> None:
    async with serving(ServerLimits(send_buffer_bytes=4096)) as (_, port):
        host = await Client.greeted(port)
        deaf = await Client.deaf(port)
        host.send(CreateTable(1, "nain-jaune", "", 3))
        await host.until(TableChanged)
        deaf.send(Watch(1, 1))
        await host.until(TableChanged)
        host.send(PlaceBot(2, 1, 0, "normal"))
        host.send(Start(3, 1))
        last = await _last_update(host)
        heard: list[Update] = []
        while not heard or heard[-1].outcome is None:
            update = await deaf.until(Update)
            assert isinstance(update, Update)
            heard.append(update)
        assert heard[-1].version == last.version
        assert len(heard) < last.version
        assert [told.since for told in heard] == [0, *(told.version for told in heard[:-1])]
        await deaf.close()
        await host.close()


async def _last_update(client: Client) -> Update:
    while True:
        update = await client.until(Update)
        assert isinstance(update, Update)
        if update.outcome is not None:
            return update


async def test_a_taken_port_cant_be_listened_on() -> None:
    with listen(HOST, 0) as sock, pytest.raises(OSError, match="in use"):
        listen(HOST, sock.getsockname()[1])


async def test_a_fault_doesnt_stop_the_servers_clock(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ticks: list[float] = []
    again = asyncio.Event()

    def broken(now: float) -> None:
        ticks.append(now)
        if len(ticks) == 2:
            again.set()
        raise ZeroDivisionError

    monkeypatch.setattr("tablee_server.server._TICK", 0.0)
    async with serving() as (server, _):
        monkeypatch.setattr(server.lobby.figures, "tick", broken)
        await asyncio.wait_for(again.wait(), 5)
    assert "tick-failed" in caplog.text
