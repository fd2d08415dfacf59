"""A killed server takes nobody's time, pause, mute or stand-in away."""

from pathlib import Path

from tablee.engine import OPEN
from tablee.protocol import SeatClock, TableRules
from tablee.protocol.messages import Join, Say, TableChanged, Update
from tablee.protocol.seating import Clocks, Mute, Pause, Remove, Rest, Wish
from tests.conformance.toy import Bid
from tests.server.lasting import come_back, lasting, left_by_a_kill
from tests.server.stand import code_of, playing, watching

RULES = TableRules(bank=20, afk=0, stand_in="easy")


async def test_the_bank_is_what_it_was(tmp_path: Path) -> None:
    async with lasting(tmp_path / "a") as stand:
        ana, bo = await playing(stand, "Ana", "Bo", rules=RULES)
        await ana.act(Bid(1))
        await stand.wait(38, step=1)
        await bo.act(Bid(2))
        assert bo.update.clock == (SeatClock(1, 30_000, 30_000, 12_000),)
        copy = left_by_a_kill(tmp_path / "a", tmp_path / "b")
    async with lasting(copy) as later:
        back = come_back(later, bo)
        await later.run()
        assert back.last(TableChanged).table.rules == RULES
        assert [clock.bank for clock in back.update.clock] == [12_000]


async def test_a_pause_goes_on_and_the_time_before_it_counts(tmp_path: Path) -> None:
    async with lasting(tmp_path / "a") as stand:
        ana, bo = await playing(stand, "Ana", "Bo", rules=RULES)
        await stand.wait(10, step=1)
        for guest in (ana, bo):
            await guest.say(Pause, 1, pause=True)
        await stand.wait(60, step=1)
        assert {clock.left for clock in ana.last(Clocks).clock} == {20_000}
        copy = left_by_a_kill(tmp_path / "a", tmp_path / "b")
    async with lasting(copy) as later:
        back = come_back(later, ana)
        await later.run()
        told = back.last(Clocks)
        assert (told.state, told.by) == ("paused", "Ana")
        assert {clock.left for clock in told.clock} == {20_000}
        await later.wait(100, step=1)
        assert {clock.left for clock in stand.table().play.clocks} == {20_000}  # type: ignore[union-attr]


async def test_a_pause_that_is_over_takes_no_time_after_a_restart(tmp_path: Path) -> None:
    async with lasting(tmp_path / "a") as stand:
        ana, bo = await playing(stand, "Ana", "Bo", rules=RULES)
        await stand.wait(10, step=1)
        for guest in (ana, bo):
            await guest.say(Pause, 1, pause=True)
        await stand.wait(60, step=1)
        await ana.say(Pause, 1, pause=False)
        await stand.wait(3, step=1)
        copy = left_by_a_kill(tmp_path / "a", tmp_path / "b")
    async with lasting(copy) as later:
        back = come_back(later, ana)
        await later.run()
        assert {clock.left for clock in back.update.clock} == {20_000}
        assert {clocks.state for clocks in back.all(Clocks)} == {"resuming"}  # Bo is awaited


async def test_a_restart_shows_no_hands_early(tmp_path: Path) -> None:
    rules = TableRules(bank=0, afk=0, open_hands=60)
    async with lasting(tmp_path / "a") as stand:
        ana, bo = await playing(stand, "Ana", "Bo", rules=rules)
        cy = await watching(stand, "Cy")
        copy = left_by_a_kill(tmp_path / "a", tmp_path / "b")
    async with lasting(copy) as later:
        back, player = come_back(later, cy), come_back(later, ana)
        come_back(later, bo)
        await later.run()
        await player.act(Bid(1))
        await later.wait(59, step=1)
        assert back.all(Update) == []
        await later.wait(1, step=1)
        told = [(update.viewer, update.since, update.version) for update in back.all(Update)]
        assert told == [(OPEN, 0, 2)]


async def test_who_rests_is_muted_or_removed_is_so_still(tmp_path: Path) -> None:
    async with lasting(tmp_path / "a", pace=60.0) as stand:
        ana, bo, cy = await playing(stand, "Ana", "Bo", "Cy", seats=4, rules=RULES)
        await bo.say(Wish, 1, level="hard")
        await bo.say(Rest, 1, rest=True)
        await ana.say(Mute, 1, player=bo.player.id, muted=True)
        await ana.say(Remove, 1, player=cy.player.id)
        copy = left_by_a_kill(tmp_path / "a", tmp_path / "b")
    async with lasting(copy, pace=60.0) as later:
        again, out = come_back(later, ana), come_back(later, cy)
        await later.run()
        seat = again.last(TableChanged).table.seats[1]
        assert (seat.rests, seat.muted, seat.level) == (True, True, "hard")
        assert code_of(await out.say(Join, 1)) == "removed"
        back = come_back(later, bo)
        await later.run()
        assert not again.last(TableChanged).table.seats[1].rests
        assert code_of(await back.say(Say, 1, text="hello")) == "muted"
