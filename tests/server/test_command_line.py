"""The command: its one line of JSON, its sentences when something is wrong, and its end."""

import asyncio
import contextlib
import errno
import json
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from tablee.protocol import DEFAULT_PORT, SERVICE_TYPE
from tablee.protocol.messages import Goodbye, Welcome
from tablee_server.__main__ import main
from tablee_server.commands.program import COMMANDS
from tablee_server.folder import kept_folder
from tablee_server.listener import listen
from tablee_server.options import read_options
from tests.server.test_loopback import HOST, Client, any_key
from tests.server.wire import hello

QUIET = ("--port", "0", "--host", HOST, "--no-advertise")
SECRET = "00112233445566778899aabbccddeeff"


@asynccontextmanager
async def running(
    *words: str, program: str | None = None, environ: Mapping[str, str] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Give a server's process, or that of a program around it, with pipes; it is ended at last."""
    pipe = asyncio.subprocess.PIPE
    what = ("-m", "tablee_server") if program is None else ("-c", program)
    process = await asyncio.create_subprocess_exec(
        sys.executable, *what, *words, stdin=pipe, stdout=pipe, stderr=pipe, env=environ
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line_of(process: asyncio.subprocess.Process) -> dict[str, Any]:
    """Give the next line a server says about itself."""
    assert process.stdout is not None
    said: dict[str, Any] = json.loads(await process.stdout.readline())
    return said


def failure(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Give the exit code and the sentence of a command line that can't be served."""
    try:
        code = main(words)
    except SystemExit as stopped:
        code = int(str(stopped.code))
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err
    assert len(told.err.strip().splitlines()) == 1
    return code, told.err


@pytest.mark.e2e
async def test_the_command_says_where_it_listens_and_ends_when_it_is_asked() -> None:
    async with running(*QUIET, "--name", "Chez Basile") as process:
        said = await line_of(process)
        assert (said["event"], said["host"], said["name"]) == ("listening", HOST, "Chez Basile")
        client = await Client.call(said["port"], tls=any_key())
        assert len(said["words"].split()) == 4
        client.send(hello())
        welcome = await client.next()
        assert isinstance(welcome, Welcome)
        assert (welcome.server, welcome.server_id) == ("Chez Basile", said["id"])
        process.send_signal(signal.SIGTERM)
        assert await client.until(Goodbye) == Goodbye("closing")
        assert await asyncio.wait_for(process.wait(), 3) == 0
        await client.close()


@pytest.mark.e2e
@pytest.mark.slow
async def test_the_network_is_told_after_players_can_come_in_and_told_goodbye() -> None:
    words = ("--port", "0", "--interface", HOST, "--host", HOST, "--name", "Chez Basile")
    async with running(*words) as process:
        listening = await line_of(process)
        assert listening["event"] == "listening"
        advertised = await line_of(process)
        assert (advertised["event"], advertised["addresses"]) == ("advertised", [HOST])
        name = f"tablee-{listening['id'][:12]}-{advertised['boot'][:4]}.{SERVICE_TYPE}"
        zeroconf = AsyncZeroconf(interfaces=[HOST])
        info = AsyncServiceInfo(SERVICE_TYPE, name)
        assert await info.async_request(zeroconf.zeroconf, 3000)
        assert (info.port, info.parsed_addresses()) == (listening["port"], [HOST])
        says = {key.decode(): (value or b"").decode() for key, value in info.properties.items()}
        assert says == {
            "name": "Chez Basile",
            "id": listening["id"],
            "boot": advertised["boot"],
            "protocol": "1",
            "software": says["software"],
            "tables": "0",
            "players": "0",
            "key": listening["key"],
            "pin": "0",
        }
        assert len(info.text) < 400
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 3) == 0
        assert not await AsyncServiceInfo(SERVICE_TYPE, name).async_request(zeroconf.zeroconf, 500)
        await zeroconf.async_close()


@pytest.mark.e2e
async def test_a_household_server_asks_for_its_secret_and_ends_with_its_parent() -> None:
    async with running(*QUIET, "--parent-pipe") as process:
        assert process.stdin is not None
        process.stdin.write(f"{SECRET}\n".encode())
        port = (await line_of(process))["port"]
        stranger, child = await Client.call(port), await Client.call(port)
        stranger.send(hello())
        assert await stranger.next() == Goodbye("secret")
        child.send(hello(secret=bytes.fromhex(SECRET)))
        assert isinstance(await child.next(), Welcome)
        process.stdin.close()
        assert await child.until(Goodbye) == Goodbye("closing")
        assert await asyncio.wait_for(process.wait(), 3) == 0
        await stranger.close()
        await child.close()


@pytest.mark.e2e
async def test_a_parent_without_a_secret_is_told_so() -> None:
    async with running(*QUIET, "--parent-pipe") as process:
        _, errors = await process.communicate(b"hello\n")
        assert process.returncode == 1
        assert b"--parent-pipe needs a secret" in errors
        assert b"Traceback" not in errors


@pytest.mark.e2e
@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the input")
def test_a_parent_without_an_input_is_told_so() -> None:
    words = ["-m", "tablee_server", *QUIET, "--parent-pipe"]
    line = f"{shlex.join([sys.executable, *words])} <&-"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("tablee-server: --parent-pipe needs a secret")


@pytest.mark.e2e
def test_a_terminal_without_accents_still_shows_the_help() -> None:
    line = [sys.executable, "-m", "tablee_server", "--help"]
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(line, capture_output=True, env=plain, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Tabl?e" in done.stdout


def test_ctrl_c_before_it_listens_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object, *, as_json: bool) -> None:  # noqa: ARG001
        raise KeyboardInterrupt

    monkeypatch.setattr("tablee_server.program.start_logging", interrupted)
    assert main([*QUIET]) == 130
    assert capsys.readouterr().err == ""


def test_a_word_that_is_no_command_is_named_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, said = failure(capsys, "sreve")
    assert code == 2
    assert "'sreve' is no command" in said
    assert "serve" in said


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    for name, about in COMMANDS.items():
        assert f"  {name:<10} {about}" in told


def test_every_command_is_there_and_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        with pytest.raises(SystemExit) as stopped:
            main([name, "--help"])
        assert stopped.value.code == 0
        assert "usage: tablee-server" in capsys.readouterr().out


def test_a_taken_port_is_named_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    with listen(HOST, 0) as sock:
        port = sock.getsockname()[1]
        code, said = failure(capsys, "--host", HOST, "--port", str(port))
    assert code == 2
    assert f"Port {port} is taken" in said
    assert "--port 0" in said


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--port", "70000"), "0 to 65535"),
        (("--port", "x"), "0 to 65535"),
        (("--port", "9" * 5000), "0 to 65535"),
        (("--port", "00000070000"), "0 to 65535"),
        (("--name", "x" * 25), "1 to 24"),
        (("--bot-pace", "-1"), "0 to 60"),
        (("--bot-pace", "nan"), "0 to 60"),
        (("--seed", "one"), "whole number"),
        (("--keep-days", "-1"), "whole number"),
        (("--keep-matches", "all"), "whole number"),
        (("--log-level", "loud"), "loud"),
        (("--what",), "--what"),
    ],
)
def test_a_bad_word_is_named(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], named: str
) -> None:
    code, said = failure(capsys, *words)
    assert code == 2
    assert named in said


