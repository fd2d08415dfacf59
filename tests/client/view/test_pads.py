"""Game pads lead the one focus: dead zones, repeats, two at a time, in and out."""

import pygame
import pytest

from tablee_client.core.controls import Control
from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.input import Input
from tablee_client.view.intents import (
    Activated,
    Direction,
    Intent,
    MenuAsked,
    Navigated,
    PadUnplugged,
    Paged,
    WentBack,
    Wished,
)
from tablee_client.view.viewport import Viewport

FULL = 32767


@pytest.fixture
def reader() -> Input:
    return Input(Viewport.fitting(960, 540))


def press(reader: Input, button: int, pad: int = 0) -> list[Intent]:
    down = pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)
    return list(reader.read([down]))


def release(reader: Input, button: int, pad: int = 0) -> None:
    up = pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)
    assert list(reader.read([up])) == []


def lean(reader: Input, axis: int, share: float, pad: int = 0) -> list[Intent]:
    value = round(share * FULL)
    moved = pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value)
    return list(reader.read([moved]))


@pytest.mark.parametrize(
    ("button", "intent"),
    [
        (pygame.CONTROLLER_BUTTON_A, Activated()),
        (pygame.CONTROLLER_BUTTON_B, WentBack()),
        (pygame.CONTROLLER_BUTTON_X, Wished(Control.HINT)),
        (pygame.CONTROLLER_BUTTON_Y, Wished(Control.EMOTES)),
        (pygame.CONTROLLER_BUTTON_START, MenuAsked()),
        (pygame.CONTROLLER_BUTTON_BACK, Wished(Control.JOURNAL)),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Paged(down=False)),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Paged(down=True)),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Navigated(Direction.LEFT)),
    ],
)
def test_each_button_means_one_thing(reader: Input, button: int, intent: Intent) -> None:
    assert press(reader, button) == [intent]
    assert reader.device is Device.PAD


def test_a_button_without_a_use_gives_nothing_and_is_no_use(reader: Input) -> None:
    assert press(reader, pygame.CONTROLLER_BUTTON_GUIDE) == []
    assert reader.device is Device.MOUSE


def test_yes_and_back_may_be_exchanged(reader: Input) -> None:
    reader.pads.is_swapped = True
    assert press(reader, pygame.CONTROLLER_BUTTON_A) == [WentBack()]
    assert press(reader, pygame.CONTROLLER_BUTTON_B) == [Activated()]


def test_a_stick_counts_beyond_its_dead_zone_and_once(reader: Input) -> None:
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert lean(reader, x, 0.5) == []
    assert lean(reader, x, 0.6) == [Navigated(Direction.RIGHT)]
    assert lean(reader, x, 0.9) == []
    assert lean(reader, x, 0.4) == []
    assert lean(reader, x, 0.3) == []
    assert lean(reader, x, -1.0) == [Navigated(Direction.LEFT)]


def test_a_stick_goes_the_way_it_leans_to_most(reader: Input) -> None:
    lean(reader, pygame.CONTROLLER_AXIS_LEFTX, 0.7)
    assert lean(reader, pygame.CONTROLLER_AXIS_LEFTY, 0.6) == []
    assert lean(reader, pygame.CONTROLLER_AXIS_LEFTY, 0.9) == [Navigated(Direction.DOWN)]


def test_a_direction_that_is_held_goes_on(reader: Input) -> None:
    press(reader, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    lean(reader, pygame.CONTROLLER_AXIS_LEFTX, 1.0, pad=1)
    held = [Navigated(Direction.DOWN), Navigated(Direction.RIGHT)]
    assert list(reader.held(0.5)) == held
    release(reader, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert list(reader.held(0.1)) == held[1:]
    lean(reader, pygame.CONTROLLER_AXIS_LEFTX, 0.0, pad=1)
    assert list(reader.held(1.0)) == []


def test_a_button_let_go_leaves_the_stick_held(reader: Input) -> None:
    lean(reader, pygame.CONTROLLER_AXIS_LEFTX, 1.0)
    press(reader, pygame.CONTROLLER_BUTTON_A)
    release(reader, pygame.CONTROLLER_BUTTON_A)
    assert list(reader.held(0.5)) == [Navigated(Direction.RIGHT)]


def test_a_trigger_is_pulled_once(reader: Input) -> None:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert lean(reader, trigger, 0.8) == [Wished(Control.CALL)]
    assert lean(reader, trigger, 1.0) == []
    lean(reader, trigger, 0.0)
    assert lean(reader, trigger, 0.8) == [Wished(Control.CALL)]


def test_a_pad_that_is_pulled_out_holds_nothing_and_is_told(reader: Input) -> None:
    press(reader, pygame.CONTROLLER_BUTTON_DPAD_UP, pad=2)
    gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=2)
    assert list(reader.read([gone])) == [PadUnplugged()]
    assert list(reader.held(1.0)) == []
    assert list(reader.read([gone])) == []


def test_a_pad_that_is_out_again_before_it_was_opened_is_no_fault(reader: Input) -> None:
    reader.pads.open()
    there = pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=7)
    assert list(reader.read([there])) == []
    reader.pads.close()


def test_pads_are_not_looked_for_before_the_first_picture(app: App) -> None:
    from pygame._sdl2 import controller

    assert not controller.get_init()
    app.input.pads.open()
    assert controller.get_init()
    app.input.pads.close()
    assert not controller.get_init()
