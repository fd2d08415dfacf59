"""The Nain Jaune board: four corner boxes and the Yellow Dwarf's round box, and their glows."""

import functools
from functools import partial

import numpy as np
from PIL import Image

from tools.bake.cloth import felt
from tools.bake.compose import put, stacked, tinted
from tools.bake.light import bevel, blur, edge_distance, grid, lit, painted
from tools.bake.mask import rounded
from tools.bake.metal import brushed, rivet
from tools.bake.noise import Field, Ramp
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import SCALE, px
from tools.bake.wood import planks

SIZE = (700, 436)
ROUND = 122
"""Radius of the middle box."""
_WOOD: Ramp = (
    (0, "#3a1f0e"),
    (0.3, "#6a3f1d"),
    (0.6, "#96602f"),
    (0.85, "#b98347"),
    (1, "#d7a765"),
)
_CORNERS = {"10D": (-1, -1), "JC": (1, -1), "QS": (-1, 1), "KH": (1, 1)}
_GLOW_BORDER = 24


def pictures() -> Painters:
    """The board, and a glow for each box a player may claim."""
    yield "board/nain_jaune", lambda: standing(board(), 20)
    for name in (*_CORNERS, "7D"):
        yield f"board/glow_box_{name}", partial(_glow, name)


def board() -> Image.Image:
    """The wood with its five recesses, without cards or tokens."""
    width, height = px(SIZE[0]), px(SIZE[1])
    outer = rounded(*SIZE, 40)
    away = functools.reduce(np.minimum, [_box(name) for name in (*_CORNERS, "7D")])
    inside = np.clip(-away, 0, 1)
    wood = planks(height, width, _WOOD, seed=77, plank=1000, seam=0, rough=0.35)
    brightness = 1.2
    body = wood * brightness * (1 - inside[..., None]) + _floors() * inside[..., None]
    inlay = np.exp(-(((away - 7.5) / 1.3) ** 2))
    inlay = inlay + np.exp(-(((edge_distance(outer) / SCALE - 15) / 1.2) ** 2)) * (away > 7)
    inlay = np.clip(inlay, 0, 1)[..., None] * 0.9
    body = body * (1 - inlay) + brushed(height, width, seed=2) * inlay
    shaded = lit(body, _relief(away, outer), ambient=0.45, gloss=0.30, hardness=20, relief=0.62)
    picture = painted(shaded * _walls(inside), outer)
    for x in (20, SIZE[0] - 20):
        for y in (20, SIZE[1] - 20):
            put(picture, rivet(13), x, y, anchor="mm", height=2)
    return picture


def _floors() -> Field:
    width, height = px(SIZE[0]), px(SIZE[1])
    green = felt(height, width, "#104a34", "#2b8359", seed=9)
    garnet = felt(height, width, "#7c1a20", "#c63c3c", seed=10)
    return np.asarray(np.where((_box("7D") < 0)[..., None], garnet, green))


def _relief(away: Field, outer: Image.Image) -> Field:
    pit = np.where(away < 0, -np.clip(-away / 7, 0, 1) * px(7), 0)
    lip = np.clip(3.2 - np.abs(away - 3.2), 0, 3.2) * 1.4
    return blur(pit + lip, 1.5) + bevel(outer, 9) * 0.9


def _walls(inside: Field) -> Field:
    wall = blur(1 - inside, px(5))
    cast = np.roll(np.roll(wall, px(9), 0), px(5), 1)
    return np.asarray(1 - 0.55 * (np.clip(cast, 0, 1) * inside)[..., None])


@functools.cache
def _box(name: str) -> Field:
    """Signed distance in units from the box's wall; negative inside."""
    columns, rows = grid(px(SIZE[0]), px(SIZE[1]))
    x, y = columns / SCALE - SIZE[0] / 2, rows / SCALE - SIZE[1] / 2
    middle = np.sqrt(x * x + y * y) - ROUND
    if name == "7D":
        return middle
    across, down = _CORNERS[name]
    half_width, half_height = (SIZE[0] / 2 - 34) / 2, (SIZE[1] / 2 - 34) / 2
    dx = np.abs(x - across * (8 + half_width)) - half_width + 16
    dy = np.abs(y - down * (8 + half_height)) - half_height + 16
    outside = np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2)
    corner = outside + np.minimum(np.maximum(dx, dy), 0) - 16
    return np.asarray(np.maximum(corner, -(middle - 16)))


def _glow(name: str) -> Sprite:
    """A bright rim along the box's wall with amber light spilling to both sides."""
    away = np.pad(_box(name), px(_GLOW_BORDER), mode="edge")
    rim = np.exp(-(((away + 1) / 2.6) ** 2))
    spill = np.where(away < 0, np.exp(away / 22) * 0.62, np.exp(-away / 8) * 0.75)
    light = stacked(
        tinted(_mask(spill), "#ffa126"),
        tinted(_mask(np.exp(-((away / 5) ** 2)) * 0.9), "#ffc85a"),
        tinted(_mask(rim), "#fff3c6"),
    )
    left, top, right, bottom = _ink(away)
    centre = (px(SIZE[0]) / 2 + px(_GLOW_BORDER) - left) / SCALE
    middle = (px(SIZE[1]) / 2 + px(_GLOW_BORDER) - top) / SCALE
    return Sprite(light.crop((left, top, right, bottom)), anchor=(centre, middle))


def _mask(field: Field) -> Image.Image:
    return Image.fromarray((np.clip(field, 0, 1) * 255).astype(np.uint8))


def _ink(away: Field) -> tuple[int, int, int, int]:
    rows, columns = np.nonzero(away < _GLOW_BORDER)
    return int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1
