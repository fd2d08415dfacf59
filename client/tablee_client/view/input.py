"""Turns pygame's events into intents: mouse, fingers, keyboard and pads alike."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import hypot
from typing import Final

import pygame

from tablee_client.core.controls import BINDINGS, key_of
from tablee_client.view.device import Device
from tablee_client.view.intents import (
    ASKED,
    Activated,
    Composing,
    Direction,
    Edit,
    Edited,
    FileDropped,
    FullscreenToggled,
    Hotkey,
    Intent,
    Navigated,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    Scrolled,
    SpeakersChanged,
    Stepped,
    Typed,
    Uncovered,
)
from tablee_client.view.pads import Pads
from tablee_client.view.repeats import Repeats
from tablee_client.view.viewport import Viewport

JITTER = 12.0
"""Units that the mouse moves until it counts as used: a table that shakes moves it too."""
RESTS, STRAYS = 0.5, 24.0
"""After how many seconds a finger that rests looks, and how many units it may stray meanwhile."""
NOWHERE = (-4000.0, -4000.0)
"""Where the pointer is when no finger touches: over nothing."""


def _code(name: str) -> int:
    """Give pygame's code of a key by its name in the bindings."""
    if len(name) == 1:
        return ord(name)
    found = {"kp-enter": "KP_ENTER", "ac-back": "AC_BACK"}.get(name)
    return int(getattr(pygame, f"K_{found or name.upper()}"))


_FIXED: Final[dict[int, Intent]] = {
    pygame.K_UP: Navigated(Direction.UP),
    pygame.K_DOWN: Navigated(Direction.DOWN),
    pygame.K_LEFT: Navigated(Direction.LEFT),
    pygame.K_RIGHT: Navigated(Direction.RIGHT),
    pygame.K_SPACE: Activated(by_space=True),
    pygame.K_BACKSPACE: Edited(Edit.BACKSPACE),
    pygame.K_DELETE: Edited(Edit.DELETE),
    pygame.K_HOME: Edited(Edit.HOME),
    pygame.K_END: Edited(Edit.END),
}


def _asked_by(chosen: Mapping[str, str]) -> dict[int, Intent]:
    """Give what each key asks for, with letters of the player's own."""
    found = dict(_FIXED)
    for bound in BINDINGS:
        own = key_of(bound.control, chosen)
        for name in (own, *(bound.keys if own == bound.keys[0] else bound.keys[1:])):
            if not name.startswith(("shift-", "alt-")):
                found[_code(name)] = ASKED[bound.control]
    return found


_REPEATED: Final = (Navigated, Edited)
_DEVICES: Final = {
    pygame.MOUSEBUTTONDOWN: Device.MOUSE,
    pygame.MOUSEWHEEL: Device.MOUSE,
    pygame.FINGERDOWN: Device.TOUCH,
    pygame.KEYDOWN: Device.KEYS,
    pygame.CONTROLLERBUTTONDOWN: Device.PAD,
    pygame.CONTROLLERAXISMOTION: Device.PAD,
}


