"""The green hose in squares, its brass ends, and its shadow, all laid with the middle on one line."""

from dataclasses import replace
from functools import partial

import numpy as np

from tools.bake.light import blur, grid, painted
from tools.bake.modelled import modelled
from tools.bake.noise import Field
from tools.bake.palette import rgb
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import px
from tools.bake.vector import drawn, gradient

SQUARE, THICK, RING = 92.0, 50.0, 12.0
_GREENS = {"light": "#66b858", "dark": "#3f8a44"}
_BRASS = [(0, "#ffe7a3"), (0.45, "#d9a441"), (1, "#7c5316")]
_NOZZLE = "M96,10 H70 L60,16 H30 L22,4 H6 V64 H22 L30,52 H60 L70,58 H96Z"
_COUPLING = "M4,8 H44 L52,2 H84 V66 H52 L44,60 H4Z"


def pictures() -> Painters:
    """Two greens that alternate, the ring between two squares, both ends, and a shadow."""
    for name, ink in _GREENS.items():
        yield f"nains/hose_{name}", partial(_square, ink)
    yield "nains/hose_ring", _ring
    yield "nains/hose_nozzle", partial(_end, _NOZZLE, "M60,16 V52 M70,10 V58 M30,16 V52", 100, 100)
    yield "nains/hose_coupling", partial(_end, _COUPLING, "M52,2 V66 M62,2 V66 M73,2 V66", 90, 0)
    yield "nains/hose_shadow", _shadow


def _round(height: int) -> tuple[Field, Field, Field]:
    """Light and glint across the hose, and where it is, top to bottom."""
    down = (np.arange(height, dtype=np.float32) - height / 2 + 0.5) / (height / 2)
    out = np.sqrt(np.clip(1 - down * down, 0, 1))
    light = np.clip(-down * 0.82 + out * 0.55, 0, 1)
    glint = np.clip(-down * 0.5 + out * 0.87, 0, 1) ** 26
    return light, glint, np.clip((1 - np.abs(down)) / 0.05, 0, 1)


def _square(ink: str) -> Sprite:
    """One square of the hose, without the ring."""
    width, height = px(SQUARE), px(THICK)
    light, glint, cover = _round(height)
    _, rows = grid(width, height)
    rib = 0.5 + 0.5 * np.cos(((rows - height / 2) / height * 18) * np.pi)
    tone = (0.30 + 0.95 * light)[:, None] * (1 - 0.10 * rib)
    body = np.array(rgb(ink), np.float32) * tone[..., None]
    body = body + glint[:, None, None] * np.array([102, 97, 72], np.float32)
    return Sprite(painted(body, np.broadcast_to(cover[:, None] * 255, tone.shape)))


def _ring() -> Sprite:
    width, height = px(RING), px(THICK + 4)
    light, glint, cover = _round(height)
    across = (np.arange(width, dtype=np.float32) + 0.5) / width
    edge = np.where((across < 0.12) | (across > 0.88), 0.55, 1.0)
    tone = ((0.28 + light)[:, None] * edge[None, :])[..., None]
    body = np.array(rgb("#d9a441"), np.float32) * tone + glint[:, None, None] * 200
    return Sprite(painted(body, np.broadcast_to(cover[:, None] * 255, (height, width))))


def _end(outline: str, seams: str, wide: float, foot: float) -> Sprite:
    """A brass end; its anchor is where the hose's last square begins."""
    paint = gradient("g", _BRASS).replace('x2="1"', 'x2="0"')
    body = f"""<defs>{paint}</defs><path d="{outline}" fill="url(#g)"/><path d="{seams}"
        stroke="#6d4712" stroke-width="3"/>"""
    laid = standing(modelled(drawn(body, (wide, 68), (wide, 68)), 4, depth=2.6), 5)
    edge = laid.pad[0]
    return replace(laid, anchor=(edge + foot, edge + 34))


def _shadow() -> Sprite:
    """The shadow of one square on the lawn, to be laid end to end."""
    width, height = px(SQUARE), px(90)
    rows = np.zeros((height, width), np.float32)
    rows[px(25) : px(65)] = 1
    soft = blur(rows, (px(9), 0)) * 150
    dark = np.zeros((height, width, 3), np.float32)
    return Sprite(painted(dark, soft), anchor=(SQUARE / 2, 45))
