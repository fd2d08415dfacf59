"""Lost connections: the seat stays, a bot plays for it, and the token brings everything back."""

import pytest

from tablee.protocol import Resumed
from tablee.protocol.messages import (
    CastVote,
    Done,
    Join,
    Leave,
    ListTables,
    PlaceBot,
    Ready,
    Start,
    TableChanged,
    TableGone,
    Update,
    Watch,
)
from tablee_server.journal import ActionRecord, SeatRecord
from tests.conformance.toy import Bid
from tests.server.stand import Guest, Stand, code_of, open_table, playing, seats_of, watching


def _host(guest: Guest) -> int | None:
    return guest.last(TableChanged).table.host


async def test_a_lost_player_keeps_the_seat_and_a_bot_plays_it() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.act(Bid(1))
    await bo.hang_up()
    seat = ana.last(TableChanged).table.seats[1]
    assert (seat.kind, seat.name, seat.away, seat.level) == ("player", "Bo", True, "normal")
    await stand.wait(1.75)
    assert ana.update.version == 2
    await stand.wait(0.25)
    last = [r for r in stand.journal.records(1) if isinstance(r, ActionRecord)][-1]
    assert (last.seat, last.why) == (1, "bot")


async def test_the_token_brings_back_the_seat_and_the_same_question() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    asked, observed, cmd = bo.update.prompt, bytes(bo.update.observation), bo.cmd
    await bo.hang_up()
    again = stand.guest("whoever", token=bo.token)
    assert stand.lobby.resumed(again.player) == Resumed(1, 1, cmd)
    await stand.run()
    assert (again.player.name, seats_of(ana)) == ("Bo", ("Ana", "Bo"))
    assert not ana.last(TableChanged).table.seats[1].away
    told = again.update
    assert (told.prompt, bytes(told.observation), told.since) == (asked, observed, 0)
    assert told.log is not None
    assert await again.act(Bid(2)) == Done(cmd + 1)


async def test_while_a_player_is_away_and_back_both_are_recorded() -> None:
    stand = Stand()
    _, bo = await playing(stand, "Ana", "Bo")
    await bo.hang_up()
    stand.guest("Bo", token=bo.token)
    await stand.run()
    changes = [r for r in stand.journal.records(1) if isinstance(r, SeatRecord) and r.seat == 1]
    assert [(r.player, r.away) for r in changes] == [("Bo", False), ("Bo", True), ("Bo", False)]


async def test_the_newest_connection_wins_and_the_old_one_is_told() -> None:
    stand = Stand()
    _, bo = await playing(stand, "Ana", "Bo")
    again = stand.guest("Bo", token=bo.token)
    await stand.run()
    assert bo.ear.goodbyes == ["replaced"]
    bo.forget()
    stand.lobby.leave(bo.player, bo.ear, for_good=False)
    assert isinstance(await again.act(Bid(2)), Done)
    assert bo.ear.heard == []


async def test_a_used_token_is_void_once_the_next_one_was_presented() -> None:
    stand = Stand()
    bo = stand.guest("Bo")
    lost_welcome = stand.guest("Bo", token=bo.token)
    back = stand.guest("Bo", token=bo.token)
    assert back.player is bo.player
    assert stand.guest("Bo", token=lost_welcome.token).player is not bo.player
    newest = stand.guest("Bo", token=back.token)
    assert newest.player is bo.player
    assert stand.guest("Bo", token=bo.token).player is not bo.player


async def test_a_wrong_token_makes_a_new_player_and_disturbs_nobody() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    cy = stand.guest("Bo", token=b"\0" * 16)
    await stand.run()
    assert (cy.player.name, bo.ear.goodbyes) == ("Bo 2", [])
    assert stand.lobby.resumed(cy.player) is None
    assert seats_of(ana) == ("Ana", "Bo")


async def test_numbers_of_commands_go_on_for_a_seat_and_begin_anew_without_one() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    await ana.say(ListTables)
    await ana.hang_up()
    again = stand.guest("Ana", token=ana.token)
    assert (again.player is ana.player, again.cmd) == (True, 0)
    await open_table(again)
    await again.hang_up()
    assert stand.guest("Ana", token=again.token).cmd == 1


async def test_in_the_lobby_a_seat_is_kept_for_a_minute() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await open_table(ana)
    await bo.say(Join, 1)
    await bo.hang_up()
    await stand.wait(59)
    assert seats_of(ana) == ("Ana", "Bo")
    assert ana.last(TableChanged).table.seats[1].away
    await stand.wait(1)
    assert seats_of(ana) == ("Ana", "open")
    again = stand.guest("Bo", token=bo.token)
    assert stand.lobby.resumed(again.player) is None
    assert isinstance(await again.say(Join, 1), Done)


