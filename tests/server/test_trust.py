"""TLS at the door: what is spoken there, the key that is kept, and who is let wait."""

import asyncio
import datetime
import os
import ssl
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tablee.protocol.fingerprint import fingerprint_of
from tablee.protocol.messages import Goodbye, Ping, Pong, Welcome
from tablee_server.certificate import (
    CERTIFICATE_FILE,
    KEY_FILE,
    LIFE,
    Credentials,
    KeyProblem,
    kept_credentials,
    passing_credentials,
)
from tablee_server.limits import ServerLimits
from tablee_server.listener import TLS_REFUSAL, listen
from tablee_server.server import Plan, Server
from tests.server.test_loopback import HOST, Client, any_key
from tests.server.wire import hello

NOW = datetime.datetime(2026, 11, 30, tzinfo=datetime.UTC)
SHORT = ServerLimits(handshake=1.0, closing=0.2)


@pytest.fixture(scope="module")
def credentials() -> Credentials:
    return passing_credentials(NOW)


@asynccontextmanager
async def serving(
    credentials: Credentials, limits: ServerLimits | None = None
) -> AsyncIterator[int]:
    """Give the port of a server that speaks TLS."""
    sock = listen(HOST, 0)
    room = Plan("Room", "id", limits=limits or ServerLimits(), credentials=credentials)
    server = Server(room, [sock])
    server.start()
    try:
        yield sock.getsockname()[1]
    finally:
        await server.close()


async def call(port: int) -> Client:
    return await Client.call(port, tls=any_key())


async def test_a_greeting_over_tls_meets_the_key(credentials: Credentials) -> None:
    async with serving(credentials) as port:
        client = await call(port)
        tls = client.writer.get_extra_info("ssl_object")
        assert tls.version() == "TLSv1.3"
        assert fingerprint_of(tls.getpeercert(binary_form=True)) == credentials.fingerprint
        client.send(hello("Ana"))
        assert isinstance(await client.next(), Welcome)
        await client.close()


async def test_an_older_tls_is_refused(credentials: Credentials) -> None:
    older = any_key()
    older.maximum_version = ssl.TLSVersion.TLSv1_2
    async with serving(credentials) as port:
        with pytest.raises(ConnectionError):  # closed, as asyncio keeps the alert to itself
            await Client.call(port, tls=older)


async def test_a_plain_greeting_is_told_what_is_spoken_here(credentials: Credentials) -> None:
    async with serving(credentials) as port:
        client = await Client.call(port)
        client.send(hello("Ana"))
        assert await client.next() == TLS_REFUSAL
        assert await client.next() is None
        assert TLS_REFUSAL.details["server"] == "1"
        await client.close()


@pytest.mark.parametrize("data", [b"GET / HTTP/1.1\r\n\r\n", b"\xff"])
async def test_anything_else_is_closed_without_a_word(
    credentials: Credentials, data: bytes
) -> None:
    async with serving(credentials) as port:
        client = await Client.call(port)
        client.writer.write(data)
        with suppress(ConnectionResetError):  # its words lay unread
            assert await client.reader.read() == b""
        await client.close()


@pytest.mark.parametrize("data", [b"", b"\x16", b"\x16\x03\x01\x02\x00\x01"])
async def test_silence_and_half_handshakes_are_closed_in_time_and_block_nobody(
    credentials: Credentials, data: bytes
) -> None:
    async with serving(credentials, SHORT) as port:
        slow = await Client.call(port)
        slow.writer.write(data)
        honest = await call(port)
        honest.send(hello("Ana"))
        assert isinstance(await honest.next(), Welcome)
        async with asyncio.timeout(3):
            with suppress(ConnectionResetError):
                assert await slow.reader.read() == b""
        await slow.close()
        await honest.close()


async def test_half_handshakes_take_no_place_from_whole_ones(credentials: Credentials) -> None:
    async with serving(credentials, ServerLimits(handshakes=1)) as port:
        halves = [await Client.call(port) for _ in range(5)]
        for half in halves:
            half.writer.write(b"\x16\x03\x01\x02\x00\x01")
        async with asyncio.timeout(3):
            honest = await call(port)
        honest.send(hello("Ana"))
        assert isinstance(await honest.next(), Welcome)
        for client in (*halves, honest):
            await client.close()


async def test_a_handshake_in_pieces_is_one(credentials: Credentials) -> None:
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    shaken = context.wrap_bio(incoming, outgoing)
    with suppress(ssl.SSLWantReadError):
        shaken.do_handshake()
    async with serving(credentials) as port:
        client = await Client.call(port)
        for byte in outgoing.read():
            client.writer.write(bytes([byte]))
            await client.writer.drain()
        async with asyncio.timeout(3):
            incoming.write(await client.reader.read(65536))
        with suppress(ssl.SSLWantReadError):
            shaken.do_handshake()
        assert shaken.version() == "TLSv1.3"
        await client.close()


