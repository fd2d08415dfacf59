"""Figures painted into pictures: cards' values and signs that every language reads alike."""

from PIL import Image, ImageDraw, ImageFilter

from tools.bake.compose import tinted
from tools.bake.mask import faded
from tools.bake.palette import rgb
from tools.bake.typeface import numeral
from tools.bake.units import Point, px


def lettered(
    picture: Image.Image,
    words: str,
    at: Point,
    *,
    size: float,
    colour: str,
    shadow: float = 0.7,
) -> None:
    """Write a word centred on a place of the picture (units), over a soft shadow."""
    face, place = numeral(size), (px(at[0]), px(at[1]))
    if shadow:
        mask = Image.new("L", picture.size, 0)
        ImageDraw.Draw(mask).text((place[0] + 2, place[1] + 4), words, 255, face, anchor="mm")
        soft = faded(mask.filter(ImageFilter.GaussianBlur(px(size * 0.035))), shadow)
        picture.alpha_composite(tinted(soft, "#000000"))
    layer = Image.new("RGBA", picture.size, (*rgb(colour), 0))
    ink = Image.new("L", picture.size, 0)
    ImageDraw.Draw(ink).text(place, words, 255, face, anchor="mm")
    layer.putalpha(ink)
    picture.alpha_composite(layer)
