"""Pieces turned, narrowed, shaded and laid on their shadow: ready pixels, up to a byte limit."""

from typing import NamedTuple

import pygame

from tablee_client.view.cache import SurfaceCache
from tablee_client.view.pictures import Pictures

FRAME_BYTES = 52 << 20
FINE_STEP = 0.25
COARSE_STEP = 3.0
COARSE_FALL = 4
NARROW_STEPS = 16
SHADE_STEPS = 20


class Cast(NamedTuple):
    """A shadow under a piece: its picture, its size in pixels, and how far it falls."""

    name: str
    width: int
    height: int
    dx: int
    dy: int


class _Look(NamedTuple):
    """All that makes one frame."""

    name: str
    width: int
    height: int
    turn: float
    thin: int
    dark: int
    coarse: bool
    cast: Cast | None


class Frames:
    """Pictures as sprites need them. Turning costs 0.2 ms a card, a kept frame nothing."""

    def __init__(self, pictures: Pictures, share: float = 1.0) -> None:
        self._pictures = pictures
        self._kept = SurfaceCache(FRAME_BYTES, pictures.haste)
        self.fit(share)

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
        cast: Cast | None = None,
    ) -> pygame.Surface:
        """Give a picture at a pixel size, turned by `angle` degrees clockwise.

        The piece's centre is the frame's centre. `narrow` (0 to 1) squeezes it sideways for a
        flip; `shade` (0 to 1) darkens it; `cast` lays its shadow under it. `coarse` turns in steps
        of 3 degrees and lets shadows fall in steps of 4 pixels, for pieces in flight.
        """
        step = COARSE_STEP if coarse else FINE_STEP
        turn = round(angle / step) * step % 360
        thin = round(max(narrow, 0.0) * NARROW_STEPS)
        dark = round(shade * SHADE_STEPS)
        if not turn and thin == NARROW_STEPS and dark == SHADE_STEPS and cast is None:
            return self._pictures.scaled(name, width, height)
        if cast is not None and coarse:
            dx, dy = (round(fall / COARSE_FALL) * COARSE_FALL for fall in cast[3:])
            cast = cast._replace(dx=dx, dy=dy)
        if coarse and thin < NARROW_STEPS:
            # A flip in flight squeezes the turned frame: cheap enough not to be kept.
            whole = _Look(name, width, height, turn, NARROW_STEPS, dark, coarse, cast)
            return _narrowed(self._get(whole), thin)
        return self._get(_Look(name, width, height, turn, thin, dark, coarse, cast))

    def fit(self, share: float) -> None:
        """Forget all: the window has another size now, whose area is this share of 1920x1080."""
        self._kept.clear()
        self._kept.limit = round(FRAME_BYTES * share)

    def forget(self) -> None:
        """Forget all: the pictures of the same names are others now."""
        self._kept.clear()

    def _get(self, look: _Look) -> pygame.Surface:
        return self._kept.get(look, lambda: self._make(look))

    def _make(self, look: _Look) -> pygame.Surface:
        """Lay a piece on its shadow, or shade it, or turn it.

        A piece at rest is kept in between: its shade changes more often than its turn.
        """
        if look.cast is not None:
            name, width, height, dx, dy = look.cast
            piece = look._replace(cast=None)
            bare = piece._replace(name=name, width=width, height=height, dark=SHADE_STEPS)
            turned = self._get(piece) if _rests(look) else self._made(piece)
            shadow = self._get(bare) if look.thin == NARROW_STEPS else self._made(bare)
            return _laid(turned, shadow, dx, dy)
        return self._made(look)

    def _made(self, look: _Look) -> pygame.Surface:
        if look.dark == SHADE_STEPS:
            return self._turned(look)
        light = look._replace(dark=SHADE_STEPS)
        turned = self._get(light) if _rests(look) else self._turned(light)
        return _shaded(turned, look.dark / SHADE_STEPS)

    def _turned(self, look: _Look) -> pygame.Surface:
        size = (look.width, look.height)
        if look.turn and not look.coarse:
            # At twice the size and shrunk: smooth edges and letters for pieces at rest.
            double = _narrowed(
                self._pictures.scaled(look.name, size[0] * 2, size[1] * 2), look.thin
            )
            surface = pygame.transform.rotozoom(double, -look.turn, 0.5)
        else:
            surface = _narrowed(self._pictures.scaled(look.name, *size), look.thin)
            if look.turn:
                surface = pygame.transform.rotozoom(surface, -look.turn, 1.0)
        return surface


def _rests(look: _Look) -> bool:
    return not look.coarse and look.thin == NARROW_STEPS


def _laid(piece: pygame.Surface, shadow: pygame.Surface, dx: int, dy: int) -> pygame.Surface:
    """Lay a piece over its shadow, which falls by (dx, dy); the piece stays in the middle."""
    wide = max(piece.get_width(), shadow.get_width() + 2 * abs(dx))
    tall = max(piece.get_height(), shadow.get_height() + 2 * abs(dy))
    whole = pygame.Surface((wide, tall), pygame.SRCALPHA)
    middle = (wide // 2, tall // 2)
    whole.blit(shadow, shadow.get_rect(center=(middle[0] + dx, middle[1] + dy)))
    whole.blit(piece, piece.get_rect(center=middle))
    return whole


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
