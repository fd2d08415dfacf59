"""The ring around a portrait that shows how much time its player has left."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from tablee_client.view.cache import SurfaceCache
from tablee_client.view.geometry import Box
from tablee_client.view.theme import BRASS_LIGHT, EMBER, Colour

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

RADIUS = 65.0
WIDE = 9.0
GROOVE = 140.0
LATE = 5.0
"""Seconds left from which the ring turns to ember."""
FINE = 3
"""How much larger the arc is drawn before it is scaled down, for smooth edges."""
STEPS = 180
READY = SurfaceCache(8 << 20)
"""Arcs that were drawn: drawing one costs a millisecond."""


def steps_left(left: float, granted: float) -> int:
    """Give how much of the ring is left, in steps; 0 only when the time is over."""
    return ceil(min(1.0, left / max(granted, 0.1)) * STEPS)


def paint_ring(canvas: Canvas, x: float, y: float, *, steps: int, late: bool) -> None:
    """Draw the groove and the bright arc of what is left round a portrait centred on (x, y)."""
    box = Box.around(x, y, GROOVE, GROOVE)
    canvas.picture("seats/timer_groove", box)
    rect = canvas.viewport.rect(box)
    colour = EMBER if late else BRASS_LIGHT
    arc = READY.get((rect.size, steps, late), lambda: _arc(rect.size, steps / STEPS, colour))
    canvas.blit(arc, *rect.topleft)


def _arc(size: tuple[int, int], share: float, colour: Colour) -> pygame.Surface:
    """Draw a share of the ring, from the top clockwise."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    if share > 0:
        scale = large.get_width() / GROOVE
        pygame.draw.polygon(large, colour, _outline(share, scale))
        for turn in (0.0, share):
            a = 2 * pi * turn
            at = (GROOVE / 2 + RADIUS * sin(a), GROOVE / 2 - RADIUS * cos(a))
            pygame.draw.circle(large, colour, (at[0] * scale, at[1] * scale), WIDE / 2 * scale)
    return pygame.transform.smoothscale(large, size)


def _outline(share: float, scale: float) -> list[tuple[float, float]]:
    steps = max(2, round(96 * share))
    turns = [2 * pi * share * k / steps for k in range(steps + 1)]
    middle = GROOVE / 2
    rim = [
        (radius, turn)
        for radius, way in ((RADIUS + WIDE / 2, turns), (RADIUS - WIDE / 2, turns[::-1]))
        for turn in way
    ]
    return [((middle + r * sin(a)) * scale, (middle - r * cos(a)) * scale) for r, a in rim]
