"""The two faces painted into pictures; the files come from the font packages."""

import functools
from importlib import resources

from PIL import ImageFont

from tools.bake.units import px


@functools.cache
def display(size: float, weight: int = 800) -> ImageFont.FreeTypeFont:
    """The display face (Cinzel) at `size` units."""
    path = resources.files("fontpkg_cinzel") / "files" / "Cinzel[wght].ttf"
    with resources.as_file(path) as file:
        face = ImageFont.truetype(str(file), px(size))
    face.set_variation_by_axes([weight])
    return face


@functools.cache
def numeral(size: float) -> ImageFont.FreeTypeFont:
    """The face of figures and indices (Atkinson Hyperlegible Bold) at `size` units."""
    path = (
        resources.files("fontpkg_atkinson_hyperlegible") / "files" / "AtkinsonHyperlegible-Bold.ttf"
    )
    with resources.as_file(path) as file:
        return ImageFont.truetype(str(file), px(size))
