"""What a host may do about others: remove, mute, give the table away, close it to lookers-on."""

import pytest

from tablee.protocol import Onlooker, TableRules
from tablee.protocol.messages import (
    ChangeTable,
    CreateTable,
    Done,
    Join,
    Refused,
    Said,
    Say,
    TableChanged,
    Update,
    Watch,
)
from tablee.protocol.seating import GiveHost, Mute, Remove, Told
from tests.conformance.toy import Bid
from tests.server.stand import Guest, Stand, code_of, open_table, playing, seats_of, watching


def _told(guest: Guest) -> list[str]:
    return [told.code for told in guest.all(Told)]


async def test_a_removed_player_is_told_and_a_bot_plays_on() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    assert await ana.say(Remove, 1, player=bo.player.id) == Done(ana.cmd)
    assert bo.last(Told) == Told(1, "removed", {"seconds": 300})
    assert ana.last(Told) == Told(1, "out", {"name": "Bo", "seat": 1})
    assert seats_of(ana) == ("Ana", "bot")
    assert bo.player.table is None
    bo.forget()
    await ana.act(Bid(1))
    assert bo.all(Update) == []


async def test_a_removed_player_cant_come_straight_back() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(Remove, 1, player=bo.player.id)
    answer = await bo.say(Join, 1)
    assert answer == Refused(bo.cmd, "removed", {"seconds": 300})
    assert code_of(await bo.say(Watch, 1)) == "removed"
    again = stand.guest("Bo", token=bo.token)
    assert code_of(await again.say(Watch, 1)) == "removed"
    assert await open_table(again) == 2


async def test_a_removed_player_cant_come_back_as_somebody_new() -> None:
    stand = Stand()
    flatmate = stand.guest("Cy", address="192.0.2.9")
    ana, bo = stand.guest("Ana"), stand.guest("Bo", address="192.0.2.9")
    await open_table(ana)
    await bo.say(Join, 1)
    await ana.say(Remove, 1, player=bo.player.id)
    new = stand.guest("Nobody", address="192.0.2.9")
    assert await new.say(Join, 1) == Refused(new.cmd, "removed", {"seconds": 300})
    assert code_of(await new.say(Watch, 1)) == "removed"
    assert await flatmate.say(Watch, 1) == Done(flatmate.cmd)
    assert await stand.guest("Dora", address="192.0.2.8").say(Watch, 1) == Done(1)
    await stand.wait(300, step=1)
    assert await new.say(Join, 1) == Done(new.cmd, 1)


async def test_who_plays_on_the_servers_machine_is_one_by_himself() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo", address="127.0.0.1")
    await open_table(ana)
    await bo.say(Join, 1)
    await ana.say(Remove, 1, player=bo.player.id)
    assert await stand.guest("Cy", address="127.0.0.1").say(Watch, 1) == Done(1)


async def test_after_a_while_a_removed_player_is_let_in_again() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await open_table(ana)
    await bo.say(Join, 1)
    await ana.say(Remove, 1, player=bo.player.id)
    assert seats_of(ana) == ("Ana", "open")
    await stand.wait(299, step=1)
    assert code_of(await bo.say(Join, 1)) == "removed"
    await stand.wait(1, step=1)
    assert await bo.say(Join, 1) == Done(bo.cmd, 1)


async def test_a_match_that_lasts_longer_keeps_the_removed_player_out() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", options={"seconds": None, "rounds": 4})
    await ana.say(Remove, 1, player=bo.player.id)
    await stand.wait(310, step=10)
    assert await bo.say(Join, 1) == Refused(bo.cmd, "removed", {"seconds": 0})


async def test_a_muted_player_is_told_and_not_heard() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    assert await ana.say(Mute, 1, player=bo.player.id, muted=True) == Done(ana.cmd)
    assert _told(bo) == ["muted"]
    assert ana.last(TableChanged).table.seats[1].muted
    assert code_of(await bo.say(Say, 1, text="hello")) == "muted"
    assert ana.all(Said) == []
    await ana.say(Mute, 1, player=bo.player.id, muted=False)
    assert _told(bo) == ["muted", "unmuted"]
    assert isinstance(await bo.say(Say, 1, text="hello"), Done)
    assert [said.text for said in ana.all(Said)] == ["hello"]


async def test_a_muted_looker_on_shows_as_such_and_stays_so() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    await ana.say(Mute, 1, player=cy.player.id, muted=True)
    assert ana.last(TableChanged).table.onlookers == (Onlooker(cy.player.id, "Cy", True),)
    assert code_of(await cy.say(Say, 1, text="hello")) == "muted"
    await ana.say(Remove, 1, player=cy.player.id)
    assert (_told(cy), ana.last(TableChanged).table.onlookers) == (["muted", "removed"], ())


async def test_the_host_gives_the_table_to_somebody_who_is_there() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    assert await ana.say(GiveHost, 1, player=bo.player.id) == Done(ana.cmd)
    assert ana.last(TableChanged).table.host == bo.player.id
    assert code_of(await ana.say(GiveHost, 1, player=ana.player.id)) == "not-host"
    await bo.hang_up()
    await stand.wait(61)
    assert ana.last(TableChanged).table.host == ana.player.id
    stand.guest("Bo", token=bo.token)
    await stand.run()
    assert ana.last(TableChanged).table.host == bo.player.id


@pytest.mark.parametrize("verb", [Remove, GiveHost])
async def test_only_the_host_rules_and_only_over_others_at_his_table(
    verb: type[Remove | GiveHost],
) -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    cy = stand.guest("Cy")
    assert code_of(await bo.say(verb, 1, player=ana.player.id)) == "not-host"
    assert code_of(await ana.say(verb, 1, player=ana.player.id)) == "not-yourself"
    assert code_of(await ana.say(verb, 1, player=cy.player.id)) == "unknown-player"
    assert code_of(await cy.say(verb, 1, player=ana.player.id)) == "not-host"


async def test_the_table_isnt_given_to_somebody_who_is_away() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.hang_up()
    assert code_of(await ana.say(GiveHost, 1, player=bo.player.id)) == "unknown-player"


async def test_a_table_may_refuse_lookers_on() -> None:
    stand = Stand()
    await playing(stand, "Ana", "Bo", rules=TableRules(spectators=False))
    assert code_of(await stand.guest("Cy").say(Watch, 1)) == "no-watchers"


async def test_closing_a_table_to_lookers_on_sends_them_away() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    await open_table(ana)
    cy = await watching(stand, "Cy")
    await ana.say(ChangeTable, 1, seats=2, rules=TableRules(spectators=False))
    assert (_told(cy), ana.last(TableChanged).table.watchers) == (["no-watchers"], 0)
    assert await open_table(cy) == 2


async def test_rules_are_checked_before_anything_changes() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    for rules, code in (
        (TableRules(stand_in="godlike"), "unknown-level"),
        (TableRules(open_hands=29), "bad-open-hands"),
    ):
        answer = await ana.say(CreateTable, "toy-harbour", "Quay", 2, rules=rules)
        assert code_of(answer) == code
        assert stand.lobby.tables == {}


async def test_changing_a_table_without_rules_leaves_them() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    rules = TableRules(bank=5, late_join=False)
    await open_table(ana, rules=rules)
    await ana.say(ChangeTable, 1, seats=4)
    assert ana.last(TableChanged).table.rules == rules
