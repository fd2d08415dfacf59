"""Wooden tokens seen from straight above, as the board is, and piles of them.

A pile reads as one by its loose overlap and by each token's shadow on those below.
"""

import functools
import math
from functools import partial

import numpy as np
from PIL import Image

from tools.bake.compose import put, shadowed
from tools.bake.light import blur, disc_grid, lit, painted
from tools.bake.mask import disc
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.suits import emblem
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn
from tools.bake.wood import HONEY

TOKEN = 26
VARIANTS = 6
PILES = (*range(1, 11), 12, 15, 20, 25, 30, 40, 50, 60)
_WOODS: dict[str, Ramp] = {
    "pale": ((0, "#8a6030"), (0.5, "#cfa058"), (1, "#f0d090")),
    "warm": HONEY,
    "dark": ((0, "#321a0c"), (0.5, "#6b3f20"), (1, "#94602f")),
    "red": ((0, "#4a1216"), (0.5, "#9a3036"), (1, "#c9564e")),
}


def pictures() -> Painters:
    """Single tokens and piles of a sensible choice of sizes."""
    for wood in _WOODS:
        for number in range(VARIANTS):
            yield f"tokens/token_{wood}_{number}", partial(_single, wood, number)
    for count in PILES:
        yield f"tokens/pile_{count}", partial(pile, count)


@functools.cache
def token(wood: str, number: int, size: float = TOKEN) -> Image.Image:
    """A turned token: a raised rim, a groove, and the emblem pressed into the middle."""
    wide = px(size)
    xs, ys = disc_grid(wide, wide)
    away = np.sqrt(xs * xs + ys * ys)
    turned_edge = np.where(away < 0.88, 0, -(((away - 0.88) * 5) ** 2) * 0.35)
    groove = -0.16 * np.exp(-(((away - 0.66) / 0.07) ** 2)) - 0.07 * (away < 0.62)
    relief = blur((turned_edge + groove) * wide * 0.5, 0.7) - _pressed(size, wide)
    rings = 0.10 * np.sin(away * 30 + number)
    grain = fbm(wide, wide, px(1.5), px(14), 3, 100 + number) - 0.5
    body = ramp(0.58 + 0.8 * grain + rings, _WOODS[wood])
    shaded = lit(body, relief, ambient=0.40, gloss=0.5, hardness=14)
    rim = 1 - 0.45 * np.clip((away - 0.86) / 0.14, 0, 1)
    face = painted(shaded * rim[..., None]).rotate((number - 2.5) * 5, Image.Resampling.BICUBIC)
    face.putalpha(disc(size))
    return face


def pile(count: int, size: float = TOKEN) -> Sprite:
    """About `count` tokens heaped loosely; taller piles are wider and brighter on top."""
    rng = np.random.default_rng(9000 + count)
    radius = size * 0.36 * math.sqrt(count) if count > 1 else 0.0
    side = 2 * radius + 2.4 * size
    heap = Image.new("RGBA", (px(side), px(side)), (0, 0, 0, 0))
    for x, y, level in _heap(count, radius, rng):
        wood = ("pale", "warm", "pale", "dark", "warm")[int(rng.integers(5))]
        piece = token(wood, int(rng.integers(VARIANTS)), size)
        put(heap, piece, side / 2 + x, side / 2 + y - level * 1.2, anchor="mm", height=2.4)
    whole, border = shadowed(heap, 3)
    return Sprite(whole, (border / SCALE,) * 4)


def _single(wood: str, number: int) -> Sprite:
    return standing(token(wood, number), 3)


def _heap(count: int, radius: float, rng: np.random.Generator) -> list[tuple[float, float, int]]:
    """Places from the bottom layer up: each layer is a smaller ring of what is left."""
    places: list[tuple[float, float, int]] = []
    left, level, reach = count, 0, radius
    while left > 0:
        share = left if left <= 3 else max(1, math.ceil(left * 0.55))
        for k in range(share):
            angle = 2.399963 * k + level
            away = reach * math.sqrt((k + 0.5) / share) if share > 1 or level else 0.0
            jitter = rng.normal(0, 1.1, 2)
            x, y = away * math.cos(angle) + jitter[0], away * math.sin(angle) * 0.9 + jitter[1]
            places.append((float(x), float(y), level))
        left, level, reach = left - share, level + 1, reach * 0.62
    return places


def _pressed(size: float, wide: int) -> Field:
    mark = drawn(emblem(50, 50, 25, "#fff"), (100, 100), (size, size)).getchannel("A")
    return blur(np.asarray(mark.resize((wide, wide))).astype(np.float32) / 255, 0.7) * wide * 0.03
