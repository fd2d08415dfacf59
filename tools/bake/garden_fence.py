"""The picket fence across the hose, in two layers, and the lamp on its post."""

from functools import partial

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.bake.compose import put, tinted
from tools.bake.furry import colour, scaled, written
from tools.bake.light import bevel, lit, painted
from tools.bake.mask import faded, rounded
from tools.bake.modelled import modelled
from tools.bake.noise import Ramp
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn, glow_gradient
from tools.bake.wood import carved, standing_planks

HOSE_LINE = 486.0
TOP, STEP, BOTTOM = 206, 44, 850
_LEFT, _WIDE, _HEIGHT = 860.0, 260.0, 900.0
"""Of both layers on the screen; they begin at the top edge."""
_PICKET: Ramp = ((0, "#6f685c"), (0.5, "#bdb3a0"), (1, "#f6efdf"))
_POST: Ramp = ((0, "#4a3722"), (0.5, "#9a7c54"), (1, "#d9bd8e"))
LAMP = (972.0, 250.0)
_CAST_REACH, _ON_HOSE = 60.0, 0.2
"""How far behind its foot a picket darkens the lawn, and how much it darkens the hose there."""


def pictures() -> Painters:
    """Both layers with their place, and the lamp's light to be laid over them."""
    feet = list(range(TOP, BOTTOM, STEP))
    behind = [y for y in feet if y < HOSE_LINE - 4]
    before = [y for y in feet if y >= HOSE_LINE - 4]
    yield "nains/fence_back", partial(_layer, behind, lamp=True)
    yield "nains/fence_front", partial(_layer, before, lamp=False)
    yield "nains/lamp", lambda: standing(lamp(60), 3)


def foot_x(y: float) -> float:
    """Where the fence stands at height y: it bends so that it hides no number on the hose."""
    return 962 - (y - 540) * 0.20


def _layer(feet: list[int], *, lamp: bool) -> Sprite:
    scene = Image.new("RGBA", (px(_WIDE), px(_HEIGHT)), (0, 0, 0, 0))
    for tall in (38, 84):
        _rail(scene, feet[0] - 16, feet[-1] + 8, tall)
    for number, y in enumerate(feet):
        _stand(scene, y, number + (3 if lamp else 20))
        if lamp and y > 420 and y - STEP <= 420:
            _lamp_post(scene, y)
    top = 0 if lamp else px(300)
    cut = scene.crop((0, top, scene.width, px(500) if lamp else scene.height))
    place = (_LEFT, top / SCALE)
    return Sprite(cut, anchor=(0, 0), place=place, indexed=True)


def _light(y: float) -> float:
    return 0.62 + 0.52 * float(np.exp(-(((y - 470) / 300) ** 2)))


def _stand(scene: Image.Image, y: float, seed: int) -> None:
    size = (0.80 + (y - 150) / 1667) * 0.86
    picture = _picket(size, _light(y), seed)
    x = foot_x(y) - _LEFT
    share = _ON_HOSE if y - _CAST_REACH < HOSE_LINE < y else 0.55
    cast = tinted(faded(picture.getchannel("A"), share), "#0a0614")
    lying = cast.rotate(-58, Image.Resampling.BICUBIC, expand=True)
    lying = lying.resize((lying.width, int(lying.height * 0.5)))
    soft = lying.filter(ImageFilter.GaussianBlur(px(3)))
    put(scene, soft, x - 6, y + 8 - soft.height / SCALE)
    put(scene, picture, x, y, anchor="mb")


def _picket(size: float, light: float, seed: int) -> Image.Image:
    """One picket with its thickness to the right; light falls off to its foot."""
    wide, tall = 38 * size, 132 * size
    width, height = px(wide), px(tall)
    mask = Image.new("L", (width * 2, height * 2), 0)
    peak = 40 * size * SCALE
    ImageDraw.Draw(mask).polygon(
        [
            (2, peak),
            (width, 0),
            (2 * width - 2, peak),
            (2 * width - 2, 2 * height),
            (2, 2 * height),
        ],
        fill=255,
    )
    shape = mask.resize((width, height), Image.Resampling.BOX)
    grain = standing_planks(height, width, _PICKET, seed=seed, plank=wide * 2)
    fall = np.linspace(1.08, 0.66, height)[:, None, None] * light
    body = lit(grain, bevel(shape, 2.4), ambient=0.4) * fall
    front = painted(body * np.array([1.08, 1, 0.9], np.float32), shape)
    whole = Image.new("RGBA", (width + px(6), height + px(2)), (0, 0, 0, 0))
    side = tinted(shape, written(scaled(colour("#5c5448"), light)))
    for step in (5, 3):
        whole.alpha_composite(side, (px(step), px(step * 0.3)))
    whole.alpha_composite(front)
    nail = drawn(
        '<circle cx="4" cy="4" r="3" fill="#4b453a"/><circle cx="3" cy="3" r="1.2" fill="#d8d0c0"/>',
        (8, 8),
        (7, 7),
    )
    for share in (0.37, 0.72):
        put(whole, nail, wide / 2, tall * share, anchor="mm")
    return whole


def _rail(scene: Image.Image, start: float, end: float, tall: float) -> None:
    ends = []
    for y in (start, end):
        size = (0.80 + (y - 150) / 1667) * 0.86
        ends.append((foot_x(y) + 8 - _LEFT, y - tall * size, 8 * size))
    (x1, y1, t1), (x2, y2, t2) = ends
    body = f"""<path d="M{x1},{y1 - t1} L{x2},{y2 - t2} L{x2},{y2 + t2} L{x1},{y1 + t1}Z"
        fill="#8a8072"/><path d="M{x1 + 5},{y1} L{x2 + 5},{y2} L{x2},{y2 + t2} L{x1},{y1 + t1}Z"
        fill="#000" opacity=".3"/>"""
    scene.alpha_composite(drawn(body, (_WIDE, _HEIGHT), (_WIDE, _HEIGHT)))


def _lamp_post(scene: Image.Image, y: float) -> None:
    x = LAMP[0] - _LEFT
    post = carved(rounded(22, y - LAMP[1] - 30, 4), _POST, seed=7, edge=4, plank=30)
    put(scene, post, x, y, anchor="mb", height=3)
    put(scene, lamp(78), x, LAMP[1], anchor="mm", height=3)


def lamp(size: float) -> Image.Image:
    """A lantern with a flame."""
    paint = glow_gradient(
        "g", [(0, "#fff6c8"), (0.5, "#ffc452"), (1, "#b8661c")], at='cx=".5" cy=".55" r=".6"'
    )
    body = f"""<defs>{paint}</defs><path d="M40,10 C40,-2 60,-2 60,10" stroke="#2c2620"
        stroke-width="5" fill="none"/><path d="M22,30 L50,10 L78,30Z" fill="#4a3f34"/>
        <rect x="27" y="30" width="46" height="58" rx="6" fill="url(#g)"/><path d="M27,30 V88 M73,30
        V88 M50,30 V88" stroke="#2c2620" stroke-width="4"/><path d="M50,78 C38,68 46,54 50,44 C54,54
        62,68 50,78Z" fill="#fffbe0"/><rect x="20" y="86" width="60" height="11" rx="4"
        fill="#4a3f34"/>"""
    return modelled(drawn(body, (100, 100), (size, size)), size * 0.02, depth=1.6, amount=0.35)
