"""The console's socket: who is let in, what is refused, and what never goes over it."""

import asyncio
import json
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.protocol.lan import LOOPBACK
from tablee_server.codes import Refusal
from tablee_server.control.calling import Call
from tablee_server.control.channel import Channel
from tablee_server.control.orders import End, Players, Status
from tablee_server.control.place import FILE, Place, drop_place, keep_place, read_place
from tablee_server.control.talk import Claim
from tablee_server.limits import ServerLimits
from tablee_server.organiser import OrganiserToken, proof_of, read_token
from tablee_server.sentence import Sentence
from tests.server.stand import Stand
from tests.server.test_console import Office

DEEP = b'{"more":' + b"[" * 4000 + b"\n"


@asynccontextmanager
async def channel(folder: Path, **limits: float) -> AsyncIterator[tuple[Office, int]]:
    """Give an office with an open channel, and its port."""
    office = Office(Stand(limits=msgspec.structs.replace(ServerLimits(), **limits)))
    token, lobby = OrganiserToken.kept(folder), office.stand.lobby
    opened = Channel(office.desk, token, lobby.limits, lobby.strikes, slowed=0.05)
    port = await opened.open(folder, "b1")
    try:
        yield office, port
    finally:
        await opened.close()


async def lines(port: int, *said: bytes) -> list[dict[str, Any]]:
    """Say lines to the channel and give all that it says until it closes."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    writer.writelines(said)
    writer.write_eof()
    heard = await asyncio.wait_for(reader.read(), 5)
    writer.close()
    return [json.loads(line) for line in heard.splitlines()]


def reached(office: Office) -> dict[str, int]:
    return {name: n for name, n in office.stand.lobby.strikes.counts().items() if n}


async def test_an_order_is_carried_out_and_a_refusal_comes_back(tmp_path: Path) -> None:
    async with channel(tmp_path) as (office, _):
        office.guest("Ana")

        def talk() -> tuple[Any, Any, str]:
            with Call(tmp_path) as call:
                with pytest.raises(Refusal) as refused:
                    call.order(End(3))
                return call.order(Status()), call.order(Players()), refused.value.code

        status, players, code = await asyncio.to_thread(talk)
    assert (status["name"], players[0]["name"], code) == ("Salon", "Ana", "unknown-table")


async def test_the_place_is_the_owners_and_goes_with_the_server(tmp_path: Path) -> None:
    async with channel(tmp_path) as (_, port):
        place = read_place(tmp_path)
        assert place is not None
        assert (place.port, place.boot) == (port, "b1")
        if sys.platform != "win32":
            assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert read_place(tmp_path) is None


async def test_who_doesnt_know_the_token_is_slowed_and_learns_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as (office, port):
        wrong = msgspec.json.encode(Claim(b"c" * 16, b"p" * 32)) + b"\n"
        greeting, answer = await lines(port, wrong, b'{"do":"status"}\n')
        assert set(greeting) == {"challenge", "version"}
        assert answer == {"refused": "wrong-token"}
        for junk in (b"\n", b"{}\n", b"\xff\xfe\n", b"[1]\n"):
            assert (await lines(port, junk))[-1] == {"refused": "wrong-token"}
        assert reached(office) == {"wrong_tries": 5}


async def test_a_proof_counts_for_its_own_challenge_only(tmp_path: Path) -> None:
    async with channel(tmp_path) as (_, port):
        token = read_token(tmp_path)
        assert token is not None
        old = proof_of(token, "client", b"s" * 16 + b"c" * 16)
        claim = msgspec.json.encode(Claim(b"c" * 16, old)) + b"\n"
        assert (await lines(port, claim))[-1] == {"refused": "wrong-token"}
        assert (await lines(port, DEEP))[-1] == {"refused": "wrong-token"}


async def test_a_line_that_is_no_order_is_refused_and_one_too_long_ends_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as (_, port):
        reader, writer = await asyncio.open_connection(LOOPBACK, port)
        await admitted(tmp_path, reader, writer)
        for junk in (b"{}", b'{"do":"fly"}', b'{"do":"end","table":-1}', b"[" * 2000, DEEP.strip()):
            writer.write(junk + b"\n")
            assert json.loads(await reader.readline())["refused"] == "bad-order"
        writer.write(b"x" * 20_000)
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


async def admitted(
    folder: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Prove that one knows the token."""
    token, greeting = read_token(folder), msgspec.json.decode(await reader.readline())
    assert token is not None
    both = msgspec.convert(greeting["challenge"], bytes) + b"c" * 16
    writer.write(msgspec.json.encode(Claim(b"c" * 16, proof_of(token, "client", both))) + b"\n")
    assert "proof" in json.loads(await reader.readline())


async def test_strangers_make_room_for_the_organiser(tmp_path: Path) -> None:
    async with channel(tmp_path, consoles=2) as (office, port):
        silent = [await asyncio.open_connection(LOOPBACK, port) for _ in range(3)]
        assert await asyncio.wait_for(silent[0][0].read(), 5) != b"nothing"
        reader, writer = await asyncio.open_connection(LOOPBACK, port)
        await admitted(tmp_path, reader, writer)
        assert reached(office) == {"consoles": 2}
        for _, other in (*silent, (reader, writer)):
            other.close()


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async with channel(tmp_path, console_hello=0.05) as (office, port):
        reader, writer = await asyncio.open_connection(LOOPBACK, port)
        assert len(await asyncio.wait_for(reader.read(), 5)) > 0
        writer.close()
        assert reached(office) == {"console_hello": 1}


def test_without_a_server_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Sentence, match="No server runs with the folder"):
        Call(tmp_path)
    OrganiserToken.kept(tmp_path)
    keep_place(tmp_path, 1, "b1")
    with pytest.raises(Sentence, match="No server runs with the folder"):
        Call(tmp_path)
    (tmp_path / FILE).write_text("junk")
    assert read_place(tmp_path) is None


async def test_another_program_at_the_port_never_gets_the_token(tmp_path: Path) -> None:
    OrganiserToken.kept(tmp_path)
    token, heard = read_token(tmp_path), bytearray()
    assert token is not None

    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'{"challenge":"AAAA"}\n')
        heard.extend(await reader.readline())
        writer.write(b'{"proof":"AAAA"}\n')
        writer.close()

    server = await asyncio.start_server(pretend, LOOPBACK, 0)
    keep_place(tmp_path, server.sockets[0].getsockname()[1], "b1")
    with pytest.raises(Sentence, match="No server runs"):
        await asyncio.to_thread(Call, tmp_path)
    server.close()
    assert heard
    assert token.hex().encode() not in heard
    assert token not in heard


def test_a_place_of_another_run_stays(tmp_path: Path) -> None:
    keep_place(tmp_path, 5, "b2")
    drop_place(tmp_path, "b1")
    place = read_place(tmp_path)
    assert isinstance(place, Place)
    assert place.boot == "b2"
