"""Limits are counted and told by name, set by the command line, and fair between machines."""

import errno
import json
import logging

import pytest

from tablee.protocol.messages import CreateTable, Done, Leave, Ping
from tablee_server import codes
from tablee_server.__main__ import main
from tablee_server.limits import MEANING, ServerLimits, limit_from
from tablee_server.listener import Listener
from tablee_server.options import read_options
from tablee_server.strikes import FIXED, LIMIT_OF, Strikes
from tests.server.stand import ManualClock, Stand, code_of, open_table
from tests.server.wire import Caller


def test_every_limit_behind_a_code_is_one_of_the_servers() -> None:
    named = set(LIMIT_OF.values()) - FIXED
    assert named <= set(ServerLimits.__struct_fields__)
    assert set(LIMIT_OF) <= {*codes.REFUSED, *codes.GOODBYE}


def test_limits_are_counted_from_nothing_by_name() -> None:
    strikes = Strikes()
    assert set(strikes.counts().values()) == {0}
    assert strikes.note_code(codes.TOO_FAST) == "messages_a_second"
    assert strikes.note_code(codes.ELSEWHERE) is None
    strikes.note("open_files")
    found = {name: count for name, count in strikes.counts().items() if count}
    assert found == {"messages_a_second": 1, "open_files": 1}


def test_whoever_is_sent_away_for_a_limit_is_counted_and_logged_with_its_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    for number in range(200):
        if not caller.session.is_closed:
            caller.send(Ping(number))
    assert caller.goodbye().code == "too-fast"
    assert stand.lobby.strikes.counts()["messages_a_second"] == 1
    assert "code=too-fast limit=messages_a_second" in caplog.text


async def test_one_machine_opens_no_more_tables_than_its_share() -> None:
    stand = Stand(limits=ServerLimits(tables_an_address=2))
    for number in range(2):
        owner = stand.guest(f"Eve {number}", address="192.0.2.7")
        await open_table(owner)
        await owner.hang_up()
    eve = stand.guest("Eve", address="192.0.2.7")
    answer = await eve.say(CreateTable, "toy-harbour", name="", seats=2)
    assert code_of(answer) == "address-tables"
    assert stand.lobby.strikes.counts()["tables_an_address"] == 1
    ana = stand.guest("Ana", address="192.0.2.8")
    assert isinstance(await ana.say(CreateTable, "toy-harbour", name="", seats=2), Done)
    await stand.wait(200)
    assert isinstance(await eve.say(CreateTable, "toy-harbour", name="", seats=2), Done)


async def test_tables_that_are_left_make_room_for_others() -> None:
    stand = Stand(limits=ServerLimits(tables_an_address=1, empty_table=1.0))
    ana = stand.guest("Ana", address="192.0.2.7")
    for number in range(1, 4):
        assert await open_table(ana) == number
        assert isinstance(await ana.say(Leave, number), Done)
        await stand.wait(2)


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.9", "::1", None])
async def test_this_machines_own_players_have_no_share(address: str | None) -> None:
    stand = Stand(limits=ServerLimits(tables_an_address=1))
    for number in range(3):
        await open_table(stand.guest(f"Ana {number}", address=address))


def test_sockets_that_run_out_are_told_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    stand, clock = Stand(), ManualClock()
    caller = Caller(stand)
    listener = Listener([], caller.session._door, clock)
    for _ in range(100):
        listener._note_full(OSError(errno.EMFILE, "Too many open files"))
        clock.pass_by(0.2)
    assert stand.lobby.strikes.counts()["open_files"] == 100
    assert caplog.text.count("accept-failed") == 2
    assert "limit=open_files times=50" in caplog.text


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [("tables=20", "tables", 20), ("hello=2.5", "hello", 2.5), ("dead=30", "dead", 30.0)],
)
def test_a_limit_is_read_from_the_command_line(text: str, name: str, value: float) -> None:
    assert limit_from(text) == (name, value)
    limits = read_options(["--limit", text, "--limit", "ping=3"]).limits
    assert (getattr(limits, name), limits.ping) == (value, 3.0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tabels=20", "no limit is called 'tabels'; there are handshake, handshakes, hello,"),
        ("tables", "tables is a whole number, not ''"),
        ("tables=many", "tables is a whole number, not 'many'"),
        ("tables=1.5", "tables is a whole number, not '1.5'"),
        ("tables=0", "tables is a whole number above 0 and below 1,000,000,000, not 0"),
        ("hello=nan", "hello is a number above 0 and below 1,000,000,000, not nan"),
        ("hello=-1", "hello is a number above 0"),
        ("hello=inf", "hello is a number above 0"),
    ],
)
def test_a_wrong_limit_is_told_in_one_sentence(
    text: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read_options(["--limit", text])
    assert said in capsys.readouterr().err


def test_every_limit_has_a_meaning_and_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuple(MEANING) == ServerLimits.__struct_fields__
    assert main(["limits"]) == 0
    told = capsys.readouterr().out
    for name, meaning in MEANING.items():
        assert f"{name} " in told
        assert meaning in told
    assert main(["limits", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 1000
