"""A client written from PROTOCOL.md alone plays a match at a real server on loopback."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.protocol import written_client
from tests.protocol.written_client import Closed, Refused, WrittenClient

SOURCE = Path(written_client.__file__)
ADDRESS = "127.0.0.1"

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Start a server as its own process; its port."""
    words = ["--host", ADDRESS, "--port", "0", "--no-advertise", "--seed", "5", "--bot-pace", "0"]
    server = subprocess.Popen(
        [sys.executable, "-m", "tablee_server", *words, "--log-level", "warning"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield json.loads(server.stdout.readline())["port"]
    finally:
        server.terminate()
        server.communicate(timeout=10)


def test_it_knows_nothing_of_this_project() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    imported = {
        name.name if isinstance(node, ast.Import) else node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert imported == {"json", "socket", "ssl", "sys", "typing", "msgpack"}


def test_it_plays_a_match_to_the_end_and_sees_the_outcome(port: int) -> None:
    done = subprocess.run(
        [sys.executable, str(SOURCE), ADDRESS, str(port)],
        capture_output=True,
        text=True,
        timeout=15,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    outcome = seen["outcome"]
    assert seen["phase"] == "over"
    assert outcome["reason"] == "limit"
    assert sorted(outcome["ranks"])[0] == 1
    assert [sum(line[1] for line in lines) for lines in outcome["lines"]] == outcome["scores"]
    assert {"deal-begun", "dealt", "card-laid", "dues-paid", "match-over"} <= set(seen["events"])
    assert seen["others_cards"] == 0
    assert seen["unknown"] == 0


def test_a_repeated_command_is_answered_again_and_not_carried_out_again(port: int) -> None:
    with WrittenClient(ADDRESS, port) as client:
        client.greet("Deux fois")
        table = client.ask("create-table", "nain-jaune", "", 3, "casual", {})
        client.cmd -= 1
        assert client.ask("create-table", "nain-jaune", "", 3, "casual", {}) == table
        client.ask("leave", table)


def test_a_lost_connection_gets_its_seat_and_its_prompt_back(port: int) -> None:
    with WrittenClient(ADDRESS, port) as first:
        first.greet("Revient")
        table = first.ask("create-table", "nain-jaune", "", 3, "casual", {"limit_deals": 1})
        first.ask("start", table)
        while not first.update:
            first.hear()

    with WrittenClient(ADDRESS, port) as second:
        second.greet("Revient", token=first.welcome[9])
        assert second.welcome[7:9] == first.welcome[7:9]
        assert second.welcome[10] == [table, 0, first.cmd]
        second.cmd = first.cmd
        while not second.update:
            second.hear()
        since, viewer, events, log = (second.update[i] for i in (4, 5, 8, 12))
        assert (since, viewer, events) == (0, 0, [])
        assert log
        assert second.play(table)["reason"] == "limit"
        second.ask("leave", table)


def test_an_unknown_table_and_game_are_refused_with_a_code(port: int) -> None:
    with WrittenClient(ADDRESS, port) as client:
        client.greet("Curieux")
        with pytest.raises(Refused, match="unknown-table"):
            client.ask("join", 9999)
        with pytest.raises(Refused, match="unknown-game"):
            client.ask("create-table", "chess", "", 2)
        with pytest.raises(Refused, match="bad-seats"):
            client.ask("create-table", "nain-jaune", "", 9)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (("sing", 1), "bad-message"),
        (("ping", -1), "bad-message"),
        (("hello", 1, 1, "x", "fr", [], "Encore"), "unexpected-message"),
        (("ping", 1, b"x" * 5000), "frame-too-long"),
    ],
)
def test_a_broken_rule_is_answered_with_goodbye(
    port: int, message: tuple[object, ...], code: str
) -> None:
    with WrittenClient(ADDRESS, port) as client:
        client.greet("Rebelle")
        client.send(*message)
        with pytest.raises(Closed, match=code):
            client.hear_to_the_end()


def test_a_version_of_tomorrow_is_told_who_must_update(port: int) -> None:
    with WrittenClient(ADDRESS, port) as client:
        client.send("hello", 7, 9, "tomorrow", "fr", [], "Demain")
        ranges = {"client": "7-9", "server": "1", "update": "server"}
        assert client.read() == ["goodbye", "version", ranges]


def test_what_one_types_never_breaks_the_bounds_for_the_others(port: int) -> None:
    # One character that its normal form makes three of.
    growing = "\U0001d160"
    with WrittenClient(ADDRESS, port) as client, WrittenClient(ADDRESS, port) as other:
        client.greet("Long")
        other.send("hello", 1, 1, "x", "fr", ["chat"], "Autre", 0)
        other.welcome = other.read()
        table = client.ask("create-table", "nain-jaune", growing * 48, 3)
        other.ask("watch", table)
        client.ask("say", table, growing * 300)
        heard = other.read()
        while heard[0] != "said":
            heard = other.read()
        assert len(heard[4]) <= 300
        other.ask("list-tables")
        client.ask("leave", table)
    assert all(len(info[1]) <= 48 for info in other.tables)
