"""Pauses: agreed upon, nothing happens in them, nobody loses time, and anybody ends them."""

import pytest

from tablee.protocol import SeatClock, TableRules
from tablee.protocol.fields import PauseRule
from tablee.protocol.messages import CastVote, Done, TableChanged
from tablee.protocol.seating import Clocks, Pause, Told
from tests.conformance.toy import Bid
from tests.server.stand import Guest, Stand, code_of, playing, watching

ALL = TableRules(bank=0)


async def _paused(stand: Stand, *names: str, seats: int = 2) -> list[Guest]:
    guests = await playing(stand, *names, seats=seats, rules=ALL)
    for guest in guests:
        assert await guest.say(Pause, 1, pause=True) == Done(guest.cmd)
    return guests


async def test_a_pause_begins_when_all_want_it_and_is_told_with_its_clocks() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=ALL)
    await ana.act(Bid(1))
    await stand.wait(10)
    await ana.say(Pause, 1, pause=True)
    asked = bo.last(Clocks)
    assert (asked.state, asked.by, asked.seats, asked.needed) == ("running", "Ana", (0,), 2)
    await bo.say(Pause, 1, pause=True)
    told = ana.last(Clocks)
    assert (told.state, told.by, told.left) == ("paused", "Ana", 15 * 60_000)
    assert told.clock == (SeatClock(1, 20_000, 30_000),)
    assert told.seats == ()


async def test_in_a_pause_nothing_happens_and_nobody_loses_time() -> None:
    stand = Stand(pace=2.0)
    ana, bo = await _paused(stand, "Ana", "Bo", seats=4)
    version = ana.update.version
    assert code_of(await ana.act(Bid(1))) == "paused"
    await stand.wait(600, step=5)
    assert ana.update.version == version
    assert [told.code for told in bo.all(Told)] == []
    again = stand.guest("Bo", token=bo.token)
    await stand.run()
    assert {clock.left for clock in again.update.clock} == {30_000}
    assert again.last(Clocks).state == "paused"
    assert again.last(Clocks).left == 5 * 60_000


async def test_one_press_ends_it_after_a_countdown() -> None:
    stand = Stand()
    ana, bo = await _paused(stand, "Ana", "Bo")
    await stand.wait(60)
    assert await bo.say(Pause, 1, pause=False) == Done(bo.cmd)
    told = ana.last(Clocks)
    assert (told.state, told.by, told.left) == ("resuming", "Bo", 3_000)
    assert code_of(await ana.act(Bid(1))) == "paused"
    await stand.wait(3)
    assert ana.last(Clocks).state == "running"
    assert {clock.left for clock in ana.last(Clocks).clock} == {30_000}
    assert isinstance(await ana.act(Bid(1)), Done)


async def test_a_press_during_the_countdown_pauses_again() -> None:
    stand = Stand()
    ana, bo = await _paused(stand, "Ana", "Bo")
    await ana.say(Pause, 1, pause=False)
    await bo.say(Pause, 1, pause=True)
    await stand.wait(10)
    assert ana.last(Clocks).state == "paused"


async def test_a_pause_ends_by_itself_after_the_longest_time() -> None:
    stand = Stand()
    guests = await playing(stand, "Ana", "Bo", rules=TableRules(bank=0, pause_minutes=1))
    for guest in guests:
        await guest.say(Pause, 1, pause=True)
    await stand.wait(60)
    assert guests[0].last(Clocks).state == "resuming"
    await stand.wait(3)
    assert guests[0].last(Clocks).state == "running"


async def test_a_pause_outlasts_everybody_and_a_lonely_server() -> None:
    stand = Stand()
    ana, bo = await _paused(stand, "Ana", "Bo")
    await ana.hang_up()
    await bo.hang_up()
    await stand.wait(900, step=5)
    again = stand.guest("Ana", token=ana.token)
    await stand.run()
    assert again.last(TableChanged).table.phase == "playing"
    assert again.update.version == 1


async def test_who_goes_no_longer_keeps_the_others_from_a_pause() -> None:
    stand = Stand()
    ana, bo, cy = await playing(stand, "Ana", "Bo", "Cy", seats=4, rules=ALL)
    await ana.say(Pause, 1, pause=True)
    await bo.say(Pause, 1, pause=True)
    assert ana.last(Clocks).state == "running"
    await cy.hang_up()
    assert ana.last(Clocks).state == "paused"


async def test_a_wish_for_a_pause_can_be_taken_back() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=ALL)
    await ana.say(Pause, 1, pause=True)
    await ana.say(Pause, 1, pause=False)
    assert bo.last(Clocks).seats == ()
    await bo.say(Pause, 1, pause=True)
    assert bo.last(Clocks).state == "running"


@pytest.mark.parametrize(("rule", "host", "guest"), [("host", "", "not-host"), ("off", "no", "no")])
async def test_a_table_may_leave_pauses_to_its_host_or_have_none(
    rule: PauseRule, host: str, guest: str
) -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=TableRules(pause=rule))
    refused = code_of(await bo.say(Pause, 1, pause=True))
    assert refused == ("no-pause" if guest == "no" else guest)
    answer = await ana.say(Pause, 1, pause=True)
    assert (code_of(answer) == "no-pause") if host else (answer == Done(ana.cmd))


async def test_lookers_on_neither_pause_nor_resume() -> None:
    stand = Stand()
    await _paused(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    assert cy.last(Clocks).state == "paused"
    for wish in (True, False):
        assert code_of(await cy.say(Pause, 1, pause=wish)) == "no-vote"


async def test_a_match_that_is_stopped_in_a_pause_is_over() -> None:
    stand = Stand()
    ana, bo = await _paused(stand, "Ana", "Bo")
    await ana.say(CastVote, 1, vote="stop", yes=True)
    await stand.wait(10)
    assert ana.last(TableChanged).table.phase == "over"
    await bo.say(CastVote, 1, vote="rematch", yes=True)
    await ana.say(CastVote, 1, vote="rematch", yes=True)
    assert isinstance(await ana.act(Bid(1)), Done)
