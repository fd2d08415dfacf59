"""Clocks: a decision that takes too long is taken by the rules' fall-back move."""

from tablee.protocol import SeatClock
from tablee.protocol.messages import TableChanged
from tablee_server.journal import ActionRecord
from tests.conformance.toy import Bid
from tests.server.stand import Stand, playing


async def test_everybody_sees_who_owes_what_and_how_long() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    assert ana.update.clock == (SeatClock(0, 30_000, 30_000), SeatClock(1, 30_000, 30_000))
    stand.clock.pass_by(10)
    await ana.act(Bid(1))
    assert bo.update.clock == (SeatClock(1, 20_000, 30_000),)


async def test_no_clock_runs_where_the_options_want_none() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo", options={"seconds": None})
    assert ana.update.clock == (SeatClock(0, None, None), SeatClock(1, None, None))
    await stand.wait(600, step=60)
    assert ana.update.version == 1


async def test_when_the_time_is_over_the_fall_back_move_is_taken() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.act(Bid(3))
    await stand.wait(29.75)
    assert bo.update.version == 2
    await stand.wait(0.25)
    last = stand.journal.records(1)[-1]
    assert isinstance(last, ActionRecord)
    assert (last.seat, last.action, last.why) == (1, "bid 0", "timeout")
    assert bo.update.version == 3


async def test_a_table_knows_when_it_must_wake() -> None:
    stand = Stand()
    await playing(stand, "Ana", "Bo")
    assert stand.table().due() == stand.clock.now() + 20, "when the players are warned"
    stand.clock.pass_by(12)
    await stand.run()
    assert stand.table().due() == stand.clock.now() + 8
    stand.clock.pass_by(8)
    await stand.run()
    assert stand.table().due() == stand.clock.now() + 10, "when the time is over"


async def test_a_match_with_a_time_limit_ends_where_the_rules_allow_it() -> None:
    stand = Stand()
    options = {"limit_minutes": 5, "turn_seconds": None}
    names = ("Ana", "Bo", "Cy")
    ana, *_ = await playing(stand, *names, game="nain-jaune", options=options)
    await stand.wait(299, step=1)
    assert not _stops(stand)
    await stand.wait(1, step=1)
    assert _stops(stand) == ["stop time"]
    # In the middle of a deal the match goes on to the deal's end.
    assert ana.last(TableChanged).table.phase == "playing"
    await stand.wait(300, step=60)
    assert _stops(stand) == ["stop time"]


def _stops(stand: Stand) -> list[str]:
    records = [r for r in stand.journal.records(1) if isinstance(r, ActionRecord)]
    return [record.action for record in records if record.seat == -1]
