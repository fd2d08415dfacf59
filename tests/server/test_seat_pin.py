"""A seat kept by digits: whoever says them at another machine is that player again."""

from pathlib import Path
from typing import Final

import pytest

from tablee.engine import OPEN, SPECTATOR
from tablee.protocol import Message, TableRules
from tablee.protocol.messages import Done, Leave, Refused, Watch
from tablee.protocol.seating import ClaimSeat, KeepSeat, SeatGiven
from tablee_server.journal.disk import DiskJournal
from tests.server.lasting import lasting, left_by_a_kill
from tests.server.stand import FEATURES_HEARD, Guest, Stand, open_table, playing

PIN: Final = "2580"
FEATURES: Final = (*FEATURES_HEARD, "seat-pins")


def refused(answer: Message) -> tuple[str, dict[str, object]]:
    assert isinstance(answer, Refused), answer
    return answer.code, dict(answer.details)


async def kept(stand: Stand) -> tuple[Guest, int]:
    """Give somebody who keeps his seat by PIN and has gone, and his table."""
    guest = stand.guest("Ana", features=FEATURES, address="192.0.2.1")
    table = await open_table(guest)
    assert isinstance(await guest.say(KeepSeat, table, PIN), Done)
    await guest.hang_up()
    return guest, table


def other(stand: Stand, address: str = "192.0.2.2") -> Guest:
    return stand.guest("Visitor", features=FEATURES, address=address)


async def test_the_digits_give_the_player_back_and_void_his_older_tokens() -> None:
    stand = Stand()
    ana, table = await kept(stand)
    visitor = other(stand)
    given = await visitor.say(ClaimSeat, table, 0, PIN)
    assert isinstance(given, SeatGiven)
    back = stand.guest("", token=given.token, features=FEATURES)
    await stand.run()
    assert back.player is ana.player
    assert stand.lobby.players.owner(ana.token) is None
    chair = stand.table(table).company.seats[0]
    assert (chair.is_present, chair.lock) == (True, b"")


async def test_a_seat_is_claimed_once() -> None:
    stand = Stand()
    _, table = await kept(stand)
    given = await other(stand).say(ClaimSeat, table, 0, PIN)
    assert isinstance(given, SeatGiven)
    stand.guest("", token=given.token, features=FEATURES)
    await stand.run()
    again = other(stand, "192.0.2.3")
    assert refused(await again.say(ClaimSeat, table, 0, PIN))[0] == "wrong-pin"


async def test_wrong_digits_slow_their_address_and_then_the_seat() -> None:
    stand = Stand()
    _, table = await kept(stand)
    thief = other(stand)
    for seconds in (1, 2, 4):
        wrong = await thief.say(ClaimSeat, table, 0, "0000")
        assert refused(wrong) == ("wrong-pin", {"seconds": seconds})
        soon = await thief.say(ClaimSeat, table, 0, PIN)
        assert refused(soon) == ("slow-down", {"seconds": seconds})
        stand.clock.pass_by(seconds)
    for number in range(3, 5):
        await other(stand, f"192.0.2.{number}").say(ClaimSeat, table, 0, "0000")
    wary = other(stand, "192.0.2.4")
    stand.clock.pass_by(0.5)
    assert refused(await wary.say(ClaimSeat, table, 0, PIN)) == ("slow-down", {"seconds": 1})
    stand.clock.pass_by(0.5)
    assert isinstance(await wary.say(ClaimSeat, table, 0, PIN), SeatGiven)


async def test_guesses_from_elsewhere_keep_nobody_from_his_seat() -> None:
    stand = Stand()
    _, table = await kept(stand)
    for number in range(30, 40):
        wrong = await other(stand, f"192.0.2.{number}").say(ClaimSeat, table, 0, "0000")
    assert refused(wrong) == ("wrong-pin", {"seconds": 32})
    late = other(stand, "192.0.2.50")
    assert refused(await late.say(ClaimSeat, table, 0, "0000"))[0] == "wrong-pin"
    assert refused(await late.say(ClaimSeat, table, 0, PIN))[0] == "slow-down", "one guess, no more"
    assert isinstance(await other(stand).say(ClaimSeat, table, 0, PIN), SeatGiven)


