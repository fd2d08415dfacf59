"""The settings' pages: every field has its row, every change is kept and shown at once."""

from typing import Any

import pygame
import pytest

from tablee_client.core.controls import Control
from tablee_client.core.settings import Settings
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Hotkey,
    Intent,
    Navigated,
    Paged,
    PointerMoved,
    Stepped,
    WentBack,
    Wished,
)
from tablee_client.view.screens.profile import ProfileScreen
from tablee_client.view.screens.settings import PAGES, SettingsScreen
from tablee_client.view.theme import LABEL
from tablee_client.view.widgets.control_line import ControlLine
from tablee_client.view.widgets.field import Field
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.person_row import PersonRow
from tablee_client.view.widgets.stepper import Stepper
from tablee_client.view.widgets.tabs import Tabs
from tablee_client.view.widgets.toggle import Toggle
from tablee_client.view.widgets.widget import Widget
from tablee_client.view.window import Window
from tools.scenes.paper import PaperHome, home

ELSEWHERE = {"name", "avatar", "servers", "keys"}
"""Fields of the profile screen, what is only remembered, and what is pressed, not stepped."""


def opened(app: App, page: str = "look", **changes: Any) -> tuple[SettingsScreen, PaperHome]:
    base = home("en")
    base.change(**changes)
    screen = SettingsScreen(app, base, page=page)
    app.push(screen)
    app.top.update(0.02)
    return screen, base


def rows(screen: SettingsScreen) -> list[Field]:
    members = screen.focus.members
    return [m for m in members if isinstance(m, Field) and not isinstance(m, Tabs)]


def of_key(screen: SettingsScreen, key: str) -> Widget:
    nodes = [n for n in screen.stage.nodes if isinstance(n, Widget)]
    return next(node for node in nodes if node.key == key)


def changed(before: Settings, after: Settings) -> set[str]:
    fields = before.__struct_fields__
    return {name for name in fields if getattr(before, name) != getattr(after, name)}


