"""The commands `status` and `console` and the page of figures, against a real server."""

import asyncio
import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tablee.protocol.house import Announced, Closing
from tablee.protocol.messages import Goodbye
from tablee_server.__main__ import main
from tablee_server.control.wording import answer_text
from tests.server.test_command_line import QUIET, failure, line_of, running
from tests.server.test_loopback import Client, any_key
from tests.server.wire import hello

ANY = "192.0.2.7"


async def ask(folder: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command of the server's program with these lines as its input."""
    command = [sys.executable, "-m", "tablee_server", words[0], "--data", str(folder), *words[1:]]
    return await asyncio.to_thread(
        subprocess.run, command, input=said, capture_output=True, text=True, check=False
    )


@pytest.mark.e2e
async def test_a_running_server_is_organised_and_closed(tmp_path: Path) -> None:
    async with running(*QUIET, "--data", str(tmp_path), "--metrics", "0") as process:
        page = await line_of(process)
        assert page["event"] == "metrics"
        listening = await line_of(process)
        client = await Client.call(listening["port"], tls=any_key())
        client.send(hello("Ana"))
        await client.next()

        status = json.loads((await ask(tmp_path, "status", "--json")).stdout)
        assert (status["port"], status["players"]) == (listening["port"], 1)
        assert status["words"] == listening["words"]
        link = json.loads((await ask(tmp_path, "link", "--interface", ANY, "--json")).stdout)
        assert link["places"] == [f"{ANY}:{listening['port']}"]
        text = await asyncio.to_thread(figures, page["port"])
        assert "tablee_players 1.0" in text

        done = await ask(tmp_path, "console", "announce", "Pizza", "is", "here")
        assert done.stdout == "Shown to 1 player: Pizza is here\n"
        assert await client.until(Announced) == Announced("Pizza is here")

        done = await ask(tmp_path, "console", said="help\nfly\nend 3\nplayers\nshutdown 1\nquit\n")
        assert "pause-all" in done.stdout
        assert "Ana: lobby" in done.stdout
        assert "'fly' is no order" in done.stderr
        assert "There is no table 3." in done.stderr
        assert await client.until(Closing) == Closing(1000, keeps=True)
        assert await client.until(Goodbye) == Goodbye("closing")
        assert await asyncio.wait_for(process.wait(), 5) == 0
        await client.close()
    done = await ask(tmp_path, "status")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"tablee-server: No server runs with the folder {tmp_path}.\n"


def figures(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as page:
        text: str = page.read().decode()
    return text


@pytest.mark.parametrize("word", ["help", "?"])
def test_help_needs_no_server(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, word: str
) -> None:
    assert main(["console", "--data", str(tmp_path), word]) == 0
    assert "pause-all" in capsys.readouterr().out


def test_what_cant_be_done_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for words in (("status",), ("console", "tables"), ("console",)):
        code, said = failure(capsys, words[0], "--data", str(tmp_path), *words[1:])
        assert code == 1
        assert f"No server runs with the folder {tmp_path}." in said
    code, said = failure(capsys, "console", "--data", str(tmp_path), "fly")
    assert (code, "is no order" in said) == (2, True)


def test_a_ping_is_told_once_it_is_known() -> None:
    ana = {"id": 1, "name": "Ana", "table": None, "seat": None, "address": "192.0.2.7"}
    told = {"is_present": True, "ping_ms": None, "is_muted": False}
    assert "Ana: lobby, no ping yet, " in answer_text("players", [ana | told])
    assert "Ana: lobby, ping 2.5 ms, " in answer_text("players", [ana | told | {"ping_ms": 2.5}])
    assert "Ana: lobby, away, " in answer_text("players", [ana | told | {"is_present": False}])


def test_one_is_no_more_than_one() -> None:
    assert answer_text("pause-all", {"paused": 1}) == "1 match stands still; so does what begins."
    assert answer_text("pause-all", {"paused": 2}) == "2 matches stand still; so does what begins."
    assert answer_text("resume-all", {"resumed": 1}) == "1 match goes on."
    assert answer_text("remove", {"player": "Bo", "seconds": 60}) == "Bo is sent off for 1 minute."
    assert answer_text("shutdown", {"seconds": 9, "players": 1}).endswith("; 1 player knows.")
    assert answer_text("shutdown", {"seconds": 9, "players": 0}).endswith("; 0 players know.")
