"""Seeded noise and colour ramps, the raw stuff of every surface. No chance outside the seed."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from tools.bake.palette import rgb

Field = npt.NDArray[np.floating[Any]]
"""One value a pixel (h x w) or a colour a pixel (h x w x 3), as floats."""
Ramp = Sequence[tuple[float, str]]
"""Colour stops: place from 0 to 1, colour."""


def value_noise(
    height: int, width: int, *, sy: float, sx: float, rng: np.random.Generator
) -> Field:
    """Smooth noise in 0..1 with cells of `sy` x `sx` pixels."""
    rows, columns = max(2, int(height / sy) + 4), max(2, int(width / sx) + 4)
    grid = rng.random((rows, columns)).astype(np.float32)
    size = (int(columns * sx) + 1, int(rows * sy) + 1)
    top, left = int(sy * 1.5), int(sx * 1.5)
    smooth = np.asarray(Image.fromarray(grid).resize(size, Image.Resampling.BICUBIC))
    cut = smooth[top : top + height, left : left + width]
    missing = ((0, height - cut.shape[0]), (0, width - cut.shape[1]))
    return np.pad(cut, missing, mode="edge") if cut.shape != (height, width) else cut


def fbm(height: int, width: int, sy: float, sx: float, octaves: int = 4, seed: int = 0) -> Field:
    """Fractal noise around 0.5; cells start at `sy` x `sx` pixels and halve each octave."""
    rng = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    gain, weight = 1.0, 0.0
    for _ in range(octaves):
        total += gain * value_noise(height, width, sy=max(sy, 1), sx=max(sx, 1), rng=rng)
        weight += gain
        gain, sy, sx = gain / 2, sy / 2, sx / 2
        if sy < 1 and sx < 1:
            break
    return total / weight


def ramp(values: Field, stops: Ramp) -> Field:
    """Colour each value of 0..1 by the stops."""
    places = [place for place, _ in stops]
    colours = np.array([rgb(colour) for _, colour in stops], np.float32)
    clipped = np.clip(values, 0, 1)
    bands = [np.interp(clipped, places, colours[:, band]) for band in range(3)]
    return np.stack(bands, -1).astype(np.float32)
