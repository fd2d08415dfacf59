"""The hall's perspective: where things stand on the long table, how arches recede."""

import math

import numpy as np
from PIL import Image, ImageDraw

from tools.bake.noise import Field
from tools.bake.palette import rgb
from tools.bake.units import HEIGHT, WIDTH, px

VANISH_X, VANISH_Y = 935.0, 486.0
TABLE_FAR, TABLE_NEAR = 62.0, 560.0
"""Half the width of the table at its far and near end."""
_TABLE_TOP, _TABLE_END = VANISH_Y + 150, 1100.0


def on_table(depth: float, across: float) -> tuple[float, float]:
    """Screen place for a depth of 0 (far) to 1 (near) and -1..1 across the table."""
    half = TABLE_FAR + (TABLE_NEAR - TABLE_FAR) * depth
    return VANISH_X + across * half, _TABLE_TOP + (_TABLE_END - _TABLE_TOP) * depth


def table_corners() -> list[tuple[float, float]]:
    """The four corners of the table, from the far left clockwise."""
    return [on_table(0, -1), on_table(0, 1), on_table(1, 1), on_table(1, -1)]


def laid_out(texture: Image.Image, corners: list[tuple[float, float]]) -> Image.Image:
    """A texture stretched onto four screen corners, as a picture of the whole screen."""
    width, height = texture.size
    source = [(0, 0), (width, 0), (width, height), (0, height)]
    target = [(px(x), px(y)) for x, y in corners]
    size = (px(WIDTH), px(HEIGHT))
    return texture.convert("RGBA").transform(
        size,
        Image.Transform.PERSPECTIVE,
        _projection(source, target),
        Image.Resampling.BICUBIC,
    )


def arch_opening(scale: float) -> Field:
    """The opening of an arch at half the master's size: 1 inside, 0 in the stone."""
    picture = Image.new("L", (WIDTH * 2, HEIGHT * 2), 0)
    half, spring = 430 * scale, VANISH_Y - 90 * scale
    outline = []
    for step in range(61):
        angle = math.pi * (1 - step / 60)
        rise = 330 * scale * math.sin(angle) ** 0.86
        outline.append((2 * (VANISH_X + half * math.cos(angle)), 2 * (spring - rise)))
    floor = 2 * (VANISH_Y + 420 * scale)
    outline += [(2 * (VANISH_X + half), floor), (2 * (VANISH_X - half), floor)]
    ImageDraw.Draw(picture).polygon(outline, fill=255)
    small = picture.resize((WIDTH, HEIGHT), Image.Resampling.BOX)
    return np.asarray(small).astype(np.float32) / 255


def doubled(field: Field) -> Field:
    """A field of half the master's size at the master's size."""
    size = (field.shape[1] * 2, field.shape[0] * 2)
    smooth = Image.fromarray(field.astype(np.float32)).resize(size, Image.Resampling.BILINEAR)
    return np.asarray(smooth)


def flat(colour: str) -> Image.Image:
    """A screen of one colour."""
    return Image.new("RGB", (px(WIDTH), px(HEIGHT)), rgb(colour))


def _projection(source: list[tuple[int, int]], target: list[tuple[int, int]]) -> tuple[float, ...]:
    rows, values = [], []
    for (x, y), (u, v) in zip(target, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    solved = np.linalg.solve(np.array(rows, float), np.array(values, float))
    return tuple(float(value) for value in solved)
