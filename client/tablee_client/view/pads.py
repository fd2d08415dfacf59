"""Game pads: plugged in and out at any time, all of them leading the one focus."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

import pygame

from tablee_client.core.controls import BINDINGS, Control, PadButton
from tablee_client.view.intents import ASKED, Direction, Intent, Navigated, PadUnplugged
from tablee_client.view.repeats import Repeats

PRESSED, RELEASED = 0.55, 0.35
"""How far a stick or trigger goes until it counts, and comes back until it counts no more."""
FULL: Final = 32767
RUMBLE: Final = (0.0, 0.6, 180)
"""The strength of both motors, 0 to 1, and milliseconds."""

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.SELECT,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
}
_CROSS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
}
_STICK: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: PadButton.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: PadButton.RIGHT_TRIGGER,
}
_ASKED_BY: Final = {b.pad: ASKED[b.control] for b in BINDINGS if b.pad is not None}
_SWAPPED: Final = {
    PadButton.A: ASKED[Control.BACK],
    PadButton.B: ASKED[Control.CHOOSE],
}


class Plugged(Protocol):
    """A pad that is open, as pygame has it."""

    @property
    def name(self) -> str:
        """What its maker calls it."""

    def quit(self) -> None:
        """Let go of it."""

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool:
        """Shake it for some milliseconds; False if it can't."""


@dataclass(slots=True)
class _Hands:
    """How one pad's stick and triggers stand."""

    stick: tuple[float, float] = (0.0, 0.0)
    way: Direction | None = None
    pulled: set[PadButton] = field(default_factory=set)


class Pads:
    """Reads pygame's events of game pads.

    Nothing is looked for until `open`, which may take a while and so belongs after the first
    picture. Sticks and triggers have a dead zone; what leads the focus is repeated while it is
    held. `is_swapped` exchanges the buttons for "yes" and "back".
    """

    def __init__(self, repeats: Repeats) -> None:
        self.is_swapped = False
        self._repeats = repeats
        self._plugged: dict[int, Plugged] = {}
        self._hands: dict[int, _Hands] = {}
        self._last: int | None = None
        self._is_open = False
        self._reads: dict[int, Callable[[pygame.Event], Iterable[Intent]]] = {
            pygame.CONTROLLERDEVICEADDED: self._added,
            pygame.CONTROLLERDEVICEREMOVED: self._removed,
            pygame.CONTROLLERBUTTONDOWN: self._button,
            pygame.CONTROLLERBUTTONUP: self._button,
            pygame.CONTROLLERAXISMOTION: self._axis,
        }

    def open(self) -> None:
        """Look for pads from now on; a system without them is no fault."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:
            return
        self._is_open = True

    def close(self) -> None:
        """Let go of all of them."""
        if self._is_open:
            from pygame._sdl2 import controller

            self._is_open = False
            self._plugged.clear()
            controller.quit()

    def knows(self, kind: int) -> bool:
        """Tell whether events of a kind come from pads."""
        return kind in self._reads

    def read(self, event: pygame.Event) -> Iterable[Intent]:
        """Give what a pad's event asks for."""
        return self._reads[event.type](event)

    def rumble(self) -> None:
        """Shake the pad that was used last, if it can be shaken."""
        if (pad := self._plugged.get(-1 if self._last is None else self._last)) is not None:
            pad.rumble(*RUMBLE)

    @property
    def name(self) -> str:
        """What the pad used last is called by its maker; empty without one."""
        pad = self._plugged.get(-1 if self._last is None else self._last)
        return "" if pad is None else pad.name

    # private

    def _added(self, event: pygame.Event) -> Iterable[Intent]:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(event.device_index)
        except pygame.error:  # it is out again, or isn't the player's to use
            return []
        self._plugged[pad.as_joystick().get_instance_id()] = pad
        return []

    def _removed(self, event: pygame.Event) -> Iterable[Intent]:
        """Forget a pad and what it held; tell of it if the player had it in his hands."""
        number = event.instance_id
        for button in (*_CROSS, "stick"):
            self._repeats.release((number, button))
        self._hands.pop(number, None)
        pad = self._plugged.pop(number, None)
        if pad is not None:
            pad.quit()
        if number != self._last:
            return []
        self._last = None
        return [PadUnplugged()]

    def _button(self, event: pygame.Event) -> Iterable[Intent]:
        name = (event.instance_id, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._repeats.release(name)
            return []
        self._last = event.instance_id
        if event.button in _CROSS:
            return [self._repeats.press(name, Navigated(_CROSS[event.button]))]
        return self._pressed(_BUTTONS.get(event.button))

    def _pressed(self, button: PadButton | None) -> Iterable[Intent]:
        swapped = _SWAPPED if self.is_swapped else {}
        asked = None if button is None else swapped.get(button) or _ASKED_BY.get(button)
        return [] if asked is None else [asked]

    def _axis(self, event: pygame.Event) -> Iterable[Intent]:
        hands = self._hands.setdefault(event.instance_id, _Hands())
        share = event.value / FULL
        if event.axis in _TRIGGERS:
            return self._pull(event.instance_id, hands, _TRIGGERS[event.axis], share)
        if event.axis not in _STICK:
            return []
        x, y = hands.stick
        hands.stick = (share, y) if event.axis == _STICK[0] else (x, share)
        return self._lean(event.instance_id, hands)

    def _pull(
        self, number: int, hands: _Hands, trigger: PadButton, share: float
    ) -> Iterable[Intent]:
        if share < RELEASED:
            hands.pulled.discard(trigger)
        elif share > PRESSED and trigger not in hands.pulled:
            hands.pulled.add(trigger)
            self._last = number
            return self._pressed(trigger)
        return []

    def _lean(self, number: int, hands: _Hands) -> Iterable[Intent]:
        """Follow the stick: the way it leans to most, until it comes back or turns."""
        x, y = hands.stick
        least = RELEASED if hands.way is not None else PRESSED
        way = None
        if max(abs(x), abs(y)) > least:
            signs = ((x > 0) - (x < 0), 0) if abs(x) >= abs(y) else (0, (y > 0) - (y < 0))
            way = Direction(signs)
        if way is hands.way:
            return []
        hands.way = way
        if way is None:
            self._repeats.release((number, "stick"))
            return []
        self._last = number
        return [self._repeats.press((number, "stick"), Navigated(way))]
