"""What an organiser orders: at one table, at all, about a player, and about the server's end."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.protocol import TableRules
from tablee.protocol.house import Announced, Closing, Moved
from tablee.protocol.messages import Done, Join, Say, TableChanged, TableGone, Update
from tablee.protocol.seating import Clocks, Pause, Rest, Told
from tablee.protocol.seating import Remove as HostRemoves
from tablee_server.codes import Refusal
from tablee_server.control.desk import Desk
from tablee_server.control.house import House
from tablee_server.control.orders import Order, Remove
from tablee_server.control.turns import at_table
from tablee_server.control.words import order_of, split
from tablee_server.sentence import Sentence
from tablee_server.table import Table
from tests.server.lasting import come_back, lasting, left_by_a_kill
from tests.server.stand import (
    FEATURES_HEARD,
    Guest,
    Stand,
    code_of,
    open_table,
    playing,
    seats_of,
)
from tests.server.wire import Caller, door_of, hello

HEARD = (*FEATURES_HEARD, "house")


class Office:
    """A room and its organiser's desk."""

    def __init__(self, stand: Stand | None = None) -> None:
        self.stand = stand or Stand()
        stand = self.stand
        self.house = House(
            "Salon", "a1", "b1", ("127.0.0.1", 4711), "one two three four", 1.0,
            stand.clock.now(), stand.lobby, stand.clock, stand.journal, lambda: 7,
        )  # fmt: skip
        self.desk = Desk(self.house)

    def guest(self, name: str, **more: Any) -> Guest:
        return self.stand.guest(name, features=HEARD, **more)

    async def say(self, words: str) -> Any:
        """Give an order in words and what it came to; Refusal."""
        return await self.order(order_of(split(words)))

    async def order(self, order: Order) -> Any:
        doing = asyncio.ensure_future(self.desk.carry_out(order))
        while not doing.done():
            await asyncio.sleep(0)
            await self.stand.run()
        await self.stand.run()
        return doing.result()

    async def refused(self, words: str) -> str:
        with pytest.raises(Refusal) as refusal:
            await self.say(words)
        return refusal.value.code


async def two_at_play(office: Office, **more: Any) -> list[Guest]:
    """Give Ana and Basile, who play at table 1."""
    guests = await playing(office.stand, "Ana", "Basile", **more)
    for guest in guests:
        guest.ear.features = HEARD
    return guests


def timed() -> dict[str, Any]:
    return {"rules": TableRules(bank=0, afk=20)}


async def test_status_tells_how_the_server_does_and_nothing_of_the_match() -> None:
    office = Office()
    await two_at_play(office)
    office.stand.lobby.figures.tick(office.stand.clock.now())
    said = await office.say("status")
    assert (said["tables"], said["tables_by_phase"], said["players"]) == (1, {"playing": 1}, 2)
    assert (said["port"], said["connections"], said["journal"]["mode"]) == (4711, 7, "memory")
    assert said["tables_by_game"] == {"toy-harbour": 1}
    assert said["limits_reached"]["messages_a_second"] == 0
    assert said["matches"] == 1
    assert said["memory_bytes"] is None or said["memory_bytes"] > 1_000_000
    everything = repr((said, await office.say("tables"), await office.say("players")))
    play = office.stand.table().play
    assert play is not None
    assert play.match.seed.hex() not in everything
    assert repr(play.match.seed) not in everything


async def test_no_answer_holds_a_card_of_anybody() -> None:
    office = Office()
    guests = await two_at_play(office, game="nain-jaune", seats=3)
    hands = [msgspec.msgpack.decode(bytes(one.update.observation))["hand"] for one in guests]
    assert all(hands)
    for words in ("status", "tables", "players"):
        said = set(re.findall(r"[\w-]+", json.dumps(await office.say(words))))
        assert not said & {card for hand in hands for card in hand}