async def test_wrong_digits_are_logged_without_the_digits(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    stand = Stand()
    _, table = await kept(stand)
    await other(stand).say(ClaimSeat, table, 0, "0987")
    await other(stand).say(ClaimSeat, table, 0, "0987")
    stand.clock.pass_by(1)
    await other(stand).say(ClaimSeat, table, 0, "0987")
    told = [line for line in caplog.messages if line.startswith("wrong-seat-pin")]
    at = f"wrong-seat-pin table={table} seat=0 address=192.0.2.2"
    assert told == [f"{at} seconds=1", f"{at} seconds=2"]
    assert "0987" not in caplog.text


async def test_digits_let_nobody_in_from_where_hands_were_seen() -> None:
    stand = Stand(pace=200.0)
    rules = TableRules(open_hands=30)
    options = {"seconds": None}
    _, bo = await playing(stand, "Ana", "Bo", seats=4, rules=rules, options=options)
    assert isinstance(await bo.say(KeepSeat, 1, PIN), Done)
    await bo.hang_up()
    spy = other(stand)
    await spy.say(Watch, 1)
    await stand.wait(31, step=1)
    assert spy.update.viewer == OPEN
    await spy.say(Leave, 1)
    for one in (spy, other(stand)):
        assert refused(await one.say(ClaimSeat, 1, 1, PIN))[0] == "seen-open"
    clean = other(stand, "192.0.2.3")
    assert isinstance(await clean.say(ClaimSeat, 1, 1, PIN), SeatGiven)
    await clean.say(Watch, 1)
    await stand.wait(31, step=1)
    assert clean.update.viewer == SPECTATOR, "he has a token of the seat"


async def test_a_right_pin_buys_no_guesses() -> None:
    stand = Stand()
    _, table = await kept(stand)
    for seconds in (1, 2):
        assert refused(await other(stand).say(ClaimSeat, table, 0, "0000"))[1]["seconds"] == seconds
        stand.clock.pass_by(seconds)
    assert isinstance(await other(stand).say(ClaimSeat, table, 0, PIN), SeatGiven)
    assert refused(await other(stand).say(ClaimSeat, table, 0, "0000"))[1]["seconds"] == 4


async def test_a_restart_keeps_the_digits(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    async with lasting(folder) as stand:
        ana, table = await kept(stand)
        assert isinstance(stand.kept, DiskJournal)
        await stand.kept.append(())
        copy = left_by_a_kill(folder, tmp_path / "copy")
    for file in copy.iterdir():
        assert PIN.encode() not in file.read_bytes()
    async with lasting(copy) as again:
        visitor = other(again)
        visitor.player.ask(ClaimSeat(1, table, 0, PIN))
        assert isinstance(again.kept, DiskJournal)
        await again.kept.append(())
        given = visitor.answer(1)
        assert isinstance(given, SeatGiven)
        owner = again.lobby.players.owner(given.token)
        assert owner is not None
        assert owner.id == ana.player.id


async def test_a_seat_without_digits_is_as_a_wrong_one_and_one_that_is_not_there_is_told() -> None:
    stand = Stand()
    _, table = await kept(stand)
    assert refused(await other(stand).say(ClaimSeat, table, 1, PIN))[0] == "wrong-pin"
    assert refused(await other(stand, "192.0.2.3").say(ClaimSeat, table, 9, PIN))[0] == "no-seat"
    assert refused(await other(stand).say(ClaimSeat, 77, 0, PIN))[0] == "unknown-table"


async def test_who_is_there_loses_his_seat_to_nobody() -> None:
    stand = Stand()
    ana = stand.guest("Ana", features=FEATURES, address="192.0.2.1")
    table = await open_table(ana)
    await ana.say(KeepSeat, table, PIN)
    assert refused(await other(stand).say(ClaimSeat, table, 0, PIN))[0] == "seat-taken"


async def test_only_digits_keep_only_a_seat_and_nobody_at_a_table_claims() -> None:
    stand = Stand()
    ana = stand.guest("Ana", features=FEATURES, address="192.0.2.1")
    table = await open_table(ana)
    assert refused(await ana.say(KeepSeat, table, "12"))[0] == "bad-pin"
    assert refused(await other(stand).say(KeepSeat, table, PIN))[0] == "not-seated"
    assert refused(await ana.say(ClaimSeat, table, 0, PIN))[0] == "elsewhere"


async def test_coming_back_or_leaving_for_good_ends_the_keeping() -> None:
    stand = Stand()
    ana, table = await kept(stand)
    back = stand.guest("", token=ana.token, features=FEATURES)
    await stand.run()
    assert stand.table(table).company.seats[0].lock == b""
    await back.say(KeepSeat, table, PIN)
    await back.say(Leave, table)
    assert table not in stand.lobby.tables or stand.table(table).company.seats[0].lock == b""


async def test_neither_digits_nor_tokens_are_recorded() -> None:
    stand = Stand()
    _, table = await kept(stand)
    given = await other(stand).say(ClaimSeat, table, 0, PIN)
    assert isinstance(given, SeatGiven)
    recorded = repr(stand.journal.units)
    assert "lock=b" in recorded
    assert PIN not in recorded
    assert repr(given.token)[2:-1] not in recorded
