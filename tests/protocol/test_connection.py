"""A connection gives right messages, or one PeerError: never anything else, and never too late."""

import msgpack
import msgspec
import pytest

from tablee.protocol import Connection, Limits, MisuseError, PeerError, Phase, Role, frame_of
from tablee.protocol.messages import (
    Act,
    Done,
    Goodbye,
    Hello,
    ListTables,
    Ping,
    Pong,
    Said,
    Say,
    Update,
    Votes,
    Welcome,
)
from tests.protocol.wire import HELLO, WELCOME, body_of, end_for, framed, heard, opened

RAW = msgspec.Raw(b"\x90")


def code_of(end: Connection, data: bytes) -> str:
    with pytest.raises(PeerError) as caught:
        end.receive(data)
    return caught.value.code


def test_two_ends_greet_and_talk() -> None:
    client, server = opened()
    assert client.phase is server.phase is Phase.OPEN
    assert server.receive(client.send(ListTables(1))) == [ListTables(1)]
    assert client.receive(server.send(Done(1))) == [Done(1)]


def test_many_messages_in_one_piece() -> None:
    client, server = opened()
    data = b"".join(client.send(Ping(n)) for n in range(500))
    assert server.receive(data) == [Ping(n) for n in range(500)]


def test_one_message_in_many_pieces() -> None:
    client, server = opened()
    frame = client.send(Say(1, None, "Bonjour à tous"))
    given = [server.receive(frame[i : i + 1]) for i in range(len(frame))]
    assert given[:-1] == [[]] * (len(frame) - 1)
    assert given[-1] == [Say(1, None, "Bonjour à tous")]


def test_messages_before_a_bad_one_are_given_first() -> None:
    _, server = opened()
    good = framed(body_of(Ping(1))) + framed(body_of(Ping(2)))
    assert server.receive(good + framed(b"\xc1") + good) == [Ping(1), Ping(2)]
    assert server.send(Pong(1))
    assert code_of(server, b"") == "bad-message"


def test_the_end_of_the_stream_tells_of_a_bad_frame_too() -> None:
    _, server = opened()
    server.receive(framed(body_of(Ping(1))) + framed(b"\xc1"))
    with pytest.raises(PeerError, match="not a message"):
        server.receive_end()


def test_after_an_error_only_goodbye_is_left() -> None:
    _, server = opened()
    assert code_of(server, framed(b"\xc1") + b"more") == "bad-message"
    assert server.receive(framed(body_of(Ping(1)))) == []
    assert server.inside == 0
    with pytest.raises(MisuseError):
        server.send(Pong(1))
    assert server.send(Goodbye("bad-message"))
    assert server.phase is Phase.CLOSED
    server.receive_end()


def test_an_error_is_raised_once_even_when_it_waited() -> None:
    _, server = opened()
    server.receive(framed(body_of(Ping(1))) + framed(b"\xc1"))
    assert code_of(server, b"") == "bad-message"
    assert server.receive(b"") == []


def test_own_goodbye_buries_an_error_that_waited() -> None:
    _, server = opened()
    server.receive(framed(body_of(Ping(1))) + framed(b"\xc1"))
    server.send(Goodbye("leaving"))
    assert server.receive(b"more") == []
    server.receive_end()


@pytest.mark.parametrize("after", [b"\x00", b"\xff" * 9, framed(body_of(Ping(1)))])
def test_bytes_after_goodbye_are_dropped(after: bytes) -> None:
    _, server = opened()
    assert server.receive(framed(body_of(Goodbye("leaving"))) + after) == [Goodbye("leaving")]
    assert server.phase is Phase.CLOSED
    assert server.inside == 0
    assert server.receive(after) == []
    server.receive_end()


def test_nothing_may_be_said_after_goodbye() -> None:
    client, server = opened()
    server.receive(client.send(Goodbye("leaving")))
    for end in (client, server):
        with pytest.raises(MisuseError, match="closed"):
            end.send(Goodbye("leaving"))


