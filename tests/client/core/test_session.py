"""A session against the real server: verbs, mirror, notices."""

import asyncio

import msgspec
import pytest

from tablee.engine import Action, SeededRng
from tablee_client.core.autoplay import Autoplay, play_soundly
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import (
    ChatHeard,
    SeatsChanged,
    TableEntered,
    TableLeft,
    TablesChanged,
    TableUpdated,
    VoteChanged,
)
from tablee_client.core.session import Session
from tablee_client.core.tableview import TableView
from tests.client.core.conftest import Visit, told, until

GAME = "nain-jaune"


async def seated(session: Session, *, bots: bool = True) -> TableView:
    """Open a table of three and fill it."""
    await session.create_table(GAME, "Attic", seats=3)
    if bots:
        await session.place_bot(1, "normal")
        await session.place_bot(2, "normal")
    assert session.table is not None
    return session.table


async def my_turn(session: Session) -> TableView:
    """Start the match and wait until this player may act."""
    await session.ready()
    await session.start()
    await until(session, lambda: session.table is not None and session.table.may_act)
    assert session.table is not None
    return session.table


def first_action(view: TableView) -> Action:
    assert view.legal is not None
    return view.legal.sample(SeededRng.from_number(1))


async def test_the_greeting_names_server_and_player(visit: Visit) -> None:
    session = await visit("Léa")
    assert session.welcome.server == "Test"
    assert session.welcome.name == "Léa"
    assert session.connected
    assert session.tables == {}
    assert session.table is None


async def test_a_table_is_there_once_it_is_created(visit: Visit) -> None:
    session = await visit()
    table = await session.create_table(GAME, "Attic", seats=4)
    view = session.table
    assert view is not None
    assert (view.id, view.seat, view.hosted, view.match) == (table, 0, True, 0)
    assert (view.info.name, len(view.info.seats)) == ("Attic", 4)
    assert any(isinstance(notice, TableEntered) for notice in session.notices())


