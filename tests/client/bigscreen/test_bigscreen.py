"""The real screen for a room, at a real server: what it shows, follows, loses and finds again."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tablee.protocol import TableRules
from tablee_client.core.address import Address
from tablee_client.core.bigscreen.plan import BigScreenPlan
from tablee_client.core.company import open_table
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.invitation import Invitation
from tablee_client.core.session import Session
from tablee_client.core.settings import NoSettingsFile, Settings
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.bigscreen.bigscreen import BigScreen
from tablee_client.view.bigscreen.intermission import IntermissionScreen
from tablee_client.view.intents import (
    Activated,
    Direction,
    Hotkey,
    MenuAsked,
    Navigated,
    PointerPressed,
    WentBack,
)
from tablee_client.view.tables.frame import TableScreen
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan
from tablee_server.server import Server as RealServer

Visit = Callable[[str], Awaitable[Session]]
RULES = TableRules(bank=0, afk=0, open_hands=30)


@pytest.fixture
async def place() -> AsyncIterator[Address]:
    socket = listen("127.0.0.1", 0)
    server = RealServer(Plan("Attic", "id", seed=3, pace=Pace(0.0)), [socket])
    server.start()
    yield Address("127.0.0.1", socket.getsockname()[1], plain=True)
    await server.close()


@pytest.fixture
async def big(
    place: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[BigScreen]:
    monkeypatch.setitem(os.environ, "TABLEE_HOME", str(tmp_path))
    file = NoSettingsFile(tmp_path / "settings.toml")
    plan = BigScreenPlan(Invitation((place,)), size=(960, 540))
    screen = BigScreen(Start(Words("en"), file, Settings(animation_speed=0.0), big=plan), plan)
    screen.show_first()
    screen.open_wanted()
    yield screen
    await screen.close()
    screen.app.window.close()


@pytest.fixture
async def visit(place: Address) -> AsyncIterator[Visit]:
    opened: list[Session] = []

    async def come(name: str) -> Session:
        opened.append(await Session.open(place, Profile(name), Keys()))
        return opened[-1]

    yield come
    for session in opened:
        await session.close()


async def until(big: BigScreen, is_so: Callable[[], bool]) -> None:
    """Show frames until something is so."""
    async with asyncio.timeout(30):
        while not is_so():
            big.app.step(1 / 60)
            await asyncio.sleep(0.005)


def table(big: BigScreen) -> TableScreen | None:
    return big.app.top if isinstance(big.app.top, TableScreen) else None


def cut(session: Session) -> None:
    """Break a session's connection, as a cable would."""
    link = session._lifeline._link
    assert link is not None
    link.abort()


async def begun(visit: Visit, name: str, game: str = "nain") -> Session:
    host = await visit(name)
    await open_table(host, game, name=f"T-{name}", rules=RULES)
    await host.start()
    return host


async def test_it_shows_a_match_its_result_and_the_rematch(big: BigScreen, visit: Visit) -> None:
    assert isinstance(big.app.top, IntermissionScreen)
    host = await begun(visit, "Ana")
    await until(big, lambda: table(big) is not None)
    shown = table(big)
    assert shown is not None
    assert shown.showing is not None
    assert shown.seen.seat is None
    assert not shown.open_hands.is_open
    await host.vote("stop")
    await until(big, lambda: shown.seen.outcome is not None)
    assert table(big) is shown
    await host.vote("rematch")
    await until(big, lambda: shown.seen.match == 2)
    assert table(big) is shown
    assert big.lookout.evening.matches == 1


async def test_no_input_reaches_a_table(big: BigScreen, visit: Visit) -> None:
    await begun(visit, "Ana")
    await until(big, lambda: table(big) is not None)
    shown = table(big)
    for intent in (PointerPressed(74, 70), MenuAsked(), Hotkey("j"), Activated(), Hotkey("n")):
        big.app.take(intent)
        big.app.step(1 / 60)
    assert big.app.top is shown
    assert shown is not None
    assert not shown.journal.is_open


async def test_left_and_right_keep_another_table(big: BigScreen, visit: Visit) -> None:
    await begun(visit, "Ana")
    await begun(visit, "Bo", "gnumies")
    await until(big, lambda: table(big) is not None and len(big.lookout.looks()) == 2)
    first = big.lookout.shown
    big.app.take(Navigated(Direction.RIGHT))
    await until(big, lambda: table(big) is not None and big.lookout.shown != first)
    assert big.programme.picker.held == big.lookout.shown
    big.app.take(Activated())
    assert big.programme.picker.held is None


async def test_a_server_that_went_away_is_said_calmly(big: BigScreen, visit: Visit) -> None:
    await begun(visit, "Ana")
    await until(big, lambda: table(big) is not None)
    shown = table(big)
    assert shown is not None
    assert shown.showing is not None
    now = shown.showing.now
    for hall in big.lookout.halls:
        for scout in hall.scouts.values():
            cut(scout.session)
    await until(big, lambda: "again" in now.now.text)
    await until(big, lambda: "again" not in now.now.text)
    assert table(big) is shown


async def test_escape_leaves_a_window(big: BigScreen) -> None:
    ended: list[bool] = []
    big.app.on_quit = lambda: ended.append(True)
    big.app.take(WentBack())
    assert ended == [True]


async def test_a_table_that_cannot_be_shown_does_not_end_the_evening(
    big: BigScreen,
    visit: Visit,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await begun(visit, "Ana")
    await begun(visit, "Bo", "gnumies")
    await until(big, lambda: table(big) is not None and len(big.lookout.looks()) == 2)
    shown, key = table(big), big.lookout.shown
    assert shown is not None

    def broken(_: float) -> None:
        raise LookupError("what a strange server says")

    monkeypatch.setattr(shown, "animate", broken)
    await until(big, lambda: table(big) not in (None, shown))
    assert big.lookout.shown != key
    assert [look.key for look in big.lookout.looks()] == [big.lookout.shown]
    assert "a table can't be shown" in caplog.text
