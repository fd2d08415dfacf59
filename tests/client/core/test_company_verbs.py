"""The verbs about seats, pauses and company, against the real server."""

from functools import partial

import pytest

from tablee.engine import SeededRng
from tablee.protocol import TableRules
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import ClocksChanged, Heard, TableLeft
from tablee_client.core.session import Session
from tests.client.core.conftest import Visit, told, until

GAME = "nain-jaune"


async def _playing(visit: Visit, rules: TableRules | None = None) -> tuple[Session, Session]:
    """Give a host and a guest whose match has begun."""
    host, guest = await visit("Léa"), await visit("Noé")
    options = {"turn_seconds": None}
    table = await host.create_table(GAME, "Attic", seats=3, options=options, rules=rules)
    await guest.join(table)
    await guest.ready()
    await host.start()
    for session in (host, guest):
        await until(session, partial(_has_begun, session))
    return host, guest


def _has_begun(session: Session) -> bool:
    return session.table is not None and session.table.match == 1


def _state(session: Session) -> str:
    return "" if session.table is None else session.table.flow.state


async def test_a_pause_begins_with_all_and_ends_with_one(visit: Visit) -> None:
    host, guest = await _playing(visit)
    await host.pause()
    await until(guest, lambda: guest.table is not None and guest.table.flow.wanted == (0,))
    await guest.pause()
    told_of = await told(host, ClocksChanged)
    await until(host, lambda: _state(host) == "paused")
    assert told_of.view.id == 1
    acting = next(one for one in (host, guest) if one.table is not None and one.table.may_act)
    assert acting.table is not None
    assert acting.table.legal is not None
    with pytest.raises(RefusedError) as refused:
        await acting.act(acting.table.legal.sample(SeededRng.from_number(1)))
    assert refused.value.code == "paused"
    await guest.pause(False)
    await until(host, lambda: _state(host) == "resuming")


async def test_a_stand_in_is_chosen_called_and_sent_away(visit: Visit) -> None:
    host, guest = await _playing(visit, TableRules(stand_in="easy"))
    await guest.wish("hard")
    await guest.rest()
    heard = await told(host, Heard)
    assert host.table is not None
    seat = host.table.info.seats[1]
    assert (seat.rests, seat.level) == (True, "hard")
    assert (heard.code, heard.details) == ("rests", {"seat": 1, "name": "Noé"})
    await guest.rest(False)
    await until(host, lambda: host.table is not None and not host.table.info.seats[1].rests)


async def test_the_host_mutes_gives_the_table_and_is_sent_away(visit: Visit) -> None:
    host, guest = await _playing(visit)
    noe, lea = guest.welcome.player, host.welcome.player
    await host.mute(noe)
    with pytest.raises(RefusedError) as refused:
        await guest.say("hello")
    assert refused.value.code == "muted"
    await host.give_host(noe)
    await until(guest, lambda: guest.table is not None and guest.table.hosted)
    await guest.remove(lea)
    left = await told(host, TableLeft)
    assert (left.code, host.table) == ("removed", None)
    with pytest.raises(RefusedError) as again:
        await host.join(1)
    assert again.value.code == "removed"


async def test_a_latecomer_takes_a_bots_seat_and_plays(visit: Visit) -> None:
    await _playing(visit)
    late = await visit("Ida")
    await late.list_tables()
    assert await late.join(1) == 2
    await until(late, lambda: late.table is not None and late.table.observation is not None)
    assert late.table is not None
    assert late.table.seat == 2
