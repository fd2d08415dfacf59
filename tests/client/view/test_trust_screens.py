"""What is asked on the way in, by mouse and by keys: the safe answer is the one at hand."""

import asyncio

import pytest
from msgspec.structs import replace

from tablee.protocol.link import key_of
from tablee_client.core.failure import ConnectError, RefusedError
from tablee_client.core.invitation import Invitation
from tablee_client.core.settings import Settings
from tablee_client.core.trust import words_of
from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Typed,
    WentBack,
)
from tablee_client.view.room import Room
from tablee_client.view.screen import Screen
from tablee_client.view.screens.changed_key import TRUST, ChangedKeyScreen
from tablee_client.view.screens.find import FindScreen
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.pin import PinScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.widgets.button import Button
from tools.scenes.paper import SERVERS, PaperHome, home
from tools.scenes.paper_room import PaperRoom, info, view

KEY = "a" * 52


class GuardedHome(PaperHome):
    """A home whose one server asks something before it lets anybody in."""

    def __init__(self, *errors: ConnectError) -> None:
        super().__init__(Settings(name="Basile", avatar=4), SERVERS[:1])
        self.errors = list(errors)
        self.asked: list[Invitation] = []

    async def join(self, invitation: Invitation) -> Room:
        self.asked.append(invitation)
        if self.errors:
            raise self.errors.pop(0)
        return PaperRoom()


def changed() -> ConnectError:
    return ConnectError(
        "changed-key", address="192.168.1.31", name="Chez Odilon", how="first",
        before=words_of(bytes(32)), words=words_of(bytes(31) + b"!"), key=KEY,
    )  # fmt: skip


async def step(app: App) -> None:
    """Let what was begun go on, and show it."""
    for _ in range(4):
        await asyncio.sleep(0)
    app.step(0.02)


async def join(app: App, home: GuardedHome) -> FindScreen:
    screen = FindScreen(app, home)
    app.push(screen)
    app.step(0.02)
    screen.joining.join(Invitation.to(SERVERS[0]))
    await step(app)
    return screen


def on(app: App, kind: type[Screen]) -> bool:
    return isinstance(app.top, kind)


def click(app: App, box: Box) -> None:
    at = box.cx, box.cy
    for intent in (PointerMoved(*at), PointerPressed(*at), PointerReleased(*at)):
        app.take(intent)


@pytest.mark.parametrize("by_escape", [True, False])
async def test_a_changed_key_is_left_alone_by_the_key_at_hand(app: App, by_escape: bool) -> None:
    home = GuardedHome(changed())
    await join(app, home)
    assert on(app, ChangedKeyScreen)
    app.take(WentBack() if by_escape else Activated())
    await step(app)
    assert on(app, FindScreen)
    assert len(home.asked) == 1


@pytest.mark.parametrize("by_mouse", [True, False])
async def test_a_changed_key_is_trusted_by_who_says_so(app: App, by_mouse: bool) -> None:
    home = GuardedHome(changed())
    await join(app, home)
    if by_mouse:
        click(app, TRUST)
    else:
        app.take(Navigated(Direction.LEFT))
        app.take(Activated())
    await step(app)
    assert on(app, LobbyScreen)
    assert home.asked[-1].accepts == key_of(KEY)


async def test_a_plain_server_is_joined_only_by_who_says_so(app: App) -> None:
    home = GuardedHome(ConnectError("plain-server", address="x"), ConnectError("plain-server"))
    find = await join(app, home)
    app.take(Activated())
    await step(app)
    assert len(home.asked) == 1
    find.joining.join(Invitation.to(SERVERS[0]))
    await step(app)
    app.take(Navigated(Direction.RIGHT))
    app.take(Activated())
    await step(app)
    assert on(app, LobbyScreen)
    assert [at.plain for at in home.asked[-1].addresses] == [True]


async def test_a_pin_is_written_and_shown_and_asked_for_again(app: App) -> None:
    home = GuardedHome(said("pin"), said("wrong-pin", seconds=2))
    await join(app, home)
    assert on(app, PinScreen)
    app.take(Typed("12"))
    app.take(Activated())
    await step(app)
    assert len(home.asked) == 1, "12 is no PIN"
    app.take(Typed("34"))
    app.take(Activated())
    await step(app)
    assert home.asked[-1].pin == "1234"
    assert on(app, PinScreen)
    app.take(Typed("4711"))
    await step(app)
    app.take(Navigated(Direction.DOWN))
    app.take(Activated())
    await step(app)
    assert on(app, LobbyScreen)
    assert home.asked[-1].pin == "4711"


def said(code: str, **details: int) -> ConnectError:
    error = ConnectError(code, **details)
    error.by_server = True
    return error


async def test_a_locked_table_asks_for_its_pin_and_is_asked_again(app: App) -> None:
    room = PaperRoom([replace(info(1, "Attic", "poo"), locked=True)])
    lobby = LobbyScreen(app, home("en"), room)
    app.push(lobby)
    app.step(0.02)
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    lobby.go_in(lambda pin: answer if pin is None else room.join(1, None, pin))
    answer.set_exception(RefusedError("locked"))
    await step(app)
    assert on(app, PinScreen)
    app.take(Typed("4711"))
    app.take(Activated())
    await step(app)
    assert on(app, LobbyScreen)
    assert room.done[-1] == ("join", 1, None, "4711")


async def test_the_host_locks_his_table_and_opens_it_again(app: App) -> None:
    for locked in (False, True):
        table = replace(info(5, "Attic", "moo"), locked=locked)
        room = PaperRoom([table], table=view(table, seat=0, hosted=True))
        screen = TableLobbyScreen(app, home("en"), room)
        app.push(screen)
        app.step(0.02)
        press(screen, "lock")
        if not locked:
            app.step(0.02)
            app.take(Typed("4711"))
            app.take(Activated())
        assert room.done[-1] == ("lock", None if locked else "4711")


def press(screen: Screen, key: str) -> None:
    (button,) = [w for w in screen.focus.members if isinstance(w, Button) and w.key == key]
    screen.focus.focus(button)
    screen.app.take(Activated())
