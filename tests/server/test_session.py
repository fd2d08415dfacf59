"""One connection: its greeting, its limits, and bad bytes that end it alone."""

import msgspec
import pytest

from tablee.protocol import FEATURES
from tablee.protocol.grammar import PUBLIC_ONLY
from tablee.protocol.message import Message
from tablee.protocol.messages import (
    CreateTable,
    Done,
    Goodbye,
    ListTables,
    Ping,
    Pong,
    Said,
    Say,
    TableChanged,
    Tables,
    Welcome,
)
from tablee.protocol.replays import MatchPart
from tablee_server.codes import GOODBYE
from tablee_server.limits import ServerLimits
from tests.server.stand import Stand
from tests.server.wire import Caller, hello


def test_the_welcome_says_who_is_who() -> None:
    welcome = Caller(Stand()).greet()
    assert (welcome.protocol, welcome.server) == (1, "Room")
    assert welcome.features == (*FEATURES, PUBLIC_ONLY)
    assert (welcome.server_id, welcome.boot_id) == ("0123456789abcdef", "fedcba9876543210")
    assert (welcome.name, len(welcome.token), welcome.resumed) == ("Ana", 16, None)


def test_a_second_of_the_same_name_gets_a_number() -> None:
    stand = Stand()
    Caller(stand).greet("Basile")
    assert Caller(stand).greet("basile").name == "basile 2"


@pytest.mark.parametrize(("low", "high", "update"), [(0, 0, "client"), (2, 9, "server")])
def test_versions_that_dont_meet_are_told_before_anything_else(
    low: int, high: int, update: str
) -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.send(hello(low=low, high=high, secret=b"x" * 16))
    theirs = "0" if high == 0 else "2-9"
    goodbye = Goodbye("version", {"client": theirs, "server": "1", "update": update})
    assert caller.heard() == [goodbye]
    assert caller.wire.is_closed
    assert len(stand.lobby.players) == 0


@pytest.mark.parametrize("secret", [None, b"wrong" * 4])
def test_a_household_server_lets_in_only_who_knows_the_secret(secret: bytes | None) -> None:
    stand = Stand()
    caller = Caller(stand, secret=b"s" * 16)
    caller.send(hello(secret=secret))
    assert caller.heard() == [Goodbye("secret")]
    assert len(stand.lobby.players) == 0
    friend = Caller(stand, secret=b"s" * 16)
    friend.send(hello(secret=b"s" * 16))
    assert isinstance(friend.heard()[0], Welcome)


def test_a_name_of_nothing_isnt_let_in() -> None:
    caller = Caller(Stand())
    caller.send(hello("\u202e"))
    assert caller.heard() == [Goodbye("bad-name", {"limit": 24})]


async def test_a_token_takes_the_seat_back_from_the_older_connection() -> None:
    stand = Stand()
    caller = Caller(stand)
    token = caller.greet().token
    caller.send(CreateTable(1, "toy-harbour", "", 2))
    await stand.run()
    caller.heard()
    again = Caller(stand)
    welcome = again.greet(token=token)
    await stand.run()
    assert welcome.resumed is not None
    assert (welcome.resumed.table, welcome.resumed.seat, welcome.resumed.last_cmd) == (1, 0, 1)
    assert welcome.token != token
    assert caller.goodbye() == Goodbye("replaced")
    assert isinstance(again.heard()[-1], TableChanged)


def test_a_ping_is_answered_and_the_server_asks_too() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    caller.send(Ping(9))
    assert caller.heard() == [Pong(9)]
    stand.clock.pass_by(5)
    caller.session.tick(stand.clock.now())
    assert caller.heard() == [Ping(1)]


def test_who_says_nothing_for_fifteen_seconds_is_taken_for_dead() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    stand.clock.pass_by(15)
    caller.session.tick(stand.clock.now())
    assert not caller.wire.is_closed
    stand.clock.pass_by(1)
    caller.session.tick(stand.clock.now())
    assert caller.goodbye().code == "dead"
    assert caller.wire.is_aborted
    assert not next(iter(stand.lobby.players)).is_present


def test_who_doesnt_greet_in_time_is_sent_away() -> None:
    stand = Stand()
    caller = Caller(stand)
    stand.clock.pass_by(5.1)
    caller.session.tick(stand.clock.now())
    assert caller.heard() == [Goodbye("no-hello", {"seconds": 5})]


def test_a_frame_that_never_ends_is_cut() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    caller.session.receive(b"\0\0\1\0abc")
    for _ in range(6):
        stand.clock.pass_by(1)
        caller.session.receive(b"x")
        caller.session.tick(stand.clock.now())
    assert caller.goodbye().code == "slow-frame"


