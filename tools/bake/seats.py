"""The eight seats: enamel in brass rims, emblem badges, the groove of the timer."""

import functools

import numpy as np
from PIL import Image

from tools.bake.compose import stacked
from tools.bake.light import blur, disc_grid, lit, painted
from tools.bake.mask import disc, faded
from tools.bake.metal import brushed
from tools.bake.palette import SEATS, luminance, shade
from tools.bake.paper import papered
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.suits import SEAT_EMBLEMS
from tools.bake.units import px
from tools.bake.vector import drawn, glow_gradient

PORTRAIT = 112
BADGE = 40
COLOURS: dict[int, str] = dict(enumerate(SEATS))
_DARK = 0.12
"""An emblem is light on a ground that is darker than this."""
GROOVE = 140


def pictures() -> Painters:
    """Enamel, badges and the timer's groove."""
    for number in range(len(COLOURS)):
        yield from _of_seat(number)
    yield "seats/timer_groove", lambda: Sprite(_groove())


def _of_seat(number: int) -> Painters:
    yield f"seats/enamel_{number}", lambda: standing(enamel(number), 8)
    yield f"seats/badge_{number}", lambda: standing(badge(number), 3)


@functools.cache
def enamel(seat: int, size: float = PORTRAIT) -> Image.Image:
    """The ground of a portrait: enamel of the seat's colour in a brass rim."""
    wide = px(size)
    xs, ys = disc_grid(wide, wide)
    away = np.sqrt(xs * xs + ys * ys)
    slope = np.where(away < 0.93, 0, -(away - 0.93) * wide * 0.9)
    rim = np.where(away < 0.86, (away - 0.86) * wide * 0.8, slope)
    profile = blur(np.where(away < 0.80, -0.05 * wide, rim), 1.2)
    metal = lit(brushed(wide, wide, seed=4), profile, ambient=0.35, gloss=1.0, hardness=14)
    ground = drawn(_ground(seat), (200, 200), (size, size))
    return stacked(painted(metal, disc(size)), ground)


@functools.cache
def badge(seat: int, size: float = BADGE) -> Image.Image:
    """The seat's emblem on a small shield of its colour."""
    colour = COLOURS[seat]
    stops = [(0, shade(colour, 1.4)), (0.5, colour), (1.0, shade(colour, 0.6))]
    body = glow_gradient("q", stops, at='cx=".35" cy=".28" r=".95"')
    body += """<circle cx="50" cy="50" r="50" fill="#2a1808"/><circle cx="50" cy="50" r="46"
        fill="#e6b95c"/><circle cx="50" cy="50" r="39" fill="url(#q)"/>"""
    body += f"""<g transform="translate(24,24) scale(.52)" fill="{ink_on(colour)}">
        {SEAT_EMBLEMS[seat]}</g>"""
    return papered(drawn(body, (100, 100), (size, size)), 0.4)


def ink_on(colour: str) -> str:
    """The colour of an emblem on a ground."""
    return "#fff4dc" if luminance(colour) < _DARK else "#1b1410"


def _ground(seat: int) -> str:
    colour = COLOURS[seat]
    stops = [(0, shade(colour, 1.45)), (0.55, colour), (1.0, shade(colour, 0.42))]
    ground = glow_gradient("q", stops, at='cx=".38" cy=".3" r=".9"')
    return f"""{ground}<circle cx="100" cy="100" r="82" fill="url(#q)"/>
        <radialGradient id="iv"><stop offset=".82" stop-color="#000" stop-opacity="0"/>
        <stop offset="1" stop-color="#000" stop-opacity=".65"/></radialGradient>
        <circle cx="100" cy="100" r="82" fill="url(#iv)"/>
        <path d="M34 66 C52 24 104 14 140 34 C100 30 62 44 34 66Z" fill="#fff" opacity=".2"/>"""


def _groove() -> Image.Image:
    ring = Image.new("L", (px(GROOVE), px(GROOVE)), 0)
    outer, inner = disc(GROOVE), disc(GROOVE - 20)
    ring.paste(outer)
    ring.paste(0, (px(10), px(10)), inner)
    groove = Image.new("RGBA", ring.size, (14, 9, 6, 0))
    groove.putalpha(faded(ring, 0.9))
    return groove