async def test_in_a_match_a_seat_is_kept_to_the_end_and_a_minute_longer() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", options={"seconds": None})
    await bo.hang_up()
    await stand.wait(300, step=10)
    assert seats_of(ana) == ("Ana", "Bo")
    while ana.update.outcome is None:
        play = stand.table().play
        assert play is not None
        await ana.act(play.match.state.timeout_action(0))
        await stand.wait(2)
    await stand.wait(55)
    assert seats_of(ana) == ("Ana", "Bo")
    await stand.wait(5)
    assert seats_of(ana) == ("Ana", "open")


async def test_a_lost_looker_on_is_no_longer_counted() -> None:
    stand = Stand()
    (ana,) = await playing(stand, "Ana")
    cy = await watching(stand, "Cy")
    await cy.hang_up()
    assert ana.last(TableChanged).table.watchers == 0


async def test_the_hosts_part_passes_after_a_minute_and_comes_back() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", options={"seconds": None})
    await ana.hang_up()
    await stand.wait(59)
    assert _host(bo) == ana.player.id
    await stand.wait(1)
    assert _host(bo) == bo.player.id
    stand.guest("Ana", token=ana.token)
    await stand.run()
    assert _host(bo) == ana.player.id


@pytest.mark.parametrize("moment", ["lobby", "playing", "over"])
async def test_in_every_phase_the_hosts_part_passes_and_his_seat_is_kept(moment: str) -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await open_table(ana, options={"seconds": None})
    await bo.say(Join, 1)
    if moment != "lobby":
        await bo.say(Ready, 1, ready=True)
        await ana.say(Start, 1)
    if moment == "over":
        await ana.say(CastVote, 1, vote="stop", yes=True)
    assert bo.last(TableChanged).table.phase == moment
    await ana.hang_up()
    await stand.wait(59, step=1)
    assert (_host(bo), seats_of(bo)) == (ana.player.id, ("Ana", "Bo"))
    back = stand.guest("Ana", token=ana.token)
    await stand.run()
    assert _host(bo) == ana.player.id
    await back.hang_up()
    await stand.wait(60, step=1)
    assert _host(bo) == bo.player.id
    assert seats_of(bo) == (("Ana", "Bo") if moment == "playing" else ("open", "Bo"))


async def test_a_host_who_leaves_for_good_gives_the_table_away() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(Leave, 1)
    assert _host(bo) == bo.player.id
    await watching(stand, "Cy")
    assert code_of(await ana.say(PlaceBot, 1, seat=0, level="easy")) == "not-host"
    assert _host(bo) == bo.player.id


async def test_a_host_who_looks_on_keeps_his_part_over_a_short_loss() -> None:
    stand = Stand(pace=1.0)
    ana = stand.guest("Ana")
    await open_table(ana)
    await ana.say(PlaceBot, 1, seat=0, level="normal")
    bo = await watching(stand, "Bo")
    await ana.hang_up()
    await stand.wait(30)
    again = stand.guest("Ana", token=ana.token)
    await stand.run()
    assert _host(bo) == again.player.id
    assert isinstance(await again.say(PlaceBot, 1, seat=1, level="easy"), Done)


async def test_a_player_away_doesnt_keep_the_others_from_starting() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await open_table(ana)
    await bo.say(Join, 1)
    await bo.hang_up()
    assert await ana.say(Start, 1) == Done(ana.cmd)
    assert ana.update.match == 1
    assert ana.last(TableChanged).table.seats[1].away


async def test_a_match_whose_players_are_all_lost_is_kept_and_then_abandoned() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    eve = stand.guest("Eve")
    await eve.say(ListTables)
    await ana.hang_up()
    await bo.hang_up()
    await stand.wait(1)
    again = stand.guest("Ana", token=ana.token)
    await stand.run()
    assert again.all(Update)
    await again.hang_up()
    await stand.wait(60 + 30 + 10, step=1)
    assert eve.all(TableGone) == [TableGone(1, "empty")]


async def test_an_endless_match_of_nobody_is_abandoned_after_a_long_while() -> None:
    stand = Stand(pace=60.0)
    ana, bo = await playing(stand, "Ana", "Bo", seats=4, options={"seconds": None, "rounds": 4})
    await ana.say(Leave, 1)
    await bo.hang_up()
    await stand.wait(599, step=1)
    assert 1 in stand.lobby.tables
    await stand.wait(1, step=1)
    assert stand.lobby.tables == {}


@pytest.mark.parametrize("for_good", [False, True])
async def test_who_is_gone_before_he_sits_down_leaves_no_ghost(for_good: bool) -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    table = await open_table(ana)
    bo.player.ask(Join(1, table))
    stand.lobby.leave(bo.player, bo.ear, for_good=for_good)
    await stand.run()
    assert ana.last(TableChanged).table.seats[1].away
    await stand.wait(61)
    assert seats_of(ana) == ("Ana", "open")


async def test_who_is_gone_before_he_looks_on_is_not_counted() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    table = await open_table(ana)
    bo.player.ask(Watch(1, table))
    stand.lobby.leave(bo.player, bo.ear, for_good=False)
    await stand.run()
    assert ana.last(TableChanged).table.watchers == 0
    assert bo.player.table is None