def two_monitors(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = [(1920, 1080), (2560, 1440)]
    monkeypatch.setattr(Window, "monitors", staticmethod(lambda: sizes))


def test_every_field_is_changed_by_the_keys_of_some_page(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_monitors(monkeypatch)
    reached: set[str] = set()
    for page in PAGES:
        for number in range(len(rows(opened(app, page)[0]))):
            for direction in (Direction.RIGHT, Direction.LEFT):
                screen, base = opened(app, page)
                before = base.settings
                screen.focus.focus(rows(screen)[number])
                app.take(Navigated(direction))
                found = changed(before, base.settings)
                assert len(found) <= 1
                reached |= found
                app.pop()
    assert reached == set(Settings().__struct_fields__) - ELSEWHERE


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_what_is_set(app: App, page: str) -> None:
    wild = Settings(
        text_scale=1.5, ui_scale=0.75, animation_speed=4.0, palette="safe", volume=0.3,
        muted=True, music=True, four_colour=True, pattern_marks=True, reduced_motion=True,
    )  # fmt: skip
    changes = {name: getattr(wild, name) for name in changed(Settings(), wild)}
    screen, base = opened(app, page, **changes)
    before = base.settings
    for row in rows(screen):
        if isinstance(row, Toggle):
            assert row.value is not (row.key in ("sound", "pad-swapped"))
    app.top.update(0.02)
    assert base.settings is before


def test_tabs_and_paging_turn_the_pages(app: App) -> None:
    screen, _ = opened(app)
    screen.focus.focus(of_key(screen, "pages"))
    app.take(Navigated(Direction.RIGHT))
    assert screen.page == "motion"
    assert isinstance(screen.focus.current, Tabs)
    for _ in PAGES:
        app.take(Paged(down=True))
    assert screen.page == "access"
    app.take(Paged(down=False))
    assert screen.page == "controls"


def test_what_a_key_changes_is_shown(app: App) -> None:
    screen, base = opened(app, "sound")
    toggle = of_key(screen, "sound")
    assert isinstance(toggle, Toggle)
    assert toggle.value
    base.change(muted=True)
    app.top.update(0.02)
    assert not toggle.value


def test_the_monitor_is_chosen_where_there_are_several(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _ = opened(app)
    assert "monitor" not in [row.key for row in rows(screen)]
    two_monitors(monkeypatch)
    screen, _ = opened(app, monitor=1)
    stepper = of_key(screen, "monitor")
    assert isinstance(stepper, Stepper)
    assert stepper.options[stepper.index][1] == "2: 2560 × 1440"


def line(screen: SettingsScreen, control: Control) -> ControlLine:
    found = of_key(screen, f"control-{control.value}")
    assert isinstance(found, ControlLine)
    return found


def test_swapped_buttons_are_shown_swapped(app: App) -> None:
    screen, base = opened(app, "controls")
    lines = [node for node in screen.stage.nodes if isinstance(node, ControlLine)]
    assert (lines[1].keycap, lines[1].button) == ("Enter", "A")
    base.change(pad_swapped=True)
    app.top.update(0.02)
    assert (lines[1].keycap, lines[1].button) == ("Enter", "B")


def test_a_letter_is_chosen_for_what_a_key_does(app: App) -> None:
    screen, base = opened(app, "controls")
    journal = line(screen, Control.JOURNAL)
    screen.focus.focus(journal)
    app.take(Activated())
    assert journal.is_waiting
    for intent in (Hotkey("7"), PointerMoved(journal.box.cx, journal.box.cy), Hotkey("k")):
        app.take(intent)
    app.top.update(0.02)
    assert (journal.keycap, journal.is_waiting) == ("K", False)
    assert base.settings.keys == {"journal": "k"}


def test_a_letter_that_does_something_else_is_exchanged(app: App) -> None:
    asked: list[bool] = []
    app.on_mute = lambda: asked.append(True)
    screen, base = opened(app, "controls")
    screen.focus.focus(line(screen, Control.JOURNAL))
    for intent in (Activated(), Wished(Control.MUTE)):
        app.take(intent)
    app.top.update(0.02)
    assert base.settings.keys == {"journal": "m", "mute": "j"}
    assert line(screen, Control.MUTE).keycap == "J"
    assert asked == []


@pytest.mark.parametrize("ends", [WentBack(), Activated(), Navigated(Direction.DOWN), Stepped()])
def test_anything_but_a_letter_leaves_the_key_as_it_is(app: App, ends: Intent) -> None:
    screen, base = opened(app, "controls")
    journal = line(screen, Control.JOURNAL)
    screen.focus.focus(journal)
    app.take(Activated())
    app.take(ends)
    assert (app.top, journal.is_waiting, base.settings.keys) == (screen, False, {})


def test_usual_keys_come_back_by_one_press(app: App) -> None:
    screen, base = opened(app, "controls", keys={"hint": "z"})
    assert line(screen, Control.HINT).keycap == "Z"
    screen.focus.focus(of_key(screen, "usual"))
    app.take(Activated())
    app.top.update(0.02)
    assert base.settings.keys == {}
    assert line(screen, Control.HINT).keycap == "H"


def test_a_missing_loudspeaker_is_told_on_the_page_of_sound(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _ = opened(app, "sound")
    note = of_key(screen, "settings-no-speaker")
    assert isinstance(note, Label)
    assert not note.visible
    monkeypatch.setattr(type(app.sound), "is_missing", True)
    app.top.update(0.02)
    assert note.visible


def test_the_profile_opens_and_comes_back_changed(app: App) -> None:
    screen, base = opened(app)
    screen.focus.focus(of_key(screen, "profile"))
    app.take(Activated())
    assert isinstance(app.top, ProfileScreen)
    base.change(name="Perrine")
    app.pop()
    row = of_key(screen, "profile")
    assert isinstance(row, PersonRow)
    assert row.name == "Perrine"


def test_a_window_on_a_monitor_that_is_gone_opens_on_the_first() -> None:
    window = Window("test", size=(960, 540), monitor=5)
    assert window.size == (960, 540)
    window.set_monitor(3)
    assert window.size == (960, 540)
    window.set_fullscreen(True)
    window.set_monitor(7)
    assert window.size == pygame.display.get_desktop_sizes()[0]
    window.close()


@pytest.mark.parametrize("locale", ["fr", "en", "de"])
def test_no_label_is_cut(app: App, locale: str) -> None:
    app.words = Words(locale)
    for page in PAGES:
        screen, _ = opened(app, page)
        setter = app.canvas.typesetter
        for row in rows(screen):
            room = row.control.x - row.box.x - 48
            style = setter.shrunk(row.label, LABEL, room)
            assert setter.fit(row.label, style, room) == row.label
