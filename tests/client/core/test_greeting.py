"""Greetings that go wrong: each has its code, and leaves nothing open."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tablee.protocol import SPOKEN, frame_of
from tablee.protocol.message import Message
from tablee.protocol.messages import Goodbye, Ping, Welcome
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.greeting import Keys, Profile, greet
from tablee_client.core.link import connect_error
from tablee_client.core.session import Session
from tablee_client.core.timing import Timing
from tests.client.core.conftest import Visit

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
PATIENCE = 0.3
WELCOME = Welcome(1, "test 1", (), "Attic", "id", "boot", 1, "Léa", b"t" * 16)


async def greeted_by(answer: Answer, *, plain: bool = True) -> ConnectError:
    """Greet a server that behaves like this, and give the error."""
    with pytest.raises(ConnectError) as caught:
        await welcomed_by(answer, plain=plain)
    return caught.value


async def welcomed_by(answer: Answer, *, plain: bool = True) -> Welcome:
    """Greet a server that behaves like this, and give its welcome; ConnectError."""

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await answer(reader, writer)
        await reader.read()
        writer.close()

    server = await asyncio.start_server(behave, "127.0.0.1", 0)
    address = Address("127.0.0.1", server.sockets[0].getsockname()[1], plain=plain)
    try:
        link, welcome = await greet(
            address, Profile("Léa"), Keys(), clock=time.monotonic, patience=PATIENCE
        )
        link.abort()
        await link.gone()
    finally:
        server.close()
        await server.wait_closed()
    return welcome


def saying(*messages: Message) -> Answer:
    async def say(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for message in messages:
            writer.write(frame_of(message, 10_000))

    return say


def sending(data: bytes) -> Answer:
    async def send(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(data)

    return send


async def test_another_version_names_both_and_who_must_update() -> None:
    goodbye = Goodbye("version", {"client": "1", "server": "7-9", "update": "client"})
    error = await greeted_by(saying(goodbye))
    assert error.code == "version"
    assert error.details["mine"] == str(SPOKEN)
    assert error.details["theirs"] == "7-9"
    assert error.details["update"] == "client"


async def test_a_reason_of_the_servers_own_is_passed_on() -> None:
    error = await greeted_by(saying(Goodbye("full", {"limit": 4000})))
    assert (error.code, error.by_server, error.details) == ("full", True, {"limit": 4000})


@pytest.mark.parametrize(
    "data",
    [
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
        b"\x00\x00\x00\x03abc",
        b"\x00\x00\x00\x00 and more",
        frame_of(Ping(1), 100),
    ],
)
@pytest.mark.parametrize("plain", [True, False])
async def test_another_kind_of_server_is_recognised(data: bytes, plain: bool) -> None:
    assert (await greeted_by(sending(data), plain=plain)).code == "not-tablee"


async def test_a_server_without_tls_is_recognised() -> None:
    goodbye = Goodbye("version", {"client": "0", "server": "1", "update": "client"})
    error = await greeted_by(saying(goodbye), plain=False)
    assert (error.code, error.by_server) == ("plain-server", False)


async def test_one_too_full_for_a_handshake_says_so() -> None:
    error = await greeted_by(saying(Goodbye("full", {"limit": 1})), plain=False)
    assert (error.code, error.by_server, error.details) == ("full", True, {"limit": 1})


async def test_a_welcome_in_pieces_is_a_welcome() -> None:
    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for byte in frame_of(WELCOME, 10_000):
            writer.write(bytes([byte]))
            await writer.drain()

    assert await welcomed_by(drip) == WELCOME


async def test_a_server_that_stutters_is_given_up_in_time() -> None:
    async def stutter(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame_of(WELCOME, 10_000)[:-1])

    assert (await greeted_by(stutter)).code == "mute"


async def test_a_welcome_in_a_version_of_its_own_is_none() -> None:
    other = msgspec.structs.replace(WELCOME, protocol=SPOKEN.high + 1)
    assert (await greeted_by(saying(other))).code == "bad-server"


@pytest.mark.parametrize("plain", [True, False])
async def test_a_mute_server_is_given_up(plain: bool) -> None:
    assert (await greeted_by(sending(b""), plain=plain)).code == "mute"


@pytest.mark.parametrize("plain", [True, False])
async def test_a_server_that_hangs_up_at_once(plain: bool) -> None:
    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()

    assert (await greeted_by(hang_up, plain=plain)).code == "not-tablee"


async def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with pytest.raises(ConnectError) as caught:
        await Session.open(Address("127.0.0.1", port), Profile("Léa"))
    assert caught.value.code == "refused"
    assert caught.value.details == {"address": f"127.0.0.1:{port}"}


async def test_a_name_that_nobody_has() -> None:
    with pytest.raises(ConnectError) as caught:
        await Session.open(Address("no-such-host.invalid"), Profile("Léa"))
    assert caught.value.code == "unknown-host"
    with pytest.raises(ConnectError) as caught:
        await Session.open(Address("x" * 64 + ".invalid"), Profile("Léa"))
    assert caught.value.code == "unknown-host"


def test_a_name_that_nobody_has_may_be_a_code_with_a_slip() -> None:
    error = connect_error(socket.gaierror(), Address("AATJ5"))
    assert (error.code, error.details) == ("unknown-code", {"address": "AATJ5"})
    assert connect_error(socket.gaierror(), Address("AATJ5", 1)).code == "unknown-host"


async def test_a_real_server_says_when_a_name_is_not_printable(visit: Visit) -> None:
    with pytest.raises(ConnectError) as caught:
        await visit("\u202e")
    assert (caught.value.code, caught.value.by_server) == ("bad-name", True)


async def test_an_address_that_swallows_everything() -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=0) as full:
        port = full.getsockname()[1]
        timing = Timing(connect=0.1)
        with pytest.raises(ConnectError) as caught:
            await Session.open(Address("127.0.0.1", port), Profile("Léa"), timing=timing)
    assert caught.value.code in ("timeout", "mute")
