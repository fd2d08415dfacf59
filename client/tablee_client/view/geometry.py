"""Boxes in design units (1920 x 1080): plain numbers, no pygame."""

from collections.abc import Iterator
from dataclasses import dataclass

WIDTH = 1920
HEIGHT = 1080


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in design units, y downwards."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> "Box":
        """Give the box of this size centred on a point."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def grown(self, by: float, down: float | None = None) -> "Box":
        """Give the box with `by` more on the left and right, `down` (or `by`) above and below."""
        tall = by if down is None else down
        return Box(self.x - by, self.y - tall, self.w + 2 * by, self.h + 2 * tall)

    def at_least(self, side: float) -> "Box":
        """Give the box, or one around its middle that is so wide and so tall."""
        return Box.around(self.cx, self.cy, max(self.w, side), max(self.h, side))

    def distance(self, x: float, y: float) -> float:
        """Give how far a point is from the box's nearest edges; 0 inside."""
        return max(self.x - x, x - self.right, 0.0) + max(self.y - y, y - self.bottom, 0.0)

    def moved(self, dx: float, dy: float) -> "Box":
        """Give the same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: "Box") -> bool:
        """Tell whether two boxes share any area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def encloses(self, other: "Box") -> bool:
        """Tell whether the other box lies wholly inside."""
        return (
            self.x <= other.x
            and other.right <= self.right
            and self.y <= other.y
            and other.bottom <= self.bottom
        )

    def joined(self, other: "Box") -> "Box":
        """Give the smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def columns(self, count: int, gap: float) -> Iterator["Box"]:
        """Cut into `count` equal columns, left to right."""
        wide = (self.w - gap * (count - 1)) / count
        for k in range(count):
            yield Box(self.x + k * (wide + gap), self.y, wide, self.h)

    def rows(self, height: float, gap: float) -> Iterator["Box"]:
        """Give rows of this height from the top down, as many as are asked for."""
        y = self.y
        while True:
            yield Box(self.x, y, self.w, height)
            y += height + gap


FINGER = 64.0
"""How wide and tall at least is what a finger presses, in units: 12 mm on a screen of 24 inches."""
SCREEN = Box(0, 0, WIDTH, HEIGHT)
PRIMARY = Box(1534, 922, 322, 104)
"""Where the one primary action of every screen is."""
