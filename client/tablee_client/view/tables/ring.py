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
"""How much larger the ring is drawn before it is scaled down, for smooth edges."""
STEPS = 180
READY = SurfaceCache(1 << 20)
"""Whole rings and the round ends of arcs, by their size and colour."""


def steps_left(left: float, granted: float) -> int:
    """Give how much of the ring is left, in steps; 0 only when the time is over."""
    return ceil(min(1.0, left / max(granted, 0.1)) * STEPS)


def paint_ring(canvas: Canvas, x: float, y: float, *, steps: int, late: bool) -> None:
    """Draw the groove and the bright arc of what is left round a portrait centred on (x, y)."""
    paint_ring_in(canvas, Box.around(x, y, GROOVE, GROOVE), steps=steps, late=late)


def paint_ring_in(canvas: Canvas, box: Box, *, steps: int, late: bool) -> None:
    """Draw the ring as large as a box."""
    canvas.picture("seats/timer_groove", box)
    if steps:
        rect = canvas.viewport.rect(box)
        arc = _arc(rect.w, steps / STEPS, EMBER if late else BRASS_LIGHT)
        canvas.blit(arc, *rect.topleft)


def _arc(side: int, share: float, colour: Colour) -> pygame.Surface:
    """Give a share of the ring, from the top clockwise: the whole ring, what is spent cut out."""
    arc = READY.get((side, colour, "ring"), lambda: _ring(side, colour)).copy()
    if share >= 1:
        return arc
    scale = side / GROOVE
    pygame.draw.polygon(arc, (*colour, 0), _spent(share, side))
    end = READY.get((side, colour, "end"), lambda: _disc(round(WIDE * scale), colour))
    for turn in (0.0, share):
        middle = _at(turn, RADIUS * scale, side)
        arc.blit(end, end.get_rect(center=(round(middle[0]), round(middle[1]))))
    return arc


def _spent(share: float, side: int) -> list[tuple[float, float]]:
    """Give the corners of the wedge from the share's end to the top, beyond the picture's rim."""
    turns = (share + (1 - share) * k / 8 for k in range(9))
    return [(side / 2, side / 2), *(_at(turn, side, side) for turn in turns)]


def _at(turn: float, radius: float, side: int) -> tuple[float, float]:
    a = 2 * pi * turn
    return side / 2 + radius * sin(a), side / 2 - radius * cos(a)


def _ring(side: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    scale, middle = side * FINE / GROOVE, (side * FINE / 2, side * FINE / 2)
    outer, wide = (RADIUS + WIDE / 2) * scale, round(WIDE * scale)
    pygame.draw.circle(large, colour, middle, outer, width=wide)
    return pygame.transform.smoothscale(large, (side, side))


def _disc(side: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, (side * FINE / 2, side * FINE / 2), side * FINE / 2)
    return pygame.transform.smoothscale(large, (side, side))
