"""The eyes of a screen for a room, at real servers: what it is told, and what it loses."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tablee.engine import SPECTATOR
from tablee.protocol import TableRules
from tablee_client.core.address import Address
from tablee_client.core.bigscreen.delays import AGAIN, LONGEST, Delays
from tablee_client.core.bigscreen.lookout import Lookout, Server
from tablee_client.core.company import open_table
from tablee_client.core.failure import ConnectError
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.invitation import Invitation
from tablee_client.core.notices import Closed
from tablee_client.core.session import Session
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan
from tablee_server.server import Server as RealServer
from tests.client.core.conftest import QUICK, Visit
from tests.client.core.relay import Relay

LATE_HANDS = TableRules(bank=0, afk=0, open_hands=30)


async def call(invitation: Invitation) -> Session:
    profile = Profile("Screen", is_public=True)
    return await Session.open(invitation.addresses[0], profile, Keys(), timing=QUICK)


def at(*addresses: Address) -> list[Server]:
    return [Server(str(one), Invitation((one,))) for one in addresses]


async def seen(lookout: Lookout, holds: Callable[[], bool]) -> None:
    """Let the screen look around until something holds."""
    async with asyncio.timeout(20):
        while not holds():
            lookout.turn()
            await asyncio.sleep(0.01)


@pytest.fixture
async def lookout(server: Address) -> AsyncIterator[Lookout]:
    looking = Lookout(call, lambda: at(server))
    yield looking
    await looking.close()


async def begun(visit: Visit, name: str, *, rules: TableRules | None = None) -> Session:
    """Give a host whose match against bots has begun."""
    host = await visit(name)
    await open_table(host, "nain", name=f"T-{name}", rules=rules or TableRules(bank=0, afk=0))
    await host.start()
    return host


async def test_it_finds_the_tables_that_play_and_sees_what_all_may_know(
    visit: Visit, lookout: Lookout
) -> None:
    await begun(visit, "Ana", rules=LATE_HANDS)
    await seen(lookout, lambda: bool(lookout.looks()))
    (look,) = lookout.looks()
    assert (look.phase, look.people) == ("playing", 1)
    assert look.standing is not None
    scout = lookout.scout(look.key)
    assert scout is not None
    assert scout.can_be_shown
    view = scout.session.table
    assert view is not None
    assert view.observation is not None
    assert (view.seat, view.observation.viewer) == (None, SPECTATOR)


async def test_tables_that_wait_are_listed_and_looked_at_once_they_play(
    visit: Visit, lookout: Lookout
) -> None:
    host = await visit("Ana")
    await open_table(host, "gnumies", name="Attic")
    await seen(lookout, lambda: bool(lookout.queue()))
    assert [(one.name, one.people) for one in lookout.queue()] == [("Attic", ("Ana",))]
    assert lookout.looks() == []
    await host.start()
    await seen(lookout, lambda: bool(lookout.looks()))
    assert lookout.queue() == []


async def test_nobody_looks_where_lookers_on_are_not_wanted(visit: Visit, lookout: Lookout) -> None:
    await begun(visit, "Ana", rules=TableRules(spectators=False))
    await begun(visit, "Bo")
    await seen(lookout, lambda: bool(lookout.looks()))
    (look,) = lookout.looks()
    assert look.key[1] == 2


async def test_a_host_who_sends_the_screen_away_is_rid_of_it(
    visit: Visit, lookout: Lookout
) -> None:
    host = await begun(visit, "Ana")
    await begun(visit, "Bo")
    await seen(lookout, lambda: len(lookout.looks()) == 2)
    assert host.table is not None
    (onlooker,) = host.table.info.onlookers
    await host.remove(onlooker.player)
    await seen(lookout, lambda: len(lookout.looks()) == 1)
    for _ in range(20):
        lookout.turn()
        await asyncio.sleep(0.01)
    assert [look.key[1] for look in lookout.looks()] == [2]


async def test_only_the_table_that_was_named_is_looked_at(server: Address, visit: Visit) -> None:
    named = Lookout(call, lambda: at(server), table="T-Bo")
    await begun(visit, "Ana")
    await begun(visit, "Bo")
    await seen(named, lambda: bool(named.looks()))
    assert [look.key[1] for look in named.looks()] == [2]
    await named.close()


async def test_a_match_counts_for_the_evening_and_its_rematch_is_seen(
    visit: Visit, lookout: Lookout
) -> None:
    host = await begun(visit, "Ana")
    await seen(lookout, lambda: bool(lookout.looks()))
    await host.vote("stop")
    await seen(lookout, lambda: bool(lookout.evening.rows(1)))
    assert [(row.name, row.played) for row in lookout.evening.rows(3)] == [("Ana", 1)]
    (look,) = lookout.looks()
    assert look.phase == "over"
    await host.vote("rematch")
    await seen(lookout, lambda: [one.phase for one in lookout.looks()] == ["playing"])
    scout = lookout.scout(look.key)
    assert scout is not None
    assert scout.session.table is not None
    assert scout.session.table.match == 2


async def test_unread_news_is_dropped_but_not_that_of_the_table_that_is_shown(
    visit: Visit, lookout: Lookout
) -> None:
    host = await begun(visit, "Ana")
    await seen(lookout, lambda: bool(lookout.looks()))
    (look,) = lookout.looks()
    scout = lookout.scout(look.key)
    assert scout is not None
    lookout.shown = look.key
    await host.vote("stop")
    await seen(lookout, lambda: lookout.evening.matches == 1)
    lookout.turn()
    assert scout.session.notices()
    await host.vote("rematch")
    lookout.shown = None
    await seen(lookout, lambda: [one.phase for one in lookout.looks()] == ["playing"])
    lookout.turn()
    assert scout.session.notices() == []


async def test_a_server_that_is_lost_is_looked_for_and_found_again(
    server: Address, relay: Relay, visit: Visit
) -> None:
    looking = Lookout(call, lambda: at(relay.address))
    await begun(visit, "Ana")
    await seen(looking, lambda: bool(looking.looks()))
    session = looking.halls[0].session
    token = session.welcome.token
    relay.cut()
    await seen(looking, lambda: session.welcome.token != token and bool(looking.looks()))
    relay.target = Address("127.0.0.1", 1)
    relay.cut()
    await seen(looking, lambda: not looking.halls)
    assert looking.looks() == []
    relay.target = server
    looking._delays.clear()
    await seen(looking, lambda: bool(looking.looks()))
    await looking.close()


async def test_a_server_that_lets_nobody_in_is_told_and_tried_again_later() -> None:
    tried: list[float] = []
    time = [0.0]

    async def refuse(_: Invitation) -> Session:
        tried.append(time[0])
        raise ConnectError("refused", address="attic")

    looking = Lookout(refuse, lambda: at(Address("attic")), clock=lambda: time[0])
    for now in (0.0, 0.5, 4.0, 5.0, 6.0):
        time[0] = now
        looking.turn()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert tried == [0.0, 5.0]
    assert looking.trouble is not None
    assert looking.trouble.code == "refused"
    await looking.close()


async def test_a_server_that_sends_a_screen_away_is_not_hammered(server: Address) -> None:
    now, calls = [0.0], [0]

    async def counted(invitation: Invitation) -> Session:
        calls[0] += 1
        return await call(invitation)

    looking = Lookout(counted, lambda: at(server), clock=lambda: now[0])
    await seen(looking, lambda: bool(looking.halls))
    looking.halls[0].session.ended(Closed("full", by_server=True))
    await seen(looking, lambda: not looking.halls)
    assert looking.trouble is not None
    assert (looking.trouble.code, looking.trouble.by_server) == ("full", True)
    looking.turn()
    assert calls == [1]
    now[0] = AGAIN
    await seen(looking, lambda: calls == [2])
    await looking.close()


def test_what_is_lost_again_is_tried_ever_later() -> None:
    delays, now, waits = Delays(), 100.0, []
    for _ in range(6):
        delays.lost("attic", now)
        pauses = (wait for wait in (5.0, 10.0, 20.0, 40.0, LONGEST))
        wait = next(one for one in pauses if delays.is_due("attic", now + one))
        assert not delays.is_due("attic", now + wait - 0.1)
        waits.append(wait)
        now += wait
    assert waits == [5.0, 10.0, 20.0, 40.0, LONGEST, LONGEST]
    delays.lost("attic", now + LONGEST)
    assert delays.is_due("attic", now + LONGEST + AGAIN)
    assert delays.is_due("cellar", now)


async def test_several_servers_are_looked_at_together(server: Address, visit: Visit) -> None:
    socket = listen("127.0.0.1", 0)
    other = RealServer(Plan("Cellar", "id-cellar", seed=2, pace=Pace(0.0)), [socket])
    other.start()
    place = Address("127.0.0.1", socket.getsockname()[1], plain=True)
    looking = Lookout(call, lambda: at(server, place))
    await begun(visit, "Ana")
    await seen(looking, lambda: len(looking.halls) == 2 and bool(looking.looks()))
    assert {hall.session.welcome.server for hall in looking.halls} == {"Test", "Cellar"}
    await looking.close()
    await other.close()