async def test_an_organisers_pause_outlasts_a_restart(tmp_path: Path) -> None:
    async with lasting(tmp_path / "kept") as stand:
        office = Office(stand)
        ana, _ = await two_at_play(office)
        await office.say("pause-all")
        left_by_a_kill(tmp_path / "kept", tmp_path / "copy")
    async with lasting(tmp_path / "copy") as stand:
        office = Office(stand)
        back = come_back(stand, ana)
        await stand.run()
        assert stand.table().standstill.is_held
        assert code_of(await back.say(Pause, 1, pause=False)) == "held"
        assert await office.say("resume-all") == {"resumed": 1}


async def test_many_tables_are_looked_at_by_and_by() -> None:
    office = Office()
    for number in range(45):
        await open_table(office.guest(f"Guest {number}"))
    assert [table["id"] for table in await office.say("tables")] == list(range(1, 46))
    assert len(await office.say("players")) == 45


async def test_tables_tell_who_is_there_and_who_lets_others_wait() -> None:
    office = Office()
    ana, basile = await two_at_play(office, **timed())
    ana.ear.ping_ms = 3.21
    await basile.hang_up()
    (table,) = await office.say("tables")
    first, second = table["seats"]
    assert (first["name"], first["state"], first["ping_ms"]) == ("Ana", "here", 3.2)
    assert (second["name"], second["state"], second["ping_ms"]) == ("Basile", "away", None)
    assert await ana.say(Rest, 1, rest=True) == Done(ana.cmd)
    assert (await office.say("tables"))[0]["seats"][0]["state"] == "rests"


async def test_who_was_warned_is_told_as_afk() -> None:
    office = Office()
    await two_at_play(office, game="nain-jaune", seats=3)
    await office.stand.wait(25)
    states = [seat["state"] for seat in (await office.say("tables"))[0]["seats"]]
    assert "afk" in states


async def test_a_pause_of_all_is_ended_by_the_organiser_alone() -> None:
    office = Office()
    ana, basile = await two_at_play(office)
    assert await office.say("pause-all") == {"paused": 1}
    clocks = ana.last(Clocks)
    assert (clocks.state, clocks.by, clocks.left) == ("paused", "Salon", None)
    assert code_of(await basile.say(Pause, 1, pause=False)) == "held"
    assert await office.say("resume-all") == {"resumed": 1}
    assert basile.last(Clocks).state == "resuming"
    await office.stand.wait(4)
    assert basile.last(Clocks).state == "running"
    assert await office.say("resume-all") == {"resumed": 0}


async def test_whom_the_organiser_sent_off_or_muted_stays_so_over_a_restart(
    tmp_path: Path,
) -> None:
    async with lasting(tmp_path / "kept") as stand:
        office = Office(stand)
        ana, _ = await two_at_play(office)
        troll = office.guest("Troll", address="192.0.2.9")
        await office.say("mute Ana")
        await office.say("remove Troll 5")
        stand.lobby.leave(troll.player, troll.ear, for_good=True)
        stand.lobby.forget_the_gone()
        left_by_a_kill(tmp_path / "kept", tmp_path / "copy")
    async with lasting(tmp_path / "copy") as stand:
        banishment, now = stand.lobby.banishment, stand.clock.now()
        again = stand.lobby.players.owner(troll.token)
        assert banishment.left(again, "192.0.2.50", now) == pytest.approx(300, abs=1)
        assert banishment.left(None, "192.0.2.9", now) == pytest.approx(300, abs=1)
        back = come_back(stand, ana)
        assert code_of(await back.say(Say, 1, "hello")) == "hushed"
        stand.clock.pass_by(stand.lobby.limits.away_player + 301)
        stand.lobby.forget_the_gone()
        assert stand.lobby.players.owner(troll.token) is None


async def test_a_host_keeps_somebody_away_over_a_restart(tmp_path: Path) -> None:
    async with lasting(tmp_path / "kept") as stand:
        ana, bo = await playing(stand, "Ana", "Bo")
        bo.ear.address = "192.0.2.9"
        await ana.say(HostRemoves, 1, player=bo.player.id)
        left_by_a_kill(tmp_path / "kept", tmp_path / "copy")
    async with lasting(tmp_path / "copy") as stand:
        come_back(stand, ana)
        new = stand.guest("Nobody", address="192.0.2.9")
        assert code_of(await new.say(Join, 1)) == "removed"


