"""A piece on the table: a picture with a place, a turn, a size, and a shade."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SHADOW_X = 0.45
SHADOW_Y = 1.05
"""How far a shadow falls per unit of height: the light stands above, slightly to the left."""


class Sprite(Node):
    """A picture centred on (x, y), its body `width` units wide.

    `angle` turns it clockwise in degrees; `scale` grows it; `narrow` squeezes it sideways (a flip
    goes 1, 0, then 1 with another picture); `shade` darkens it; `in_flight` allows the coarse
    turning steps of a piece that moves. `shadow` names a picture of the same proportions that is
    laid under it, away from the light by `lift` units; pieces with a baked shadow have none.
    """

    picture: Shown[str] = Shown("")
    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)
    width: Shown[float] = Shown(0.0)
    angle: Shown[float] = Shown(0.0)
    scale: Shown[float] = Shown(1.0)
    narrow: Shown[float] = Shown(1.0)
    shade: Shown[float] = Shown(1.0)
    in_flight = Shown(False)
    shadow: Shown[str] = Shown("")
    lift: Shown[float] = Shown(6.0)

    def __init__(
        self,
        picture: str,
        x: float,
        y: float,
        *,
        width: float,
        layer: int,
        z: float = 0.0,
        angle: float = 0.0,
        shadow: str = "",
    ) -> None:
        self.picture, self.x, self.y, self.width = picture, x, y, width
        self.shadow = shadow
        self._ready: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self.layer, self.z, self.angle = layer, z, angle

    def bounds(self) -> Box:
        """Give a box that the turned piece surely fits in (for a picture as tall as twice wide)."""
        return Box.around(self.x, self.y, self.width * self.scale * 3, self.width * self.scale * 3)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Get the frames ready that will be drawn and give their exact pixels.

        The stage asks for it after each change and before it paints.
        """
        self._ready = self._parts(canvas)
        areas = [frame.get_rect(topleft=corner) for frame, corner in self._ready]
        return areas[0].unionall(areas[1:])

    def paint(self, canvas: Canvas) -> None:
        """Draw the shadow and the piece."""
        for frame, corner in self._ready:
            canvas.blit(frame, *corner, self.alpha)

    def covers(self, x: float, y: float, height: float) -> bool:
        """Tell whether a design point is on the body, which is `height` units tall unscaled."""
        a = radians(-self.angle)
        dx, dy = (x - self.x) / self.scale, (y - self.y) / self.scale
        along, down = dx * cos(a) - dy * sin(a), dx * sin(a) + dy * cos(a)
        return abs(along) <= self.width / 2 and abs(down) <= height / 2

    def _parts(self, canvas: Canvas) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Give what to draw, bottom to top, each with its upper left pixel."""
        piece = self._part(canvas, self.picture, away=0.0, shade=self.shade)
        if not self.shadow:
            return [piece]
        return [self._part(canvas, self.shadow, away=self.lift * self.scale, shade=1.0), piece]

    def _part(
        self, canvas: Canvas, picture: str, *, away: float, shade: float
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Give a picture's frame and corner; its body lies `away` units from the light."""
        master, narrow, angle = canvas.pictures.master(picture), self.narrow, self.angle
        k = self.width * self.scale / master.width
        left, top, right, bottom = master.pad
        frame = canvas.frames.frame(
            picture,
            canvas.viewport.length((master.width + left + right) * k),
            canvas.viewport.length((master.height + top + bottom) * k),
            angle=angle,
            narrow=narrow,
            shade=shade,
            coarse=self.in_flight,
        )
        dx, dy = SHADOW_X * away, SHADOW_Y * away
        if left != right or top != bottom:
            aside, down = (right - left) / 2 * k * narrow, (bottom - top) / 2 * k
            a = radians(angle)
            dx += aside * cos(a) - down * sin(a)
            dy += aside * sin(a) + down * cos(a)
        x, y = canvas.viewport.to_pixels(self.x + dx, self.y + dy)
        return frame, (round(x - frame.get_width() / 2), round(y - frame.get_height() / 2))
