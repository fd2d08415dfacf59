"""Pieces turned, narrowed and shaded: ready pixels kept up to a byte limit."""

import pygame

from tablee_client.view.cache import SurfaceCache
from tablee_client.view.pictures import Pictures

FRAME_BYTES = 64 << 20
FINE_STEP = 0.25
COARSE_STEP = 3.0
NARROW_STEPS = 16
SHADE_STEPS = 20


class Frames:
    """Pictures as sprites need them. Turning costs 0.2 ms a card, a kept frame nothing."""

    def __init__(self, pictures: Pictures, limit: int = FRAME_BYTES) -> None:
        self._pictures = pictures
        self._kept = SurfaceCache(limit)

    def frame(
        self,
        name: str,
        width: int,
        height: int,
        *,
        angle: float = 0.0,
        narrow: float = 1.0,
        shade: float = 1.0,
        coarse: bool = False,
    ) -> pygame.Surface:
        """Give a picture at a pixel size, turned by `angle` degrees clockwise.

        `narrow` (0 to 1) squeezes it sideways for a flip; `shade` (0 to 1) darkens it. `coarse`
        turns in steps of 3 degrees, for pieces in flight.
        """
        step = COARSE_STEP if coarse else FINE_STEP
        turn = round(angle / step) * step % 360
        thin = round(max(narrow, 0.0) * NARROW_STEPS)
        dark = round(shade * SHADE_STEPS)
        if turn == 0 and thin == NARROW_STEPS and dark == SHADE_STEPS:
            return self._pictures.scaled(name, width, height)
        key = (name, width, height, turn, thin, dark, coarse)
        return self._kept.get(key, lambda: self._make(*key))

    def clear(self) -> None:
        """Forget all: the window has another size now."""
        self._kept.clear()

    def _make(
        self, name: str, width: int, height: int, turn: float, thin: int, dark: int, coarse: bool
    ) -> pygame.Surface:
        if turn and not coarse:
            surface = self._turned_finely(name, width, height, turn, thin)
        else:
            surface = _narrowed(self._pictures.scaled(name, width, height), thin)
            if turn:
                surface = pygame.transform.rotozoom(surface, -turn, 1.0)
        return surface if dark == SHADE_STEPS else _shaded(surface, dark / SHADE_STEPS)

    def _turned_finely(
        self, name: str, width: int, height: int, turn: float, thin: int
    ) -> pygame.Surface:
        """Turn at twice the size and shrink: smooth edges and letters for pieces at rest."""
        double = _narrowed(self._pictures.scaled(name, width * 2, height * 2), thin)
        return pygame.transform.rotozoom(double, -turn, 0.5)


def _narrowed(surface: pygame.Surface, thin: int) -> pygame.Surface:
    if thin == NARROW_STEPS:
        return surface
    wide = max(1, surface.get_width() * thin // NARROW_STEPS)
    return pygame.transform.scale(surface, (wide, surface.get_height()))


def _shaded(surface: pygame.Surface, brightness: float) -> pygame.Surface:
    level = round(255 * brightness)
    copy = surface.copy()
    copy.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
