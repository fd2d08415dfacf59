"""What the cards of all games share: a rim of paper around a picture with a pool of light."""

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.compose import tinted
from tools.bake.light import grid, painted
from tools.bake.mask import faded, rounded
from tools.bake.noise import Field, fbm
from tools.bake.palette import rgb
from tools.bake.paper import papered
from tools.bake.sprite import Sprite
from tools.bake.units import px
from tools.bake.vector import drawn

CORNER = 0.06
"""Radius of a card's corners as a share of its width."""


def rimmed(size: tuple[float, float], rim: str, ground: Image.Image, border: float) -> Image.Image:
    """A card of `size` units: paper around a ground that leaves `border` units free."""
    radius = size[0] * CORNER
    card = tinted(rounded(*size, radius), rim)
    inner = rounded(size[0] - 2 * border, size[1] - 2 * border, max(2.0, radius - border * 0.5))
    card.paste(ground.convert("RGB"), (px(border), px(border)), inner)
    return card


def pooled(
    size: tuple[float, float],
    bright: str,
    dark: str,
    *,
    at: tuple[float, float] = (0.45, 0.35),
    seed: int = 0,
) -> Image.Image:
    """A ground of `size` units, bright around a place of 0..1 and dark at its edges."""
    width, height = px(size[0]), px(size[1])
    columns, rows = grid(width, height)
    away = ((columns / width - at[0]) / 0.42) ** 2 + ((rows / height - at[1]) / 0.42) ** 2
    cloud = (fbm(height, width, width * 0.5, width * 0.5, 3, seed) - 0.5) * 0.35
    share: Field = np.clip(np.exp(-away) + cloud, 0, 1)[..., None]
    low, high = (np.array(rgb(ink), np.float32) for ink in (dark, bright))
    return painted(low * (1 - share) + high * share)


def clipped(
    card: Image.Image, picture: Image.Image, at: tuple[float, float], border: float
) -> None:
    """Lay a picture on the card at a corner (units), cut off at the rim, over its shadow."""
    layer = Image.new("RGBA", card.size, (0, 0, 0, 0))
    place = (px(at[0]), px(at[1]))
    shadow = Image.new("L", card.size, 0)
    shadow.paste(faded(picture.getchannel("A"), 0.5), (place[0] + 6, place[1] + 12))
    layer.alpha_composite(tinted(shadow.filter(ImageFilter.GaussianBlur(px(4))), "#08020c"))
    layer.alpha_composite(picture, (max(0, place[0]), max(0, place[1])), _source(place))
    window = Image.new("L", card.size, 0)
    size = (card.width / 2 - 2 * border, card.height / 2 - 2 * border)
    window.paste(rounded(*size, size[0] * CORNER), (px(border), px(border)))
    cut = np.minimum(np.asarray(layer.getchannel("A")), np.asarray(window))
    layer.putalpha(Image.fromarray(cut))
    card.alpha_composite(layer)


def lay_drawing(card: Image.Image, body: str, box: tuple[float, float]) -> None:
    """Draw SVG elements of `box` over the whole card."""
    card.alpha_composite(drawn(body, box, (card.width / 2, card.height / 2)))


def printed(card: Image.Image, strength: float = 0.7) -> Sprite:
    """The card with the grain of paper, few-coloured on disk."""
    return Sprite(papered(card, strength), indexed=True)


def _source(place: tuple[int, int]) -> tuple[int, int]:
    return max(0, -place[0]), max(0, -place[1])
