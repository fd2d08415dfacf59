"""The portraits: each part of a bust modelled for itself and casting its shadow on the next."""

import functools

import numpy as np
from PIL import Image

from tools.bake.compose import put, stacked
from tools.bake.dwarf import bust_paints, bust_parts
from tools.bake.dwarf_extras import age, extras
from tools.bake.light import colours, disc_grid, painted
from tools.bake.modelled import modelled
from tools.bake.sitter import Sitter
from tools.bake.sitters import SITTERS
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import px
from tools.bake.vector import drawn

PORTRAIT = 112
_BOX = 200
_GLASS = 0.80
"""The enamel's radius as a share of the rim's."""
_PARTS: dict[str, tuple[float, float]] = {
    "back": (3.0, 1.5),
    "shoulders": (4.5, 2.5),
    "braids": (1.6, 1.2),
    "head": (3.6, 1.8),
    "marks": (0, 0),
    "face": (0, 0),
    "beard": (2.2, 1.0),
    "nose": (1.5, 0.7),
    "worn": (0.7, 0.9),
    "hat": (3.0, 1.3),
}
"""How wide each part's edge rounds off, and how far it stands off what lies below, in units."""
_FLAT = ("marks", "face")
_SHADE = (0.34, 0.13, 0.10)
"""What turns from the lamp: by the fire skin and cloth grow redder, not grey."""


def pictures() -> Painters:
    """A bust for each sitter, without ground: enamel and rim are pictures of the seats."""
    for number in range(len(SITTERS)):
        yield _named(number)


def _named(number: int) -> tuple[str, functools.partial[Sprite]]:
    return f"seats/face_{number}", functools.partial(_face, number)


def _face(number: int) -> Sprite:
    return Sprite(bust_on_glass(SITTERS[number], PORTRAIT), indexed=True)


@functools.cache
def bust_on_glass(sitter: Sitter, size: float) -> Image.Image:
    """The bust within the enamel's round, darker towards the rim and with the glass's gleam."""
    whole = Image.new("RGBA", (px(size), px(size)), (0, 0, 0, 0))
    for name, body in _bodies(sitter).items():
        if body:
            edge, cast = _PARTS[name]
            picture = _drawn(sitter, body, size)
            if name not in _FLAT:
                picture = modelled(
                    picture,
                    edge * size / PORTRAIT,
                    amount=0.3 if name == "head" else 0.42,
                    cool=_SHADE,
                )
            put(whole, picture, 0, 0, height=cast * size / PORTRAIT)
    return stacked(_within(whole), _gleam(size))


def _bodies(sitter: Sitter) -> dict[str, str]:
    bust = sitter.bust
    parts = bust_parts(bust, "p")
    parts["marks"] = age(sitter.marks, bust.skin)
    parts["worn"] = extras(sitter.worn, bust.hair, bust.skin)
    return {name: parts[name] for name in _PARTS}


def _drawn(sitter: Sitter, body: str, size: float) -> Image.Image:
    aside = (_BOX - 200 * sitter.zoom) / 2
    down = (_BOX - 220 * sitter.zoom) / 2 + sitter.lift + 4
    place = f'<g transform="translate({aside:.2f},{down:.2f}) scale({sitter.zoom})">'
    paints = bust_paints(sitter.bust, "p")
    shrunk = f'<g transform="translate(11,12) scale(.89)">{place}{paints}{body}</g></g>'
    return drawn(shrunk, (_BOX, _BOX), (size, size))


def _within(bust: Image.Image) -> Image.Image:
    """Cut to the enamel's round; the rim's shade falls on the bust too."""
    pixels = colours(bust)
    xs, ys = disc_grid(bust.width, bust.height)
    away = np.sqrt(xs * xs + ys * ys) / _GLASS
    pixels[..., :3] *= (1 - 0.7 * np.clip((away - 0.8) / 0.2, 0, 1) ** 1.6)[..., None]
    edge = np.clip((1.0 - away) * bust.width * _GLASS / 2 / 1.6, 0, 1)
    return painted(pixels[..., :3], pixels[..., 3] * edge)


def _gleam(size: float) -> Image.Image:
    body = """<clipPath id="k"><circle cx="100" cy="100" r="78"/></clipPath>
        <path clip-path="url(#k)" d="M30 70 C46 26 104 10 146 34 C100 28 60 42 30 70Z"
        fill="#fff" opacity=".15"/>"""
    return drawn(body, (_BOX, _BOX), (size, size))
