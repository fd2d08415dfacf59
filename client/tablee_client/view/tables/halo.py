"""The light around a card that can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tablee_client.view.cache import SurfaceCache
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

PICTURE = "ui/halo"
READY = SurfaceCache(6 << 20)
"""Turned halos, the same for all cards of one size and turn."""
TURNS = 0.5
TALL = 1.4


class CardHalo(Node):
    """A halo that lies under a card and follows it."""

    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)
    angle: Shown[float] = Shown(0.0)

    def __init__(self, width: float, *, layer: int, z: float) -> None:
        self._width = width
        self.layer, self.z = layer, z
        self.visible = False

    # react

    def follow(self, card: Sprite) -> None:
        """Lie under the card where it is now."""
        self.x, self.y, self.angle = card.x, card.y, card.angle

    def fit(self, width: float) -> None:
        """Surround a card of another width from now on."""
        if width != self._width:
            self._width = width
            self.touch()

    # draw

    def bounds(self) -> Box:
        """Give the room of the light."""
        reach = self._width * 0.5
        return Box.around(self.x, self.y, self._width + reach * 2, self._width * TALL + reach * 2)

    def paint(self, canvas: Canvas) -> None:
        """Draw the light, turned as the card is."""
        surface = self._turned(canvas)
        x, y = canvas.viewport.to_pixels(self.x, self.y)
        canvas.blit(surface, x - surface.get_width() / 2, y - surface.get_height() / 2, self.alpha)

    def _turned(self, canvas: Canvas) -> pygame.Surface:
        view = canvas.viewport
        left, top, right, bottom = canvas.pictures.master(PICTURE).pad
        wide = view.length(self._width + left + right)
        tall = view.length(self._width * TALL + top + bottom)
        turn = round(self.angle / TURNS) * TURNS

        def make() -> pygame.Surface:
            flat = canvas.pictures.patch(PICTURE, wide, tall, view.scale)
            return pygame.transform.rotozoom(flat, -turn, 1.0) if turn else flat

        return READY.get((wide, tall, turn), make)
