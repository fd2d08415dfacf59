"""Finding a server: what the screen says, offers and refuses."""

import asyncio
from dataclasses import replace

import pytest

from tablee.protocol import VersionRange
from tablee_client.core.checkup import Finding
from tablee_client.core.progress import Progress
from tablee_client.view import clipboard
from tablee_client.view.app import App
from tablee_client.view.geometry import PRIMARY
from tablee_client.view.intents import Activated, Stepped, WentBack
from tablee_client.view.screen import Screen
from tablee_client.view.screens.doctor import DoctorScreen
from tablee_client.view.screens.find import FindScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.reader import Reader
from tablee_client.view.widgets.widget import Widget
from tools.scenes.paper import SERVERS, home


def widgets(screen: Screen) -> list[Widget]:
    return [node for node in screen.stage.nodes if isinstance(node, Widget) and node.visible]


def labels(screen: Screen) -> list[str]:
    return [text for w in widgets(screen) if isinstance(text := getattr(w, "text", ""), str)]


@pytest.mark.parametrize(
    ("search", "says"),
    [
        (Progress(1.0), "find-looking-help"),
        (Progress(3.0), "find-none-help"),
        (Progress(3.5, deaf=True), "find-deaf"),
        (Progress(0.1, alone=True), "find-alone"),
    ],
)
def test_a_search_that_finds_nobody_says_what_may_be_wrong(
    app: App, search: Progress, says: str
) -> None:
    base = home("en", ())
    base.search = search
    app.push(screen := FindScreen(app, base))
    assert app.words(says) in labels(screen)


def press(app: App, screen: Screen, key: str) -> None:
    while getattr(screen.focus.current, "key", "") != key:
        app.take(Stepped())
    app.take(Activated())


def test_a_scan_is_asked_for_and_followed(app: App) -> None:
    base = home("en", ())
    app.push(screen := FindScreen(app, base))
    press(app, screen, "scan")
    assert base.scans == 1
    base.search = Progress(5.0, scanned=0.42)
    app.step(0.02)
    assert any("42" in text for text in labels(screen))
    press(app, screen, "scan")
    assert base.scans == 1


def test_a_server_that_cannot_be_joined_says_why_and_is_not_joined(app: App) -> None:
    base = home("en", [replace(SERVERS[0], compatible=False, protocol=VersionRange(87, 99))])
    app.push(screen := FindScreen(app, base))
    primary = next(w for w in widgets(screen) if isinstance(w, Button) and w.box == PRIMARY)
    assert "87-99" in primary.reason
    press(app, screen, "servers")
    assert not screen.joining.is_under_way


def test_what_was_copied_is_pasted_as_an_address(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.push(screen := FindScreen(app, home("en", ())))
    monkeypatch.setattr(clipboard, "read", lambda: " 192.0.2.7:4000\n")
    press(app, screen, "paste")
    assert screen.address == "192.0.2.7:4000"
    primary = next(w for w in widgets(screen) if isinstance(w, Button) and w.box == PRIMARY)
    assert primary.reason == ""


async def test_the_check_up_runs_beside_the_screen_and_is_worded(app: App) -> None:
    base = home("en", ())
    base.findings = (
        Finding("multicast-deaf", "wrong"),
        Finding("port-free", "fine", {"port": "1"}),
    )
    app.push(FindScreen(app, base))
    press(app, app.top, "doctor")
    screen = app.top
    assert isinstance(screen, DoctorScreen)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    app.step(0.02)
    page = next(w.page for w in widgets(screen) if isinstance(w, Reader))
    assert page.index("5353") < page.index("can host on port 1")
    app.take(WentBack())
    assert isinstance(app.top, FindScreen)


STRANGE = (
    "\u0645\u0631\u062d\u0628\u0627",
    "\U0001d51b" * 24,
    "\U0001f0a1\u200d\U0001f0a2",
    "\u6f22" * 24,
    "{ $x } %s",
)


async def test_strange_names_are_shown_and_break_nothing(app: App) -> None:
    servers = [replace(SERVERS[0], name=name, id=name, software=name) for name in STRANGE]
    screen = FindScreen(app, home("en", servers))
    app.push(screen)
    app.step(0.02)
    press(app, screen, "servers")
    assert screen.joining.is_under_way
