"""The temple wall: hewn blocks, a frieze of signs, moss and vines, in a low beam of light."""

import functools
import itertools

import numpy as np
from PIL import Image, ImageDraw

from tools.bake.compose import put, shine, turned
from tools.bake.light import blur, colours, grid, painted
from tools.bake.mask import rounded
from tools.bake.maya_stone import SAND, glyph, grain, lit_stone, sandstone
from tools.bake.modelled import modelled
from tools.bake.noise import Field
from tools.bake.palette import rgb
from tools.bake.raking import rough, smooth
from tools.bake.sprite import Painters
from tools.bake.tables import backdrop, grained
from tools.bake.units import HEIGHT, WIDTH, px
from tools.bake.vector import drawn

_ROWS = (0, 176, 372, 566, 762, 930, 1085)
_GLYPHS = ((480, 100, 112, 0), (1566, 100, 104, 3), (1652, 753, 94, 2), (1776, 753, 94, 1))
"""Middle, size and kind of every sign, where no button, note or seat cuts it."""
_VINES = ((22, 150, 18), (8, 330, 14), (1902, 420, 22), (1878, 230, 18), (1912, 250, 10))
_GREENS = ("#4f7a35", "#66923f", "#3d6630", "#83a84c")


def pictures() -> Painters:
    """The backdrop in both scales."""
    yield from backdrop("bg/table_gold_der_maya", wall, quality=84)


@functools.cache
def wall() -> Image.Image:
    """The whole ground, opaque."""
    joints, tone = _blocks()
    height, width = joints.shape
    relief = grain(height, width, seed=1) - blur(joints, px(3.2)) * 15 - blur(joints, px(11)) * 12
    _carve(relief)
    body = sandstone(height, width, SAND, seed=1) * (1 + tone * 0.42)[..., None]
    moss = rough(height, width, px(170), seed=12, octaves=4) + blur(joints, px(5)) * 1.2 - 0.2
    share = smooth(0.55, 1.3, moss)[..., None] * 0.45
    body = body * (1 - share) + np.array(rgb("#4c5a38"), np.float32) / 255 * share
    scene = painted(lit_stone(body, relief, _beam(height, width)))
    for x, long, sway in _VINES:
        _vine(scene, x, long, sway)
    _dust(scene)
    return grained(_shaded(scene), seed=74, sigma=1.8)


def _blocks() -> tuple[Field, Field]:
    """Where joints run (1), and how much lighter or darker each block is."""
    rng = np.random.default_rng(5)
    gaps = Image.new("L", (px(WIDTH), px(HEIGHT)), 255)
    tones = Image.new("L", (WIDTH, HEIGHT), 128)
    pen, brush = ImageDraw.Draw(gaps), ImageDraw.Draw(tones)
    for top, low in itertools.pairwise(_ROWS):
        x = -int(rng.integers(0, 180))
        while x < WIDTH:
            wide = int(rng.integers(210, 380))
            box = (px(x + 2), px(top + 2), px(x + wide - 2), px(low - 2))
            pen.rounded_rectangle(box, px(13), fill=0)
            brush.rectangle((x, top, x + wide, low), fill=int(rng.integers(96, 160)))
            x += wide
    tone = np.asarray(tones.resize(gaps.size), np.float32) / 255 - 0.5
    return np.asarray(gaps, np.float32) / 255, blur(tone, px(2))


def _carve(relief: Field) -> None:
    for x, y, size, kind in _GLYPHS:
        plate = np.asarray(rounded(size, size, 20), np.float32) / 255
        left, top, side = px(x - size / 2), px(y - size / 2), plate.shape[0]
        part = relief[top : top + side, left : left + side]
        part[:] = part * (1 - plate * 0.85) + blur(plate, px(2)) * 7 - glyph(kind, size) * 6


def _beam(height: int, width: int) -> Field:
    """A warm wedge from the upper left, and pools where the game is played."""
    columns, rows = grid(width, height)
    x, y = columns / 2, rows / 2
    beam = np.exp(-(((y - x * 0.40 - 30) / 430) ** 2))
    middle = np.exp(-(((x - 940) / 700) ** 2 + ((y - 430) / 340) ** 2))
    low = np.exp(-(((x - 324) / 460) ** 2 + ((y - 790) / 360) ** 2))
    right = np.exp(-(((x - 1400) / 460) ** 2 + ((y - 850) / 240) ** 2))
    light = 0.22 + 0.46 * beam * (1 - 0.40 * x / WIDTH) + 0.44 * middle + 0.28 * low
    return np.asarray(light + 0.20 * right)


def _vine(scene: Image.Image, x: float, long: float, sway: float) -> None:
    rng = np.random.default_rng(int(x))
    steps = np.linspace(0, 1, 25)
    places = [(x + sway * np.sin(t * 2.4 + x) * t, -14 + long * t) for t in steps]
    line = " ".join(f"{a - x + 60:.1f},{b + 14:.1f}" for a, b in places)
    stem = f'<polyline points="{line}" fill="none" stroke="#3a4a22" stroke-width="5"/>'
    put(scene, drawn(stem, (120, long + 10), (120, long + 10)), x - 60, -14, height=5)
    for number, (a, b) in enumerate(places[1:]):
        size = 36 * float(rng.uniform(0.8, 1.35)) * (1 - 0.35 * number / 24)
        leaf = turned(_leaf(_GREENS[int(rng.integers(4))], size), float(rng.uniform(110, 250)))
        put(scene, leaf, float(a + rng.uniform(-18, 18)), float(b), anchor="mm", height=4)


def _leaf(ink: str, size: float) -> Image.Image:
    body = f"""<path d="M30,56 C8,44 6,20 30,4 C54,20 52,44 30,56Z" fill="{ink}"/><path d="M30,54 V12
        M30,40 L18,30 M30,40 L42,30 M30,28 L21,20 M30,28 L39,20" stroke="#1e3216"
        stroke-opacity=".55" stroke-width="2.4" fill="none"/>"""
    return modelled(drawn(body, (60, 60), (size, size)), 2.5, depth=2)


def _dust(scene: Image.Image) -> None:
    rng = np.random.default_rng(6)
    for _ in range(60):
        x = float(rng.uniform(100, 1300))
        y, reach = x * 0.40 + float(rng.uniform(-220, 330)), 2 * float(rng.uniform(2, 7))
        strength = float(rng.uniform(0.15, 0.5))
        shine(scene, x, y, size=(reach, reach), colour="#ffd98c", strength=strength)


def _shaded(scene: Image.Image) -> Image.Image:
    columns, rows = grid(*scene.size)
    across, down = columns / scene.width, rows / scene.height
    away = np.sqrt(((across - 0.47) / 0.62) ** 2 + ((down - 0.46) / 0.66) ** 2)
    edge = np.clip((away - 0.45) / 0.8, 0, 1)
    share = (0.66 * edge * edge * (3 - 2 * edge))[..., None]
    dark = colours(scene) * (1 - share) + share * np.array([6, 5, 8], np.float32)
    slant = down * HEIGHT - across * WIDTH * 0.40
    rays = np.exp(-(((slant - 10) / 70) ** 2)) * 13 + np.exp(-(((slant - 230) / 50) ** 2)) * 10
    light = (rays * (1 - across))[..., None] * np.array([1, 0.8, 0.5], np.float32)
    return painted(dark + light)
