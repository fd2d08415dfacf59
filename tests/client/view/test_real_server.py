"""From the hall into a match, by keys alone, with a real server in a process of its own."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tablee_client.core.address import Address
from tablee_client.core.invitation import Invitation
from tablee_client.core.plan import PracticePlan
from tablee_client.core.settings import SettingsFile
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.client import Client
from tablee_client.view.intents import Activated, Direction, Navigated, Stepped, WentBack
from tablee_client.view.screens.create import CreateScreen
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.screens.host import HostScreen
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.tables.frame import TableScreen

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
FRAME = 1 / 60
PATIENCE = 15.0


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setitem(os.environ, "TABLEE_HOME", str(tmp_path))
    file = SettingsFile(tmp_path / "settings.toml")
    settings = file.load().with_(name="Basile", locale="en")
    start = Start(Words("en"), file, settings, interfaces=("127.0.0.1",))
    client = Client(start, size=(960, 540))
    client.show_first()
    yield client
    await client.close()


async def until(client: Client, is_so: Callable[[], bool]) -> None:
    """Show frames until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            client.app.step(FRAME)
            await asyncio.sleep(0.005)


async def focus_on(client: Client, key: str) -> None:
    """Press Tab until the widget of this key has the focus."""
    for _ in range(40):
        if getattr(client.app.top.focus.current, "key", "") == key:
            return
        client.app.take(Stepped())
        client.app.step(FRAME)
    raise AssertionError(f"Tab never comes to {key!r}")


async def test_a_party_is_hosted_played_and_closed_by_keys_alone(client: Client) -> None:
    app = client.app

    def on(kind: type[object]) -> Callable[[], bool]:
        return lambda: isinstance(app.top, kind)

    await focus_on(client, "host")
    app.take(Activated())
    await until(client, on(HostScreen))
    app.take(Activated())
    await until(client, on(LobbyScreen))
    assert client.is_hosting
    assert isinstance(app.top, LobbyScreen)
    link = client.own_link()  # None on a machine without a network
    assert link is None or link.key == app.top.room.key
    app.take(Activated())
    await until(client, on(CreateScreen))
    await focus_on(client, "primary")
    app.take(Activated())
    await until(client, on(TableLobbyScreen))
    lobby = app.top
    assert isinstance(lobby, TableLobbyScreen)
    await until(client, lambda: lobby.room.table is not None)
    app.step(FRAME)
    await focus_on(client, "primary")
    app.take(Activated())
    await until(client, lambda: bool(lobby.room.table and lobby.room.table.observation))
    lobby.room.leave()
    await until(client, on(LobbyScreen))
    app.take(WentBack())
    app.take(Navigated(Direction.LEFT))
    app.take(Activated())
    await until(client, lambda: not client.is_hosting)
    await until(client, on(HallScreen))


async def test_a_first_match_is_guided_from_the_practice_screen(client: Client) -> None:
    app = client.app
    app.push(PracticeScreen(app, client, "gnumies"))
    app.step(FRAME)
    await focus_on(client, "guided")
    app.take(Activated())
    await until(client, lambda: isinstance(app.top, TableScreen))
    table = app.top
    assert isinstance(table, TableScreen)
    guide = table.guide
    assert guide is not None
    await until(client, lambda: "A good move now" in guide.text)
    assert {seat.level for seat in table.seen.info.seats[1:]} == {"easy"}


async def test_a_practice_that_can_t_be_kept_is_played_and_says_so(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(client.app, "toast", told.append)
    (tmp_path / "practice").write_text("a file, not a folder")
    await client.practise(PracticePlan("gnumies", seats=2))
    assert told == [client.app.words("practice-not-kept")]


async def test_the_hall_knows_that_the_command_line_connects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "TABLEE_HOME", str(tmp_path))
    file = SettingsFile(tmp_path / "settings.toml")
    with socket.create_server(("127.0.0.1", 0)) as mute:
        start = Start(
            Words("en"),
            file,
            file.load().with_(name="Basile"),
            join=Invitation((Address("127.0.0.1", mute.getsockname()[1]),)),
            interfaces=("127.0.0.1",),
        )
        client = Client(start, size=(960, 540))
        running = asyncio.create_task(client.run())
        mute.setblocking(False)
        async with asyncio.timeout(PATIENCE):
            caller, _ = await asyncio.get_running_loop().sock_accept(mute)
            assert await asyncio.get_running_loop().sock_recv(caller, 1)  # it greets, in vain
        hall = client.app.top
        assert isinstance(hall, HallScreen)
        assert hall.joining.is_under_way
        client.app.quit()
        await running
        caller.close()
