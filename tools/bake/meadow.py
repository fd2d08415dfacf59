"""Blades of grass strewn over a ground, each coloured from what lies below it."""

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from tools.bake.noise import Field
from tools.bake.units import HEIGHT, WIDTH, px

Tint = Callable[[float, float, np.random.Generator], Field]
"""Colour of 0..1 for a blade at x, y (units)."""
Taken = Callable[[float, float], bool]


def grown(
    scene: Image.Image,
    *,
    count: int,
    top: float,
    tall: tuple[float, float],
    tint: Tint,
    taken: Taken,
    seed: int,
    crowding: float = 0.9,
) -> None:
    """Draw `count` blades below `top`, longer the nearer; none where `taken`."""
    rng = np.random.default_rng(seed)
    pen = ImageDraw.Draw(scene)
    lows = np.sort(top + rng.random(count) ** crowding * (HEIGHT + 8 - top))
    for low in lows:
        x, y = float(rng.uniform(0, WIDTH)), float(low)
        if taken(x, y):
            continue
        ink = tuple(int(255 * part) for part in np.clip(tint(x, y, rng), 0, 1))
        long = rng.uniform(*tall) * (0.55 + y / 1350)
        lean, wide = rng.uniform(-4.5, 4.5), rng.uniform(1.2, 2.8)
        root, tip = (px(x - wide / 2), px(y)), (px(x + lean), px(y - long))
        pen.polygon([root, (px(x + wide / 2), px(y)), tip], fill=ink)
