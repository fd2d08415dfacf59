"""Lost connections: the same seat, the same question, every command once."""

import asyncio

import pytest

from tablee.engine import SeededRng
from tablee_client.core.address import Address
from tablee_client.core.failure import RefusedError
from tablee_client.core.greeting import Keys
from tablee_client.core.notices import (
    Back,
    ChatHeard,
    Closed,
    Lost,
    Replaced,
    TableEntered,
    TableUpdated,
)
from tablee_client.core.session import Session
from tablee_server.certificate import Credentials
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tests.client.core.conftest import Visit, told, until
from tests.client.core.relay import Relay

GAME = "nain-jaune"


async def playing(session: Session) -> None:
    """Sit at a table of three with bots, in a match, with a decision to take."""
    await session.create_table(GAME, "Attic", seats=3)
    await session.ready()
    await session.start()
    await until(session, lambda: session.table is not None and session.table.may_act)
    session.notices()


async def test_a_cut_cable_gives_the_seat_and_the_question_back(visit: Visit, relay: Relay) -> None:
    session = await visit(at=relay.address)
    await playing(session)
    before, accepted = session.table, relay.accepted
    relay.cut()
    assert (await told(session, Lost)).code == "network"
    assert (await told(session, Back)).resumed
    await told(session, TableUpdated)
    view = session.table
    assert view is not None
    assert before is not None
    assert (view.id, view.seat, view.match) == (before.id, 0, before.match)
    assert view.observation is not None
    assert relay.accepted > accepted


class Told:
    """Knows where a server has gone, once it is asked to look."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.looks = self.closed = 0

    def look(self) -> None:
        self.looks += 1

    def of(self, server: str) -> Address | None:
        return self.address if self.looks and server == "id-test" else None

    async def close(self) -> None:
        self.closed += 1


async def test_a_server_that_moves_is_followed(visit: Visit, server: Address) -> None:
    around = Told(server)
    async with Relay(server) as old:
        session = await visit(at=old.address, around=around)
        await playing(session)
        seat = session.table
    assert (await told(session, Back)).resumed
    assert session.address == server
    assert session.table is not None
    assert seat is not None
    assert session.table.seat == seat.seat
    assert around.closed == 1


async def test_an_action_whose_answer_was_lost_takes_effect_once(
    visit: Visit, relay: Relay
) -> None:
    session, witness = await visit(at=relay.address), await visit("Noé")
    await session.create_table(GAME, "Attic", seats=3)
    await witness.watch(session.table.id if session.table else 0)
    await session.ready()
    await session.start()
    await until(session, lambda: session.table is not None and session.table.may_act)
    view = session.table
    assert view is not None
    assert view.legal is not None
    relay.deafen()
    done = session.act(view.legal.sample(SeededRng.from_number(1)))
    await until(witness, lambda: (witness.table.version if witness.table else 0) > view.version)
    assert not done.done()
    relay.mend()
    relay.cut()
    await done
    await told(session, TableUpdated)
    assert session.table is not None
    assert session.table.version > view.version


async def test_what_is_asked_while_the_cable_is_cut_is_done_afterwards(
    visit: Visit, relay: Relay
) -> None:
    session = await visit(at=relay.address)
    await playing(session)
    relay.cut()
    await told(session, Lost)
    said = session.say("Still here")
    await said
    assert [line.text for line in session.chat] == ["Still here"]


async def test_a_silent_server_is_noticed(visit: Visit, relay: Relay) -> None:
    session = await visit(at=relay.address)
    relay.deafen()
    assert (await told(session, Lost)).code == "silent"
    relay.mend()
    await told(session, Back)


async def test_questions_measure_the_way(visit: Visit) -> None:
    session, other = await visit(), await visit("Noé")
    async with asyncio.timeout(10):
        while session.ping_ms is None:
            await other.list_tables()
    assert 0 <= session.ping_ms < 5000


async def test_a_watcher_looks_on_again(visit: Visit, relay: Relay) -> None:
    host, watcher = await visit(), await visit("Noé", at=relay.address)
    await playing(host)
    await watcher.watch(host.table.id if host.table else 0)
    await watcher.list_tables()
    await told(watcher, TableUpdated)
    relay.cut()
    await told(watcher, Back)
    await told(watcher, TableEntered)
    assert (await told(watcher, TableUpdated)).snap
    host.say("Welcome back")
    assert (await told(watcher, ChatHeard)).text == "Welcome back"


async def test_another_program_with_the_token_takes_the_place(visit: Visit) -> None:
    first = await visit()
    await playing(first)
    second = await visit(keys=Keys(token=first.welcome.token))
    assert isinstance(await told(first, Replaced), Replaced)
    assert first.over
    await told(second, TableUpdated)
    view = second.table
    assert view is not None
    assert (view.seat, view.may_act, second.welcome.name) == (0, True, "Léa")
    assert view.legal is not None
    await second.act(view.legal.sample(SeededRng.from_number(2)))


async def test_a_server_that_started_anew_forgets_and_says_so(
    visit: Visit, relay: Relay, credentials: Credentials
) -> None:
    session, other = await visit(at=relay.address), await visit("Noé")
    await playing(session)
    relay.deafen()
    waiting = session.vote("stop")
    # Another server behind the same cable knows neither the token nor the table.
    async with AnotherServer(credentials) as address:
        relay.target = address
        relay.mend()
        relay.cut()
        assert not (await told(session, Back)).resumed
        assert session.table is None
        with pytest.raises(RefusedError, match="lost"):
            await waiting
        await session.close()
    await other.close()


async def test_a_server_that_is_gone_ends_the_session_at_last(visit: Visit, relay: Relay) -> None:
    session = await visit(at=relay.address)
    relay.target = Address("127.0.0.1", 1)
    relay.cut()
    await told(session, Lost)
    closed = [n for n in await until(session, lambda: session.over) if isinstance(n, Closed)]
    assert [notice.by_server for notice in closed] == [False]
    with pytest.raises(RefusedError, match="closed"):
        await session.list_tables()


class AnotherServer:
    """A second server in this process, with the key of the first."""

    def __init__(self, credentials: Credentials) -> None:
        self.credentials = credentials

    async def __aenter__(self) -> Address:
        socket = listen("127.0.0.1", 0)
        plan = Plan("Other", "o", seed=2, pace=Pace(0.0), credentials=self.credentials)
        self.server = Server(plan, [socket])
        self.server.start()
        return Address("127.0.0.1", socket.getsockname()[1])

    async def __aexit__(self, *_: object) -> None:
        await self.server.close()
