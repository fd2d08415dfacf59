"""Parchment, and the grain of card paper."""

import functools

import numpy as np
from PIL import Image

from tools.bake.light import LAMP_X, LAMP_Y, bevel, colours, edge_distance, lit, painted
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.units import px

_SHEET: Ramp = ((0, "#c9a873"), (0.35, "#e3cda0"), (0.7, "#f2e6cd"), (1, "#fbf3e0"))
_TINT = np.array([1.06, 1.02, 0.91], np.float32)


def parchment(
    mask: Image.Image, *, seed: int, edge: float = 1.8, browned: bool = True
) -> Image.Image:
    """A piece of parchment in the mask's shape, browned towards its edge."""
    width, height = mask.size
    clouds = fbm(height, width, px(160), px(180), 5, seed) - 0.5
    spots = fbm(height, width, px(10), px(16), 4, seed + 1) - 0.5
    fibres = fbm(height, width, px(1), px(14), 2, seed + 2) - 0.5
    sheet = ramp(0.62 + 0.6 * clouds + 0.25 * spots + 0.16 * fibres, _SHEET)
    if browned:
        sheet = sheet * _browning(mask, seed + 3)
    sheet = lit(sheet, spots * 5 + fibres * 2, ambient=0.78, relief=0.35) * _TINT
    return painted(lit(sheet, bevel(mask, edge), ambient=0.6), mask)


def papered(picture: Image.Image, strength: float = 1.0) -> Image.Image:
    """Give a drawn card the grain of paper and a faint bevelled edge."""
    pixels = colours(picture)
    height, width = pixels.shape[:2]
    inside = edge_distance(picture.getchannel("A"))
    gy, gx = np.gradient(np.clip(inside, 0, px(2.2)))
    rim = 1 - (gx * LAMP_X + gy * LAMP_Y) * 0.16
    falloff = np.linspace(1.02, 0.955, height)[:, None] * (1 - 0.10 * np.exp(-inside / px(1.6)))
    grain = 1 + _grain()[:height, :width] * strength
    pixels[..., :3] = np.clip(pixels[..., :3] * (grain * rim * falloff)[..., None], 0, 255)
    return Image.fromarray(pixels.astype(np.uint8))


def _browning(mask: Image.Image, seed: int) -> Field:
    width, height = mask.size
    patches = 0.5 + 0.9 * fbm(height, width, px(26), px(26), 3, seed)
    scorch = np.clip(np.exp(-edge_distance(mask) / px(13)) * patches, 0, 1)
    return np.asarray(1 - 0.5 * scorch[..., None] * np.array([0.55, 0.8, 1.15]))


@functools.cache
def _grain() -> Field:
    height, width = px(600), px(600)
    fine = fbm(height, width, px(3), px(3), 3, 77) - 0.5
    broad = fbm(height, width, px(90), px(90), 3, 78) - 0.5
    return 0.05 * fine + 0.06 * broad
