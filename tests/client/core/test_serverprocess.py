"""Servers as children: they listen, they end, and they say why they can't."""

import asyncio
import contextlib
import os
import signal
import socket
from pathlib import Path

import pytest

from tablee.protocol import DEFAULT_PORT
from tablee_client.core.failure import ConnectError, HostError
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.notices import Lost
from tablee_client.core.serverprocess import ServerProcess
from tablee_client.core.session import Session
from tablee_client.core.spawning import LOGS_KEPT, server_command
from tablee_client.core.standby import Standby

pytestmark = pytest.mark.e2e


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))


async def test_a_household_server_opens_to_its_secret_only(tmp_path: Path) -> None:
    server = await ServerProcess.household(["--bot-pace", "0"])
    with pytest.raises(ConnectError) as caught:
        await Session.open(server.address, Profile("Stranger"))
    assert (caught.value.code, caught.value.by_server) == ("secret", True)
    session = await Session.open(server.address, Profile("Léa"), Keys(secret=server.secret))
    assert session.connected
    await session.close()
    await server.stop()
    assert not server.running
    assert list((tmp_path / "hosted").iterdir()) == []


async def test_logs_of_killed_programs_do_not_pile_up(tmp_path: Path) -> None:
    (tmp_path / "hosted").mkdir()
    for number in range(20):
        (tmp_path / "hosted" / f"practice-old{number}.log").write_text("killed")
    server = await ServerProcess.household()
    await server.stop()
    assert len(list((tmp_path / "hosted").iterdir())) == LOGS_KEPT


async def test_a_server_that_is_kept_shares_its_log_with_no_other(tmp_path: Path) -> None:
    words = ["--host", "127.0.0.1", "--port", "0", "--no-advertise"]
    kept = await ServerProcess.party(words)
    kept.keep()
    other = await ServerProcess.party(words)
    logs = tmp_path / "hosted"
    assert len(list(logs.glob("party-*.log"))) == 2
    await other.stop()
    assert len(list(logs.glob("party-*.log"))) == 1
    os.kill(kept.pid, signal.SIGTERM)


async def test_a_port_in_use_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = ["--host", "127.0.0.1", "--port", str(port), "--no-advertise"]
        with pytest.raises(HostError) as caught:
            await ServerProcess.party(words)
    assert (caught.value.code, caught.value.details["port"]) == ("port-in-use", port)


async def test_a_server_that_fails_tells_its_last_words() -> None:
    with pytest.raises(HostError) as caught:
        await ServerProcess.party(["--port", "0", "--interface", "203.0.113.9"])
    assert caught.value.code == "server-failed"
    assert "203.0.113.9" in str(caught.value.details["line"])


async def test_a_party_server_outlives_its_starter_if_it_is_kept() -> None:
    server = await ServerProcess.party(["--host", "127.0.0.1", "--port", "0", "--no-advertise"])
    session = await Session.open(server.address, Profile("Léa"))
    assert session.connected
    server.keep()
    await session.close()
    again = await Session.open(server.address, Profile("Noé"))
    os.kill(server.pid, signal.SIGTERM)
    async with asyncio.timeout(10):
        while not any(isinstance(notice, Lost) for notice in await again.wait()):
            assert not again.over
    await again.close()


async def test_a_bundle_starts_its_own_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(Path("/apps/tablee.exe")))
    assert server_command() == [str(Path("/apps/tablee-server.exe"))]
    with pytest.raises(HostError) as caught:
        await ServerProcess.party([])
    assert caught.value.code == "server-failed"


async def test_a_party_takes_another_port_where_the_usual_one_is_in_use(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # then another program has it already
            stack.enter_context(socket.create_server(("127.0.0.1", DEFAULT_PORT)))
        server = await ServerProcess.party(["--host", "127.0.0.1", "--no-advertise"])
        assert server.port not in (0, DEFAULT_PORT)
        assert (tmp_path / "hosted" / "data").is_dir()
        await server.stop()


async def test_a_server_that_stands_by_becomes_the_one_that_is_wanted() -> None:
    standby = Standby.start()
    assert standby is not None
    server = await ServerProcess.household(["--bot-pace", "0"], standby=standby)
    other = await ServerProcess.household(standby=standby)  # it was taken, so this one is new
    assert server.port != other.port
    for one in (server, other):
        await one.stop()
        assert not one.running


async def test_a_server_that_stands_by_in_vain_is_ended_or_ends_by_itself() -> None:
    dropped, left = Standby.start(), Standby.start()
    assert dropped is not None
    assert left is not None
    dropped.drop()
    assert dropped.take([]) is None
    process = left._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await asyncio.to_thread(process.wait) == 0
    left.drop()


async def test_a_server_that_stood_by_and_is_gone_is_done_without() -> None:
    standby = Standby.start()
    assert standby is not None
    assert standby._process is not None
    standby._process.kill()
    server = await ServerProcess.household(standby=standby)
    await server.stop()