async def test_a_match_that_begins_during_a_pause_of_all_stands_still_too(tmp_path: Path) -> None:
    async with lasting(tmp_path / "kept") as stand:
        office = Office(stand)
        ana, _ = await two_at_play(office)
        await office.say("pause-all")
        left_by_a_kill(tmp_path / "kept", tmp_path / "copy")
    async with lasting(tmp_path / "copy") as stand:
        office = Office(stand)
        come_back(stand, ana)
        carl, _ = await playing(stand, "Carl", "Dora")
        clocks = carl.last(Clocks)
        assert (clocks.table, clocks.state, clocks.left) == (2, "paused", None)
        assert code_of(await carl.say(Pause, 2, pause=False)) == "held"
        assert stand.table(2).kept().pause is not None
        assert await office.say("resume-all") == {"resumed": 2}
        await stand.wait(4)
        assert carl.last(Clocks).state == "running"
        eva, _ = await playing(stand, "Eva", "Fred")
        assert not eva.all(Clocks)


async def test_an_organisers_pause_outlasts_one_that_was_agreed_upon() -> None:
    office = Office()
    ana, basile = await two_at_play(office)
    for guest in (ana, basile):
        await guest.say(Pause, 1, pause=True)
    assert ana.last(Clocks).state == "paused"
    await office.say("pause-all")
    await office.stand.wait(3600, step=60)
    assert ana.last(Clocks).state == "paused"
    assert office.stand.table().kept().pause is not None
    assert code_of(await ana.say(Pause, 1, pause=False)) == "held"


async def test_everybody_hears_an_announcement_as_one_clean_line() -> None:
    office = Office()
    ana, _ = await two_at_play(office)
    idle, old = office.guest("Carl"), office.stand.guest("Dora", features=("chat",))
    said = await office.say("announce  The \u202epizza\x07 is  here ")
    assert said == {"text": "The pizza is here", "players": 4}
    for guest in (ana, idle):
        assert guest.last(Announced) == Announced("The pizza is here")
    assert old.all(Announced) == []
    assert await office.refused("announce \x00") == "empty-text"


async def test_a_seat_gets_more_time() -> None:
    office = Office()
    guests = await two_at_play(office, game="nain-jaune", seats=3)
    (clock,) = guests[0].last(Update).clock
    said = await office.say(f"extend 1 {clock.seat} 60")
    assert said["left"] == pytest.approx((clock.left or 0) / 1000 + 60)
    assert guests[0].last(Clocks).clock[0].left == (clock.left or 0) + 60_000
    assert await office.refused(f"extend 1 {(clock.seat + 1) % 3} 60") == "no-clock"
    assert await office.refused("extend 1 9 60") == "no-seat"
    assert await office.refused("extend 8 0 60") == "unknown-table"


async def test_a_bot_gets_a_seat_for_good() -> None:
    office = Office()
    ana, basile = await two_at_play(office)
    await office.say("replace 1 1 easy")
    assert basile.last(Told).code == "replaced"
    assert (ana.last(Told).code, ana.last(Told).details["name"]) == ("bot-for", "Basile")
    assert seats_of(ana) == ("Ana", "bot")
    assert ana.last(TableChanged).table.seats[1].level == "easy"
    assert await office.refused("replace 1 1 wizard") == "unknown-level"
    await office.say("replace 1 1")


async def test_a_table_is_closed_and_all_are_told_why() -> None:
    office = Office()
    ana, _ = await two_at_play(office)
    listener = office.guest("Carl")
    assert await office.say("end 1") == {"table": 1}
    assert ana.last(TableGone) == TableGone(1, "organiser")
    assert listener.player.table is None
    assert office.stand.lobby.tables == {}
    assert await office.refused("end 1") == "unknown-table"


