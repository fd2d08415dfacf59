"""What grows and stands in the garden: hedge, roses, edging stones, pots, mushrooms, a can."""

import math

import numpy as np
from PIL import Image

from tools.bake.compose import put
from tools.bake.light import bevel, colours, lit, painted
from tools.bake.mask import rounded
from tools.bake.modelled import modelled
from tools.bake.noise import Ramp, fbm, ramp
from tools.bake.units import WIDTH, px
from tools.bake.vector import drawn

_LEAVES = ("#142a2c", "#1e4038", "#2c5a3e", "#3d7348", "#558c52", "#79a85c")
_ROSES = (("#d8536a", "#8a2440"), ("#f2aeb0", "#b25a74"), ("#f6e4c8", "#b8927e"))
_STONE: Ramp = ((0, "#4c4852"), (0.5, "#8d878a"), (1, "#c4bcb4"))


def lay_hedge(scene: Image.Image) -> None:
    """A clipped hedge along the top, with roses, over its shadow."""
    rng = np.random.default_rng(4)
    places = [(float(rng.uniform(0, WIDTH)), 190 * float(rng.random()) ** 0.8) for _ in range(5200)]
    order = sorted(places, key=lambda at: at[1] * 0.35 + rng.random() * 190)
    leaves = "".join(_leaf(x, y, rng) for x, y in order)
    hedge = drawn(leaves, (WIDTH, 190), (WIDTH, 190))
    put(scene, _warmed(hedge), 0, -60, height=12)
    for _ in range(66):
        x, y, size = rng.uniform(20, WIDTH - 20), rng.uniform(10, 98), rng.uniform(20, 34)
        rose = _rose(*_ROSES[int(rng.integers(3))], size=float(size))
        put(scene, dim(rose, _evening(float(x))), float(x), float(y), anchor="mm", height=2.5)


def _leaf(x: float, y: float, rng: np.random.Generator) -> str:
    number = int((1 - y / 190) * 5.4 + rng.uniform(-0.6, 0.6))
    ink = _LEAVES[min(5, max(0, number))]
    return f"""<g transform="translate({x:.0f},{y:.0f}) rotate({rng.uniform(0, 360):.0f})
        scale({rng.uniform(0.6, 1.25):.2f})"><path d="M0,12 C-9,4 -8,-7 0,-13 C8,-7 9,4 0,12Z"
        fill="{ink}"/><path d="M0,10 V-9" stroke="#fff" stroke-opacity=".10"
        stroke-width="1.4"/></g>"""


def _evening(x: float) -> float:
    """Light along the hedge: strongest by the lamp, some at the left where the sun went down."""
    return 0.6 + 0.5 * math.exp(-(((x - 960) / 620) ** 2)) + 0.25 * math.exp(-((x / 520) ** 2))


def _warmed(hedge: Image.Image) -> Image.Image:
    pixels = colours(hedge)
    along = np.array([_evening(k / 2) for k in range(hedge.width)], np.float32)
    pixels[..., :3] *= along[None, :, None] * np.array([1.08, 1, 0.92], np.float32)
    return painted(pixels[..., :3], pixels[..., 3])


def _rose(bright: str, dark: str, *, size: float) -> Image.Image:
    body = f"""<circle cx="20" cy="20" r="17" fill="{dark}"/><path d="M6,17 C10,4 30,3 34,16 C36,28
        26,36 18,34 C8,32 4,26 6,17Z" fill="{bright}"/><path d="M13,20 C13,11 26,10 28,18 C28,26
        18,28 16,22 C16,18 22,16 24,20" stroke="{dark}" stroke-width="3" fill="none"/>"""
    return drawn(body, (40, 40), (size, size))


def lay_edging(scene: Image.Image) -> None:
    """A row of stones below the hedge."""
    rng = np.random.default_rng(14)
    x, number = -20.0, 0
    while x < WIDTH + 20:
        wide, tall = float(rng.integers(58, 96)), float(rng.integers(34, 42))
        mask = rounded(wide, tall, 14)
        rough = fbm(mask.height, mask.width, px(9), px(9), 4, number) - 0.5
        tone = ramp(0.5 + rough * 0.8, _STONE)
        relief = bevel(mask, 12) + rough * px(4)
        body = lit(tone, relief, ambient=0.35) * _evening(x + wide / 2)
        put(
            scene,
            painted(body, mask),
            x + wide / 2,
            146 + rng.uniform(-3, 3),
            anchor="mm",
            height=5,
        )
        x, number = x + wide - 3, number + 1


