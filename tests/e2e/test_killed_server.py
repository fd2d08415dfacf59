"""A server that is killed under load and started anew has kept all that it confirmed."""

import argparse
import asyncio
import socket
import subprocess
from pathlib import Path

import pytest

from tablee_client.core.address import Address
from tablee_client.core.greeting import Profile
from tablee_client.core.notices import Back
from tablee_client.core.session import Session
from tests.e2e.processes import PATIENCE, Programs
from tools.kill_server import kill_often

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(PATIENCE)]


async def test_nothing_confirmed_is_lost_and_everybody_comes_back(tmp_path: Path) -> None:
    words = argparse.Namespace(
        kills=2, tables=3, game="nain-jaune", seats=3, humans=2, pause=0.01, least=0.3, most=0.6,
        plain=False, seed=3,
    )  # fmt: skip
    figures = await kill_often(words, tmp_path)
    assert figures["confirmed"] > 0
    assert figures["lost"] == 0
    assert figures["clients"] == 6


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


async def _started(programs: Programs, folder: Path, port: int) -> "subprocess.Popen[str]":
    words = ("--host", "127.0.0.1", "--port", str(port), "--no-advertise", "--data", str(folder))
    process = programs.start("tablee_server", *words)
    assert process.stdout is not None
    said = await asyncio.to_thread(process.stdout.readline)
    assert "listening" in said
    return process


def _kill(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.communicate()


async def _asked(session: Session) -> int:
    """Wait until there is something to decide, and give its number."""
    while session.table is None or not session.table.prompt:
        await session.wait()
    return session.table.prompt


async def _until_back(session: Session) -> Back:
    while True:
        for notice in await session.wait():
            if isinstance(notice, Back):
                return notice


async def test_clients_come_back_by_themselves_to_the_same_question(
    programs: Programs, tmp_path: Path
) -> None:
    port = _free_port()
    process = await _started(programs, tmp_path / "state", port)
    try:
        address = Address("127.0.0.1", port)
        lea = await Session.open(address, Profile("Léa"))
        max_ = await Session.open(address, Profile("Max"))
        await max_.list_tables()
        table = await lea.create_table("gnumies", "Attic", seats=2)
        await lea.ready()
        await lea.start()
        asked, me = await _asked(lea), lea.welcome.player
        boot = lea.welcome.boot_id
        _kill(process)
        process = await _started(programs, tmp_path / "state", port)
        assert (await _until_back(lea)).resumed
        assert (await _asked(lea), lea.welcome.player) == (asked, me)
        assert lea.welcome.boot_id != boot
        assert (await _until_back(max_)).resumed
        await max_.list_tables()
        assert list(max_.tables) == [table]
        await lea.close()
        await max_.close()
    finally:
        _kill(process)
