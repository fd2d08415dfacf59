"""Whom a client trusts: first use, a change, a link; and that nothing is said to a stranger."""

import asyncio
import datetime
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tablee.protocol.link import Link, key_text
from tablee.protocol.messages import Hello
from tablee_client.core.address import Address
from tablee_client.core.failure import AddressError, ConnectError
from tablee_client.core.greeting import Profile
from tablee_client.core.invitation import Invitation, parse_invitation
from tablee_client.core.keyring import Keyring
from tablee_client.core.known import MOST, KnownServer, KnownServers
from tablee_client.core.notices import Closed
from tablee_client.core.trust import ANY_KEY, words_of
from tablee_client.core.visit import Visit, visit
from tablee_server.certificate import Credentials, passing_credentials
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tests.client.core.conftest import until
from tests.client.core.relay import Relay

DEEP = '[{"more": ' + "[" * 100_000
LEA = Profile("Léa")


@pytest.fixture(scope="module")
def another() -> Credentials:
    return passing_credentials(datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC))


@asynccontextmanager
async def serving(credentials: Credentials | None, server_id: str = "id") -> AsyncIterator[Address]:
    sock = listen("127.0.0.1", 0)
    plan = Plan("Attic", server_id, pace=Pace(0.0), credentials=credentials)
    server = Server(plan, [sock])
    server.start()
    try:
        yield Address("127.0.0.1", sock.getsockname()[1])
    finally:
        await server.close()


@pytest.fixture
async def cable(credentials: Credentials) -> AsyncIterator[Relay]:
    async with serving(credentials) as address, Relay(address) as relay:
        yield relay


async def look_in(invitation: Invitation, known: KnownServers, **more: Keyring) -> Visit:
    """Go in and leave again."""
    visited = await visit(invitation, LEA, known, more.get("keyring"))
    await visited.session.close()
    return visited


def to(relay: Relay) -> Invitation:
    return Invitation((relay.address,))


async def test_the_first_visit_is_told_and_remembered(
    cable: Relay, tmp_path: Path, credentials: Credentials
) -> None:
    known = KnownServers(tmp_path / "new")
    assert (await look_in(to(cable), known)).is_new
    assert not (await look_in(to(cable), known)).is_new
    (met,) = KnownServers(tmp_path / "new").read()
    assert met == KnownServer("id", "Attic", str(cable.address), credentials.fingerprint, "first")


async def test_another_key_is_refused_before_a_word_is_said(
    cable: Relay, tmp_path: Path, credentials: Credentials, another: Credentials
) -> None:
    known, keyring = KnownServers(tmp_path), Keyring(tmp_path)
    await look_in(to(cable), known, keyring=keyring)
    async with serving(another, "id-of-another") as stranger:
        cable.target = stranger
        with pytest.raises(ConnectError) as caught:
            await visit(to(cable), LEA, known, keyring)
        error = caught.value
        assert (error.code, error.by_server) == ("changed-key", False)
        assert error.details["before"] == words_of(credentials.fingerprint)
        assert error.details["words"] == words_of(another.fingerprint)
        assert error.details["key"] == key_text(another.fingerprint)
        assert (error.details["name"], error.details["how"]) == ("Attic", "first")
        assert known.read()[0].key == credentials.fingerprint
    keyring.close()


async def test_the_id_that_was_another_servers_is_refused_too(
    cable: Relay, tmp_path: Path, another: Credentials
) -> None:
    """By what the network says of it, or else by what it says itself."""
    known = KnownServers(tmp_path)
    await look_in(to(cable), known)
    async with serving(another) as elsewhere:
        for invitation in (Invitation((elsewhere,), server="id"), Invitation((elsewhere,))):
            with pytest.raises(ConnectError, match="changed-key"):
                await visit(invitation, LEA, known)
    assert len(known.read()) == 1


@pytest.mark.parametrize("with_any", [True, False])
async def test_a_changed_key_that_the_player_trusts_is_remembered_anew(
    cable: Relay, tmp_path: Path, another: Credentials, with_any: bool
) -> None:
    known = KnownServers(tmp_path)
    await look_in(to(cable), known)
    async with serving(another) as stranger:
        cable.target = stranger
        accepts = ANY_KEY if with_any else another.fingerprint
        assert not (await look_in(replace(to(cable), accepts=accepts), known)).is_new
        await look_in(to(cable), known)
    (met,) = known.read()
    assert (met.key, met.how) == (another.fingerprint, "compared")


async def test_one_accepted_key_is_not_any_key(
    cable: Relay, tmp_path: Path, another: Credentials
) -> None:
    known = KnownServers(tmp_path)
    await look_in(to(cable), known)
    async with serving(another) as stranger:
        cable.target = stranger
        with pytest.raises(ConnectError, match="changed-key"):
            await visit(replace(to(cable), accepts=bytes(32)), LEA, known)


