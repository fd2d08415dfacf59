"""The log: its two forms, what is said sparingly, and what is never said at all."""

import json
import logging
import re
from random import Random

import msgspec
import pytest

from tablee.protocol.messages import Update
from tablee_server.logs import JsonLines, Sparing, fact
from tests.server.stand import Stand, playing
from tests.server.wire import Caller


def test_a_fact_is_a_line_for_people_and_an_object_for_programs() -> None:
    said = fact("goodbye", peer="192.0.2.7", code="too-fast", problem='a "b"')
    assert said == 'goodbye peer=192.0.2.7 code=too-fast problem="a \\"b\\""'
    record = logging.LogRecord("x", logging.INFO, "", 1, said, (), None)
    record.created, record.msecs = 0.25, 250.0
    assert json.loads(JsonLines().format(record)) == {
        "time": "1970-01-01T00:00:00.250Z",
        "level": "info",
        "event": "goodbye",
        "peer": "192.0.2.7",
        "code": "too-fast",
        "problem": 'a "b"',
    }


def test_other_lines_and_traces_are_objects_too() -> None:
    try:
        raise ValueError("no\nway")
    except ValueError as error:
        trace = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "", 1, "%s ms", (5,), trace)
    line = JsonLines().format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert (said["event"], said["text"], said["level"]) == ("text", "5 ms", "error")
    assert "ValueError: no\nway" in said["trace"]


def test_a_flood_is_told_once_in_a_while_with_its_count() -> None:
    sparing = Sparing(10.0)
    told = [sparing.lets("a", second) for second in (0.0, 1.0, 2.0, 10.0, 11.0, 40.0)]
    assert told == [1, None, None, 3, None, 2]
    assert sparing.lets("b", 1.0) == 1


def test_a_flood_of_ever_other_things_is_forgotten_and_not_told() -> None:
    sparing = Sparing(10.0)
    told = sum(sparing.lets(number, 0.0) is not None for number in range(5_000))
    assert told == Sparing.KEYS
    assert sparing.lets("later", 20.0) == 1


async def test_nothing_secret_is_ever_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    stand, dice = Stand(), Random(5)
    caller = Caller(stand)
    welcome = caller.greet("Carl")
    guests = await playing(stand, "Ana", "Basile", game="nain-jaune", seats=3)
    hands: set[str] = set()
    for _ in range(60):
        for guest in guests:
            hands |= held(guest.update)
            actions = list(guest.legal().actions())
            if guest.update.prompt and actions:
                await guest.act(dice.choice(actions))
    table = stand.table()
    assert table.play is not None
    assert hands
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert "match table=1" in said
    tokens = [welcome.token, *(guest.token for guest in guests)]
    for secret in (*tokens, table.play.match.seed):
        assert secret.hex() not in said.lower()
        assert repr(secret) not in said
    words = set(re.findall(r"[\w-]+", said))
    assert not hands & words


def held(update: Update) -> set[str]:
    """Give the cards of a hand as they are written."""
    seen = msgspec.msgpack.decode(bytes(update.observation))
    return set(seen["hand"] or ())
