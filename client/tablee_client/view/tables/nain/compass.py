"""The plate that shows which way the turn goes round."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from tablee_client.view.cache import SurfaceCache
from tablee_client.view.shown import Shown
from tablee_client.view.tables.nain.layout import COMPASS
from tablee_client.view.theme import BRASS_DARK, EMBER, GOLD_PALE, Colour, Layer
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee_client.view.canvas import Canvas

READY = SurfaceCache(1 << 20)
FINE = 4
RADIUS, THICK, HEAD = 0.24, 0.075, 0.17
FROM, SWEEP = -0.8 * pi, 1.52 * pi
"""The arrow's tail, from the top clockwise, and how far it goes round."""


class Compass(Pressable):
    """An arrow round a plate: clockwise, or in ember the other way; pressed, it says so."""

    direction: Shown[int] = Shown(1)

    def __init__(self, *, on_press: Callable[[], None]) -> None:
        super().__init__(COMPASS, on_press=on_press, key="compass", layer=Layer.SEATS)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate and the arrow."""
        gold = self.is_hovered or self.is_pressed or self.direction < 0
        canvas.patch("ui/plaque_gold" if gold else "ui/plaque", self.box)
        rect = canvas.viewport.rect(self.box)
        colour = GOLD_PALE if self.direction > 0 else EMBER
        for drop, ink in ((2, BRASS_DARK), (0, colour)):
            arrow = self._ready(rect.w, ink)
            canvas.blit(arrow, rect.x, rect.y + canvas.viewport.length(drop))
        self.draw_ring(canvas)

    def _ready(self, side: int, ink: Colour) -> pygame.Surface:
        mirrored = self.direction < 0
        return READY.get((side, mirrored, ink), lambda: _arrow(side, ink, mirrored=mirrored))


def _arrow(side: int, colour: Colour, *, mirrored: bool) -> pygame.Surface:
    """Draw three quarters of a ring that end in a head, at four times the size."""
    wide = side * FINE
    large = pygame.Surface((wide, wide), pygame.SRCALPHA)
    large.fill((*colour, 0))

    def at(turn: float, radius: float) -> tuple[float, float]:
        return wide / 2 + radius * wide * sin(turn), wide / 2 - radius * wide * cos(turn)

    turns = [FROM + SWEEP * k / 60 for k in range(61)]
    outer = [at(turn, RADIUS + THICK / 2) for turn in turns]
    inner = [at(turn, RADIUS - THICK / 2) for turn in reversed(turns)]
    pygame.draw.polygon(large, colour, outer + inner)
    pygame.draw.circle(large, colour, at(FROM, RADIUS), THICK * wide / 2)
    end = turns[-1]
    tip = [at(end, RADIUS + HEAD * 0.8), at(end, RADIUS - HEAD * 0.8), at(end + 0.62, RADIUS)]
    pygame.draw.polygon(large, colour, tip)
    small = pygame.transform.smoothscale(large, (side, side))
    return pygame.transform.flip(small, True, False) if mirrored else small
