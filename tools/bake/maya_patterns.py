"""Carved patterns of the five materials, as heights of 0..1 over a sector of a disc.

`u` is the angle in 24ths from the sector's start, `v` the way from the inside (0) to the rim (1),
`size` the sector in 24ths. Periods divide every size, so that no motif is cut.
"""

from collections.abc import Callable

import numpy as np

from tools.bake.light import blur
from tools.bake.noise import Field
from tools.bake.raking import smooth

Pattern = Callable[[Field, Field, int], Field]

_FRET = np.array(
    [
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
        [1, 0, 1, 1, 1, 1, 1, 1, 0, 1],
        [1, 0, 1, 0, 0, 0, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 1, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 0, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 1, 1, 1, 0, 1],
        [1, 0, 1, 0, 0, 0, 0, 0, 0, 1],
        [1, 0, 1, 1, 1, 1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
    np.float32,
)


def _line(v: Field, at: float, wide: float) -> Field:
    return np.asarray(np.exp(-(((v - at) / wide) ** 4)))


def sun(u: Field, v: Field, _size: int) -> Field:
    """Gold: rays between a row of pearls and an inner band of flames."""
    across = u % 1 - 0.5
    ray = smooth(0.06, -0.02, np.abs(across) - 0.44 * (1 - smooth(0.42, 0.86, v)))
    ray = ray * ((v > 0.40) & (v < 0.90))
    pearl_u, pearl_v = (u * 2) % 1 - 0.5, (v - 0.945) / 0.105
    pearl = smooth(0.52, 0.30, np.sqrt(pearl_u**2 + pearl_v**2 * 0.25)) * (v > 0.89)
    flame = smooth(0.5, 0.3, np.abs(u % 1 - 0.5) + np.abs(v - 0.26) / 0.2 * 0.5)
    flame = flame * ((v > 0.12) & (v < 0.40)) * 0.9
    whole = ray + pearl + flame + _line(v, 0.40, 0.02) * 0.8 + _line(v, 0.07, 0.05)
    return np.asarray(np.clip(whole, 0, 1))


def feathers(u: Field, v: Field, size: int) -> Field:
    """Silver: overlapping feathers with their tips outwards."""
    out = np.full_like(u, 0.25)
    for row in range(4, -1, -1):
        root, long = -0.10 + row * 0.205, 0.36
        period = 1.0 if row > 1 else size / max(1, round(size / 2))
        across = (u / period + 0.5 * (row % 2)) % 1 - 0.5
        tip = root + long * np.sqrt(np.clip(1 - (across * 2.02) ** 2, 0, 1)) ** 0.8
        inside = (v < tip) & (v > root - 0.1)
        height = 0.95 - 0.62 * np.clip((tip - v) / 0.24, 0, 1)
        height = height - 0.34 * ((np.abs(across) < 0.035) & (v < tip - 0.05))
        barb = (np.sin((v - np.abs(across) * 0.55) * 95) > 0.3) & (np.abs(across) > 0.07)
        height = height - 0.10 * (barb & (v < tip - 0.03))
        height = np.where(tip - v < 0.014, 0.12, height)
        out = np.where(inside, height, out)
    return np.asarray(np.clip(out, 0, 1))


def fret(u: Field, v: Field, size: int) -> Field:
    """Bronze: a stepped fret in two bands."""

    def tile(down: Field, period: float, *, turned: bool) -> Field:
        across = (u * period) % 1
        across = 1 - across if turned else across
        rows, columns = (np.clip((part * 10).astype(int), 0, 9) for part in (down, across))
        return np.asarray(_FRET[rows, columns])

    outer = tile(np.clip((v - 0.55) / 0.40, 0, 0.999), 1, turned=False) * ((v > 0.55) & (v < 0.95))
    period = max(1, round(size / 2)) / size
    inner = tile(np.clip((v - 0.12) / 0.36, 0, 0.999), period, turned=True)
    inner = inner * ((v > 0.12) & (v < 0.48))
    rings = _line(v, 0.515, 0.018) + _line(v, 0.975, 0.015)
    return np.asarray(np.clip(outer + inner + rings, 0, 1))


def waves(u: Field, v: Field, size: int) -> Field:
    """Jade: spirals like water, in two rows."""
    out = np.zeros_like(u)
    for middle, tall, count in ((0.77, 0.40, size / 2), (0.32, 0.44, size / 3.4)):
        across = (u * max(1, round(count)) / size) % 1 - 0.5
        x, y = across * 2.1, (v - middle) / tall * 2
        away, turn = np.sqrt(x * x + y * y), np.arctan2(y, x)
        wave = 0.5 + 0.5 * np.cos(turn - away * 9.5)
        coil = smooth(0.35, 0.75, wave) * smooth(1.05, 0.9, away) * (np.abs(y) < 1.02)
        out = np.maximum(out, coil)
    return np.asarray(np.clip(out + (_line(v, 0.535, 0.014) + _line(v, 0.985, 0.012)) * 0.8, 0, 1))


def numbers(u: Field, v: Field, size: int) -> Field:
    """Stone: bars and dots, pecked into it."""
    across = u % 2 if size % 2 == 0 else (u * 2 / 1.5) % 2
    bars = (np.abs(v - 0.60) < 0.045) | (np.abs(v - 0.74) < 0.045)
    marks = (bars & (across > 0.22) & (across < 1.78)).astype(np.float32)
    for place in (0.45, 1.0, 1.55):
        away = ((across - place) * 1.15 / 0.25) ** 2 + ((v - 0.885) / 0.062) ** 2
        marks = np.maximum(marks, (away < 1).astype(np.float32))
    wide = (u * 3 / (size / max(1, round(size / 3)))) % 3
    ring = np.sqrt(((wide - 1.5) / 0.52) ** 2 + ((v - 0.34) / 0.10) ** 2)
    marks = marks + (ring < 1) * (1 - 0.9 * (ring < 0.5))
    return np.asarray(blur(np.clip(marks, 0, 1).astype(np.float32), 0.5))


PATTERNS: dict[str, Pattern] = {
    "gold": sun,
    "silver": feathers,
    "bronze": fret,
    "jade": waves,
    "stone": numbers,
}
