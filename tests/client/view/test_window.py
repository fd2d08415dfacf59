"""The window opens anywhere there is a display, and says so where there is none."""

import os
from pathlib import Path

import pygame
import pytest

from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.hints import HINTS, leave_opengl_out, leave_wayland_out, set_hints
from tablee_client.view.intents import FullscreenToggled, QuitAsked, Resized
from tablee_client.view.screen import Screen
from tablee_client.view.window import NoDisplay, Window, window_size


def test_hints_do_not_replace_what_the_player_set() -> None:
    environment = {"SDL_IME_SHOW_UI": "0"}
    set_hints(environment)
    assert environment == {**HINTS, "SDL_IME_SHOW_UI": "0"}


def test_wayland_is_tried_only_where_it_can_work() -> None:
    bare: dict[str, str] = {}
    leave_wayland_out(bare, "linux")
    assert bare == {"SDL_VIDEODRIVER": "x11,kmsdrm"}
    for environment, platform in (({"XDG_RUNTIME_DIR": "/run/user/1"}, "linux"), ({}, "win32")):
        before = dict(environment)
        leave_wayland_out(environment, platform)
        assert environment == before


def test_opengl_is_left_out_only_where_there_is_no_graphics_chip(tmp_path: Path) -> None:
    absent = (tmp_path / "dri", tmp_path / "nvidia0")
    bare: dict[str, str] = {}
    leave_opengl_out(bare, "linux", absent)
    assert bare == {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
    wished = {"SDL_FRAMEBUFFER_ACCELERATION": "1"}
    leave_opengl_out(wished, "linux", absent)
    assert wished == {"SDL_FRAMEBUFFER_ACCELERATION": "1"}
    for platform, devices in (("linux", (*absent, tmp_path)), ("darwin", absent)):
        environment: dict[str, str] = {}
        leave_opengl_out(environment, platform, devices)
        assert environment == {}


def test_without_a_display_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(NoDisplay, match="start from a desktop session"):
        Window("test")


def test_a_window_is_seen_whole_on_a_small_desktop() -> None:
    assert window_size((1600, 900), (1920, 1080)) == (1600, 900)
    wide, tall = window_size((1600, 900), (1366, 768))
    assert (wide, tall) == (1256, 707)
    assert window_size((1600, 900), (640, 480)) == (960, 540)


def test_another_pygame_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "IS_CE", False)
    with pytest.raises(NoDisplay, match="pygame-ce"):
        Window("test")


def test_a_resize_changes_the_mapping(app: App) -> None:
    app.push(Screen(app))
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    app.take(Resized(1280, 720))
    assert app.canvas.viewport.rect(Box(0, 0, 1920, 1080)).size == (1280, 720)


def test_fullscreen_has_the_desktop_size_and_back_the_window_size(app: App) -> None:
    app.push(Screen(app))
    app.take(FullscreenToggled())
    assert app.window.size == pygame.display.get_desktop_sizes()[0]
    app.take(FullscreenToggled())
    assert app.window.size == (960, 540)


def test_the_windows_own_button_quits(app: App) -> None:
    quits: list[bool] = []
    app.on_quit = lambda: quits.append(True)
    app.take(QuitAsked())
    assert quits == [True]