async def test_a_connection_counts_before_its_handshake(credentials: Credentials) -> None:
    async with serving(credentials, ServerLimits(connections=1)) as port:
        silent = await Client.call(port)
        second = await Client.call(port)
        assert await second.next() == Goodbye("full", {"limit": 1})
        await second.close()
        await silent.close()


async def test_what_failed_is_no_longer_counted(credentials: Credentials) -> None:
    async with serving(credentials, ServerLimits(connections=1, closing=0.2)) as port:
        for data in (b"x", b"\x16junk, and no handshake", b"\0\0\0\1\xc0"):
            rude = await Client.call(port)
            rude.writer.write(data)
            with suppress(ConnectionResetError):
                await rude.reader.read()
            await rude.close()
        honest = await _admitted(port)
        await honest.close()


async def _admitted(port: int) -> Client:
    """Come in as soon as the server has noticed that the others are gone."""
    async with asyncio.timeout(5):
        while True:
            try:
                client = await call(port)
            except ssl.SSLError:  # full: refused in plain text
                continue
            client.send(hello("Ana"))
            assert isinstance(await client.next(), Welcome)
            return client


@pytest.mark.parametrize("over_tls", [False, True])
async def test_a_goodbye_is_heard_though_more_was_on_its_way(
    credentials: Credentials, over_tls: bool
) -> None:
    """A reset, for words that lie unread, would throw it away."""
    limits = ServerLimits(messages_a_second=0.01, messages_at_once=3, closing=0.4)
    sock = listen(HOST, 0)
    plan = Plan("Room", "id", limits=limits, credentials=credentials if over_tls else None)
    server = Server(plan, [sock])
    server.start()
    port = sock.getsockname()[1]
    client = await call(port) if over_tls else await Client.call(port)
    client.send(hello("Ana"))
    assert isinstance(await client.next(), Welcome)
    for number in range(400):
        client.send(Ping(number))
    said = [await client.next() for _ in range(3)]
    assert said == [Pong(0), Pong(1), Goodbye("too-fast", {"limit": 0})]
    assert await client.reader.read() == b""
    await client.close()
    await server.close()


def test_the_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    first = kept_credentials(tmp_path / "state", NOW)
    again = kept_credentials(tmp_path / "state", NOW + LIFE / 2)
    assert first.fingerprint == again.fingerprint
    if os.name == "posix":
        mode = (tmp_path / "state" / KEY_FILE).stat().st_mode
        assert stat.S_IMODE(mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these rights")
def test_a_key_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    first = kept_credentials(tmp_path, NOW)
    (tmp_path / KEY_FILE).chmod(0o644)
    assert kept_credentials(tmp_path, NOW).fingerprint == first.fingerprint
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


def test_a_certificate_near_its_end_is_renewed_under_the_same_key(tmp_path: Path) -> None:
    first = kept_credentials(tmp_path, NOW)
    before = (tmp_path / CERTIFICATE_FILE).read_bytes()
    late = NOW + LIFE - datetime.timedelta(days=300)
    assert kept_credentials(tmp_path, late).fingerprint == first.fingerprint
    assert (tmp_path / CERTIFICATE_FILE).read_bytes() != before


@pytest.mark.parametrize("text", ["", "junk"])
def test_a_spoilt_certificate_is_made_anew(tmp_path: Path, text: str) -> None:
    first = kept_credentials(tmp_path, NOW)
    (tmp_path / CERTIFICATE_FILE).write_text(text)
    assert kept_credentials(tmp_path, NOW).fingerprint == first.fingerprint


def test_a_certificate_of_another_key_is_made_anew(tmp_path: Path) -> None:
    other = kept_credentials(tmp_path / "other", NOW)
    mine = kept_credentials(tmp_path, NOW)
    (tmp_path / CERTIFICATE_FILE).write_bytes((tmp_path / "other" / CERTIFICATE_FILE).read_bytes())
    assert kept_credentials(tmp_path, NOW).fingerprint == mine.fingerprint != other.fingerprint


def test_a_spoilt_key_is_no_reason_for_a_new_one(tmp_path: Path) -> None:
    kept_credentials(tmp_path, NOW)
    (tmp_path / KEY_FILE).write_text("junk")
    with pytest.raises(KeyProblem, match="put its copy back"):
        kept_credentials(tmp_path, NOW)


def test_without_a_folder_nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    first, second = passing_credentials(NOW), passing_credentials(NOW)
    assert first.fingerprint != second.fingerprint
    assert list(tmp_path.iterdir()) == []
