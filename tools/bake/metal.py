"""Brushed brass, dark slate and forged iron."""

import numpy as np
from PIL import Image

from tools.bake.light import bevel, lit, painted
from tools.bake.mask import disc
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.palette import rgb
from tools.bake.units import px

_BRASS: Ramp = (
    (0, "#6d4714"),
    (0.4, "#b07f2c"),
    (0.65, "#d9a441"),
    (0.85, "#f0c768"),
    (1, "#ffe7a3"),
)
_IRON: Ramp = ((0, "#17181c"), (0.5, "#2d3036"), (1, "#4b4e55"))
_SLATE: Ramp = ((0, "#0b0c10"), (0.5, "#1d2027"), (1, "#2c3038"))


def brushed(height: int, width: int, *, seed: int, dark: float = 0) -> Field:
    """The colour of brushed brass, unlit; size in pixels."""
    strokes = fbm(height, width, px(0.6), px(70), 2, seed) - 0.5
    cast = fbm(height, width, px(60), px(90), 3, seed + 1) - 0.5
    return ramp(0.55 + 0.55 * strokes + 0.55 * cast - dark, _BRASS)


def brass(
    mask: Image.Image,
    *,
    edge: float = 4,
    seed: int = 3,
    gloss: float = 0.9,
    dark: float = 0,
    cut: Field | None = None,
) -> Image.Image:
    """Brass in the mask's shape; `cut` adds to its height (pixels)."""
    width, height = mask.size
    relief = bevel(mask, edge) + (0 if cut is None else cut)
    metal = brushed(height, width, seed=seed, dark=dark)
    shaded = lit(metal, relief, ambient=0.35, gloss=gloss, hardness=18)
    return painted(shaded * np.linspace(1.16, 0.82, height)[:, None, None], mask)


def slate(mask: Image.Image, *, edge: float = 4, seed: int = 11) -> Image.Image:
    """Dark slate in the mask's shape."""
    width, height = mask.size
    broad = fbm(height, width, px(50), px(80), 4, seed) - 0.5
    fine = fbm(height, width, px(2), px(3), 2, seed + 1) - 0.5
    body = ramp(0.5 + 0.5 * broad + 0.35 * fine, _SLATE)
    return painted(lit(body, bevel(mask, edge), ambient=0.45, gloss=0.35, hardness=22), mask)


def rivet(diameter: float, *, dark: float = 0) -> Image.Image:
    """A round brass nail head."""
    return brass(disc(diameter), edge=diameter * 0.4, seed=4, dark=dark)


def iron(mask: Image.Image, *, edge: float = 4, seed: int = 7, bright: float = 1.0) -> Image.Image:
    """Forged iron with patches of rust in the mask's shape."""
    width, height = mask.size
    fine = fbm(height, width, px(6), px(6), 4, seed) - 0.5
    broad = fbm(height, width, px(70), px(90), 3, seed + 1) - 0.5
    rust = np.clip(fbm(height, width, px(28), px(28), 4, seed + 2) - 0.56, 0, 1)[..., None] * 1.3
    body = ramp(0.5 + 0.35 * fine + 0.5 * broad, _IRON) * bright
    body = body * (1 - rust) + np.array(rgb("#5a3418"), np.float32) * rust
    relief = bevel(mask, edge) + fine * px(0.55)
    shaded = lit(body, relief, ambient=0.45, gloss=0.6, hardness=14, relief=0.9)
    return painted(shaded, mask)