def test_a_stream_that_ends_inside_a_frame_was_cut_off() -> None:
    client, server = opened()
    server.receive(client.send(Ping(1))[:-1])
    with pytest.raises(PeerError, match="into a frame") as caught:
        server.receive_end()
    assert caught.value.code == "cut-off"


def test_a_stream_that_ends_between_frames_is_fine() -> None:
    client, server = opened()
    server.receive(client.send(Ping(1)))
    server.receive_end()
    assert server.phase is Phase.CLOSED


def test_a_long_frame_is_refused_by_its_length_alone() -> None:
    _, server = opened()
    with pytest.raises(PeerError, match="5000 bytes announced, at most 4096") as caught:
        server.receive((5000).to_bytes(4, "big"))
    assert caught.value.code == "frame-too-long"
    assert caught.value.details == {"length": 5000, "limit": 4096}


@pytest.mark.parametrize(
    ("role", "limit"), [(Role.SERVER, Limits().from_client), (Role.CLIENT, Limits().from_server)]
)
def test_a_frame_may_be_as_long_as_the_limit_and_no_byte_longer(role: Role, limit: int) -> None:
    fits = msgpack.packb(["ping", 1, b"x" * (limit - 10)])
    assert len(fits) == limit
    assert end_for(role).receive(framed(fits)) == [Ping(1)]
    longer = msgpack.packb(["ping", 1, b"x" * (limit - 9)])
    assert code_of(end_for(role), framed(longer)[:4]) == "frame-too-long"


def test_a_greeting_has_a_limit_of_its_own() -> None:
    limit = Limits().hello
    fields = msgpack.unpackb(body_of(HELLO))
    short = len(msgpack.packb([*fields, b"x" * 300]))
    fits = msgpack.packb([*fields, b"x" * (300 + limit - short)])
    assert len(fits) == limit
    assert Connection(Role.SERVER).receive(framed(fits)) == [HELLO]
    assert code_of(Connection(Role.SERVER), (limit + 1).to_bytes(4, "big")) == "frame-too-long"


def test_the_longer_limit_holds_only_after_the_welcome() -> None:
    server = Connection(Role.SERVER)
    server.receive(framed(body_of(HELLO)))
    assert code_of(server, (513).to_bytes(4, "big")) == "frame-too-long"


def test_own_frames_keep_the_limit_too() -> None:
    message = Act(1, 1, 1, msgspec.Raw(msgpack.packb("x" * 4096)))
    with pytest.raises(MisuseError, match="at most 4096"):
        end_for(Role.CLIENT).send(message)
    assert len(frame_of(Ping(1), 7)) == 4 + 7
    with pytest.raises(MisuseError, match="Ping has 7 bytes, at most 6 allowed"):
        frame_of(Ping(1), 6)


def test_an_empty_frame_is_refused() -> None:
    assert code_of(end_for(Role.SERVER), b"\0\0\0\0") == "bad-message"


def test_a_trickled_frame_holds_no_more_than_its_bytes() -> None:
    _, server = opened()
    server.receive((4096).to_bytes(4, "big"))
    for _ in range(4095):
        assert server.receive(b"\x90") == []
    assert code_of(server, b"\x90") == "bad-message"


def test_an_end_tells_how_much_of_a_frame_has_come() -> None:
    client, server = opened()
    frame = client.send(Ping(1))
    for count in range(len(frame)):
        assert server.inside == count
        server.receive(frame[count : count + 1])
    assert server.inside == 0


