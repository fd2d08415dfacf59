"""Coins in heaps, and the three chests that hint at a card's most coins."""

import functools
import math

import numpy as np
from PIL import Image

from tools.bake.compose import put, shadowed, turned
from tools.bake.modelled import modelled
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.stacks import coin
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn, gradient

HINTS = (3, 6, 8)
COINS = 4
_HEAPS = {"small": (7, 34.0, 14.0), "medium": (26, 56.0, 30.0), "large": (40, 84.0, 50.0)}
_BAND = 'fill="url(#band)" stroke="#4a2c08" stroke-width="1.6"'


def pictures() -> Painters:
    """Chests, coins and heaps."""
    for hint in HINTS:
        yield f"nain/chest_{hint}", functools.partial(_standing_chest, hint)
    for number in range(COINS):
        yield f"nain/coin_{number}", functools.partial(_coin, number)
    for name in _HEAPS:
        yield f"nain/heap_{name}", functools.partial(_heap_sprite, name)


@functools.cache
def chest(hint: int, size: float) -> Image.Image:
    """The chest of a hint in a square of `size` units; a larger hint is a larger, richer chest."""
    body = {3: _casket, 6: _bound_chest, 8: _open_chest}[hint]()
    return modelled(drawn(_paints() + body, (100, 100), (size, size)), size * 0.02, depth=2.2)


@functools.cache
def heap(count: int, wide: float, tall: float) -> Image.Image:
    """Coins heaped as seen from the side; half-width and height in units."""
    rng = np.random.default_rng(400 + count)
    across = rng.uniform(-1, 1, count)
    up = rng.uniform(0, 1, count) * (1 - across**2) * tall
    box = (2 * wide + 44, tall + 46)
    scene = Image.new("RGBA", (px(box[0]), px(box[1])), (0, 0, 0, 0))
    for place in np.argsort(-up):
        piece = coin(int(place) % COINS, 34)
        squeezed = piece.resize((piece.width, int(piece.height * rng.uniform(0.55, 0.92))))
        laid = turned(squeezed, float(rng.uniform(-25, 25)))
        x, y = box[0] / 2 + across[place] * wide, box[1] - 22 - up[place]
        put(scene, laid, float(x), float(y), anchor="mm", height=2)
    return scene


def _standing_chest(hint: int) -> Sprite:
    return standing(chest(hint, {3: 64, 6: 84, 8: 108}[hint]), 4)


def _coin(number: int) -> Sprite:
    return standing(coin(number, 40), 2.5)


def _heap_sprite(name: str) -> Sprite:
    picture, border = shadowed(heap(*_HEAPS[name]), 4)
    edge = border / SCALE
    width, height = picture.width / SCALE, picture.height / SCALE
    return Sprite(picture, (edge,) * 4, anchor=(width / 2, height - edge - 10), indexed=True)


def _paints() -> str:
    return (
        "<defs>"
        + gradient("wood", [(0, "#e0a866"), (0.5, "#b4773c"), (1, "#6b3d18")])
        + gradient("band", [(0, "#fff0b0"), (0.5, "#e0ac44"), (1, "#9a6a1c")])
        + gradient("gold", [(0, "#fff3b8"), (0.5, "#f2bd44"), (1, "#b87418")])
        + "</defs>"
    )


def _casket() -> str:
    return f"""<g stroke="#2e1706" stroke-width="4" stroke-linejoin="round">
        <path d="M20 44 L28 30 H72 L80 44Z" fill="url(#wood)"/>
        <rect x="20" y="46" width="60" height="34" rx="4" fill="url(#wood)"/></g>
        <path d="M18 42 H82 V52 H18Z" {_BAND}/><rect x="43" y="40" width="14" height="20" rx="3"
        {_BAND}/><circle cx="50" cy="51" r="3.4" fill="#3a2412"/>"""


def _bound_chest() -> str:
    return f"""<g stroke="#2e1706" stroke-width="4"><path d="M10 48 V36 C10 18 26 12 50 12 C74 12 90
        18 90 36 V48Z" fill="url(#wood)"/><path d="M10 50 H90 V84 C90 88 88 90 84 90 H16 C12 90 10 88
        10 84Z" fill="url(#wood)"/></g><path d="M24 15 H34 V90 H24Z M66 15 H76 V90 H66Z" {_BAND}/>
        <path d="M9 44 H91 V55 H9Z" {_BAND}/><path d="M41 40 H59 V62 C59 69 41 69 41 62Z" {_BAND}/>
        <circle cx="50" cy="52" r="4.2" fill="#3a2412"/>
        <path d="M49 54 h2 l1.5 7 h-5z" fill="#3a2412"/>"""


def _open_chest() -> str:
    coins = "".join(
        f'<circle cx="{50 + 33 * math.sin(k * 2.4):.1f}" cy="{44 - abs(9 * math.cos(k * 1.7)):.1f}" '
        'r="8.5" fill="url(#gold)" stroke="#8a5410" stroke-width="1.6"/>'
        for k in range(16)
    )
    crown = """<path d="M40 30 L37 14 L45 21 L50 10 L55 21 L63 14 L60 30Z" fill="url(#gold)"
        stroke="#8a5410" stroke-width="1.6"/>"""
    return f"""<g stroke="#2e1706" stroke-width="4"><path d="M4 40 C2 12 22 2 50 2 C78 2 98 12 96
        40Z" fill="#4a2810"/><path d="M4 52 H96 V90 C96 94 94 96 90 96 H10 C6 96 4 94 4 90Z"
        fill="url(#wood)"/></g><path d="M3 42 C0 10 22 1 50 1 C78 1 100 10 97 42 L89 42 C91 18 74 9
        50 9 C26 9 9 18 11 42Z" {_BAND}/>{crown}{coins}<path d="M3 50 H97 V61 H3Z" {_BAND}/>
        <path d="M18 61 H30 V96 H18Z M70 61 H82 V96 H70Z" {_BAND}/><path d="M40 54 H60 V74 C60 82 40
        82 40 74Z" {_BAND}/><circle cx="50" cy="64" r="4.6" fill="#3a2412"/>
        <path d="M49 66 h2 l1.5 8 h-5z" fill="#3a2412"/>"""
