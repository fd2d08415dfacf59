"""The dance floor: a round mosaic seen aslant, brightest where the guest stands."""

import math

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.light import blur, grid, painted
from tools.bake.mask import faded
from tools.bake.modelled import slope_light
from tools.bake.noise import Field, fbm
from tools.bake.palette import rgb
from tools.bake.units import px

CENTRE = (960.0, 474.0)
RADII = (600.0, 266.0)
_RINGS = 8


def lay_floor(scene: Image.Image) -> None:
    """Lay the floor with its rim and shadow."""
    width, height = px(2 * RADII[0] + 80), px(2 * RADII[1] + 80)
    left, top = px(CENTRE[0]) - width // 2, px(CENTRE[1]) - height // 2
    columns, rows = grid(width, height)
    xs = (columns - width / 2) / px(RADII[0])
    ys = (rows - height / 2) / px(RADII[1])
    away, turn = np.sqrt(xs * xs + ys * ys), np.arctan2(ys, xs)
    disc = np.clip((1 - away) * px(RADII[1]), 0, 1) * 255
    mask = Image.fromarray(disc.astype(np.uint8))
    shadow = faded(mask.filter(ImageFilter.GaussianBlur(px(16))), 0.6)
    scene.paste((6, 2, 14), (left, top + px(14)), shadow)
    scene.paste(painted(_tiles(away, turn)), (left, top), mask)
    _rim(scene, away, left, top)


def on_floor(x: float, y: float, reach: float = 1.06) -> bool:
    """Whether a place lies on the floor or within `reach` of it."""
    return ((x - CENTRE[0]) / RADII[0]) ** 2 + ((y - CENTRE[1]) / RADII[1]) ** 2 < reach


def _tiles(away: Field, turn: Field) -> Field:
    height, width = away.shape
    ring = np.floor(away * _RINGS)
    around = (turn + math.pi) / (2 * math.pi) * np.maximum(6, ring * _RINGS) + ring * 0.5
    number = np.floor(around)
    joint = np.maximum(
        _step(0.86, 0.98, np.abs(away * _RINGS - ring - 0.5) * 2),
        _step(0.88, 0.99, np.abs(around - number - 0.5) * 2),
    )
    chance = np.abs(np.modf(np.sin(ring * 12.9 + number * 78.2) * 4375.5)[0])
    stone = np.array(rgb("#4a2a74"), np.float32) + chance[..., None] * np.array([46, 20, 51])
    gold = stone * 0.55 + np.array(rgb("#d9a441"), np.float32) * 0.40
    stone = np.where((ring % 3 == 2)[..., None], gold, stone)
    rough = fbm(height, width, px(6), px(6), 2, 303) - 0.5
    light = np.clip(
        slope_light(blur((1 - joint).astype(np.float32), 2.2) * 6 + rough * 3), 0.35, 1.4
    )
    glow = 0.42 + 1.05 * np.exp(-((away / 0.62) ** 2))
    shade = (light * glow * (1 - 0.55 * joint))[..., None]
    return np.asarray(stone * shade * np.array([1.12, 0.98, 1.0]), np.float32)


def _rim(scene: Image.Image, away: Field, left: int, top: int) -> None:
    line = np.exp(-(((away - 1.0) / 0.011) ** 2)) * 190
    scene.paste(rgb("#e3b24f"), (left, top), Image.fromarray(line.astype(np.uint8)))


def _step(low: float, high: float, values: Field) -> Field:
    share = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share))
