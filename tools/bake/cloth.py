"""Felt and velvet: two crossed threads under soft unevenness."""

import numpy as np

from tools.bake.light import blur, lit
from tools.bake.noise import Field, fbm, ramp
from tools.bake.units import px


def felt(height: int, width: int, dark: str, bright: str, *, seed: int) -> Field:
    """Felt between two colours; size in pixels."""
    rng = np.random.default_rng(seed)
    warp = blur(rng.random((height, width)).astype(np.float32), (0.6, 2.2))
    weft = blur(rng.random((height, width)).astype(np.float32), (2.2, 0.6))
    threads = ((warp - 0.5) + (weft - 0.5)) * 3.2
    nap = fbm(height, width, px(9), px(9), 3, seed + 1) - 0.5
    wear = fbm(height, width, px(260), px(300), 4, seed + 2) - 0.5
    tone = 0.5 + 0.30 * threads + 0.34 * nap + 0.5 * wear
    body = ramp(tone, ((0, dark), (1, bright)))
    return lit(body, threads * 1.4 + nap * 3, ambient=0.7, relief=0.5)