@pytest.mark.e2e
async def test_two_servers_on_one_folder_are_two(tmp_path: Path) -> None:
    words = (*QUIET, "--data", str(tmp_path), "--or-forget")
    async with running(*words) as first, running(*words) as second:
        one, two = await line_of(first), await line_of(second)
        assert one["id"] != two["id"]
    async with running(*words) as third:
        assert (await line_of(third))["id"] in (one["id"], two["id"])


def no_room_for_a_file(_: Path) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def no_room_for_a_row(_: Path) -> None:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("PRAGMA max_page_count = 1")
        connection.execute("CREATE TABLE rows (number)")


@pytest.mark.parametrize("no_room", [no_room_for_a_file, no_room_for_a_row])
def test_who_has_a_full_disk_is_told_to_make_room(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    no_room: Callable[[Path], None],
) -> None:
    monkeypatch.setattr("tablee_server.journal.opening.open_journal", no_room)
    code, said = failure(capsys, *QUIET, "--data", str(tmp_path))
    assert code == 1
    assert f"The disk with the folder {tmp_path} is full: make room there" in said


def test_a_folder_that_cant_be_kept_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    code, said = failure(capsys, *QUIET, "--data", str(tmp_path / "file"))
    assert (code, "it is a file, not a folder" in said) == (1, True)
    code, said = failure(capsys, *QUIET, "--data", str(tmp_path / "file" / "data"))
    assert code == 1
    assert str(tmp_path / "file" / "data") in said


def test_a_level_of_the_log_is_said_in_our_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = failure(capsys, *QUIET, "--log-level", "loud")
    assert code == 2
    assert said.startswith(
        "tablee-server: --log-level: 'loud' is no level: write debug, info, warning, error; "
    )


def test_an_address_of_another_machine_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = failure(capsys, *QUIET, "--interface", "192.0.2.255")
    assert code == 1
    assert "192.0.2.255" in said
    for host in ("203.0.113.9", "no-such-host.invalid", "1.2.3.4.5", "::zz", "x" * 300):
        code, said = failure(capsys, "--port", "0", "--host", host)
        assert code == 1
        assert f"--host {host} is no address of this machine" in said
        assert "127.0.0.1" in said


def test_the_words_and_their_defaults() -> None:
    plain = read_options([])
    assert (plain.port, plain.host, plain.advertise) == (DEFAULT_PORT, "0.0.0.0", True)
    assert (plain.seed, plain.data, plain.parent_pipe) == (None, kept_folder(), False)
    said = read_options(
        ["--seed", "7", "--bot-pace", "0", "--interface", "10.0.0.1", "--interface", "10.0.0.2"]
    )
    assert (said.seed, said.bot_pace, said.interfaces) == (7, 0.0, ("10.0.0.1", "10.0.0.2"))
