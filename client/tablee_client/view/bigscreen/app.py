"""The window of a screen for a room: few keys do anything, and none reaches a table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

import pygame

from tablee_client.core.controls import Control
from tablee_client.core.words import Words
from tablee_client.view.intents import (
    Activated,
    Direction,
    FullscreenToggled,
    Intent,
    Navigated,
    PadUnplugged,
    QuitAsked,
    Resized,
    SpeakersChanged,
    Uncovered,
    WentBack,
    Wished,
)
from tablee_client.view.unattended import UnattendedApp
from tablee_client.view.window import Window

log = logging.getLogger(__name__)


class Shows(Protocol):
    """What is shown when."""

    def tick(self, now: float) -> None:
        """Let time pass."""

    def turn(self, by: int) -> None:
        """Keep the next table on the screen, or the one before."""

    def release(self) -> None:
        """Let the screen choose again."""

    def drop(self) -> bool:
        """Show the table no more that is shown; False where none is."""


class BigScreenApp(UnattendedApp):
    """Left and right keep another table on the screen, Enter lets it choose again, Esc goes."""

    def __init__(self, window: Window, words: Words, **more: Any) -> None:
        """As of App."""
        super().__init__(window, words, **more)
        self.shows: Shows | None = None
        self._awake: Callable[[bool], None] = pygame.display.set_allow_screensaver
        self._awake(False)

    def take(self, intent: Intent) -> None:
        """Do what concerns the window; no table hears of anything."""
        self.noticed(intent)
        match intent:
            case (
                QuitAsked() | FullscreenToggled() | Resized() | Uncovered() | SpeakersChanged()
                | Wished(Control.MUTE)
            ):  # fmt: skip
                super().take(intent)
            case WentBack() if self.window.is_fullscreen:
                self.on_fullscreen(False)
            case WentBack():
                self.on_quit()
            case Navigated(Direction.LEFT | Direction.RIGHT as way) if self.shows is not None:
                self.shows.turn(1 if way is Direction.RIGHT else -1)
            case Activated() if self.shows is not None:
                self.shows.release()
            case PadUnplugged():
                pass

    def take_held(self, intent: Intent) -> None:
        """Let nothing go on: a key that is held, or lain on, is pressed once."""

    def step(self, dt: float) -> list[pygame.Rect]:
        """Look what is to be shown first; a table that can't be shown doesn't end the evening."""
        if self.shows is not None:
            self.shows.tick(self.clock.now())
        try:
            return super().step(dt)
        except Exception:
            if self.shows is None or not self.shows.drop():
                raise
            log.exception("a table can't be shown")
            return super().step(0.0)
