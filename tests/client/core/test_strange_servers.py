"""Servers that flood, stutter, talk nonsense or say goodbye: a session stands them all."""

import asyncio
import time

import pytest

from tablee.protocol import frame_of
from tablee.protocol.message import Message
from tablee.protocol.messages import (
    CreateTable,
    Done,
    Goodbye,
    Hello,
    ListTables,
    Ping,
    Pong,
    Said,
    Say,
    TableGone,
)
from tablee_client.core.failure import RefusedError
from tablee_client.core.greeting import Profile
from tablee_client.core.notices import Back, ChatHeard, Closed, Lost, Replaced
from tablee_client.core.session import Session
from tests.client.core.conftest import QUICK, told, until
from tests.client.core.scripted import ScriptedServer


async def visit(server: ScriptedServer) -> Session:
    return await Session.open(server.address, Profile("Léa"), timing=QUICK)


def done(message: Message) -> list[Message]:
    return [Done(message.cmd)] if isinstance(message, Say) else []


async def test_a_flood_is_heard_whole_and_in_order() -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        server.say(*(Said(None, 1, "Eve", str(number)) for number in range(3000)))
        heard = await until(session, lambda: bool(session.chat) and session.chat[-1].text == "2999")
        lines = [notice.text for notice in heard if isinstance(notice, ChatHeard)]
        assert lines == [str(number) for number in range(3000)]
        assert len(session.chat) < 3000
        await session.close()


async def test_a_table_that_is_gone_before_it_was_seen_is_given_up() -> None:
    def reply(message: Message) -> list[Message]:
        if not isinstance(message, CreateTable):
            return []
        return [Done(message.cmd, 5), TableGone(5, "empty")]

    async with ScriptedServer(reply) as server:
        session = await visit(server)
        with pytest.raises(RefusedError, match="lost"):
            await session.create_table("nain", "Quay", seats=3)
        await session.close()


async def test_a_flood_leaves_room_for_frames() -> None:
    ticks = 0

    def clock() -> float:
        """Give a time in which looking at the clock itself costs half a millisecond."""
        nonlocal ticks
        ticks += 1
        return ticks / 2000

    async with ScriptedServer() as server:
        session = await Session.open(server.address, Profile("Léa"), clock=clock)
        server.say(*(Said(None, 1, "Eve", str(number)) for number in range(100)))
        most = 0
        async with asyncio.timeout(10):
            while not session.chat or session.chat[-1].text != "99":
                await asyncio.sleep(0)
                most = max(most, len(session.notices()))
        assert 0 < most < 10
        await session.close()


async def test_the_servers_questions_are_answered() -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        server.say(Ping(42), Said(None, 1, "Eve", "x"))
        await told(session, ChatHeard)
        await session.close()
        await server.hears(lambda message: message == Pong(42))


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xff\xff\xff",
        b"\x00\x00\x00\x01\xc1",
        frame_of(Ping(1), 64) + b"\xff\xff\xff\xff",
    ],
    ids=["too long", "no message", "behind a good one"],
)
async def test_nonsense_ends_the_session(data: bytes) -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        promise = session.list_tables()
        server.send(data)
        closed = await told(session, Closed)
        assert (closed.code, closed.by_server) == ("bad-server", False)
        with pytest.raises(RefusedError, match="closed"):
            await promise
        assert server.greeted == 1


async def test_a_message_of_a_later_version_is_skipped() -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        server.send(b"\x00\x00\x00\x07\x91\xa5sneez")
        server.send(b"\x00\x00\x00\x08\x92\xa5sneez\x01")
        server.say(Said(None, 1, "Eve", "after"))
        await told(session, ChatHeard)
        assert session.connected
        await session.close()


async def test_a_closing_server_is_waited_for() -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        server.say(Goodbye("closing"))
        server.leave()
        assert (await told(session, Lost)).code == "closing"
        assert (await told(session, Back)).resumed
        assert isinstance(server.heard[-1], Hello)
        assert server.heard[-1].token == bytes([1]) * 16
        await session.close()


@pytest.mark.parametrize("code", ["too-fast", "from-the-future"])
async def test_a_server_that_closes_for_a_reason_is_left_alone(code: str) -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        server.say(Goodbye(code, {"limit": 30}))
        server.leave()
        assert await told(session, Closed) == Closed(code, {"limit": 30}, by_server=True)
        assert session.over
        assert server.greeted == 1


async def test_a_replaced_session_does_not_fight_for_its_place() -> None:
    async with ScriptedServer() as server:
        session = await visit(server)
        server.say(Goodbye("replaced"))
        server.leave()
        assert await told(session, Replaced) == Replaced()
        assert server.greeted == 1


async def test_the_unanswered_command_is_repeated_under_its_number() -> None:
    deaf = True

    def reply(message: Message) -> list[Message]:
        return [] if deaf else done(message)

    async with ScriptedServer(reply) as server:
        session = await visit(server)
        first, second = session.say("one"), session.say("two")
        await server.hears(lambda message: isinstance(message, Say))
        deaf = False
        server.hang_up()
        await first
        await second
        said = [(m.cmd, m.text) for m in server.heard if isinstance(m, Say)]
        assert said == [(1, "one"), (1, "one"), (2, "two")]
        await session.close()


async def test_no_player_sends_faster_than_a_server_allows() -> None:
    async with ScriptedServer(done) as server:
        session = await visit(server)
        began = time.monotonic()
        for _ in range(50):
            await session.say("x")
        assert time.monotonic() - began > 0.3
        await session.close()


async def test_an_answer_to_nothing_is_ignored() -> None:
    async with ScriptedServer(done) as server:
        session = await visit(server)
        server.say(Done(99), Done(1))
        assert await session.say("x") == 0
        assert ListTables(2) not in server.heard
        await session.close()
