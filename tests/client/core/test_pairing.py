"""Showing a PIN to a real server, which computes in processes of its own."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from spake2 import SPAKE2_B

from tablee.protocol import Connection, Message, Role
from tablee.protocol.pairing import PairAnswer, Paired, PairProof
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.greeting import Profile
from tablee_client.core.invitation import Invitation
from tablee_client.core.known import KnownServer, KnownServers
from tablee_client.core.notices import Back
from tablee_client.core.visit import visit
from tablee_server.certificate import Credentials
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tests.client.core.conftest import told
from tests.client.core.relay import Relay
from tests.client.core.test_trust import another as another
from tests.client.core.test_trust import look_in

LEA = Profile("Léa")
PIN = "4711"


@pytest.fixture
async def locked(credentials: Credentials) -> AsyncIterator[Address]:
    sock = listen("127.0.0.1", 0)
    plan = Plan("Attic", "id", pace=Pace(0.0), credentials=credentials, pin=PIN)
    server = Server(plan, [sock])
    server.start()
    yield Address("127.0.0.1", sock.getsockname()[1])
    await server.close()


async def refused(invitation: Invitation, known: KnownServers) -> ConnectError:
    with pytest.raises(ConnectError) as caught:
        await visit(invitation, LEA, known)
    return caught.value


@pytest.mark.slow
async def test_the_pin_lets_in_proves_the_server_and_isnt_asked_for_again(
    locked: Address, tmp_path: Path, credentials: Credentials
) -> None:
    known = KnownServers(tmp_path)
    bare = Invitation((locked,))
    assert (await refused(bare, known)).code == "pin"
    # What was known of this address doesn't count against a server that knows the PIN.
    known.keep(KnownServer("before", "Before", str(locked), bytes(32)))
    async with Relay(locked) as cable:
        invitation = Invitation((cable.address,), pin=PIN)
        session = (await visit(invitation, LEA, known)).session
        met = known.read()[0]
        assert (met.key, met.how) == (credentials.fingerprint, "pin")
        cable.cut()
        await told(session, Back)
        await session.close()
    wrong = await refused(replace(bare, pin="0815"), known)
    assert (wrong.code, wrong.by_server, wrong.details) == ("wrong-pin", True, {"seconds": 1})
    assert (await refused(replace(bare, pin=PIN), known)).code == "slow-down"


@pytest.mark.slow
async def test_a_man_in_the_middle_is_found_out_by_the_right_pin(
    locked: Address, tmp_path: Path, another: Credentials
) -> None:
    """He speaks TLS to both with a key of his own, and passes on every byte inside."""

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        up_reader, up = await asyncio.open_connection(locked.host, locked.port, ssl=context)
        await asyncio.gather(pass_on(reader, up), pass_on(up_reader, writer))

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    middle = await asyncio.start_server(relay, "127.0.0.1", 0, ssl=another.context)
    at = Address("127.0.0.1", middle.sockets[0].getsockname()[1])
    known = KnownServers(tmp_path)
    assert (await refused(Invitation((at,), pin=PIN), known)).code == "wrong-pin"
    assert known.read() == []
    middle.close()
    await middle.wait_closed()


async def test_a_server_that_cant_prove_it_is_left_before_the_greeting(
    tmp_path: Path, credentials: Credentials
) -> None:
    heard: list[Message] = []

    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        end = Connection(Role.SERVER)
        while data := await reader.read(65536):
            for message in end.receive(data):
                heard.append(message)
                proven = isinstance(message, PairProof)
                answer = Paired(bytes(32)) if proven else PairAnswer(SPAKE2_B(b"1").start())
                writer.write(end.send(answer))
        writer.close()

    fake = await asyncio.start_server(pretend, "127.0.0.1", 0, ssl=credentials.context)
    at = Address("127.0.0.1", fake.sockets[0].getsockname()[1])
    assert (
        await refused(Invitation((at,), pin=PIN), KnownServers(tmp_path))
    ).code == "false-server"
    assert [type(message).__name__ for message in heard] == ["Pair", "PairProof"]
    fake.close()
    await fake.wait_closed()


async def test_a_pin_that_nobody_asked_for(server: Address, tmp_path: Path) -> None:
    invitation = Invitation((server,), pin=PIN)
    assert (await refused(invitation, KnownServers(tmp_path))).code == "no-pin"
    await look_in(Invitation((server,)), KnownServers(tmp_path))
