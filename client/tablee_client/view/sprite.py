"""A piece on the table: a picture with a place, a turn, a size, and a shade."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from tablee_client.view.frames import Cast
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown

if TYPE_CHECKING:
    from tablee_assets import Edges
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

    is_kept = False

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
        self._frame: pygame.Surface | None = None
        self._corner = (0, 0)
        self.layer, self.z, self.angle = layer, z, angle

    def bounds(self) -> Box:
        """Give a box that the turned piece surely fits in (for a picture as tall as twice wide)."""
        return Box.around(self.x, self.y, self.width * self.scale * 3, self.width * self.scale * 3)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Get the frame ready that will be drawn and give its exact pixels.

        The stage asks for it after each change and before it paints.
        """
        master = canvas.pictures.master(self.picture)
        size, angle = self._size(canvas, self.picture), self.angle
        frame = canvas.frames.frame(
            self.picture,
            *size,
            angle=angle,
            narrow=self.narrow,
            shade=self.shade,
            coarse=self.in_flight,
            cast=self._cast(canvas) if self.shadow else None,
        )
        dx, dy = self._aside(master.pad, self.width * self.scale / master.width)
        x, y = canvas.viewport.to_pixels(self.x + dx, self.y + dy)
        self._frame = frame
        self._corner = (round(x - frame.get_width() / 2), round(y - frame.get_height() / 2))
        return frame.get_rect(topleft=self._corner)

    def paint(self, canvas: Canvas) -> None:
        """Draw the frame."""
        if self._frame is not None:
            canvas.blit(self._frame, *self._corner, self.alpha)

    def covers(self, x: float, y: float, height: float) -> bool:
        """Tell whether a design point is on the body, which is `height` units tall unscaled."""
        a = radians(-self.angle)
        dx, dy = (x - self.x) / self.scale, (y - self.y) / self.scale
        along, down = dx * cos(a) - dy * sin(a), dx * sin(a) + dy * cos(a)
        return abs(along) <= self.width / 2 and abs(down) <= height / 2

    def _size(self, canvas: Canvas, picture: str) -> tuple[int, int]:
        """Give the pixels of a picture whose body is as wide as the piece, room included."""
        master = canvas.pictures.master(picture)
        k = self.width * self.scale / master.width
        left, top, right, bottom = master.pad
        return (
            canvas.viewport.length((master.width + left + right) * k),
            canvas.viewport.length((master.height + top + bottom) * k),
        )

    def _cast(self, canvas: Canvas) -> Cast:
        away = self.lift * self.scale * canvas.viewport.scale
        width, height = self._size(canvas, self.shadow)
        return Cast(self.shadow, width, height, round(SHADOW_X * away), round(SHADOW_Y * away))

    def _aside(self, pad: Edges, k: float) -> tuple[float, float]:
        """Give how far the middle of the picture is from the middle of its body, turned."""
        left, top, right, bottom = pad
        if left == right and top == bottom:
            return 0.0, 0.0
        across, down = (right - left) / 2 * k * self.narrow, (bottom - top) / 2 * k
        a = radians(self.angle)
        return across * cos(a) - down * sin(a), across * sin(a) + down * cos(a)