def test_more_messages_than_allowed_end_the_connection() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    for number in range(59):
        caller.send(Ping(number))
    assert len(caller.heard()) == 59
    caller.send(Ping(60))
    assert caller.goodbye().code == "too-fast"
    assert len(stand.lobby.players) == 0


def test_thirty_messages_a_second_are_allowed_for_ever() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    for number in range(600):
        stand.clock.pass_by(1 / 30)
        caller.send(Ping(number))
    assert len(caller.heard()) == 600


@pytest.mark.parametrize(
    "junk",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01",
        b"\0\0\0\0",
        b"\0\0\0\1\xc1",
        b"\x7f\xff\xff\xff",
        b"\0\0\0\3\x91\xa1x",
    ],
)
def test_bad_bytes_end_that_connection_and_nothing_else(junk: bytes) -> None:
    stand = Stand()
    honest, rude, ruder = (Caller(stand) for _ in range(3))
    honest.greet()
    ruder.greet("Bo")
    for caller in (rude, ruder):
        caller.session.receive(junk)
        assert caller.goodbye().code in {"bad-message", "frame-too-long"}
        assert caller.wire.is_closed
    honest.send(ListTables(1))
    assert honest.heard() == [Tables(1, ())]


def test_what_came_whole_before_bad_bytes_still_counts() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    caller.session.receive(caller.end.send(Ping(4)) + b"\0\0\0\0")
    pong, goodbye = caller.heard()
    assert pong == Pong(4)
    assert isinstance(goodbye, Goodbye)
    assert goodbye.code in GOODBYE


def test_a_command_before_the_greeting_is_out_of_place() -> None:
    caller = Caller(Stand())
    body = msgspec.msgpack.encode(ListTables(1))
    caller.session.receive(len(body).to_bytes(4, "big") + body)
    assert caller.heard()[-1] == Goodbye("unexpected-message")


def test_messages_of_a_feature_go_only_to_those_who_announced_it() -> None:
    stand = Stand()
    talker, quiet = Caller(stand), Caller(stand)
    talker.greet()
    quiet.send(hello("Bo", features=()))
    quiet.heard()
    talker.send(Say(1, None, "hello"))
    assert [type(message) for message in talker.heard()] == [Done, Said]
    assert quiet.heard() == []


async def test_a_slow_reader_gets_the_newest_news_and_every_answer_once_he_reads() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    caller.send(ListTables(1))
    caller.heard()
    caller.session.pause()
    caller.send(CreateTable(2, "toy-harbour", "", 2))
    await stand.run()
    table = stand.table()
    for watchers in range(5):
        info = msgspec.structs.replace(table.info(), watchers=watchers)
        caller.session.send(TableChanged(info))
    assert caller.heard() == []
    caller.session.resume()
    heard = caller.heard()
    assert [type(message) for message in heard] == [Done, TableChanged]
    assert _watchers(heard[1]) == 4


def test_who_reads_nothing_for_ten_seconds_is_dropped() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    caller.session.pause()
    for _ in range(11):
        stand.clock.pass_by(1)
        caller.send(Ping(1))
        caller.session.tick(stand.clock.now())
    assert caller.wire.is_aborted
    assert not next(iter(stand.lobby.players)).is_present


def test_nobody_keeps_more_unread_messages_than_the_limit() -> None:
    stand = Stand(limits=ServerLimits(unread_messages=10))
    caller = Caller(stand)
    caller.greet()
    caller.session.pause()
    for number in range(11):
        caller.session.send(Said(None, 1, "Bo", f"{number}"))
    assert caller.wire.is_aborted


def test_nobody_keeps_more_unread_bytes_than_the_limit() -> None:
    """Files and lists are long, and a client may ask for them thirty times a second."""
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    caller.session.pause()
    for number in range(1, 10):
        assert not caller.wire.is_aborted
        caller.session.send(MatchPart(number, 2**20, bytes(32 * 1024)))
    assert caller.wire.is_aborted
    assert stand.lobby.strikes.counts()["unread_bytes"] == 1


def test_a_visitor_who_says_goodbye_leaves_nothing_behind() -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet("visitor")
    caller.send(Goodbye("leaving"))
    assert caller.wire.is_closed
    assert len(stand.lobby.players) == 0


def _watchers(message: Message) -> int:
    assert isinstance(message, TableChanged)
    return message.table.watchers


def test_a_command_and_a_goodbye_in_one_packet_are_no_fault_of_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    stand = Stand()
    caller = Caller(stand)
    caller.greet()
    frames = caller.end.send(CreateTable(1, "nain-jaune", "Den", 0)) + caller.end.send(
        Goodbye("leaving")
    )
    caller.session.receive(frames)
    assert caller.heard() == []
    assert caller.wire.is_closed
    assert len(stand.lobby.players) == 0
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
