"""A hand carved in warm stone, open for beads and closed over a bid."""

import functools

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.compose import tinted
from tools.bake.light import colours, painted
from tools.bake.mask import faded
from tools.bake.modelled import modelled
from tools.bake.raking import raked, rough, smooth
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import px
from tools.bake.vector import drawn, glow_gradient

BOX = (320.0, 330.0)
_PAINT = glow_gradient(
    "p", [(0, "#e6c898"), (0.6, "#b8946a"), (1, "#6a4c2c")], at='cx=".4" cy=".35" r=".8"'
)
_LINE = 'stroke="#3f2c16" fill="none" stroke-linecap="round"'
_FINGERS = (
    (96, 148, 46, 86, -20),
    (142, 128, 48, 104, -6),
    (190, 128, 48, 100, 6),
    (236, 146, 43, 80, 19),
)
_PALM = '<path d="M70,190 C66,140 110,118 164,118 C222,118 268,142 264,200 C262,262 230,312 168,314 C104,314 76,262 70,190Z" fill="url(#p)"/>'
_THUMB = '<path d="M92,262 C52,250 22,214 12,180 C6,158 30,146 44,164 C60,186 80,200 104,206Z" fill="url(#p)"/>'
_CREASES = f'<path d="M104,206 C130,214 140,250 132,290 M96,176 C140,158 190,172 236,160 M112,226 C150,204 196,212 240,196" stroke-width="4.5" opacity=".6" {_LINE}/>'
_CUFF = '<rect x="92" y="292" width="150" height="36" rx="14" fill="#2f8f66"/><path d="M92,310 H242" stroke="#e3b24f" stroke-width="7"/>'
_FIST = (
    '<path d="M84,176 C78,128 112,104 166,104 C224,104 258,134 254,192 C252,262 226,312 168,314 C110,314 90,262 84,176Z" fill="url(#p)"/>',
    *(
        f'<rect x="{x}" y="{y}" width="46" height="{h}" rx="23" fill="url(#p)"/>'
        for x, y, h in ((74, 112, 104), (118, 98, 118), (164, 98, 118), (209, 112, 102))
    ),
    '<path d="M70,226 C66,196 96,182 132,190 C168,198 214,206 226,222 C236,240 220,258 196,254 C150,250 84,270 70,226Z" fill="url(#p)"/>',
)
_KNUCKLES = f'<path d="M84,150 q12,-9 26,-2 M128,138 q14,-9 28,-2 M174,138 q14,-9 28,-1 M218,150 q12,-8 24,0" stroke-width="4.5" opacity=".55" {_LINE}/><path d="M206,226 q10,4 10,14" stroke-width="4" opacity=".5" {_LINE}/>'


def pictures() -> Painters:
    """The open hand, the fist, and the fist small for a seat that has bid."""
    yield "maya/hand_open", lambda: _standing(opened())
    yield "maya/hand_fist", lambda: _standing(closed())
    yield "maya/fist_small", _small


@functools.cache
def opened() -> Image.Image:
    """An open palm; beads lie around (160, 214) of its box."""
    layers = [_finger(*finger) for finger in _FINGERS]
    return _carved((*layers, _PALM, _THUMB), _CREASES)


@functools.cache
def closed() -> Image.Image:
    """A fist that hides how many."""
    return _carved(_FIST, _KNUCKLES)


def _finger(x: float, y: float, wide: float, tall: float, turn: float) -> str:
    joint = "".join(
        f'<path d="M{-wide * 0.30},{-tall * at} q{wide * 0.3},7 {wide * 0.6},0" stroke-width="4" '
        f'opacity=".7" {_LINE}/>'
        for at in (0.42, 0.02)
    )
    return f"""<g transform="translate({x},{y}) rotate({turn})"><rect x="{-wide / 2}" y="{-tall}"
        width="{wide}" height="{tall + 40}" rx="{wide / 2}" fill="url(#p)"/>{joint}</g>"""


def _carved(layers: tuple[str, ...], lines: str) -> Image.Image:
    """Layers over each other with their shadows, grained like stone, above a cuff of jade."""
    whole = Image.new("RGBA", (px(BOX[0]), px(BOX[1])), (0, 0, 0, 0))
    for body in layers:
        part = modelled(drawn(f"<defs>{_PAINT}</defs>{body}", BOX, BOX), 7, depth=3, amount=0.6)
        soft = part.getchannel("A").filter(ImageFilter.GaussianBlur(px(5)))
        shadow = tinted(faded(soft, 0.4), "#1a0a00")
        under = Image.new("RGBA", whole.size, (0, 0, 0, 0))
        under.paste(shadow, (px(3), px(5)))
        inside = np.minimum(np.asarray(under.getchannel("A")), np.asarray(whole.getchannel("A")))
        under.putalpha(Image.fromarray(inside))
        whole.alpha_composite(under)
        whole.alpha_composite(part)
    whole.alpha_composite(drawn(lines, BOX, BOX))
    grained = _weathered(whole)
    grained.alpha_composite(modelled(drawn(_CUFF, BOX, BOX), 5, depth=2.6))
    return grained


def _weathered(hand: Image.Image) -> Image.Image:
    height, width = hand.height, hand.width
    pits = smooth(1.3, 2.1, rough(height, width, px(12), seed=9, octaves=2)) * 1.4
    relief = rough(height, width, px(4), seed=4, octaves=2) * 0.3
    relief = relief + rough(height, width, px(40), seed=6, octaves=2) * 1.2 - pits
    facing, _, _ = raked(np.asarray(relief * 1.1))
    pixels = colours(hand)
    light = np.clip(0.35 + 0.65 * facing, 0.55, 1.3)[..., None]
    tint = np.array([1.14, 1.08, 1.0], np.float32)
    return painted(pixels[..., :3] * light * tint, pixels[..., 3])


def _standing(picture: Image.Image) -> Sprite:
    laid = standing(picture, 9)
    edge = laid.pad[0]
    return Sprite(laid.image, laid.pad, anchor=(edge + 164, edge + 214), indexed=True)


def _small() -> Sprite:
    small = closed().resize((px(46), px(46 * BOX[1] / BOX[0])), Image.Resampling.LANCZOS)
    return standing(small, 2.5)
