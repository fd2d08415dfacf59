"""Recording: what one command changes is kept as one, and nobody hears of it before."""

from tablee.protocol.messages import Done, Leave
from tablee_server.journal import ActionRecord, AnswerRecord, SeatRecord, SetupRecord, TableRecord
from tests.conformance.toy import Bid
from tests.server.stand import Stand, playing


async def test_a_command_its_effects_and_its_answer_are_one_unit() -> None:
    stand = Stand()
    units = stand.journal.units
    ana, bo = await playing(stand, "Ana", "Bo")
    begun = [type(record) for record in units[-1]]
    assert begun == [SetupRecord, SeatRecord, SeatRecord, TableRecord, AnswerRecord]
    await ana.act(Bid(2))
    assert [type(record) for record in units[-1]] == [ActionRecord, AnswerRecord]
    assert units[-1][-1] == AnswerRecord(ana.player.id, ana.cmd, None)
    units.clear()
    await bo.say(Leave, 1)
    assert [type(record) for record in units[0]] == [SeatRecord, TableRecord, AnswerRecord]


async def test_an_action_is_recorded_with_the_time_that_everybody_has_left() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo", options={"seconds": 20})
    await stand.wait(5)
    assert isinstance(await ana.act(Bid(2)), Done)
    last = [r for r in stand.journal.records(1) if isinstance(r, ActionRecord)][-1]
    assert last.when == stand.clock.now()
    assert {seat: asked.since for seat, asked in last.clocks.asked.items()} == {1: 5.0}
    assert last.clocks.asked[1].limit == 20
