"""Dwarves, squirrels and acorns of the garden, cut out."""

import functools
from functools import partial

import numpy as np
from PIL import Image

from tools.bake.garden_dwarf import BOX, HOSE_Y, POSES, SQUARE_X, dwarf
from tools.bake.garden_hats import ANY, COLOURS, hat, hat_paints
from tools.bake.modelled import modelled
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import SCALE
from tools.bake.vector import drawn, glow_gradient

SIDES = ("left", "right")


def pictures() -> Painters:
    """Each dwarf in every pose on both sides, in two layers; squirrel, acorn, hats."""
    for kind in COLOURS:
        for pose in POSES:
            for side in SIDES:
                for number, layer in enumerate(("body", "hands")):
                    name = f"nains/dwarf_{kind}_{pose}_{side}_{layer}"
                    yield name, partial(_layer, kind, pose, side, number)
    for kind in (*COLOURS, ANY):
        yield f"nains/hat_{kind}", partial(_hat, kind)
    yield "nains/squirrel", lambda: standing(squirrel(140), 4)
    yield "nains/acorn", lambda: standing(acorn(34), 2)


def _layer(kind: str, pose: str, side: str, number: int) -> Sprite:
    """Cut to what is drawn; the anchor is the hose's middle in the dwarf's own square."""
    mirrored = side == "right"
    picture = dwarf(kind, pose, mirrored=mirrored)[number]
    box = picture.getbbox()
    if box is None:
        raise ValueError(f"nothing is drawn of {kind} {pose}")
    left, top = box[0] - box[0] % SCALE, box[1] - box[1] % SCALE
    right, bottom = box[2] + box[2] % SCALE, box[3] + box[3] % SCALE
    x = BOX[0] - SQUARE_X if mirrored else SQUARE_X
    anchor = (x - left / SCALE, HOSE_Y - top / SCALE)
    return Sprite(picture.crop((left, top, right, bottom)), anchor=anchor, indexed=True)


@functools.cache
def hat_icon(kind: str, size: float) -> Image.Image:
    """A hat alone in a square of `size` units."""
    body = f"""<defs>{hat_paints(kind, "h")}</defs><g transform="translate(-6,44) scale(.92)
        rotate(9 96 60)">{hat(kind, "h")}</g>"""
    return modelled(drawn(body, (166, 166), (size, size)), size * 0.025, depth=2.0)


@functools.cache
def squirrel(size: float) -> Image.Image:
    """A squirrel with an acorn, that looks to the left."""
    paints = (
        glow_gradient("a", [(0, "#f0a35c"), (0.6, "#c4662a"), (1, "#7a3413")])
        + glow_gradient(
            "t", [(0, "#f7b873"), (0.5, "#cf6f30"), (1, "#7a3413")], at='cx=".3" cy=".3"'
        )
        + glow_gradient("b", [(0, "#fff6e2"), (1, "#e3c49a")])
        + glow_gradient("n", [(0, "#e0a860"), (1, "#8a5422")])
    )
    body = f"<defs>{paints}</defs>{_SQUIRREL}"
    return modelled(drawn(body, (210, 205), (size, size * 205 / 210)), size * 0.02, depth=1.8)


@functools.cache
def acorn(size: float) -> Image.Image:
    """An acorn."""
    body = """<ellipse cx="20" cy="24" rx="13" ry="15" fill="#c98a45"/><ellipse cx="15" cy="25"
        rx="3.5" ry="7" fill="#f3c98a" opacity=".7"/><path d="M4,19 C5,5 35,5 36,19 C28,24 12,24
        4,19Z" fill="#6b4524"/><path d="M20,9 v-6" stroke="#4a2d16" stroke-width="4"
        stroke-linecap="round"/>"""
    return drawn(body, (40, 42), (size, size * 42 / 40))


def _hat(kind: str) -> Sprite:
    return standing(hat_icon(kind, 64), 2)


def dimmed_cool(picture: Image.Image, share: float) -> Image.Image:
    """The same picture with less light and colour."""
    pixels = np.asarray(picture).astype(np.float32)
    grey = pixels[..., :3].mean(-1, keepdims=True)
    pixels[..., :3] = (pixels[..., :3] * 0.6 + grey * 0.4) * share
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


_SQUIRREL = """<path d="M128,176 C190,188 204,128 182,96 C166,72 176,48 196,44 C170,18 120,36 122,86
    C124,120 146,130 128,176Z" fill="url(#t)"/><path d="M140,160 C176,158 184,124 166,100 C150,78
    152,54 168,44" stroke="#ffd9a4" stroke-width="7" fill="none" opacity=".5"
    stroke-linecap="round"/><path d="M66,186 C48,150 62,112 92,108 C130,106 146,150 132,186 C116,196
    82,196 66,186Z" fill="url(#a)"/><path d="M76,182 C66,154 74,128 90,124 C104,130 108,160
    100,186Z" fill="url(#b)"/><path d="M62,52 L58,20 L82,40Z M104,44 L122,18 L124,54Z"
    fill="#a5501f"/><ellipse cx="90" cy="76" rx="44" ry="37" fill="url(#a)"/><ellipse cx="72" cy="92"
    rx="24" ry="16" fill="url(#b)"/><ellipse cx="106" cy="90" rx="16" ry="12" fill="#f0b98a"
    opacity=".55"/><ellipse cx="70" cy="68" rx="10" ry="12" fill="#23130c"/><circle cx="67" cy="63"
    r="4" fill="#fff"/><ellipse cx="106" cy="66" rx="9.5" ry="12" fill="#23130c"/><circle cx="103"
    cy="61" r="4" fill="#fff"/><ellipse cx="66" cy="84" rx="8" ry="6" fill="#3a1c10"/>
    <path d="M66,90 v6 M66,96 q-8,6 -14,0 M66,96 q7,6 14,0" stroke="#3a1c10" stroke-width="3"
    fill="none" stroke-linecap="round"/><rect x="60" y="98" width="6" height="9" rx="2"
    fill="#fffbe8"/><rect x="66.5" y="98" width="6" height="9" rx="2" fill="#fffbe8"/>
    <ellipse cx="76" cy="190" rx="25" ry="10" fill="#8a3f18"/><ellipse cx="122" cy="190" rx="24"
    ry="10" fill="#8a3f18"/><ellipse cx="62" cy="140" rx="21" ry="24" fill="url(#n)"/>
    <path d="M38,132 C40,112 84,110 87,132 C74,140 50,140 38,132Z" fill="#6b4524"/><path d="M62,116
    v-8" stroke="#4a2d16" stroke-width="5" stroke-linecap="round"/><ellipse cx="54" cy="146" rx="5"
    ry="8" fill="#ffdca0" opacity=".6"/><path d="M104,132 Q92,150 76,152" stroke="#b65a24"
    stroke-width="19" fill="none" stroke-linecap="round"/><circle cx="74" cy="153" r="9"
    fill="#8a3f18"/>"""
