"""Coming together without a screen."""

import asyncio

import pytest

from tablee.engine import BadSetup, SeededRng, UnknownGame
from tablee.protocol import TableRules
from tablee_client.core.autoplay import WAYS, Autoplay, play_anything, play_soundly
from tablee_client.core.company import Gathering, look_on, open_table, sit_down
from tablee_client.core.failure import ConnectError, MatchLost, RefusedError
from tablee_client.core.greeting import Profile
from tablee_client.core.notices import TableLeft
from tablee_client.core.session import Session
from tests.client.core.conftest import Visit, until
from tests.client.core.scripted import ScriptedServer

GAME = "nain-jaune"


async def test_the_host_begins_when_enough_people_are_ready(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    await open_table(host, GAME, seats=4, name="Attic")
    gathering = asyncio.create_task(Gathering(host, humans=2).until_begun())
    await sit_down(guest, "Attic", patience=5)
    await Gathering(guest, humans=None).until_begun()
    await gathering
    assert host.table is not None
    kinds = [seat.kind for seat in host.table.info.seats]
    assert sorted(kinds) == ["bot", "bot", "player", "player"]


async def test_a_guest_waits_for_a_table_that_is_not_there_yet(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    sitting = asyncio.create_task(sit_down(guest, None, patience=5))
    await guest.say("hello", in_lobby=True)
    await open_table(host, GAME)
    await sitting
    assert guest.table is not None
    assert guest.table.seat == 1


async def test_no_such_table_is_told_after_a_while(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    await open_table(host, GAME, name="Attic")
    with pytest.raises(ConnectError) as caught:
        await sit_down(guest, "Cellar", patience=0.1)
    assert (caught.value.code, caught.value.details) == ("no-table", {"table": "Cellar"})


async def test_no_free_table_is_told_without_a_name(visit: Visit) -> None:
    with pytest.raises(ConnectError) as caught:
        await sit_down(await visit("Noé"), None, patience=0.1)
    assert (caught.value.code, caught.value.details) == ("no-free-table", {})


async def test_a_locked_table_lets_in_who_shows_its_pin(visit: Visit) -> None:
    host, guest, watcher = await visit("Léa"), await visit("Noé"), await visit("Zoé")
    rules = TableRules(bank=0)
    await open_table(host, GAME, name="Attic", pin="4711", rules=rules)
    for come in (sit_down, look_on):
        for pin, code in ((None, "locked"), ("4712", "wrong-pin")):
            with pytest.raises(RefusedError) as caught:
                await come(guest if come is sit_down else watcher, "Attic", pin=pin, patience=5)
            assert caught.value.code in (code, "slow-down")
    assert host.table is not None
    assert host.table.info.rules == rules


@pytest.mark.parametrize("wanted", [None, "Cellar"])
async def test_nothing_to_watch_is_told_after_a_while(visit: Visit, wanted: str | None) -> None:
    host, watcher = await visit("Léa"), await visit("Zoé")
    await open_table(host, GAME, name="Attic")
    with pytest.raises(ConnectError) as caught:
        await look_on(watcher, wanted, patience=0.1)
    assert caught.value.code == "nothing-to-watch"


async def test_a_looker_on_sees_the_end_without_a_seat(visit: Visit) -> None:
    host, watcher = await visit("Léa"), await visit("Zoé")
    looking = asyncio.create_task(look_on(watcher, None, patience=5))
    await open_table(host, "gnumies", seats=2, name="Attic")
    await Gathering(host, humans=1).until_begun()
    playing = asyncio.create_task(Autoplay(host, WAYS["easy"], SeededRng(bytes(32))).to_the_end())
    await looking
    assert watcher.table is not None
    assert watcher.table.seat is None
    seen, _ = await Autoplay(watcher, None, SeededRng(bytes(32))).to_the_end()
    assert seen == (await playing)[0]


async def test_a_server_that_never_answers_is_given_up() -> None:
    async with ScriptedServer() as server:
        session = await Session.open(server.address, Profile("Léa"))
        for asked in (
            sit_down(session, None, patience=0.1),
            open_table(session, GAME, patience=0.1),
        ):
            with pytest.raises(ConnectError) as caught:
                await asked
            assert caught.value.code == "mute"
        await session.close()


async def test_a_table_that_the_rules_refuse_is_never_asked_for(visit: Visit) -> None:
    session = await visit()
    with pytest.raises(UnknownGame):
        await open_table(session, "go-fish")
    with pytest.raises(BadSetup):
        await open_table(session, GAME, seats=40)


async def test_a_session_that_ends_loses_the_match(visit: Visit) -> None:
    session = await visit()
    await open_table(session, GAME, seats=3)
    playing = asyncio.create_task(Autoplay(session, None, SeededRng.from_number(1)).to_the_end())
    waiting = asyncio.create_task(Gathering(session, humans=None).until_begun())
    await session.leave()
    with pytest.raises(MatchLost) as caught:
        await (playing if not waiting.done() else waiting)
    assert isinstance(caught.value.notice, TableLeft)
    await session.close()
    with pytest.raises(MatchLost):
        await waiting


async def test_who_owes_nothing_does_nothing(visit: Visit) -> None:
    session, watcher = await visit(), await visit("Noé")
    await open_table(session, GAME, seats=3)
    await watcher.watch(session.table.id if session.table else 0)
    await session.start()
    await until(watcher, lambda: watcher.table is not None and watcher.table.version > 0)
    view = watcher.table
    assert view is not None
    dice = SeededRng.from_number(1)
    assert play_anything(view, dice) is None
    assert play_soundly(view, dice) is None


@pytest.mark.parametrize("level", list(WAYS))
async def test_every_level_plays_a_match_to_its_end(visit: Visit, level: str) -> None:
    session = await visit()
    await session.create_table(GAME, "Attic", seats=3, options={"limit_deals": 1})
    await session.ready()
    await session.start()
    player = Autoplay(session, WAYS[level], SeededRng.from_number(1))
    outcome, view = await player.to_the_end()
    assert len(outcome.scores) == 3
    assert view.info.phase in ("playing", "over")