async def test_a_player_is_moved_and_follows() -> None:
    office = Office()
    ana, basile = office.guest("Ana"), office.guest("Basile")
    await open_table(ana)
    await open_table(basile)
    await basile.say(Join, 2)
    carl = office.guest("Carl")
    await carl.say(Join, 1)
    said = await office.say("move Carl 2")
    assert said == {"player": "Carl", "table": 2, "seat": 1}
    assert carl.last(Moved) == Moved(2, 1)
    assert seats_of(basile) == ("Basile", "Carl")
    assert seats_of(ana) == ("Ana", "open")
    said = await office.say(f"move {carl.player.id} 1 1")
    assert (said["table"], carl.player.table) == (1, 1)


async def test_nobody_gets_up_for_a_place_that_isnt_there() -> None:
    office = Office()
    ana, basile = await two_at_play(office)
    carl = office.guest("Carl")
    await open_table(carl)
    assert await office.refused("move Carl 1") == "table-full"
    assert await office.refused("move Carl 1 0") == "seat-taken"
    assert await office.refused("move Ana 1 1") == "in-match"
    assert await office.refused("move Carl 7") == "unknown-table"
    assert seats_of(carl) == ("Carl", "open")
    assert await office.refused("move Zoe 1") == "unknown-player"
    carl.ear.features = FEATURES_HEARD
    assert await office.refused("move Carl 1") == "old-client"
    assert seats_of(ana) == seats_of(basile) == ("Ana", "Basile")


async def test_who_is_moved_hears_where_to_before_he_hears_of_the_match() -> None:
    """What is told of a table at which a client isn't yet is lost on it."""
    office = Office()
    await two_at_play(office)
    await office.say("replace 1 1")
    carl = office.guest("Carl")
    await office.say("move Carl 1")
    moved = carl.ear.heard.index(Moved(1, 1))
    assert [type(told) for told in carl.ear.heard[moved + 1 :]].count(Update) == 1


async def test_in_a_match_somebody_is_moved_to_the_seat_of_a_bot() -> None:
    office = Office()
    ana, _ = await two_at_play(office)
    carl = office.guest("Carl")
    await office.say("replace 1 1")
    assert (await office.say("move Carl 1"))["seat"] == 1
    assert carl.last(Update).viewer == 1
    assert ana.last(Told).code == "joined"


async def test_who_is_sent_off_stays_off_with_his_machine() -> None:
    office = Office()
    await two_at_play(office)
    carl = office.guest("Carl", address="192.0.2.9")
    said = await office.say("remove Carl 5")
    assert said == {"player": "Carl", "seconds": 300}
    assert carl.ear.goodbyes == ["banished"]
    lobby, now = office.stand.lobby, office.stand.clock.now()
    assert lobby.banishment.left(carl.player, "192.0.2.50", now) == 300
    assert lobby.banishment.left(None, "192.0.2.9", now) == 300
    assert lobby.banishment.left(None, "192.0.2.50", now) is None
    office.stand.clock.pass_by(301)
    lobby.banishment.forget(office.stand.clock.now())
    assert lobby.banishment.left(carl.player, "192.0.2.9", office.stand.clock.now()) is None


async def test_nobody_is_sent_off_for_one_who_took_his_number_for_a_name() -> None:
    office = Office()
    await two_at_play(office)
    troll = office.guest("1")
    assert await office.refused("remove 1") == "unknown-player"
    assert (await office.say(f"remove {troll.player.id}"))["player"] == "1"


async def test_a_bot_has_the_seat_of_whom_was_sent_off() -> None:
    office = Office()
    ana, basile = await two_at_play(office)
    await office.say("remove basile")
    assert basile.ear.goodbyes == ["banished"]
    assert seats_of(ana) == ("Ana", "bot")


