"""The measure every painter works in: units of a 1920x1080 screen, painted at twice that size."""

SCALE = 2
WIDTH = 1920
HEIGHT = 1080

Edges = tuple[float, float, float, float]
"""Left, top, right, bottom, in units."""
Point = tuple[float, float]


def px(units: float) -> int:
    """Pixels of the master for a length in units."""
    return round(units * SCALE)


def units(pixels: int) -> float:
    """Units for a length in pixels of the master."""
    return pixels / SCALE
