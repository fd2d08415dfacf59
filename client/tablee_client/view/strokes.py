"""What a node draws, kept to be drawn again: that is much cheaper than to paint it anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

Draw: TypeAlias = Callable[[pygame.Surface], None]
_Blits: TypeAlias = list[tuple[pygame.Surface, tuple[int, int]]]


class Strokes:
    """Blits and other drawings in their order, in pixels. Drawn twice, they draw the same."""

    def __init__(self) -> None:
        self._steps: list[_Blits | Draw] = []
        self._blits: _Blits | None = None
        self._rects: list[pygame.Rect] = []

    @property
    def covers(self) -> pygame.Rect:
        """The pixels drawn on; empty for none."""
        rects = self._rects
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)

    def blit(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Put ready pixels at a place."""
        if self._blits is None:
            self._blits = []
            self._steps.append(self._blits)
        self._blits.append((surface, at))
        self._rects.append(surface.get_rect(topleft=at))

    def draw(self, rect: pygame.Rect, draw: Draw) -> None:
        """Draw anything else, within these pixels."""
        self._blits = None
        self._steps.append(draw)
        self._rects.append(rect)

    def onto(self, target: pygame.Surface) -> None:
        """Draw all of it, within the target's clip."""
        for step in self._steps:
            if isinstance(step, list):
                target.fblits(step)
            else:
                step(target)
