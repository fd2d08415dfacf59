"""The screens of a kiosk: nothing closes them, and what a guest's hands do goes by an attendant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from tablee_client.core.words import Words
from tablee_client.view.intents import (
    FileDropped,
    FullscreenToggled,
    Intent,
    PadUnplugged,
    QuitAsked,
    Resized,
    SpeakersChanged,
    Uncovered,
)
from tablee_client.view.kiosk.lock import Lock
from tablee_client.view.kiosk.staff_key import StaffInput
from tablee_client.view.unattended import UnattendedApp
from tablee_client.view.window import Window

if TYPE_CHECKING:
    from tablee_client.view.node import Node


class Attendant(Protocol):
    """Who looks after the guests."""

    def admits(self, intent: Intent, now: float) -> bool:
        """Hear of an input; tell whether it is for the screens."""

    def admits_held(self, now: float) -> bool:
        """Tell whether what is held down goes on for the screens; it is no sign of anybody."""

    def tick(self, now: float) -> None:
        """Let time pass."""

    def over_all(self) -> Node | None:
        """Give what lies over every screen now."""


class KioskApp(UnattendedApp):
    """An app that can't be quit, left or shown in a window, whatever is pressed."""

    def __init__(
        self,
        window: Window,
        words: Words,
        *,
        heart: Callable[[float], None] = lambda _: None,
        **more: Any,
    ) -> None:
        """As of App; `heart` is called in each frame, with the time."""
        super().__init__(window, words, **more)
        self._heart = heart
        self.input = StaffInput(self.canvas.viewport)
        self.attendant: Attendant | None = None
        self._lock = Lock(window)
        self._over: Node | None = None

    def take(self, intent: Intent) -> None:
        """Drop what would leave the kiosk, and ask the attendant about the rest."""
        self.noticed(intent)
        match intent:
            case QuitAsked() | FullscreenToggled() | FileDropped():
                return
            case Resized() | Uncovered() | SpeakersChanged() | PadUnplugged():
                super().take(intent)
                return
        if self.attendant is None or self.attendant.admits(intent, self.clock.now()):
            super().take(intent)

    def take_held(self, intent: Intent) -> None:
        """Let it go on for who is there; a key that something lies on is nobody."""
        if self.attendant is None or self.attendant.admits_held(self.clock.now()):
            super().take(intent)

    def step(self, dt: float) -> list[pygame.Rect]:
        """Let time pass for the attendant first."""
        now = self.clock.now()
        self._heart(now)
        if self.attendant is not None:
            self.attendant.tick(now)
            self._lay_over(self.attendant.over_all())
        if self._lock.hold(now):
            self._fit()
        return super().step(dt)

    def _lay_over(self, node: Node | None) -> None:
        """Have this node, and no other, on the stage of the screen that is seen."""
        if self._over is not None and self._over is not node and self._over.stage is not None:
            self._over.stage.remove(self._over)
        self._over = node
        if node is not None and node.stage is not self.top.stage:
            if node.stage is not None:
                node.stage.remove(node)
            self.top.stage.add(node)
