"""Hands on one device: what a player wants, as the events that this device alone can make."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final

import pygame

from tablee_client.core.controls import Control
from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.focus import Focusable, FocusGraph
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Hotkey,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Stepped,
    Wished,
)

Path = tuple[Direction, ...]
LONGEST_WALK: Final = 60
PULLED: Final = 30000

KEYS: Final[dict[Intent, int]] = {
    Navigated(Direction.UP): pygame.K_UP,
    Navigated(Direction.DOWN): pygame.K_DOWN,
    Navigated(Direction.LEFT): pygame.K_LEFT,
    Navigated(Direction.RIGHT): pygame.K_RIGHT,
    Activated(): pygame.K_RETURN,
    Activated(by_space=True): pygame.K_SPACE,
    Stepped(): pygame.K_TAB,
    Edited(Edit.HOME): pygame.K_HOME,
    Edited(Edit.DELETE): pygame.K_DELETE,
    Wished(Control.CALL): pygame.K_n,
}
BUTTONS: Final[dict[Intent, int]] = {
    Navigated(Direction.UP): pygame.CONTROLLER_BUTTON_DPAD_UP,
    Navigated(Direction.DOWN): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Navigated(Direction.LEFT): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Navigated(Direction.RIGHT): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Activated(): pygame.CONTROLLER_BUTTON_A,
}


class Hands(ABC):
    """Turns intents into events of one device, and has the window read them."""

    device: Device

    def __init__(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def events(self, intent: Intent) -> Iterator[pygame.Event]:
        """Make the events; KeyError if the device has no way to say this."""

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            for read in self.app.input.read(self.events(intent)):
                self.app.take(read)
            assert self.app.device is self.device or isinstance(intent, PointerMoved)

    def walk(self, target: Focusable, *, past: Focusable | None = None) -> None:
        """Go to a widget by directions alone; where a widget keeps one to itself, another way.

        What lies `past` is left up or down alone: sideways would change its number.
        """
        barred = {(id(past), way) for way in (Direction.LEFT, Direction.RIGHT)}
        for _ in range(LONGEST_WALK):
            focus = self.app.top.focus
            here = focus.current
            if here is target:
                return
            assert here is not None
            way = path(focus, here, target, barred)[0]
            self.give(Navigated(way))
            if focus.current is here:
                barred.add((id(here), way))
        raise AssertionError(f"directions don't lead to {target!r}")


class OnKeys(Hands):
    device = Device.KEYS

    def events(self, intent: Intent) -> Iterator[pygame.Event]:
        code = pygame.key.key_code(intent.name) if isinstance(intent, Hotkey) else KEYS[intent]
        yield pygame.Event(pygame.KEYDOWN, key=code, mod=0)
        yield pygame.Event(pygame.KEYUP, key=code, mod=0)


class OnPad(Hands):
    device = Device.PAD

    def events(self, intent: Intent) -> Iterator[pygame.Event]:
        if intent == Wished(Control.CALL):
            yield from map(self._pulled, (PULLED, 0))
            return
        button = BUTTONS[intent]
        yield pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=button)
        yield pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=3, button=button)

    @staticmethod
    def _pulled(value: int) -> pygame.Event:
        axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
        return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=value)


class OnGlass(Hands):
    """One finger. It isn't seen before it touches."""

    device = Device.TOUCH

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._is_down = False

    def events(self, intent: Intent) -> Iterator[pygame.Event]:
        match intent:
            case PointerPressed(x, y, 1):
                self._is_down = True
                yield self._event(pygame.FINGERDOWN, x, y)
            case PointerReleased(x, y, 1):
                self._is_down = False
                yield self._event(pygame.FINGERUP, x, y)
            case PointerMoved(x, y):
                if self._is_down:
                    yield self._event(pygame.FINGERMOTION, x, y)
            case _:
                raise KeyError(intent)

    def _event(self, kind: int, x: float, y: float) -> pygame.Event:
        view = self.app.canvas.viewport
        px, py = view.to_pixels(x, y)
        return pygame.Event(kind, finger_id=7, x=px / view.width, y=py / view.height)


def path(
    focus: FocusGraph, start: Focusable, target: Focusable, barred: set[tuple[int, Direction]]
) -> Path:
    """Give the shortest way from one member to another."""
    ways: list[tuple[Focusable, Path]] = [(start, ())]
    seen = {id(start)}
    for member, steps in ways:
        for direction in Direction:
            there = focus.beyond(member, direction)
            if there is None or id(there) in seen or (id(member), direction) in barred:
                continue
            if there is target:
                return (*steps, direction)
            seen.add(id(there))
            ways.append((there, (*steps, direction)))
    raise AssertionError(f"no way leads from {start!r} to {target!r}")
