"""The system's text input: on while somebody writes, off so that keys are keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from tablee_client.view.geometry import Box
    from tablee_client.view.screen import Screen
    from tablee_client.view.viewport import Viewport


class TextInput:
    """Asks the system for text input, and its on-screen keyboard, where a field wants it."""

    def __init__(self) -> None:
        self.is_on = False
        self._box: Box | None = None

    def follow(self, screen: Screen, viewport: Viewport) -> None:
        """Switch it as the screen's focus wants, and show where the text appears."""
        current = screen.focus.current
        is_field = bool(getattr(current, "wants_text", False))
        wanted = is_field or screen.desk.is_open
        if wanted != self.is_on:
            self.is_on = wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()
        if is_field and current is not None and current.box != self._box:
            self._box = current.box
            pygame.key.set_text_input_rect(viewport.rect(current.box))
