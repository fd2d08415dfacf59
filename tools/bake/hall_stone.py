"""The hall's masonry: coursed stone, the far wall and the receding arches."""

import functools
import math

import numpy as np
from PIL import Image

from tools.bake.compose import put, shine
from tools.bake.hall_space import VANISH_X, VANISH_Y, arch_opening, doubled
from tools.bake.light import bevel, blur, colours, grid, lit, outside_distance, painted
from tools.bake.mask import rounded
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.units import HEIGHT, SCALE, WIDTH, px

SCALES = (0.30, 0.40, 0.54, 0.74, 1.02, 1.42)
"""Arches from far to near."""
_STONE: Ramp = ((0, "#2f3036"), (0.5, "#5d5753"), (1, "#8f8272"))
_FACE = np.array([1.22, 0.86, 0.58], np.float32)
_SOFFIT = np.array([1.35, 0.78, 0.40], np.float32)
_NIGHT = np.array([0.62, 0.80, 1.15], np.float32)


@functools.cache
def stone() -> Field:
    """A screen of coursed blocks, unlit by the hall."""
    height, width = px(HEIGHT), px(WIDTH)
    broad = fbm(height, width, px(40), px(50), 5, 201) - 0.5
    fine = fbm(height, width, px(3), px(3), 3, 202) - 0.5
    rows, columns = np.mgrid[0:height, 0:width]
    course, block = px(54), px(112)
    row = rows // course
    shifted = columns + ((row * 7919) % 5) * block // 5
    tone = ((shifted // block * 73856093) ^ (row * 19349663)) % 97 / 97
    across = np.minimum(shifted % block, block - shifted % block)
    down = np.minimum(rows % course, course - rows % course)
    joint = np.clip((np.minimum(across, down) + broad * px(6)) / px(3.5), 0, 1)
    relief = np.sqrt(joint) * px(4) + broad * px(8) + fine * px(2.2)
    body = ramp(0.5 + 0.55 * broad + 0.25 * fine + 0.28 * (tone - 0.5), _STONE)
    body = body * (0.35 + 0.65 * joint)[..., None]
    return lit(body, blur(relief, 1), ambient=0.4, relief=0.6).astype(np.float32)


def far_wall() -> Image.Image:
    """The end of the hall in the light of its own hearth."""
    small = painted(stone()).resize((px(WIDTH) // 3, px(HEIGHT) // 3))
    tiled = np.tile(colours(small), (4, 4, 1))[: px(HEIGHT), : px(WIDTH)]
    columns, rows = grid(px(WIDTH), px(HEIGHT))
    x, y = columns / SCALE - VANISH_X, (rows / SCALE - VANISH_Y - 20) / 0.9
    light = 0.25 + 1.5 * np.exp(-np.sqrt(x * x + y * y) / 150)
    return painted(tiled * light[..., None] * np.array([1.25, 0.82, 0.5], np.float32))


def with_arch(scene: Image.Image, number: int) -> Image.Image:
    """The scene seen through one more arch."""
    scale = SCALES[number]
    near = number / (len(SCALES) - 1)
    opening = arch_opening(scale)
    texture = _scaled_stone(max(0.45, scale))
    face = texture * doubled(_face_light(opening, scale, near))[..., None] * _FACE
    face = face + texture * _NIGHT * (0.10 + 0.17 * near)
    through, inner = doubled(opening), doubled(arch_opening(scale * 0.93))
    soffit = np.clip(through - inner, 0, 1)[..., None]
    whole = colours(scene) * (1 - soffit) + texture * _soffit_light(scale, near) * soffit
    whole = whole * through[..., None] + face * (1 - through[..., None])
    built = painted(whole)
    if number:
        _capitals(built, texture, scale, near)
    haze = 0.09 * (1 - near)
    size = (900 * scale + 300, 760 * scale + 260)
    shine(built, VANISH_X, VANISH_Y + 40, size=size, colour="#ff9440", strength=haze, falloff=1.8)
    return built


def _face_light(opening: Field, scale: float, near: float) -> Field:
    """Brightness of an arch's face: its ring of voussoirs catches the hearth's light."""
    away = outside_distance(opening) * SCALE
    columns, rows = grid(WIDTH, HEIGHT)
    ring = 46 * scale
    rim = np.exp(-away / (26 * scale)) * 1.15 * (1 - 0.45 * near)
    wash = np.exp(-away / (150 * scale)) * 0.46 * (1 - 0.35 * near)
    light = (0.42 - 0.14 * near) + rim + wash
    in_ring = np.clip((ring - away) / 3, 0, 1)
    light = light * (1 - in_ring * 0.55 * (1 - _joints(columns, rows, scale)))
    groove = np.exp(-(((away - ring) / (2.2 * scale + 0.8)) ** 2))
    return np.asarray(light * (1 + 0.28 * in_ring) * (1 - 0.7 * groove))


def _joints(columns: Field, rows: Field, scale: float) -> Field:
    """0 in the joints of the ring, 1 on its stones."""
    spring = VANISH_Y - 90 * scale
    angle = np.arctan2(rows - spring, columns - VANISH_X)
    wedge = np.abs(((angle / (math.pi / 15)) % 1) - 0.5) * 2
    upright = np.abs(((rows - VANISH_Y) / (60 * scale) % 1) - 0.5) * 2
    above = np.clip((wedge - 0.06) / 0.06, 0, 1)
    return np.asarray(np.where(rows < spring, above, np.clip(upright / 0.10, 0, 1)))


def _soffit_light(scale: float, near: float) -> Field:
    rows = np.arange(px(HEIGHT), dtype=np.float32)[:, None] / SCALE
    glow = np.clip((VANISH_Y + 200 * scale - rows) / (420 * scale), 0, 1)
    return _SOFFIT * ((1.08 - 0.42 * near) * (0.55 + 0.45 * glow))[..., None]


def _scaled_stone(scale: float) -> Field:
    size = (max(2, int(px(WIDTH) * scale)), max(2, int(px(HEIGHT) * scale)))
    part = colours(painted(stone()).resize(size))
    repeats = (-(-px(HEIGHT) // size[1]), -(-px(WIDTH) // size[0]), 1)
    return np.tile(part, repeats)[: px(HEIGHT), : px(WIDTH)].astype(np.float32)


def _capitals(scene: Image.Image, texture: Field, scale: float, near: float) -> None:
    for side in (-1, 1):
        for top, tall, out in (
            (VANISH_Y - 104 * scale, 34 * scale, 20 * scale),
            (VANISH_Y + 300 * scale, 70 * scale, 16 * scale),
        ):
            wide = 96 * scale
            edge = out if side > 0 else wide - out
            left = VANISH_X + side * 430 * scale - edge
            put(
                scene,
                _block(texture, (wide, tall), scale, near, side),
                left,
                top,
                height=max(1.5, 7 * scale),
            )


def _block(
    texture: Field, size: tuple[float, float], scale: float, near: float, side: int
) -> Image.Image:
    cut = rounded(max(4, size[0]), max(4, size[1]), 3 * scale)
    across = np.linspace(0, 1, cut.width, dtype=np.float32)[None, :]
    toward = across if side < 0 else 1 - across
    light = (0.50 + 1.15 * toward**1.6 * (1 - 0.4 * near))[..., None]
    body = np.maximum(texture[: cut.height, : cut.width], 60) * light * _FACE
    relief = bevel(cut, max(1.5, 7 * scale))
    return painted(lit(body, relief, ambient=0.5, relief=0.8), cut)
