"""Wooden tokens seen from straight above, as they fly, and columns of them as they are counted.

A column has five tokens at most, so that an amount can be told by looking: each shows its rim.
"""

import functools
from functools import partial

import numpy as np
from PIL import Image

from tools.bake.compose import put, shadowed
from tools.bake.light import blur, disc_grid, lit, painted
from tools.bake.mask import disc
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.stacks import stack
from tools.bake.suits import emblem
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn
from tools.bake.wood import HONEY

TOKEN = 26
VARIANTS = 6
PILES = (*range(1, 11), 12, 15, 20, 25, 30, 35, 40)
TOWERS = (*range(1, 11), 12, 15, 20, 25, 30)
"""Amounts that are painted: in two wide rows, and in three narrow ones."""
EACH = 5
"""Tokens of a full column."""
_STEP = (29.0, 21.0)
"""From column to column, and from row to row."""
_WOODS: dict[str, Ramp] = {
    "pale": ((0, "#8a6030"), (0.5, "#cfa058"), (1, "#f0d090")),
    "warm": HONEY,
    "dark": ((0, "#321a0c"), (0.5, "#6b3f20"), (1, "#94602f")),
    "red": ((0, "#4a1216"), (0.5, "#9a3036"), (1, "#c9564e")),
}


def pictures() -> Painters:
    """Single tokens, and columns for a sensible choice of amounts."""
    for wood in _WOODS:
        for number in range(VARIANTS):
            yield f"tokens/token_{wood}_{number}", partial(_single, wood, number)
    for count in PILES:
        yield f"tokens/pile_{count}", partial(pile, count, 4)
    for count in TOWERS:
        yield f"tokens/tower_{count}", partial(pile, count, 2)


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


def pile(count: int, across: int) -> Sprite:
    """`count` tokens in columns, at most `across` of them in a row, the front row filled first."""
    columns = [EACH] * (count // EACH) + [count % EACH] * bool(count % EACH)
    rows = [columns[k : k + across] for k in range(0, len(columns), across)]
    rng = np.random.default_rng(9000 + count)
    wide, tall = across * _STEP[0] + 16, len(rows) * _STEP[1] + 66
    scene = Image.new("RGBA", (px(wide), px(tall)), (0, 0, 0, 0))
    for back, row in reversed(list(enumerate(rows))):
        for k, high in enumerate(row):
            x = wide / 2 + (k - (len(row) - 1) / 2) * _STEP[0]
            wood = ("pale", "honey")[(k + back) % 2]
            column = stack(high, wood, seed=int(rng.integers(1_000_000)))
            put(scene, column, x, tall - 6 - back * _STEP[1], anchor="mb", height=3)
    whole, border = shadowed(scene, 2)
    edge = border / SCALE
    return Sprite(whole, (edge,) * 4, anchor=(wide / 2 + edge, tall - 6 + edge))


def _single(wood: str, number: int) -> Sprite:
    return standing(token(wood, number), 3)


def _pressed(size: float, wide: int) -> Field:
    mark = drawn(emblem(50, 50, 25, "#fff"), (100, 100), (size, size)).getchannel("A")
    return blur(np.asarray(mark.resize((wide, wide))).astype(np.float32) / 255, 0.7) * wide * 0.03
