"""The screens of a kiosk: nothing closes them, and what a guest's hands do goes by an attendant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.intents import (
    FileDropped,
    FullscreenToggled,
    Intent,
    PadUnplugged,
    PointerMoved,
    QuitAsked,
    Resized,
    SpeakersChanged,
    Uncovered,
)
from tablee_client.view.kiosk.lock import Lock
from tablee_client.view.kiosk.staff_key import StaffInput
from tablee_client.view.viewport import Viewport
from tablee_client.view.window import Window

if TYPE_CHECKING:
    from tablee_client.view.node import Node

STILL: Final = 5.0
"""Seconds without a move after which the mouse's arrow is hidden."""
DRIFT_EVERY: Final = 60.0
ROOM: Final = 2
DRIFTS: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""Where the picture lies in turn, in pixels, so that no line burns itself into the screen."""


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


class KioskApp(App):
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
        self._drift = 0
        self._drifts_at = self.clock.now() + DRIFT_EVERY
        self._moved_at = self.clock.now()
        self._over: Node | None = None
        self._show_arrow(False)

    def take(self, intent: Intent) -> None:
        """Drop what would leave the kiosk, and ask the attendant about the rest."""
        match intent:
            case QuitAsked() | FullscreenToggled() | FileDropped():
                return
            case Resized() | Uncovered() | SpeakersChanged() | PadUnplugged():
                super().take(intent)
                return
            case PointerMoved() if self.device is Device.MOUSE:
                self._moved_at = self.clock.now()
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
        if now >= self._drifts_at:
            self._drifts_at = now + DRIFT_EVERY
            self._drift = (self._drift + 1) % len(DRIFTS)
            self._fit()
        is_used = self.device is Device.MOUSE and now - self._moved_at < STILL
        self._show_arrow(is_used)
        return super().step(dt)

    def _viewport(self) -> Viewport:
        """Let the picture drift in a window that is a little larger than it."""
        wide, high = self.window.size
        view = Viewport.fitting(wide - ROOM, high - ROOM, tall=self.top.tall)
        right, down = DRIFTS[self._drift]
        place = (view.left + right, view.top + down)
        return Viewport(wide, high, view.scale, *place)

    def _lay_over(self, node: Node | None) -> None:
        """Have this node, and no other, on the stage of the screen that is seen."""
        if self._over is not None and self._over is not node and self._over.stage is not None:
            self._over.stage.remove(self._over)
        self._over = node
        if node is not None and node.stage is not self.top.stage:
            if node.stage is not None:
                node.stage.remove(node)
            self.top.stage.add(node)

    @staticmethod
    def _show_arrow(shown: bool) -> None:
        if pygame.mouse.get_visible() != shown:
            pygame.mouse.set_visible(shown)
