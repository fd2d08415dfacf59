"""An app on a screen at which nobody sits: no arrow in sight, and no line that burns itself in."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import pygame

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.intents import Intent, PointerMoved
from tablee_client.view.viewport import Viewport
from tablee_client.view.window import Window

STILL: Final = 5.0
"""Seconds without a move after which the mouse's arrow is hidden."""
ARROW: Final = pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)
NOTHING: Final = pygame.cursors.Cursor((8, 8), (0, 0), (0,) * 8, (0,) * 8)
DRIFT_EVERY: Final = 60.0
ROOM: Final = 2
DRIFTS: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""Where the picture lies in turn, in pixels, so that no line burns itself into the screen."""


class UnattendedApp(App):
    """An app whose picture drifts, in a window that is a little larger than it."""

    def __init__(self, window: Window, words: Words, **more: Any) -> None:
        """As of App."""
        self._drift = 0
        super().__init__(window, words, **more)
        self._drifts_at = self.clock.now() + DRIFT_EVERY
        self._moved_at = self.clock.now()
        self._has_arrow = True
        self._show_arrow(False)

    def noticed(self, intent: Intent) -> None:
        """Hear of an input, whatever becomes of it."""
        if isinstance(intent, PointerMoved) and self.device is Device.MOUSE:
            self._moved_at = self.clock.now()

    def step(self, dt: float) -> list[pygame.Rect]:
        """Let the picture drift, and hide the arrow."""
        now = self.clock.now()
        if now >= self._drifts_at:
            self._drifts_at = now + DRIFT_EVERY
            self._drift = (self._drift + 1) % len(DRIFTS)
            self._fit()
        is_used = self.device is Device.MOUSE and now - self._moved_at < STILL
        self._show_arrow(is_used)
        return super().step(dt)

    def _viewport(self) -> Viewport:
        wide, high = self.window.size
        top = self.top
        view = Viewport.fitting(wide - ROOM, high - ROOM, tall=top.tall, wide=top.wide)
        right, down = DRIFTS[self._drift]
        place = (view.left + right, view.top + down)
        return Viewport(wide, high, view.scale, *place)

    def _show_arrow(self, shown: bool) -> None:
        """Show the system's arrow, or one in which there is nothing.

        A mouse that is hidden in a window that holds it tells SDL only how far it went, not where
        it is: a pointer that has a place of its own, like a touch screen's, would be lost.
        """
        if shown != self._has_arrow:
            self._has_arrow = shown
            with contextlib.suppress(pygame.error):  # a driver without a screen has no arrows
                pygame.mouse.set_cursor(ARROW if shown else NOTHING)
