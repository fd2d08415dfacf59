"""Hewn from the temple's stone: the auction board with three places, and the base of a disc."""

import numpy as np

from tools.bake.compose import shadowed
from tools.bake.light import blur, grid, painted
from tools.bake.mask import rounded
from tools.bake.maya_fragments import RADIUS
from tools.bake.maya_stone import PALE, SAND, grain, lit_stone, sandstone
from tools.bake.noise import Field
from tools.bake.raking import smooth
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import SCALE, Point, px

BOARD = (1000.0, 372.0)
PLACES: tuple[tuple[Point, float], ...] = (
    ((202.0, 178.0), 148.0),
    ((540.0, 178.0), 116.0),
    ((818.0, 178.0), 116.0),
)
"""Middle and radius of the three places on the board."""
BASE = RADIUS + 42
_INLAY = (255.0, 238.0, 190.0)
"""The pale stone of the arrows between the places."""


def pictures() -> Painters:
    """Board and base over their shadows."""
    yield "maya/board", _board
    yield "maya/base", _base


def _board() -> Sprite:
    mask = np.asarray(rounded(*BOARD, 34), np.float32) / 255
    height, width = mask.shape
    relief = grain(height, width, seed=21) * 0.25 + _framed(mask)
    x, y = (part / SCALE for part in grid(width, height))
    shade = np.zeros_like(mask)
    for (left, top), radius in PLACES:
        away = np.sqrt((x - left) ** 2 + (y - top) ** 2)
        relief = relief - smooth(radius + 3, radius - 4, away) * 9
        relief = relief + np.exp(-(((away - radius - 9) / 4) ** 2)) * 3
        shade = np.maximum(shade, _sunk(x - left, y - top, radius))
    marks = np.zeros_like(mask)
    for left in (380, 679):
        mark = _chevron(x - left, y - PLACES[0][0][1])
        relief, marks = relief - mark * 2, np.maximum(marks, mark)
    light = 0.92 - 0.25 * x / BOARD[0]
    body = lit_stone(sandstone(height, width, PALE, seed=21), relief, light)
    body = body * (1 - shade)[..., None]
    inlay = np.array(_INLAY, np.float32)
    return _laid(body + (inlay - body) * marks[..., None], mask, 16)


def _framed(mask: Field) -> Field:
    """A raised slab with a groove along its edge."""
    inner, inmost = np.zeros_like(mask), np.zeros_like(mask)
    for field, inset, corner in ((inner, 16.0, 24.0), (inmost, 24.0, 18.0)):
        part = rounded(BOARD[0] - 2 * inset, BOARD[1] - 2 * inset, corner)
        edge = px(inset)
        field[edge : edge + part.height, edge : edge + part.width] = np.asarray(part) / 255
    return np.asarray(_rise(mask, 3) * 16 - blur(inner - inmost, px(1.4)) * 5)


def _rise(mask: Field, spread: float) -> Field:
    """The mask softened by `spread` units, as if it stood on a larger plane."""
    border = px(spread * 4)
    return blur(np.pad(mask, border), px(spread))[border:-border, border:-border]


def _chevron(x: Field, y: Field) -> Field:
    """A small arrow that points to the front place."""
    bent = np.abs(np.abs(y) - (x + 14)) * 0.7
    return np.asarray(np.clip(2.2 - bent / 2.4, 0, 1) * (np.abs(y) < 26))


def _sunk(x: Field, y: Field, radius: float) -> Field:
    """Share of light that a sunk disc loses: all of it a little, much below its upper left rim."""
    inside = smooth(radius + 2, radius - 2, np.sqrt(x * x + y * y))
    moved = np.sqrt((x - radius * 0.10) ** 2 + (y - radius * 0.09) ** 2)
    rim = 1 - smooth(radius - 2, radius - radius * 0.23 - 4, moved)
    return np.asarray(np.clip(inside * rim * 0.55 + inside * 0.46, 0, 0.85))


def _base() -> Sprite:
    """A disc of 200 fits into it; a tick on its rim for each 24th."""
    side = px(2 * BASE)
    columns, rows = grid(side, side)
    x, y = (columns - side / 2 + 0.5) / SCALE, (rows - side / 2 + 0.5) / SCALE
    away = np.sqrt(x * x + y * y)
    mask = np.clip((BASE - away) * SCALE, 0, 1)
    relief = grain(side, side, seed=31) * 0.3 + _rise(mask, 2.5) * 14
    relief = relief - smooth(RADIUS + 9, RADIUS + 2, away) * 12
    relief = relief - np.exp(-(((away - RADIUS - 28) / 3.2) ** 2)) * 3.5
    turn = np.degrees(np.arctan2(x, -y)) % 360 / 15
    tick = np.abs((turn + 0.5) % 1 - 0.5) * np.radians(15) * away < 2.6
    ticks = tick & (away > RADIUS + 12) & (away < RADIUS + 22)
    relief = relief - blur(ticks.astype(np.float32), px(0.8)) * 4
    body = lit_stone(sandstone(side, side, SAND, seed=31), relief, 0.80)
    shaded = body * (1 - _sunk(x, y, RADIUS + 5))[..., None]
    return _laid(shaded, mask, 12)


def _laid(body: Field, mask: Field, height: float) -> Sprite:
    whole, border = shadowed(painted(body, mask * 255), height)
    even = whole.crop((0, 0, whole.width - whole.width % 2, whole.height - whole.height % 2))
    return Sprite(even, (border / SCALE,) * 4, indexed=True)
