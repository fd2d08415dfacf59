"""Players who don't answer: warned, helped out once, then a bot; and back with one press."""

from typing import Any

import pytest

from tablee.protocol import SeatClock, TableRules
from tablee.protocol.messages import CastVote, Done, Say, TableChanged
from tablee.protocol.seating import Clocks, Rest, Told, Wish
from tablee_server.journal import ActionRecord
from tablee_server.ruling import grant
from tests.conformance.toy import Bid
from tests.server.stand import Guest, Stand, code_of, playing

NO_BANK = TableRules(bank=0)
UNTIMED: dict[str, Any] = {"options": {"seconds": None, "rounds": 4}}


def _told(guest: Guest) -> list[str]:
    return [told.code for told in guest.all(Told)]


def _acts(stand: Stand) -> list[tuple[int, str]]:
    records = stand.journal.records(1)
    return [(record.seat, record.why) for record in records if isinstance(record, ActionRecord)]


async def _until_owed(stand: Stand, ana: Guest) -> None:
    """Let seat 0 move, whatever it owes, until all wait for seat 1."""
    play = stand.table().play
    assert play is not None
    while (owing := play.match.state.current_players()) != (1,):
        assert 0 in owing
        await ana.act(play.match.state.timeout_action(0))


def _rests(guest: Guest) -> list[bool]:
    return [seat.rests for seat in guest.last(TableChanged).table.seats]


async def test_the_bank_is_used_when_the_time_is_over_and_lasts_for_the_match() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=TableRules(bank=20))
    assert ana.update.clock[1] == SeatClock(1, 30_000, 30_000, 20_000)
    await ana.act(Bid(1))
    await stand.wait(42)
    again = stand.guest("Bo", token=bo.token)
    await stand.run()
    assert again.update.clock == (SeatClock(1, 0, 30_000, 8_000),)
    assert isinstance(await again.act(Bid(2)), Done)
    assert again.update.clock == (SeatClock(1, 30_000, 30_000, 8_000),), "who won tosses"
    await stand.wait(37.75)
    assert _acts(stand)[-1] == (1, "player")
    await stand.wait(0.25)
    assert _acts(stand)[-1] == (1, "timeout")
    assert again.update.clock == (SeatClock(1, 30_000, 30_000, 0),)


async def test_who_keeps_others_waiting_is_warned_helped_out_and_then_a_bot_plays() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=NO_BANK, options={"rounds": 4})
    await ana.act(Bid(1))
    await stand.wait(19.75)
    assert _told(bo) == []
    await stand.wait(0.25)
    assert bo.all(Told) == [Told(1, "afk-warning", {"seconds": 10})]
    await stand.wait(10)
    assert _told(bo) == ["afk-warning", "afk-move"]
    assert _acts(stand)[-1] == (1, "timeout")
    await _until_owed(stand, ana)
    await stand.wait(29.75)
    assert _rests(ana) == [False, False]
    await stand.wait(0.25)
    assert _told(bo)[2:] == ["afk-warning", "afk-bot", "rests"]
    assert ana.last(Told) == Told(1, "rests", {"seat": 1, "name": "Bo"})
    assert _rests(ana) == [False, True]
    assert _acts(stand)[-1] == (1, "bot")
    assert _told(ana) == ["rests"], "waiting players are never warned"


async def test_one_press_gives_the_seat_back() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo", rules=NO_BANK)
    assert await bo.say(Rest, 1, rest=True) == Done(bo.cmd)
    await ana.act(Bid(1))
    await stand.wait(2)
    assert await bo.say(Rest, 1, rest=False) == Done(bo.cmd)
    assert bo.update.clock == (SeatClock(1, 30_000, 30_000),), "with all its time"
    assert _told(ana) == ["rests", "back"]
    assert _rests(ana) == [False, False]
    assert isinstance(await bo.act(Bid(2)), Done)


async def test_acting_gives_the_seat_back_too() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Rest, 1, rest=True)
    assert isinstance(await bo.act(Bid(2)), Done)
    assert _rests(ana) == [False, False]


async def test_who_votes_plays_his_seat_again_and_is_counted() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(CastVote, 1, vote="stop", yes=True)
    await bo.say(Rest, 1, rest=True)
    await bo.say(CastVote, 1, vote="rematch", yes=True)
    assert _rests(ana) == [False, False]
    await ana.say(CastVote, 1, vote="rematch", yes=True)
    assert ana.update.match == 2


async def test_coming_back_with_the_token_gives_a_resting_seat_back() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Rest, 1, rest=True)
    await bo.hang_up()
    stand.guest("Bo", token=bo.token)
    await stand.run()
    assert _rests(ana) == [False, False]


async def test_resting_twice_changes_nothing_and_is_told_once() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Rest, 1, rest=True)
    assert await bo.say(Rest, 1, rest=True) == Done(bo.cmd)
    assert _told(ana) == ["rests"]


async def test_where_no_clock_runs_a_warning_and_a_move_come_all_the_same() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=TableRules(afk=60), **UNTIMED)
    await ana.act(Bid(1))
    await stand.wait(50)
    assert _told(bo) == ["afk-warning"]
    assert bo.update.clock == (SeatClock(1, None, None),)
    await stand.wait(10)
    assert _told(bo) == ["afk-warning", "afk-move"]
    assert _acts(stand)[-1] == (1, "timeout")


async def test_any_sign_of_life_takes_the_warning_back() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=TableRules(afk=60), **UNTIMED)
    await ana.act(Bid(1))
    await stand.wait(55)
    await bo.say(Say, 1, text="one moment")
    assert _told(bo) == ["afk-warning", "afk-over"]
    await stand.wait(49)
    assert _told(bo) == ["afk-warning", "afk-over"]
    await stand.wait(1)
    assert _told(bo)[2:] == ["afk-warning"]


@pytest.mark.parametrize("afk", [0, 60])
async def test_nobody_is_hurried_without_a_rule_or_where_nobody_waits(afk: int) -> None:
    stand = Stand()
    names = ("Ana",) if afk else ("Ana", "Bo")
    (ana, *_) = await playing(stand, *names, rules=TableRules(afk=afk), **UNTIMED)
    await stand.wait(900, step=30)
    assert _told(ana) == []
    assert not any(seat == 0 for seat, _ in _acts(stand))


async def test_alone_with_bots_the_clock_moves_but_no_bot_takes_the_seat() -> None:
    stand = Stand()
    (ana,) = await playing(stand, "Ana", rules=NO_BANK, options={"rounds": 4})
    await stand.wait(95)
    assert _acts(stand).count((0, "timeout")) == 3
    assert _rests(ana) == [False, False]


async def test_the_table_and_the_player_choose_the_level_of_the_stand_in() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo", seats=4, rules=TableRules(stand_in="easy"))
    levels = [seat.level for seat in ana.last(TableChanged).table.seats]
    assert levels == ["easy", "easy", "easy", "easy"]
    assert await bo.say(Wish, 1, level="hard") == Done(bo.cmd)
    assert ana.last(TableChanged).table.seats[1].level == "hard"
    assert stand.table().company.seats.playing_level(1) is None
    await bo.hang_up()
    assert stand.table().company.seats.playing_level(1) == "hard"
    assert code_of(await ana.say(Wish, 1, level="godlike")) == "unknown-level"


async def test_an_organiser_may_grant_more_time() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=NO_BANK)
    await ana.act(Bid(1))
    table = stand.table()
    table.put(lambda: grant(table, 1, 30))
    await stand.run()
    assert bo.last(Clocks).clock == (SeatClock(1, 60_000, 60_000),)
