"""Glass beads, the clay bowl they lie in, and the value marks of the materials."""

import functools
from functools import partial

import numpy as np
from PIL import Image

from tools.bake.compose import put, shadowed
from tools.bake.game_card import pooled, rimmed
from tools.bake.lettering import lettered
from tools.bake.light import blur, disc_grid, painted
from tools.bake.mask import rounded
from tools.bake.maya_fragments import fragment
from tools.bake.maya_materials import MATERIALS, TONES
from tools.bake.modelled import modelled
from tools.bake.palette import rgb
from tools.bake.raking import raked, rough, smooth
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn, glow_gradient

HUES = ("#2f86c9", "#2fa38c", "#c9543a", "#d99a2c", "#7b59b8", "#b9b4a6")
_BEAD, _BOWL = 60.0, 340.0


def pictures() -> Painters:
    """Beads, bowl, value marks, a glint, and the picture for the list of games."""
    for number in range(len(HUES)):
        yield f"maya/bead_{number}", partial(_standing_bead, number)
    yield "maya/bowl", _bowl
    for value, material in enumerate(MATERIALS):
        yield f"maya/value_{material}", partial(_value, material, value)
    yield "maya/glint", _glint
    yield "games/gold-der-maya", _thumbnail


@functools.cache
def bead(number: int, size: float) -> Image.Image:
    """A glass bead: light gathers opposite to its highlight, a pale swirl inside."""
    side = px(size)
    x, y = disc_grid(side, side)
    away = np.sqrt(x * x + y * y)
    dome = np.sqrt(np.clip(1 - away**2, 0, 1))
    tint = np.array(rgb(HUES[number]), np.float32) / 255
    inner = np.clip(0.35 + 0.375 * x + 0.45 * y + 0.25 * away, 0, 1)[..., None]
    body = tint * (0.22 + inner) + np.clip(tint + 0.3, 0, 1) * inner**3 * 0.55
    bend = x * 0.8 - y * 0.6 + 0.25 * np.sin(y * 4 + number)
    swirl = (np.exp(-((bend / 0.16) ** 2)) * dome)[..., None] * 0.5
    body = body * (1 - swirl) + np.array([0.96, 0.97, 0.9]) * swirl * (0.5 + 0.5 * inner)
    light = np.exp(-(((x + 0.36) / 0.20) ** 2 + ((y + 0.42) / 0.15) ** 2))
    light = light + 0.35 * np.exp(-(((x - 0.4) / 0.3) ** 2 + ((y - 0.5) / 0.14) ** 2))
    body = body * (1 - 0.35 * smooth(0.8, 1, away))[..., None]
    body = body + light[..., None] * np.array([1, 0.97, 0.88])
    return painted(np.clip(body, 0, 1) * 255, np.clip((1 - away) * side / 2, 0, 1) * 255)


def _standing_bead(number: int) -> Sprite:
    return standing(bead(number, _BEAD), 4)


def _bowl() -> Sprite:
    """Seen aslant from above; beads lie within 100 across and 60 down of its middle."""
    wide, tall = px(_BOWL), px(_BOWL * 0.86)
    x, y = disc_grid(wide, tall)
    away = np.sqrt(x * x + y * y)
    hollow = -np.clip(1 - (away / 0.86) ** 2, 0, 1) * 46 * SCALE
    rim = np.exp(-(((away - 0.91) / 0.055) ** 2)) * 11 * SCALE
    nicks = (np.abs(away - 0.91) < 0.035) & (np.sin(np.arctan2(y, x) * 32) > 0.1)
    clay = rough(tall, wide, px(10), seed=5, octaves=2) * 0.35
    facing, glint, _ = raked(
        np.asarray((hollow + rim - blur(nicks.astype(np.float32), 1.6) * 3 + clay) * 0.9)
    )
    tone = 1 + rough(tall, wide, px(40), seed=8) * 0.12
    body = np.array(rgb("#a05634"), np.float32) * (tone * np.clip(facing, 0.20, 1.6))[..., None]
    body = body + glint[..., None] * 45 * np.array([1, 0.8, 0.6])
    whole, border = shadowed(painted(body, np.clip((1 - away) * tall / 2, 0, 1) * 255), 12)
    return Sprite(whole, (border / SCALE,) * 4, indexed=True)


def _value(material: str, value: int) -> Sprite:
    """A round mark of the material's colour with what it is worth."""
    dark, middle, bright = TONES[material]
    paint = glow_gradient(
        "v", [(0, bright), (0.55, middle), (1, dark)], at='cx=".38" cy=".3" r=".9"'
    )
    body = f"""<defs>{paint}</defs><circle cx="20" cy="20" r="18.5" fill="url(#v)"/><circle cx="20"
        cy="20" r="14.5" fill="{dark}" opacity=".55"/><circle cx="20" cy="20" r="14.5" fill="none"
        stroke="{bright}" stroke-width="1.8"/>"""
    mark = modelled(drawn(body, (40, 40), (44, 44)), 2.4, depth=2)
    lettered(mark, str(value), (22, 22), size=28, colour="#fffaf0", shadow=0.9)
    return standing(mark, 2.5)


def _glint() -> Sprite:
    """A star of light that runs over gold."""
    x, y = disc_grid(px(60), px(60))
    core = np.exp(-((x * x + y * y) / 0.02))
    cross = np.exp(-np.abs(x) / 0.035) * np.exp(-np.abs(y) / 0.26)
    cross = cross + np.exp(-np.abs(y) / 0.035) * np.exp(-np.abs(x) / 0.26)
    fade = np.clip(1 - np.sqrt(x * x + y * y), 0, 1)
    light = np.clip((core + cross) * fade, 0, 1) * 255
    body = np.broadcast_to(np.array([255, 248, 214], np.float32), (*light.shape, 3))
    return Sprite(painted(body, light))


def _thumbnail() -> Sprite:
    """A disc of five materials in the dark of its base."""
    size = (160.0, 224.0)
    card = rimmed(
        size, "#c9a873", pooled((148, 212), "#8a6c44", "#2a1c10", at=(0.4, 0.4), seed=9), 6
    )
    parts = (
        ("gold", 6, 21.0),
        ("silver", 4, 3.0),
        ("jade", 4, 7.0),
        ("bronze", 6, 11.0),
        ("stone", 4, 17.0),
    )
    for material, count, start in parts:
        piece = fragment(material, count, start % 24, 66)
        put(card, piece, 80, 96, anchor="mm", height=3)
    for number, x in enumerate((50, 80, 110)):
        put(card, bead((number * 2 + 3) % 6, 26), x, 192, anchor="mm", height=3)
    card.putalpha(rounded(*size, 9.6))
    return Sprite(card, indexed=True)
