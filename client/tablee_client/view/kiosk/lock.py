"""Holds a kiosk's window in front: over the whole screen, with the keyboard, awake."""

import warnings
from typing import Final

import pygame

from tablee_client.view.window import UNSEEN, Window

EVERY: Final = 1.0
"""Seconds between two looks at the window."""


class Lock:
    """Looks once a second whether the window still has screen and keyboard, and takes them back.

    Keys that the system itself takes (Ctrl-Alt-Del, another virtual terminal) no program can hold.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._next = 0.0

    def hold(self, now: float) -> bool:
        """Take back what was lost; True if the window has another size now."""
        if now < self._next:
            return False
        self._next = now + EVERY
        pygame.display.set_allow_screensaver(False)
        pygame.event.set_grab(True)
        if pygame.display.get_driver() in UNSEEN:
            return False
        has_grown = self._window.fill_again()
        if not pygame.key.get_focused():
            _come_to_the_front()
        return has_grown


def _come_to_the_front() -> None:
    """Ask the system for the keyboard."""
    with warnings.catch_warnings():
        # pygame-ce has no other way to the window of its display module.
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
    window.focus()