HOSTILE = {
    "reserved byte": b"\xc1",
    "not an array": msgpack.packb({"kind": "ping"}),
    "no kind": b"\x90",
    "kind as bytes": msgpack.packb([b"ping", 1]),
    "kind as a number": msgpack.packb([1, 1]),
    "kind that isn't UTF-8": b"\x92\xa4\xff\xfe\xff\xfe\x01",
    "text that isn't UTF-8": b"\x94\xa3say\x01\xc0\xa2\xff\xfe",
    "field missing": msgpack.packb(["ping"]),
    "field nil": msgpack.packb(["ping", None]),
    "number as text": msgpack.packb(["ping", "1"]),
    "number as float": msgpack.packb(["ping", 1.0]),
    "truth for a number": msgpack.packb(["ping", True]),
    "number for truth": msgpack.packb(["ready", 1, 1, 1]),
    "extension": msgpack.packb(["ping", msgpack.ExtType(5, b"x")]),
    "timestamp": msgpack.packb(["ping", msgpack.Timestamp(1, 1)]),
    "trailing bytes": msgpack.packb(["ping", 1]) + b"\x01",
    "array of four thousand millions": b"\xdd\xff\xff\xff\xff",
    "text of four thousand millions": b"\x92\xa4ping\xdb\xff\xff\xff\xff",
    "map of four thousand millions": b"\x93\xa7goodbye\xa1c\xdf\xff\xff\xff\xff",
    "depth in a field": b"\x92\xa4ping" + b"\x91" * 4000 + b"\x01",
    "unknown kind from a client": msgpack.packb(["sing", 1]),
    "number below its bound": msgpack.packb(["ping", -1]),
    "number above its bound": msgpack.packb(["ping", 2**53 + 1]),
    "number of 64 bits": msgpack.packb(["ping", 2**64 - 1]),
    "command zero": msgpack.packb(["list-tables", 0]),
    "seat 16": msgpack.packb(["join", 1, 1, 16]),
    "text too long": msgpack.packb(["say", 1, None, "x" * 301]),
    "no text": msgpack.packb(["say", 1, None, ""]),
    "too many details": msgpack.packb(["goodbye", "c", {f"k{i}": 1 for i in range(17)}]),
    "detail too long": msgpack.packb(["goodbye", "c", {"k": "x" * 301}]),
    "detail too big": msgpack.packb(["goodbye", "c", {"k": 2**64 - 1}]),
    "detail a list": msgpack.packb(["goodbye", "c", {"k": []}]),
    "option's name too long": msgpack.packb(["create-table", 1, "g", "", 3, None, {"k" * 49: 1}]),
    "option's value too long": msgpack.packb(
        ["create-table", 1, "g", "", 3, None, {"k": "x" * 49}]
    ),
    "option's value too small": msgpack.packb(
        ["create-table", 1, "g", "", 3, None, {"k": -(2**60)}]
    ),
    "too many options": msgpack.packb(
        ["create-table", 1, "g", "", 3, None, {f"k{i}": 1 for i in range(65)}]
    ),
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_message_is_refused(body: bytes) -> None:
    assert code_of(end_for(Role.SERVER), framed(body)) == "bad-message"


@pytest.mark.parametrize("head", [b"\x93\xa4ping\x01", b"\x95\xa3act\x01\x01\x01"])
@pytest.mark.parametrize("nest", [b"\x91", b"\x81\xa1k"])
def test_depth_is_passed_over_or_refused_as_deep_as_this_python_goes(
    head: bytes, nest: bytes
) -> None:
    for depth in (100, 1000, 4000 // len(nest)):
        said, code = heard(end_for(Role.SERVER), [framed(head + nest * depth + b"\x01")])
        assert (len(said), code) == (1, None) or (
            (said, code) == ([], "bad-message") and depth > 100
        )


def test_an_error_text_is_one_short_line_whatever_the_peer_sent() -> None:
    with pytest.raises(PeerError) as caught:
        end_for(Role.SERVER).receive(framed(msgpack.packb(["si\nng" * 700])))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("low", [2, 1_000_000])
def test_a_range_of_versions_is_never_upside_down(low: int) -> None:
    with pytest.raises(ValueError, match="versions"):
        Hello(low, 1, "s", "fr", (), "Ana")
    body = msgpack.packb(["hello", low, 1, "s", "fr", [], "Ana"])
    assert code_of(Connection(Role.SERVER), framed(body)) == "bad-message"


def test_a_client_skips_and_counts_kinds_it_does_not_know() -> None:
    client = end_for(Role.CLIENT)
    strange = framed(msgpack.packb(["weather", {"sky": "blue"}, [1, 2]]))
    known = framed(body_of(Done(3)))
    assert client.receive(strange + known + strange) == [Done(3)]
    assert client.skipped == 2


@pytest.mark.parametrize(
    "body", [msgpack.packb(["done", -1]), b"\x92\xa7weather", b"\x91\xc4\x01x"]
)
def test_a_known_kind_gone_wrong_is_not_taken_for_an_unknown_one(body: bytes) -> None:
    assert code_of(end_for(Role.CLIENT), framed(body)) == "bad-message"


def test_the_other_roles_kinds_are_not_unknown() -> None:
    assert code_of(end_for(Role.CLIENT), framed(body_of(HELLO))) == "bad-message"


@pytest.mark.parametrize("message", [Ping(1), ListTables(1), Goodbye("leaving")])
def test_bytes_that_go_on_after_the_greeting_wait_for_the_welcome(message: object) -> None:
    server = Connection(Role.SERVER)
    assert server.receive(framed(body_of(HELLO))) == [HELLO]
    data = framed(msgspec.msgpack.encode(message))
    if isinstance(message, Goodbye):
        assert server.receive(data) == [message]
    else:
        assert code_of(server, data) == "unexpected-message"


def test_a_second_greeting_is_out_of_place() -> None:
    assert code_of(end_for(Role.SERVER), framed(body_of(HELLO))) == "unexpected-message"


def test_a_second_welcome_is_out_of_place() -> None:
    assert code_of(end_for(Role.CLIENT), framed(body_of(WELCOME))) == "unexpected-message"


def test_messages_of_a_feature_go_only_to_peers_that_announced_it() -> None:
    server = Connection(Role.SERVER)
    server.receive(framed(body_of(Hello(1, 1, "s", "fr", ("votes",), "Ana"))))
    server.send(WELCOME)
    assert server.understands(Votes)
    assert not server.understands(Said)
    assert server.send(Votes(1, "stop", (0,), 2))
    with pytest.raises(MisuseError, match="feature of Said"):
        server.send(Said(None, 1, "Ana", "hello"))


def test_unknown_features_do_no_harm() -> None:
    server = Connection(Role.SERVER)
    server.receive(framed(body_of(Hello(1, 1, "s", "fr", ("telepathy", ""), "Ana"))))
    assert server.peer_features == {"telepathy", ""}


def test_a_client_cannot_say_what_is_out_of_bounds() -> None:
    client = end_for(Role.CLIENT)
    with pytest.raises(MisuseError, match="Say is out of bounds"):
        client.send(Say(1, None, "x" * 301))
    assert client.send(Say(1, None, "x" * 300))


def test_text_that_cannot_be_written_is_our_own_fault() -> None:
    with pytest.raises(MisuseError, match="Say can't be written"):
        end_for(Role.CLIENT).send(Say(1, None, "\ud800"))


@pytest.mark.parametrize("log", [None, RAW, msgspec.Raw(msgpack.packb([["laid", "7D"]]))])
def test_an_update_keeps_its_log(log: msgspec.Raw | None) -> None:
    client, server = opened()
    update = Update(1, 1, 9, 0, 0, 3, "lead", RAW, RAW, RAW, (), log)
    (got,) = client.receive(server.send(update))
    assert isinstance(got, Update)
    assert (got.log and bytes(got.log)) == (log and bytes(log))


def test_a_greeting_that_never_was_tls_is_named_by_its_length() -> None:
    assert code_of(Connection(Role.SERVER), b"\x16\x03\x01\x02\x00") == "frame-too-long"


def test_a_welcome_tells_the_client_what_the_server_can() -> None:
    client = Connection(Role.CLIENT)
    client.send(HELLO)
    welcome = Welcome(1, "s", ("votes",), "room", "s", "b", 1, "Ana", b"t" * 16)
    client.receive(framed(body_of(welcome)))
    assert client.peer_features == {"votes"}