def mushroom(size: float) -> Image.Image:
    """A red one with white spots."""
    body = """<path d="M40,60 C44,84 36,100 34,104 C50,112 72,110 80,104 C74,92 72,78 76,58Z"
        fill="#efe2c8"/><path d="M4,62 C6,20 36,6 60,6 C90,8 112,30 114,62 C84,74 32,74 4,62Z"
        fill="#c2442f"/><g fill="#f7ead0"><ellipse cx="34" cy="40" rx="9" ry="7"/><ellipse cx="64"
        cy="24" rx="10" ry="7"/><ellipse cx="90" cy="46" rx="9" ry="7"/><ellipse cx="60" cy="54"
        rx="7" ry="5"/></g><path d="M8,63 C40,76 84,76 112,63 C84,68 36,68 8,63Z"
        fill="#f0d9b8"/>"""
    return modelled(drawn(body, (120, 112), (size, size * 112 / 120)), size * 0.04, depth=2.4)


def can(size: float) -> Image.Image:
    """A watering can."""
    body = """<path d="M150,60 C196,48 206,118 158,132" stroke="#6f8791" stroke-width="12"
        fill="none"/><path d="M52,104 L4,52 L14,42 L64,80Z" fill="#7d97a1"/><ellipse cx="9" cy="46"
        rx="15" ry="8" fill="#a9c0c6" transform="rotate(-46 9 46)"/><path d="M50,56 H160 L152,150
        C130,160 80,160 58,150Z" fill="#86a1aa"/><ellipse cx="105" cy="56" rx="55" ry="13"
        fill="#4b626c"/><path d="M54,86 C90,96 120,96 156,86" stroke="#5c757f" stroke-width="5"
        fill="none"/><path d="M72,58 C74,18 136,18 138,58" stroke="#93aeb6" stroke-width="10"
        fill="none"/>"""
    return modelled(drawn(body, (210, 165), (size, size * 165 / 210)), 4, depth=2.2)


def pot(ink: str, size: float) -> Image.Image:
    """A flower pot with five blooms of a colour."""
    tips = ((-34, -6), (0, -27), (32, -8), (-16, -15), (18, -19))
    stems = "".join(
        f"""<path d="M60,70 Q{60 + dx * 0.4},{50 + dy * 0.3} {60 + dx},{44 + dy}" stroke="#4a7a3c"
        stroke-width="5" fill="none"/>"""
        for dx, dy in tips
    )
    blooms = "".join(
        f'<g transform="translate({60 + dx},{42 + dy})">'
        + "".join(
            f'<ellipse cx="0" cy="-9" rx="6" ry="9" fill="{ink}" transform="rotate({turn})"/>'
            for turn in range(0, 360, 60)
        )
        + '<circle r="6" fill="#f2c14a"/></g>'
        for dx, dy in tips
    )
    clay = """<path d="M18,66 H102 V84 H96 L86,136 H34 L24,84 H18Z" fill="#c06c40"/>
        <path d="M24,84 H96" stroke="#7a3c20" stroke-width="4"/>"""
    picture = drawn(stems + blooms + clay, (120, 140), (size, size * 140 / 120))
    return modelled(picture, size * 0.035, depth=2)


def daisy(size: float) -> Image.Image:
    """One from above."""
    petals = "".join(
        f'<ellipse cx="14" cy="7" rx="3.6" ry="6" fill="#f6f0e6" transform="rotate({turn} 14 14)"/>'
        for turn in range(0, 360, 45)
    )
    body = petals + '<circle cx="14" cy="14" r="4.2" fill="#eab53c"/>'
    return drawn(body, (28, 28), (size, size))


def dim(picture: Image.Image, light: float) -> Image.Image:
    """The same thing in more or less light."""
    pixels = colours(picture)
    return painted(pixels[..., :3] * light, pixels[..., 3])