async def test_a_known_server_may_move(tmp_path: Path, credentials: Credentials) -> None:
    known = KnownServers(tmp_path)
    async with serving(credentials) as here:
        await look_in(Invitation((here,)), known)
    async with serving(credentials) as there:
        assert not (await look_in(Invitation((there,)), known)).is_new
    assert [met.at for met in known.read()] == [str(there)]


async def test_a_link_leads_to_its_server_and_to_no_other(
    cable: Relay, tmp_path: Path, credentials: Credentials, another: Credentials
) -> None:
    known = KnownServers(tmp_path)
    link = Link((str(cable.address),), another.fingerprint)
    with pytest.raises(ConnectError, match="wrong-key"):
        await visit(parse_invitation(str(link)), LEA, known)
    assert known.read() == []
    dead = f"127.0.0.1:{await _closed_port()}"
    link = Link((dead, str(cable.address)), credentials.fingerprint)
    await look_in(parse_invitation(str(link)), known)
    await look_in(to(cable), known)
    assert [met.how for met in known.read()] == ["link"], "a weaker way came to be trusted"


async def _closed_port() -> int:
    sock = listen("127.0.0.1", 0)
    with sock:
        return int(sock.getsockname()[1])


async def test_a_key_that_changes_within_a_session_ends_it(
    cable: Relay, tmp_path: Path, another: Credentials
) -> None:
    session = (await visit(to(cable), LEA, KnownServers(tmp_path))).session
    async with serving(another) as stranger:
        cable.target = stranger
        cable.cut()
        notices = await until(session, lambda: session.over)
        assert [n.code for n in notices if isinstance(n, Closed)] == ["wrong-key"]
    await session.close()


async def test_a_plain_server_is_joined_only_by_who_says_so(tmp_path: Path) -> None:
    known = KnownServers(tmp_path)
    async with serving(None) as address:
        with pytest.raises(ConnectError, match="plain-server"):
            await visit(Invitation((address,)), LEA, known)
        visited = await look_in(Invitation((address,)).plainly(), known)
        assert visited.session.key is None
    assert known.read() == []


async def test_a_man_in_the_middle_hears_no_token(
    cable: Relay, tmp_path: Path, another: Credentials
) -> None:
    """Even where the player trusts the wrong key, his seat's token isn't shown to it."""
    known, keyring = KnownServers(tmp_path), Keyring(tmp_path)
    await look_in(to(cable), known, keyring=keyring)
    sock = listen("127.0.0.1", 0)
    heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def listen_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        length = int.from_bytes(await reader.readexactly(4), "big")
        heard.set_result(await reader.readexactly(length))
        writer.transport.abort()

    thief = await asyncio.start_server(listen_in, sock=sock, ssl=another.context)
    cable.target = Address("127.0.0.1", sock.getsockname()[1])
    with pytest.raises(ConnectError):
        await visit(replace(to(cable), accepts=ANY_KEY), LEA, known, keyring)
    hello = msgspec.msgpack.decode(await heard, type=Hello)
    assert (hello.name, hello.token) == ("Léa", None)
    assert keyring.keys(cable.address).token is not None
    thief.close()
    keyring.close()


def test_only_so_many_are_remembered_and_the_latest_come_first(tmp_path: Path) -> None:
    known = KnownServers(tmp_path)
    for number in range(MOST + 2):
        key = number.to_bytes(32, "big")
        known.keep(KnownServer(str(number), "x", f"h:{number}", key))
    assert len(known.read()) == MOST
    assert known.read()[0].server == str(MOST + 1)


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", DEEP, '[{"server": "a", "name": "b", "at": "c"}]']
)
def test_a_spoilt_file_is_set_aside_and_told(tmp_path: Path, text: str) -> None:
    known = KnownServers(tmp_path)
    known.path.write_text(text, "utf-8")
    assert known.read() == []
    assert [notice.code for notice in known.notices] == ["known-broken"]
    assert known.path.with_suffix(".broken").read_text("utf-8") == text
    assert known.read() == []


def test_a_folder_that_cant_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    known = KnownServers(tmp_path / "file")
    known.keep(KnownServer("a", "b", "c", bytes(32)))
    assert [notice.code for notice in known.notices] == ["known-unwritable"]


def test_an_invitation_is_read_from_a_link_a_code_or_an_address() -> None:
    assert parse_invitation(" salon:4000 ") == Invitation((Address("salon", 4000),))
    assert parse_invitation("tablee://salon") == Invitation((Address("salon"),))
    link = Link(("salon", "[2001:db8::1]:4000"), bytes(32), "Attic", "4711")
    assert parse_invitation(str(link)) == Invitation(
        (Address("salon"), Address("2001:db8::1", 4000)), bytes(32), "Attic", "4711"
    )
    assert parse_invitation(" aat-j5s ") == Invitation((Address("192.168.1.20"),))
    wrong = (("tablee://salon/x", "bad-link"), ("tablee://a b/", "bad-address"))
    for text, code in (*wrong, ("AAT-J5T", "bad-join-code"), ("AAT J5", "bad-join-code")):
        with pytest.raises(AddressError, match=code):
            parse_invitation(text)
