"""Mouse, fingers and keys become the same intents, in design units."""

import pygame
import pytest

from tablee_client.view.input import Input
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    FullscreenToggled,
    Hotkey,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    Stepped,
    Typed,
    WentBack,
)
from tablee_client.view.viewport import Viewport


@pytest.fixture
def reader() -> Input:
    return Input(Viewport.fitting(960, 540))


def read(reader: Input, kind: int, **fields: object) -> list[Intent]:
    return list(reader.read([pygame.Event(kind, fields)]))


def key(reader: Input, code: int, mod: int = 0) -> list[Intent]:
    return read(reader, pygame.KEYDOWN, key=code, mod=mod)


def test_the_mouse_points_in_design_units(reader: Input) -> None:
    assert read(reader, pygame.MOUSEMOTION, pos=(480, 270)) == [PointerMoved(960, 540)]
    assert read(reader, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1) == [PointerPressed(20, 40)]
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(10, 20), button=1) == [PointerReleased(20, 40)]


def test_wheel_buttons_are_no_presses(reader: Input) -> None:
    assert read(reader, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=4) == []


def test_the_wheel_scrolls_where_the_pointer_is(reader: Input) -> None:
    read(reader, pygame.MOUSEMOTION, pos=(100, 100))
    wheel = read(reader, pygame.MOUSEWHEEL, precise_y=1.0, flipped=False)
    assert wheel == [Scrolled(200, 200, -1.0)]


def test_the_first_finger_is_the_pointer_and_others_are_not(reader: Input) -> None:
    down = read(reader, pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5)
    assert down == [PointerMoved(960, 540), PointerPressed(960, 540)]
    assert read(reader, pygame.FINGERDOWN, finger_id=2, x=0.1, y=0.1) == []
    assert read(reader, pygame.FINGERUP, finger_id=2, x=0.1, y=0.1) == []
    assert read(reader, pygame.FINGERUP, finger_id=1, x=0.5, y=0.5) == [PointerReleased(960, 540)]


@pytest.mark.parametrize(
    ("code", "mod", "intent"),
    [
        (pygame.K_LEFT, 0, Navigated(Direction.LEFT)),
        (pygame.K_RETURN, 0, Activated()),
        (pygame.K_SPACE, 0, Activated(by_space=True)),
        (pygame.K_ESCAPE, 0, WentBack()),
        (pygame.K_TAB, 0, Stepped(forward=True)),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Stepped(forward=False)),
        (pygame.K_F11, 0, FullscreenToggled()),
        (pygame.K_RETURN, pygame.KMOD_LALT, FullscreenToggled()),
        (pygame.K_v, pygame.KMOD_LCTRL, Edited(Edit.PASTE)),
        (pygame.K_v, 0, Hotkey("v")),
    ],
)
def test_each_key_means_one_thing(reader: Input, code: int, mod: int, intent: Intent) -> None:
    assert key(reader, code, mod) == [intent]


def test_text_comes_as_it_was_typed(reader: Input) -> None:
    assert read(reader, pygame.TEXTINPUT, text="é") == [Typed("é")]


def test_events_without_a_meaning_give_nothing(reader: Input) -> None:
    assert read(reader, pygame.WINDOWMOVED, x=1, y=2) == []
