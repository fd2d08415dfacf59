"""Random events of fingers, game pads and the window itself, as SDL would tell them.

An X server without a screen has neither fingers nor pads, and XTest can press neither; so these
events go into the window's own queue, where the system's would be.
"""

import random
from collections.abc import Iterator
from typing import Final

import tablee_client.view.hints  # noqa: F401 - must come before pygame

import pygame  # isort: skip

FINGERS: Final = 3
PADS: Final = 2
BUTTONS: Final = 21
AXES: Final = 6
FULL: Final = 32767
_WINDOW: Final = (
    pygame.QUIT,
    pygame.WINDOWCLOSE,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
)


class Hands:
    """Gives a few events at a time; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)
        self._touching: dict[int, tuple[float, float]] = {}

    def act(self) -> None:
        """Do what comes to mind in this frame."""
        for event in self.some():
            pygame.event.post(event)

    def some(self) -> Iterator[pygame.Event]:
        """Give what happens in this frame: often nothing."""
        match self._dice.randrange(24):
            case 0 | 1 | 2 | 3 | 4 | 5:
                yield self._touch()
            case 6 | 7:
                yield self._press()
            case 8:
                yield self._lean()
            case 9 if self._dice.random() < 0.1:
                yield self._plug()
            case 10 if self._dice.random() < 0.1:
                yield pygame.Event(self._dice.choice(_WINDOW))
            case 11 if self._dice.random() < 0.1:
                yield pygame.Event(pygame.DROPFILE, file="/dev/null")
            case _:
                return

    def _touch(self) -> pygame.Event:
        finger = self._dice.randrange(FINGERS)
        if finger not in self._touching:
            kind, spot = pygame.FINGERDOWN, (self._dice.random(), self._dice.random())
        elif self._dice.random() < 0.5:
            kind, spot = pygame.FINGERMOTION, self._near(self._touching[finger])
        else:
            kind, spot = pygame.FINGERUP, self._touching[finger]
        if kind == pygame.FINGERUP:
            del self._touching[finger]
        else:
            self._touching[finger] = spot
        x, y = spot
        return pygame.Event(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0)

    def _near(self, spot: tuple[float, float]) -> tuple[float, float]:
        x, y = (min(1.0, max(0.0, at + self._dice.uniform(-0.2, 0.2))) for at in spot)
        return x, y

    def _press(self) -> pygame.Event:
        kind = self._dice.choice((pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP))
        button, pad = self._dice.randrange(BUTTONS), self._dice.randrange(PADS)
        return pygame.Event(kind, button=button, instance_id=pad)

    def _lean(self) -> pygame.Event:
        axis, pad = self._dice.randrange(AXES), self._dice.randrange(PADS)
        value = self._dice.choice((-FULL, 0, 0, FULL, self._dice.randint(-FULL, FULL)))
        return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=pad)

    def _plug(self) -> pygame.Event:
        if self._dice.random() < 0.5:
            return pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=PADS)
        pad = self._dice.randrange(PADS)
        return pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)
