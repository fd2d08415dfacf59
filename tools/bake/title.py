"""The metal title of the hall."""

import numpy as np
from PIL import Image, ImageDraw

from tools.bake.compose import haloed, padded, stacked
from tools.bake.light import bevel, lit, painted
from tools.bake.metal import brushed
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.typeface import display
from tools.bake.units import px

_TRACK = 4


def pictures() -> Painters:
    """The title."""
    yield "title/tablee", _title


def _title() -> Sprite:
    metal = metal_text("Tablée", 150, 900, edge=5, track=_TRACK)
    plate = standing(metal, 10)
    border = plate.pad[0]
    glow = haloed(padded(metal.getchannel("A"), px(border)), 14, "#ff8a2a", strength=0.45)
    return Sprite(stacked(glow, plate.image), plate.pad)


def metal_text(
    words: str, size: float, weight: int, *, edge: float, track: float = 0
) -> Image.Image:
    """Words cut from bevelled brass, cropped to their ink."""
    face = display(size, weight)
    width = int(sum(face.getlength(letter) + px(track) for letter in words)) + px(40)
    cut = Image.new("L", (width, int(face.size * 1.75)), 0)
    pen, x = ImageDraw.Draw(cut), float(px(20))
    for letter in words:
        pen.text((x, cut.height // 2), letter, font=face, fill=255, anchor="lm")
        x += face.getlength(letter) + px(track)
    cut = cut.crop(cut.getbbox())
    relief = bevel(padded(cut, 8), edge, straight=True)[8:-8, 8:-8]
    metal = brushed(cut.height, cut.width, seed=9)
    shaded = lit(metal, relief, ambient=0.3, gloss=1.0, hardness=14, relief=1.1)
    return painted(shaded * np.linspace(1.35, 0.75, cut.height)[:, None, None], cut)
