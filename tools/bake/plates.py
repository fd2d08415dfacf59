"""Walnut plates, panels, tags and slots: the furniture the interface stands on."""

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from tools.bake import mask
from tools.bake.compose import haloed, padded, put, stacked, tinted
from tools.bake.metal import brass, rivet, slate
from tools.bake.palette import AMBER, BRASS, SHADOW
from tools.bake.sprite import Painters, Sprite, flat_patch, glowing, standing
from tools.bake.units import px
from tools.bake.wood import FRAME, WALNUT, carved

_PATCH = 160
"""Side of a nine-patch body in units: large enough to show grain between its corners."""


def pictures() -> Painters:
    """Nine-patches that are not pressed."""
    yield "ui/plaque", lambda: standing(plaque(240, 92), 9, corner=24)
    yield "ui/plaque_gold", lambda: standing(plaque(240, 92, gold=True), 9, corner=24)
    yield "ui/panel", lambda: standing(_panel(560, 400), 16, corner=40)
    yield "ui/tag_slate", lambda: standing(tag(72, 42), 4, corner=20.5)
    yield "ui/tag_brass", lambda: standing(brass(mask.rounded(72, 42, 21), edge=5), 4, corner=20.5)
    yield "ui/slot", _slot
    yield "ui/shade", lambda: flat_patch(tinted(Image.new("L", (64, 64), 176), SHADOW), 8)
    yield "ui/halo", _halo
    yield "ui/focus_ring", _focus_ring


def plaque(width: float, height: float, *, gold: bool = False, seed: int = 1) -> Image.Image:
    """A walnut plate with a thin brass fillet; gold for the seat in turn."""
    base = carved(mask.rounded(width, height, 16), WALNUT, seed=seed, gloss=0.25)
    line = mask.frame(width, height, 11, inset=5.5, line=3.5 if gold else 2.1)
    fillet = brass(line, edge=1.2, seed=seed, gloss=0.6)
    fillet.putalpha(mask.faded(line, 1 if gold else 0.75))
    return stacked(base, fillet)


def tag(width: float, height: float) -> Image.Image:
    """A pill of slate in a brass line, for counts."""
    line = mask.frame(width, height, height / 2, inset=0, line=2)
    return stacked(slate(mask.rounded(width, height, height / 2)), brass(line, edge=1))


def _panel(width: float, height: float) -> Image.Image:
    body = mask.rounded(width, height, 22)
    board = carved(body, WALNUT, seed=610, edge=8, plank=900)
    rim = ImageChops.subtract(body, mask.rounded(width, height, 14, 13))
    put(board, carved(rim, FRAME, seed=620, edge=6, gloss=0.35), 0, 0, height=5)
    board.putalpha(body)
    for x in (13, width - 13):
        for y in (13, height - 13):
            put(board, rivet(15), x, y, anchor="mm", height=3)
    return board


def _slot() -> Sprite:
    width, height = 124, 173.5
    body = mask.rounded(width, height, 8)
    ground = tinted(mask.faded(body, 0.34), SHADOW)
    line = mask.frame(width, height, 8, inset=0, line=2.5)
    rows, columns = np.mgrid[0 : line.height, 0 : line.width]
    dashes = np.asarray(line) * (((columns + rows) // px(7)) % 2)
    return Sprite(stacked(ground, tinted(Image.fromarray(dashes.astype(np.uint8)), BRASS)))


def _halo() -> Sprite:
    border = 36
    core = mask.rounded(_PATCH, _PATCH, 20)
    wide = padded(core, px(border))
    hollow = padded(mask.rounded(_PATCH - 16, _PATCH - 16, 14), px(border + 8))
    glow = stacked(
        haloed(wide, 13, "#ff9a2e", strength=0.95, grow=5),
        haloed(wide, 5, AMBER, strength=0.95, grow=2),
        haloed(wide, 1.6, "#fff0bf", strength=1.0, grow=1.5),
    )
    inner = ImageChops.invert(hollow.filter(ImageFilter.GaussianBlur(px(3))))
    glow.putalpha(ImageChops.multiply(glow.getchannel("A"), inner))
    return glowing(glow, border, corner=52)


def _focus_ring() -> Sprite:
    border, side = 14, 96
    line = padded(mask.frame(side, side, 18, inset=0, line=4), px(border))
    dark = padded(mask.frame(side + 4, side + 4, 20, inset=0, line=8), px(border - 2))
    ring = stacked(
        haloed(line, 5, "#9fd4ff", strength=1.0, grow=3),
        tinted(dark, "#0b1420"),
        tinted(line, "#e9f6ff"),
    )
    return glowing(ring, border, corner=24)