class Input:
    """Reads events of one window.

    The first finger that touches is the pointer; others are ignored until it leaves. `device` is
    what was used last. Arrows, Tab and erasing keys are repeated while they are held.
    """

    def __init__(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self.device = Device.MOUSE
        self.letters: Mapping[str, str] = {}
        self._asked = _asked_by({})
        self._repeats = Repeats()
        self.pads = Pads(self._repeats)
        self._finger: int | None = None
        self._rest: tuple[float, float, float] | None = None
        self._pointer = (0.0, 0.0)
        self._noticed = (0.0, 0.0)
        self._reads: dict[int, Callable[[pygame.Event], Iterable[Intent]]] = {
            pygame.MOUSEMOTION: self._mouse,
            pygame.MOUSEBUTTONDOWN: self._mouse,
            pygame.MOUSEBUTTONUP: self._mouse,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: self._touch,
            pygame.FINGERMOTION: self._touch,
            pygame.FINGERUP: self._touch,
            pygame.KEYDOWN: self._key,
            pygame.KEYUP: self._key_up,
            pygame.WINDOWFOCUSLOST: self._left,
            pygame.TEXTINPUT: lambda e: [Typed(e.text)],
            pygame.TEXTEDITING: lambda e: [Composing(e.text, e.start)],
            pygame.WINDOWSIZECHANGED: lambda e: [Resized(e.x, e.y)],
            pygame.WINDOWEXPOSED: lambda _: [Uncovered()],
            pygame.WINDOWRESTORED: lambda _: [Uncovered()],
            pygame.AUDIODEVICEADDED: self._speakers,
            pygame.AUDIODEVICEREMOVED: self._speakers,
            pygame.DROPFILE: lambda e: [FileDropped(e.file)],
            pygame.QUIT: lambda _: [QuitAsked()],
        }

    def rebind(self, chosen: Mapping[str, str]) -> None:
        """Use letters of the player's own from now on, by the names of controls."""
        self.letters, self._asked = chosen, _asked_by(chosen)

    def read(self, events: Iterable[pygame.Event]) -> Iterator[Intent]:
        """Give the intents of events, in order; events that mean nothing here give none."""
        for event in events:
            if self.pads.knows(event.type):
                intents = tuple(self.pads.read(event))
            else:
                read = self._reads.get(event.type)
                intents = () if read is None else tuple(read(event))
            if intents:
                self.device = _DEVICES.get(event.type, self.device)
            yield from intents

    def held(self, dt: float) -> Iterator[Intent]:
        """Give what is due of all that is held down, after `dt` seconds."""
        yield from self._repeats.after(dt)
        if self._rest is not None:
            x, y, left = self._rest
            self._rest = (x, y, left - dt) if left > dt else None
            if self._rest is None:
                yield PointerHeld(x, y)

    def let_go(self) -> None:
        """Hold nothing any more, whatever is still down."""
        self._repeats.release_all()
        self._rest = None

    def _mouse(self, event: pygame.Event) -> Iterable[Intent]:
        x, y = self.viewport.to_design(*event.pos)
        self._pointer = (x, y)
        if event.type == pygame.MOUSEMOTION:
            self._notice(x, y)
            return [PointerMoved(x, y)]
        if event.button not in (1, 3):
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return [PointerPressed(x, y, event.button)]
        return [PointerReleased(x, y, event.button)]

    def _notice(self, x: float, y: float) -> None:
        """Take the mouse as used once it was really moved."""
        if self.device is Device.MOUSE:
            self._noticed = (x, y)
        elif abs(x - self._noticed[0]) + abs(y - self._noticed[1]) > JITTER:
            self.device, self._noticed = Device.MOUSE, (x, y)

    def _wheel(self, event: pygame.Event) -> Iterable[Intent]:
        lines = -event.precise_y if not event.flipped else event.precise_y
        return [Scrolled(*self._pointer, lines)]

    def _touch(self, event: pygame.Event) -> Iterable[Intent]:
        """Make pointer intents of the first finger: SDL's own are switched off (see `hints`)."""
        view = self.viewport
        x, y = view.to_design(event.x * view.width, event.y * view.height)
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
            self._pointer, self._rest = (x, y), (x, y, RESTS)
            return [PointerMoved(x, y), PointerPressed(x, y)]
        if event.finger_id != self._finger:
            return []
        self._pointer = (x, y)
        if event.type == pygame.FINGERMOTION:
            if self._rest is not None and hypot(x - self._rest[0], y - self._rest[1]) > STRAYS:
                self._rest = None
            return [PointerMoved(x, y)]
        self._finger = self._rest = None
        return [PointerReleased(x, y), PointerMoved(*NOWHERE)]

    @staticmethod
    def _speakers(event: pygame.Event) -> Iterable[Intent]:
        """Tell of loudspeakers; one that goes without having been in use has no number."""
        is_gone = event.type == pygame.AUDIODEVICEREMOVED
        if event.iscapture or (is_gone and not event.which):
            return []
        return [SpeakersChanged(is_gone)]

    def _key(self, event: pygame.Event) -> Iterable[Intent]:
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return [FullscreenToggled()]
        if event.key == pygame.K_TAB:
            forward = not event.mod & pygame.KMOD_SHIFT
            return [self._repeats.press(event.key, Stepped(forward=forward))]
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return [Edited(Edit.PASTE)]
        intent = self._asked.get(event.key)
        if intent is not None:
            if isinstance(intent, _REPEATED):
                self._repeats.press(event.key, intent)
            return [intent]
        name = pygame.key.name(event.key)
        return [Hotkey(name)] if len(name) == 1 else []

    def _key_up(self, event: pygame.Event) -> Iterable[Intent]:
        self._repeats.release(event.key)
        return []

    def _left(self, _event: pygame.Event) -> Iterable[Intent]:
        """Hold nothing any more: what is let go elsewhere isn't told. A finger presses nothing."""
        self._repeats.release_all()
        if self._finger is None:
            return []
        self._finger = self._rest = None
        return [PointerMoved(*NOWHERE), PointerReleased(*NOWHERE)]