async def test_another_player_sees_the_table_joins_and_leaves(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    await guest.list_tables()
    table = await host.create_table(GAME, "Attic", seats=3)
    await until(guest, lambda: table in guest.tables)
    assert await guest.join(table) == 1
    assert guest.table is not None
    assert (guest.table.seat, guest.table.hosted) == (1, False)
    await until(host, lambda: host.table is not None and host.table.info.seats[1].name == "Noé")
    await guest.leave()
    assert TableLeft(table, None) in guest.notices()
    await until(host, lambda: host.table is not None and host.table.info.seats[1].name == "")


async def test_a_refusal_is_raised_with_its_code_and_details(visit: Visit) -> None:
    session = await visit()
    with pytest.raises(RefusedError) as caught:
        await session.create_table(GAME, "Attic", seats=12)
    assert caught.value.code == "bad-seats"
    assert caught.value.details["seats"] == 12
    with pytest.raises(RefusedError) as caught:
        await session.join(99)
    assert caught.value.code == "unknown-table"


async def test_a_verb_that_nobody_awaits_still_works_in_order(visit: Visit) -> None:
    session = await visit()
    session.create_table(GAME, "Attic", seats=3)
    await until(session, lambda: session.table is not None)
    for seat in (1, 2):
        session.place_bot(seat, "easy")
    session.join(77)
    await session.change_table(seats=3, options={"limit_deals": 1})
    assert session.table is not None
    assert [seat.kind for seat in session.table.info.seats] == ["player", "bot", "bot"]


async def test_what_needs_a_table_is_refused_without_one(visit: Visit) -> None:
    session = await visit()
    for promise in (session.ready(), session.start(), session.leave(), session.resync()):
        with pytest.raises(RefusedError, match="no-table"):
            await promise


async def test_a_match_begins_with_its_events(visit: Visit) -> None:
    session = await visit()
    await seated(session)
    session.notices()
    await session.ready()
    await session.start()
    first = await told(session, TableUpdated)
    assert first.fresh
    assert not first.snap
    assert first.events
    assert first.view.observation is not None
    assert first.view.observation.viewer == 0


async def test_an_action_takes_effect_and_is_animated(visit: Visit) -> None:
    session = await visit()
    await seated(session)
    view = await my_turn(session)
    session.notices()
    await session.act(first_action(view))
    update = await told(session, TableUpdated)
    assert update.view.version == view.version + 1
    assert update.events
    assert not update.snap


async def test_a_double_click_sends_one_action(visit: Visit) -> None:
    session = await visit()
    await seated(session)
    view = await my_turn(session)
    once, twice = session.act(first_action(view)), session.act(first_action(view))
    with pytest.raises(RefusedError, match="pending"):
        await twice
    await once


async def test_nothing_is_sent_without_a_prompt_or_against_the_rules(visit: Visit) -> None:
    session = await visit()
    view = await seated(session)
    kinds = view.game.kinds if view.game else {}
    assert "play" in kinds

    class Foreign(Action, frozen=True, array_like=True):
        pass

    with pytest.raises(RefusedError, match="no-prompt"):
        await session.act(Foreign())
    await my_turn(session)
    with pytest.raises(RefusedError, match="illegal"):
        await session.act(Foreign())


async def test_deadlines_are_on_this_machines_clock(visit: Visit) -> None:
    session = await visit()
    await seated(session)
    view = await my_turn(session)
    (mine,) = [clock for clock in view.clocks if clock.seat == 0]
    left = mine.left(session.clock())
    assert left is not None
    assert mine.granted is not None
    assert 0 < left <= mine.granted


async def test_watching_shows_the_truth_with_a_log_and_nothing_to_animate(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    table = (await seated(host)).id
    await my_turn(host)
    await guest.watch(table)
    update = await told(guest, TableUpdated)
    assert update.snap
    assert update.events == ()
    assert update.view.log
    assert update.view.seat is None
    assert update.view.prompt == 0
    assert not update.view.may_act
    await host.close()


async def test_resync_snaps_to_the_same_truth(visit: Visit) -> None:
    session = await visit()
    await seated(session)
    view = await my_turn(session)
    session.notices()
    await session.resync()
    update = await told(session, TableUpdated)
    assert update.snap
    assert update.view.observation == view.observation
    assert update.view.may_act


async def test_chat_is_heard_in_order_and_kept(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    table = await host.create_table(GAME, "Attic", seats=3)
    await guest.join(table)
    host.say("Bonsoir")
    host.say("Prêts ?")
    await until(guest, lambda: len(guest.chat) == 2)
    assert [(line.name, line.text) for line in guest.chat] == [
        ("Léa", "Bonsoir"),
        ("Léa", "Prêts ?"),
    ]
    await guest.leave()
    await guest.list_tables()
    guest.say("Hello", in_lobby=True)
    assert (await told(guest, ChatHeard)).table is None


async def test_a_whole_match_then_another_one(visit: Visit) -> None:
    session = await visit()
    await session.create_table(GAME, "Attic", seats=3, options={"limit_deals": 1})
    await session.place_bot(1, "easy")
    await session.place_bot(2, "easy")
    await session.ready()
    await session.start()
    dice = SeededRng.from_number(3)
    outcome, view = await Autoplay(session, play_soundly, dice).to_the_end()
    assert len(outcome.scores) == 3
    assert view.outcome == outcome
    await session.vote("rematch")
    again = await told(session, TableUpdated)
    assert again.fresh
    assert (again.view.match, again.view.outcome) == (2, None)
    assert isinstance(msgspec.to_builtins(again.view.observation), dict)


async def test_votes_are_told(visit: Visit) -> None:
    host, guest = await visit("Léa"), await visit("Noé")
    table = await host.create_table(GAME, "Attic", seats=3)
    await guest.join(table)
    await host.place_bot(2, "easy")
    await guest.ready()
    await host.ready()
    await host.start()
    await until(guest, lambda: guest.table is not None and guest.table.observation is not None)
    await guest.vote("stop")
    vote = await told(host, VoteChanged)
    assert vote.votes.seats == (1,)
    assert host.table is not None
    assert host.table.votes["stop"] == vote.votes


async def test_closing_refuses_what_is_not_answered_and_ends_waiting(visit: Visit) -> None:
    session = await visit()
    waiting = asyncio.create_task(session.wait())
    promise = session.list_tables()
    await session.close()
    await session.close()
    assert await waiting == []
    with pytest.raises(RefusedError, match="closed"):
        await promise
    with pytest.raises(RefusedError, match="closed"):
        await session.list_tables()
    assert session.over


async def test_the_lobby_is_whole_and_kept_up(visit: Visit) -> None:
    hosts = [await visit(f"P{number}") for number in range(6)]
    for number, host in enumerate(hosts):
        await host.create_table(GAME, f"T{number}", seats=3)
    looker = await visit("Looker")
    await looker.list_tables()
    assert sorted(info.name for info in looker.tables.values()) == [f"T{n}" for n in range(6)]
    looker.notices()
    await hosts[0].change_table(seats=5)
    await told(looker, TablesChanged)
    assert sorted(len(info.seats) for info in looker.tables.values()) == [3, 3, 3, 3, 3, 5]


async def test_seats_of_the_own_table_are_told(visit: Visit) -> None:
    session = await visit()
    await seated(session, bots=False)
    session.notices()
    await session.place_bot(1, "hard")
    changed = await told(session, SeatsChanged)
    assert changed.view.info.seats[1].level == "hard"
