"""How the 1920 x 1080 design lies on a window: one scale, centred, the rest is margin."""

from dataclasses import dataclass
from math import ceil, floor

import pygame

from tablee_client.view.geometry import HEIGHT, WIDTH, Box


@dataclass(frozen=True, slots=True)
class Viewport:
    """The mapping between design units and pixels of one window size."""

    width: int
    height: int
    scale: float
    left: float
    top: float

    @classmethod
    def fitting(
        cls,
        width: int,
        height: int,
        factor: float = 1.0,
        *,
        tall: float = HEIGHT,
        wide: float = WIDTH,
    ) -> "Viewport":
        """Fit the design into a window; `factor` (at most 1) makes it smaller on big screens.

        A design that is `tall` goes on below its 1080 units, a `wide` one right of its 1920.
        """
        scale = min(width / wide, height / tall) * min(factor, 1.0)
        return cls(
            width,
            height,
            scale,
            round((width - wide * scale) / 2),
            round((height - tall * scale) / 2),
        )

    @property
    def area(self) -> pygame.Rect:
        """The whole window in pixels, margins included."""
        return pygame.Rect(0, 0, self.width, self.height)

    @property
    def share(self) -> float:
        """The window's area by that of 1920x1080, 1 to 4: how much more its pictures weigh."""
        return min(4.0, max(1.0, self.width * self.height / (WIDTH * HEIGHT)))

    def length(self, units: float) -> int:
        """Give a length in pixels, at least 1 for anything above 0."""
        return max(1, round(units * self.scale)) if units > 0 else 0

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """Map a design point to pixels."""
        return self.left + x * self.scale, self.top + y * self.scale

    def to_design(self, px: float, py: float) -> tuple[float, float]:
        """Map a pixel to design units; it may lie outside the design in the margin."""
        return (px - self.left) / self.scale, (py - self.top) / self.scale

    def on_cover(self, x: float, y: float) -> tuple[float, float, float]:
        """Give where a point of a 1920 x 1080 picture that covers the window lies in the design.

        The third number is how much larger the picture is than the design.
        """
        cover = max(self.width / WIDTH, self.height / HEIGHT)
        px = self.width / 2 + (x - WIDTH / 2) * cover
        py = self.height / 2 + (y - HEIGHT / 2) * cover
        return (*self.to_design(px, py), cover / self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """Give the nearest pixel rectangle of a box: edges that meet in the design meet here."""
        x0, y0 = self.to_pixels(box.x, box.y)
        x1, y1 = self.to_pixels(box.right, box.bottom)
        left, top = round(x0), round(y0)
        return pygame.Rect(left, top, round(x1) - left, round(y1) - top)

    def cover(self, box: Box) -> pygame.Rect:
        """Give the smallest pixel rectangle around a box, and one pixel of soft edge."""
        x0, y0 = self.to_pixels(box.x, box.y)
        x1, y1 = self.to_pixels(box.right, box.bottom)
        left, top = floor(x0) - 1, floor(y0) - 1
        return pygame.Rect(left, top, ceil(x1) + 1 - left, ceil(y1) + 1 - top)
