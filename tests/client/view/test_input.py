"""Mouse, fingers and keys become the same intents, in design units."""

import pygame
import pytest

from tablee_client.core.controls import Control
from tablee_client.view.device import Device
from tablee_client.view.input import NOWHERE, Input
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    FullscreenToggled,
    Hotkey,
    Intent,
    Navigated,
    Paged,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    Stepped,
    Typed,
    WentBack,
    Wished,
)
from tablee_client.view.viewport import Viewport


@pytest.fixture
def reader() -> Input:
    return Input(Viewport.fitting(960, 540))


def read(reader: Input, kind: int, **fields: object) -> list[Intent]:
    return list(reader.read([pygame.Event(kind, fields)]))


def key(reader: Input, code: int, mod: int = 0) -> list[Intent]:
    return read(reader, pygame.KEYDOWN, key=code, mod=mod)


def used(reader: Input) -> Device:
    return reader.device


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
    up = read(reader, pygame.FINGERUP, finger_id=1, x=0.5, y=0.5)
    assert up == [PointerReleased(960, 540), PointerMoved(*NOWHERE)]


def test_a_finger_is_let_go_with_the_window_and_presses_nothing(reader: Input) -> None:
    read(reader, pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5)
    left = read(reader, pygame.WINDOWFOCUSLOST)
    assert left == [PointerMoved(*NOWHERE), PointerReleased(*NOWHERE)]
    assert list(reader.held(2.0)) == []
    assert read(reader, pygame.WINDOWFOCUSLOST) == []
    assert read(reader, pygame.FINGERDOWN, finger_id=2, x=0.1, y=0.1) != []


def test_a_finger_that_rests_looks_once(reader: Input) -> None:
    read(reader, pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5)
    read(reader, pygame.FINGERMOTION, finger_id=1, x=0.505, y=0.5)
    assert list(reader.held(0.4)) == []
    assert list(reader.held(0.2)) == [PointerHeld(960, 540)]
    assert list(reader.held(1.0)) == []


def test_a_finger_that_moves_or_leaves_does_not_look(reader: Input) -> None:
    read(reader, pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5)
    read(reader, pygame.FINGERMOTION, finger_id=1, x=0.6, y=0.5)
    assert list(reader.held(1.0)) == []
    read(reader, pygame.FINGERUP, finger_id=1, x=0.6, y=0.5)
    read(reader, pygame.FINGERDOWN, finger_id=2, x=0.5, y=0.5)
    read(reader, pygame.FINGERUP, finger_id=2, x=0.5, y=0.5)
    assert list(reader.held(1.0)) == []


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
        (pygame.K_h, 0, Wished(Control.HINT)),
        (pygame.K_F1, 0, Wished(Control.RULES)),
        (pygame.K_PAGEDOWN, 0, Paged(down=True)),
    ],
)
def test_each_key_means_one_thing(reader: Input, code: int, mod: int, intent: Intent) -> None:
    assert key(reader, code, mod) == [intent]


def test_text_comes_as_it_was_typed(reader: Input) -> None:
    assert read(reader, pygame.TEXTINPUT, text="é") == [Typed("é")]


def test_events_without_a_meaning_give_nothing(reader: Input) -> None:
    assert read(reader, pygame.WINDOWMOVED, x=1, y=2) == []


def test_an_arrow_that_is_held_goes_on_until_it_is_let_go(reader: Input) -> None:
    key(reader, pygame.K_DOWN)
    assert list(reader.held(0.2)) == []
    assert list(reader.held(0.2)) == [Navigated(Direction.DOWN)]
    assert list(reader.held(0.1)) == [Navigated(Direction.DOWN)]
    read(reader, pygame.KEYUP, key=pygame.K_DOWN)
    assert list(reader.held(1.0)) == []


def test_enter_is_not_repeated_and_nothing_is_held_without_the_window(reader: Input) -> None:
    key(reader, pygame.K_RETURN)
    assert list(reader.held(1.0)) == []
    key(reader, pygame.K_BACKSPACE)
    read(reader, pygame.WINDOWFOCUSLOST)
    assert list(reader.held(1.0)) == []


def test_the_device_is_the_one_used_last(reader: Input) -> None:
    key(reader, pygame.K_DOWN)
    assert used(reader) is Device.KEYS
    read(reader, pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5)
    assert used(reader) is Device.TOUCH
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1)
    assert used(reader) is Device.MOUSE


def test_a_mouse_that_is_only_shaken_is_not_in_use(reader: Input) -> None:
    read(reader, pygame.MOUSEMOTION, pos=(100, 100))
    key(reader, pygame.K_DOWN)
    read(reader, pygame.MOUSEMOTION, pos=(102, 101))
    assert used(reader) is Device.KEYS
    read(reader, pygame.MOUSEMOTION, pos=(120, 100))
    assert used(reader) is Device.MOUSE


def test_letters_of_the_players_own_do_what_he_wants(reader: Input) -> None:
    reader.rebind({"journal": "é", "rules": "k"})
    wanted = {"é": Control.JOURNAL, "k": Control.RULES, "h": Control.HINT}
    for letter, control in wanted.items():
        assert key(reader, ord(letter)) == [Wished(control)]
    assert key(reader, pygame.K_F1) == []
    reader.rebind({})
    assert key(reader, pygame.K_j) == [Wished(Control.JOURNAL)]