async def test_who_is_sent_off_as_his_table_closes_is_gone_all_the_same() -> None:
    office = Office()
    ana, _ = await two_at_play(office)
    table = office.stand.table()
    table.is_closed = True  # as it is while its end is recorded
    doing = asyncio.ensure_future(office.desk.carry_out(Remove("ana")))
    await asyncio.sleep(0)
    await table.run()
    assert (await doing)["player"] == "Ana"
    assert ana.ear.goodbyes == ["banished"]


async def test_an_order_that_breaks_a_table_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    office = Office()
    await two_at_play(office)

    def broken(table: Table) -> None:
        raise ZeroDivisionError(table.id)

    deed = asyncio.ensure_future(at_table(office.stand.lobby, 1, broken))
    while not deed.done():
        await asyncio.sleep(0)
        await office.stand.run()
    with pytest.raises(Refusal, match="internal"):
        deed.result()
    assert "table-broken" in caplog.text
    assert not office.stand.lobby.tables


def test_the_door_stays_shut_to_whom_was_sent_off() -> None:
    stand = Stand()
    ana = stand.guest("Ana", address="192.0.2.9")
    stand.lobby.banishment.banish(ana.player, stand.clock.now() + 60)
    caller = Caller(stand, door=door_of(stand), peer="192.0.2.9")
    caller.send(hello("Ana again"))
    goodbye = caller.goodbye()
    assert (goodbye.code, goodbye.details) == ("banished", {"seconds": 60})


async def test_who_is_muted_is_heard_nowhere() -> None:
    office = Office()
    ana, _ = await two_at_play(office)
    carl = office.guest("Carl")
    await office.say("mute Ana")
    await office.say("mute Carl")
    assert code_of(await ana.say(Say, 1, "hello")) == "hushed"
    assert code_of(await carl.say(Say, None, "hello")) == "hushed"
    await office.say("unmute Ana")
    assert await ana.say(Say, 1, "hello") == Done(ana.cmd)


async def test_the_end_is_told_and_may_be_called_off() -> None:
    office = Office()
    ana, _ = await two_at_play(office)
    await office.say("shutdown 60")
    assert ana.last(Closing) == Closing(60_000, keeps=False)
    office.stand.clock.pass_by(20)
    late = office.guest("Carl")
    assert late.last(Closing) == Closing(40_000)
    assert (await office.say("status"))["closing_in"] == 40
    await office.say("stay")
    assert ana.last(Closing) == Closing(None)
    assert office.stand.lobby.bulletin.left() is None
    assert await office.refused("stay") == "not-closing"
    assert office.guest("Dora").all(Closing) == []


async def test_the_end_is_due_when_the_notice_is_over() -> None:
    office = Office()
    await office.say("shutdown 5")
    office.stand.clock.pass_by(6)
    assert office.stand.lobby.bulletin.left() == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("extnd 1 1 1", "'extnd' is no order; there are status,"),
        ("extend 1 1", "extend takes TABLE SEAT SECONDS"),
        ("extend 1 1 1 1", "extend takes TABLE SEAT SECONDS"),
        ("extend 1 x 1", "'x' is no number"),
        ("extend 1 1 99999", "`int` <= 3600"),
        ("extend 1 99 5", "`int` <= 15"),
        ("tables now", "tables takes nothing more"),
        ("shutdown", "shutdown takes SECONDS"),
        ("announce", "announce takes TEXT..."),
        (f"announce {'x' * 301}", "length <= 300"),
        ('move "Ana 1', "A quote is left open"),
        ("end 99999999999999999999", "is no number"),
    ],
)
def test_what_is_no_order_is_told_in_a_sentence(words: str, said: str) -> None:
    with pytest.raises(Sentence) as wrong:
        order_of(split(words))
    assert said in str(wrong.value)
    assert wrong.value.code == 2


def test_names_with_spaces_and_texts_with_quotes_are_taken_as_they_are() -> None:
    assert split('move "Ana Lou" 3') == ["move", "Ana Lou", "3"]
    assert split("announce it's ready") == ["announce", "it's", "ready"]
    assert split("   ") == []
