"""The lobby: listing, opening and closing tables, and talk outside of them."""

from tablee.protocol.messages import (
    CreateTable,
    Done,
    Join,
    Leave,
    ListTables,
    Said,
    Say,
    TableChanged,
    TableGone,
    Tables,
)
from tablee_server.limits import ServerLimits
from tests.server.stand import Stand, code_of, open_table


async def test_who_opens_a_table_sits_at_its_first_seat_as_host() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    assert await ana.say(CreateTable, "toy-harbour", name="Quay", seats=4) == Done(1, 1)
    info = ana.last(TableChanged).table
    assert (info.name, info.game, info.phase, info.host) == ("Quay", "toy-harbour", "lobby", 1)
    assert [seat.kind for seat in info.seats] == ["player", "open", "open", "open"]
    assert info.options == {"rounds": 3, "peek": True, "seconds": 30}


async def test_a_preset_and_options_make_the_setup() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    await open_table(ana, preset="blind", options={"rounds": 2})
    info = ana.last(TableChanged).table
    assert (info.preset, info.options["peek"], info.options["rounds"]) == ("blind", False, 2)


async def test_what_the_rules_dont_offer_is_refused_with_their_code() -> None:
    ana = Stand().guest("Ana")
    assert code_of(await ana.say(CreateTable, "chess", name="", seats=2)) == "unknown-game"
    assert code_of(await ana.say(CreateTable, "toy-harbour", name="", seats=3)) == "bad-seats"
    answer = await ana.say(CreateTable, "toy-harbour", name="", seats=2, options={"rounds": 99})
    assert code_of(answer) == "bad-option"


async def test_the_list_comes_in_pages_and_then_as_changes() -> None:
    stand = Stand(limits=ServerLimits(tables_a_page=2))
    ana, *hosts = (stand.guest(name) for name in ("Ana", "Bo", "Cy", "Di"))
    for host in hosts:
        await open_table(host)
    first = await ana.say(ListTables)
    assert isinstance(first, Tables)
    assert ([info.id for info in first.tables], first.more) == ([1, 2], 2)
    rest = await ana.say(ListTables, after=2)
    assert isinstance(rest, Tables)
    assert ([info.id for info in rest.tables], rest.more) == ([3], None)
    ana.forget()
    await stand.guest("Ed").say(Join, 3)
    assert [seat.kind for seat in ana.last(TableChanged).table.seats] == ["player", "player"]


async def test_who_never_listed_the_tables_hears_nothing_of_them() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await open_table(ana)
    assert bo.ear.heard == []


async def test_a_player_is_at_one_table_at_a_time() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await open_table(ana)
    await open_table(bo)
    answer = await bo.say(Join, 1)
    assert code_of(answer) == "elsewhere"
    assert code_of(await bo.say(CreateTable, "toy-harbour", name="", seats=2)) == "elsewhere"


async def test_a_table_that_isnt_there_refuses_everything() -> None:
    assert code_of(await Stand().guest("Ana").say(Join, 77)) == "unknown-table"


async def test_a_table_closes_a_while_after_the_last_one_left() -> None:
    stand = Stand()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    await bo.say(ListTables)
    await open_table(ana)
    await ana.say(Leave, 1)
    await stand.wait(29)
    assert bo.all(TableGone) == []
    await stand.wait(2)
    assert bo.all(TableGone) == [TableGone(1, "empty")]
    assert stand.lobby.tables == {}


async def test_no_more_tables_are_opened_than_the_limit_allows() -> None:
    stand = Stand(limits=ServerLimits(tables=1))
    await open_table(stand.guest("Ana"))
    answer = await stand.guest("Bo").say(CreateTable, "toy-harbour", name="", seats=2)
    assert code_of(answer) == "too-many-tables"


async def test_talk_in_the_lobby_is_heard_by_those_at_no_table() -> None:
    stand = Stand()
    ana, bo, cy = (stand.guest(name) for name in ("Ana", "Bo", "Cy"))
    await open_table(cy)
    assert await ana.say(Say, None, text=" hello \u202e there\x07 ") == Done(1)
    assert bo.all(Said) == ana.all(Said) == [Said(None, 1, "Ana", "hello there")]
    assert cy.all(Said) == []


async def test_nothing_printable_is_nothing_said() -> None:
    ana = Stand().guest("Ana")
    assert code_of(await ana.say(Say, None, text="\u200b\x01")) == "empty-text"


async def test_who_is_gone_for_a_minute_without_a_seat_is_forgotten() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    await ana.hang_up()
    stand.clock.pass_by(59)
    stand.lobby.forget_the_gone()
    assert stand.guest("Ana", token=ana.token).player is ana.player
    await stand.guest("Bo").hang_up()
    stand.clock.pass_by(61)
    stand.lobby.forget_the_gone()
    assert [player.name for player in stand.lobby.players] == ["Ana"]
