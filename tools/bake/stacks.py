"""Tokens and coins seen aslant, as they stand on the hall's long table."""

import functools

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.bake.compose import stacked, tinted
from tools.bake.light import blur, disc_grid, grid, lit, painted
from tools.bake.mask import disc, faded
from tools.bake.noise import Ramp, fbm, ramp
from tools.bake.suits import emblem
from tools.bake.units import px
from tools.bake.vector import drawn
from tools.bake.wood import HONEY

_SIZE = 32
_PALE: Ramp = ((0, "#7d5527"), (0.5, "#c6964f"), (1, "#ecc98a"))
_GOLD: Ramp = ((0, "#7a4c0e"), (0.5, "#d8952a"), (0.75, "#f5c24d"), (1, "#ffe596"))


def stack(tall: int, wood: str, *, seed: int) -> Image.Image:
    """A column of `tall` tokens, each a little off the one below."""
    chance = np.random.default_rng(seed)
    step = px(_SIZE * 0.235)
    one = _slant(0, wood)
    size = (one.width + px(8), one.height + step * (tall - 1) + px(4))
    column = Image.new("RGBA", size, (0, 0, 0, 0))
    for level in range(tall):
        piece = Image.new("RGBA", size, (0, 0, 0, 0))
        left = px(4) + int(chance.normal(0, px(0.7)))
        top = size[1] - one.height - step * level - px(2)
        piece.paste(_slant(int(chance.integers(6)), wood), (left, top))
        column = stacked(_occluded(column, piece) if level else column, piece)
    return column


@functools.cache
def coin(number: int, size: float = 38) -> Image.Image:
    """A gold coin seen from above, struck with the hall's emblem."""
    wide = px(size)
    xs, ys = disc_grid(wide, wide)
    away = np.sqrt(xs * xs + ys * ys)
    edge = np.where(away < 0.9, 0, -(away - 0.9) * 2)
    ring = np.where(away < 0.70, -0.07, np.where(away < 0.78, (away - 0.78) * 0.9, edge)) * wide
    mark = drawn(emblem(50, 50, 24, "#fff"), (100, 100), (size, size)).getchannel("A")
    struck = np.asarray(mark.filter(ImageFilter.GaussianBlur(1.0))).astype(np.float32) / 255
    tone = 0.62 + 0.3 * (fbm(wide, wide, px(8), px(8), 2, number) - 0.5) - 0.12 * (away < 0.7)
    relief = blur(ring, 0.9) + struck * wide * 0.045
    return painted(lit(ramp(tone, _GOLD), relief, ambient=0.42, gloss=1.1, hardness=12), disc(size))


@functools.cache
def _slant(number: int, wood: str) -> Image.Image:
    face, wall = px(_SIZE * 0.84), px(_SIZE * 0.22)
    width, height = px(_SIZE), face + wall
    columns, rows = grid(width, height)
    across = (columns - width / 2) / (width / 2)
    away = np.sqrt(across**2 + ((rows - face / 2) / (face / 2)) ** 2)
    outer = np.where(away < 0.86, 0, -(away - 0.86) * 1.6)
    ring = np.where(away < 0.60, -0.10, np.where(away < 0.70, away - 0.70, outer))
    stops = _PALE if wood == "pale" else HONEY
    grain = fbm(height, width, px(1.5), px(18), 3, number) - 0.5
    top = ramp(0.5 + 0.9 * grain + 0.06 * np.sin(away * 26), stops)
    relief = blur(ring * px(_SIZE) * 0.5, 1.2)
    top = lit(top, relief, ambient=0.42, gloss=0.35, hardness=14, relief=0.9)
    side = ramp(0.42 + 0.5 * (fbm(height, width, px(1), px(12), 2, number + 5) - 0.5), stops)
    side = side * (0.30 + 0.42 * np.clip(0.5 - across * 0.75, 0, 1))[..., None]
    upper = np.asarray(_ellipse(width, height, face, 0)).astype(np.float32)[..., None] / 255
    return painted(top * upper + side * (1 - upper), _ellipse(width, height, face, wall))


def _ellipse(width: int, height: int, face: int, wall: int) -> Image.Image:
    shape = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(shape)
    for drop in range(wall + 1):
        pen.ellipse((0, 2 * drop, 2 * width - 1, 2 * (face + drop) - 1), fill=255)
    return shape.resize((width, height), Image.Resampling.BOX)


def _occluded(column: Image.Image, piece: Image.Image) -> Image.Image:
    """The column with the shadow of the next piece on it."""
    cast = Image.new("L", column.size, 0)
    cast.paste(piece.getchannel("A"), (0, px(1.4)))
    cast = faded(cast.filter(ImageFilter.GaussianBlur(px(0.8))), 0.55)
    inside = np.minimum(np.asarray(cast), np.asarray(column.getchannel("A")))
    return stacked(column, tinted(Image.fromarray(inside), "#140802"))
