"""Sandstone of the temple: its colour, its grain, and how raking light falls on it."""

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.noise import Field
from tools.bake.palette import rgb
from tools.bake.raking import raked, rough
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn

SAND, PALE = "#8f7a5e", "#b3976c"
STEEP = 0.55
_WARM = np.array([1.12, 0.93, 0.66], np.float32)
_SKY = np.array([0.095, 0.125, 0.21], np.float32)


def grain(height: int, width: int, *, seed: int) -> Field:
    """Unevenness of a hewn face in units of height."""
    swell = rough(height, width, px(300), seed=seed, octaves=5) * 5.5
    sand = rough(height, width, px(3), seed=seed + 1, octaves=1) * 0.11
    pits = np.clip((rough(height, width, px(16), seed=seed + 8, octaves=2) - 1.55) / 0.9, 0, 1)
    return np.asarray(swell + sand - pits * pits * (3 - 2 * pits) * 4, np.float32)


def sandstone(height: int, width: int, ink: str, *, seed: int) -> Field:
    """Colour of 0..1 of a face, unlit."""
    clouds = rough(height, width, px(160), seed=seed + 3, octaves=4) * 0.10
    sand = rough(height, width, px(4), seed=seed + 5, octaves=1) * 0.035
    tint = np.array(rgb(ink), np.float32) / 255
    return np.asarray(tint * (1 + clouds + sand)[..., None], np.float32)


def lit_stone(body: Field, relief: Field, ambient: Field | float) -> Field:
    """Colour of 0..255 of a face of that relief (units) under warm light over a cool sky."""
    facing, glint, _ = raked(relief * (STEEP * SCALE), hardness=20)
    light = np.asarray(ambient, np.float32)
    warm = _WARM * (np.clip(facing, 0.10, 1.75) * light)[..., None] + _SKY
    shine = np.clip(glint * 0.5, 0, 1) * light * 0.10
    return np.asarray((body * warm * 1.32 + shine[..., None] * np.array([1, 0.85, 0.5])) * 255)


def glyph(kind: int, size: float) -> Field:
    """A carved sign in a frame, as depth of 0..1: an eye, a spiral, a number or a stair."""
    w = 100.0
    marks = (
        """<circle cx="36" cy="42" r="13"/><path d="M55,26 V78 M72,26 V78 M20,74 H46"/>""",
        f'<polyline points="{_spiral()}"/>',
        """<g fill="#fff" stroke="none"><circle cx="30" cy="28" r="7"/><circle cx="50" cy="28" r="7"/>
        <circle cx="70" cy="28" r="7"/><rect x="20" y="46" width="60" height="10" rx="3"/>
        <rect x="20" y="64" width="60" height="10" rx="3"/></g>""",
        """<path d="M20,76 V50 H38 V34 H62 V50 H80 V76"/><circle cx="50" cy="62" r="7" fill="#fff"
        stroke="none"/>""",
    )
    body = f"""<g fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round"><rect x="3"
        y="3" width="{w - 6}" height="{w - 6}" rx="22"/>{marks[kind]}</g>"""
    picture = drawn(body, (w, w), (size, size)).getchannel("A")
    soft: Image.Image = picture.filter(ImageFilter.GaussianBlur(px(1.1)))
    return np.asarray(soft, np.float32) / 255


def _spiral() -> str:
    steps = np.arange(29) * 0.4
    reach = 3 + 3.0 * steps
    return " ".join(
        f"{50 + r * np.cos(t * 0.8):.1f},{50 + r * np.sin(t * 0.8):.1f}"
        for r, t in zip(reach, steps, strict=True)
    )
