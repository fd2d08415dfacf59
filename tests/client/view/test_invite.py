"""How a host lets others in: the code can be scanned, the link copied, by mouse and by keys."""

import pygame
import pytest

from tablee.protocol.link import Link, parse_link
from tablee_client.core import sharing
from tablee_client.core.sharing import QUIET, code_of, link_to, page_at, read_out
from tablee_client.core.words import Words
from tablee_client.view import clipboard
from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Stepped,
    WentBack,
)
from tablee_client.view.screens.invite import CODE, InviteScreen
from tablee_client.view.screens.lobby import INVITE, LobbyScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.theme import CREAM, SHADOW
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.scan_code import ScanCode
from tablee_client.view.widgets.toast import Toast
from tablee_client.view.widgets.widget import Widget
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt
from tools.scenes.paper import PaperHome, home
from tools.scenes.paper_room import PaperRoom, info, view

LINK = Link(("192.168.1.20", "10.0.0.7:47811"), bytes(range(32)))


def hosting(link: Link | None = LINK) -> PaperHome:
    at_home = home("en")
    at_home.is_hosting, at_home.link = True, link
    return at_home


def shown_lobby(app: App, at_home: PaperHome) -> LobbyScreen:
    screen = LobbyScreen(app, at_home, PaperRoom([info(1, "Attic", "po")]))
    app.push(screen)
    app.step(0.02)
    return screen


def click(app: App, box: Box) -> None:
    at = box.cx, box.cy
    for intent in (PointerMoved(*at), PointerPressed(*at), PointerReleased(*at)):
        app.take(intent)


def step_to(app: App, key: str) -> None:
    """Press Tab until this widget has the focus."""
    for _ in range(20):
        if isinstance(app.top.focus.current, Widget) and app.top.focus.current.key == key:
            return
        app.take(Stepped())
    raise AssertionError(f"Tab never comes to {key!r}")


def told(app: App) -> str:
    (toast,) = [node for node in app.top.stage.nodes if isinstance(node, Toast)]
    return toast.text


@pytest.mark.parametrize("by_mouse", [True, False])
async def test_the_host_copies_the_link_to_his_hall(
    app: App, monkeypatch: pytest.MonkeyPatch, by_mouse: bool
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    shown_lobby(app, hosting())
    if by_mouse:
        click(app, INVITE)
    else:
        step_to(app, "invite")
        app.take(Activated())
    app.step(0.02)
    assert isinstance(app.top, InviteScreen)
    app.take(Activated())
    assert parse_link(copied[0]) == LINK
    assert told(app) == app.words("invite-copied")
    app.take(WentBack())
    assert isinstance(app.top, LobbyScreen)


async def test_a_table_is_named_in_the_link_to_it(app: App) -> None:
    table = info(5, "Attic", "mo")
    room = PaperRoom([table], table=view(table, seat=0, hosted=True))
    app.push(TableLobbyScreen(app, hosting(), room))
    app.step(0.02)
    step_to(app, "invite")
    app.take(Activated())
    assert isinstance(app.top, InviteScreen)
    assert app.top.link is not None
    assert app.top.link.table == "5"


async def test_the_code_is_read_out_and_the_page_scanned(app: App) -> None:
    at_home = hosting()
    at_home.page = 47711
    app.push(InviteScreen(app, at_home))
    app.step(0.02)
    labels = {node.key: node.text for node in app.top.stage.nodes if isinstance(node, Label)}
    assert labels["invite-code"] == "AAT-J5S"
    assert labels["invite-page"] == "http://192.168.1.20:47711/"
    (scan,) = [node for node in app.top.stage.nodes if isinstance(node, ScanCode)]
    assert scan.code == code_of("http://192.168.1.20:47711/")


def test_an_ipv6_address_has_a_page_and_no_code() -> None:
    assert page_at("[fe80::1]:4000", 80) == "http://[fe80::1]:80/"
    assert read_out("[fe80::1]:4000") is None


async def test_who_hosts_nothing_invites_nobody(app: App) -> None:
    screen = shown_lobby(app, home("en"))
    assert "invite" not in [w.key for w in screen.focus.members if isinstance(w, Widget)]


async def test_where_nobody_can_come_the_screen_says_why(app: App) -> None:
    app.push(InviteScreen(app, hosting(None)))
    app.step(0.02)
    app.take(Activated())
    assert told(app) == app.words("invite-nobody")


async def test_a_system_without_a_clipboard_is_told_of(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", nowhere)
    app.push(InviteScreen(app, hosting()))
    app.step(0.02)
    app.take(Activated())
    assert told(app) == app.words("invite-not-copied")


@pytest.mark.usefixtures("app")
def test_what_is_copied_can_be_pasted() -> None:
    if clipboard.write("tablee://192.168.1.20/"):
        assert clipboard.read() == "tablee://192.168.1.20/"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768)])
def test_every_square_of_the_code_is_on_the_screen_and_a_quiet_zone_around(
    size: tuple[int, int], clock: HandClock, art: KeptArt
) -> None:
    app = App(Window("test", size=size), Words("en"), art=art, clock=clock)
    app.push(InviteScreen(app, hosting()))
    app.step(0.02)
    code, surface = code_of(str(LINK)), app.window.surface
    plate = app.canvas.viewport.rect(CODE)
    side = plate.w // (len(code) + 2 * QUIET)
    assert side * len(code) > 0.7 * plate.w
    whole = pygame.Rect(0, 0, side * len(code), side * len(code))
    whole.center = plate.center
    for y in range(-QUIET, len(code) + QUIET):
        for x in range(-QUIET, len(code) + QUIET):
            is_dark = 0 <= x < len(code) and 0 <= y < len(code) and code[y][x]
            corner = whole.x + x * side, whole.y + y * side
            for spot in (corner, (corner[0] + side - 1, corner[1] + side - 1)):
                assert surface.get_at(spot)[:3] == (SHADOW if is_dark else CREAM)
    app.window.close()


def test_the_link_tells_every_address_by_which_others_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "searched", lambda _: ["192.168.1.20", "10.0.0.7"])
    assert str(link_to(4000, None)) == "tablee://192.168.1.20:4000,10.0.0.7:4000/"
    monkeypatch.setattr(sharing, "searched", lambda _: ["127.0.0.1"])
    assert link_to(4000, None) is None


def test_an_address_that_is_gone_leads_to_nobody() -> None:
    assert link_to(4000, None, ["192.0.2.1"]) is None
