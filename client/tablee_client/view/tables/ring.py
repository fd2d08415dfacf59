"""The ring around a portrait that shows how much time its player has left."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from tablee_client.core.tableview import Clock
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BRASS_LIGHT, EMBER, Colour, Layer
from tablee_client.view.widgets.seat_plate import BADGE

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

RADIUS = 65.0
WIDE = 9.0
GROOVE = 140.0
LATE = 5.0
"""Seconds left from which the ring turns to ember."""
FINE = 3
"""How much larger the arc is drawn before it is scaled down, for smooth edges."""


class TimerRing(Node):
    """A groove and a bright arc round a portrait centred on (x, y); nothing without a clock.

    The emblem of the seat lies over it.

    It is painted at most ten times a second.
    """

    tenths: Shown[int] = Shown(0)

    def __init__(self, x: float, y: float, badge: int) -> None:
        self.x, self.y, self._badge = x, y, badge
        self.layer = Layer.SEATS
        self.z = 5.0
        self.visible = False
        self._granted = 1.0

    def bounds(self) -> Box:
        """Give the groove's box."""
        return Box.around(self.x, self.y, GROOVE, GROOVE)

    def show(self, clock: Clock | None, now: float) -> None:
        """Show what is left of a seat's time at `now`; None for a seat that owes nothing."""
        left = None if clock is None else clock.left(now)
        self.visible = left is not None
        if clock is not None and left is not None:
            self._granted = max(clock.granted or left, 0.1)
            self.tenths = ceil(left * 10)

    def paint(self, canvas: Canvas) -> None:
        """Draw the groove and the arc."""
        canvas.picture("seats/timer_groove", self.bounds())
        share = min(1.0, self.tenths / 10 / self._granted)
        colour = EMBER if self.tenths <= LATE * 10 else BRASS_LIGHT
        rect = canvas.viewport.rect(self.bounds())
        canvas.blit(_arc(rect.size, share, colour), *rect.topleft)
        badge = Box.around(self.x - 40, self.y + 40, BADGE, BADGE)
        canvas.picture(f"seats/badge_{self._badge}", badge)


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
