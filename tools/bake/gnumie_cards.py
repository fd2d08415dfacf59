"""The cards of the Gnumies: guests of the party, bids in five colours, stars and backs."""

import math
from functools import partial

from PIL import Image

from tools.bake.compose import put
from tools.bake.furry import mixed, scaled, written
from tools.bake.game_card import clipped, lay_drawing, pooled, printed, rimmed
from tools.bake.gnumie_colours import COLOURS, SIGNS, luckynit, sign
from tools.bake.gnumies import COPICASTOR, GUESTS, SIZE, WULLAWAKI, guest, tint_of
from tools.bake.lettering import lettered
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import px
from tools.bake.vector import glow_gradient

PARTY, BID, STAGE = (160.0, 224.0), (150.0, 210.0), (262.0, 367.0)
LUCK: dict[str, tuple[int, ...]] = {
    "red": (3, 3, 1, 5, 2, 4, 5, 1, 4, 2),
    "yellow": (1, 5, 5, 1, 3, 3, 4, 2, 2, 4),
    "blue": (5, 1, 4, 2, 1, 5, 2, 4, 3, 3),
    "purple": (4, 2, 2, 4, 5, 1, 3, 3, 1, 5),
    "grey": (2, 4, 3, 3, 4, 2, 1, 5, 5, 1),
}
"""Luckynits of the values 10 to 100, from the table of the rules (II.2)."""
_PIPS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (58, ((0, 0),)),
    2: (52, ((-31, 0), (31, 0))),
    3: (42, ((-44, 0), (0, 0), (44, 0))),
    4: (36, ((-24, -18), (24, -18), (-24, 18), (24, 18))),
    5: (36, ((-42, -18), (0, -18), (42, -18), (-21, 18), (21, 18))),
}
_BORDER = 7.0


def pictures() -> Painters:
    """Every face and back."""
    for name in GUESTS:
        yield f"gnumies/party_{name}", partial(_party, name)
    yield "gnumies/party_back", _party_back
    for name in ("7", WULLAWAKI, COPICASTOR):
        yield f"gnumies/stage{_suffix(name)}", partial(_stage, name)
    for colour in COLOURS:
        for value in range(10, 101, 10):
            yield f"gnumies/bid_{colour}_{value}", partial(_bid, colour, value)
        yield f"gnumies/star_{colour}", partial(_star, colour)
        yield f"gnumies/back_{colour}", partial(_back, colour)


def _suffix(name: str) -> str:
    return "" if name.isdigit() else f"_{name}"


def _party(name: str) -> Sprite:
    card = _night_card(PARTY, name)
    width, height = PARTY
    wide = width * 1.30
    figure = guest(name).resize((px(wide), px(wide * SIZE[1] / SIZE[0])), Image.Resampling.LANCZOS)
    unit = wide / 300
    middle = (292 - GUESTS[name].radii[1] - 16) * unit
    clipped(card, figure, (width * 0.53 - 150 * unit, height * 0.665 - middle), _BORDER)
    _index(card, name, width)
    return printed(card)


def _stage(name: str) -> Sprite:
    return printed(_night_card(STAGE, name), 0.4)


def _night_card(size: tuple[float, float], name: str) -> Image.Image:
    """The ground of a guest's card: a night in his colour, with stars and a floor."""
    border = _BORDER * size[0] / PARTY[0]
    inner = (size[0] - 2 * border, size[1] - 2 * border)
    angry = name == WULLAWAKI
    glow = (
        "#8a3a46"
        if angry
        else written(mixed(scaled(tint_of(name), 0.7, 0.2), (0.6, 0.3, 0.9), 0.3))
    )
    ground = pooled(inner, glow, "#1a1016" if angry else "#2a1446", seed=31 + len(name))
    card = rimmed(size, "#d8ccd4" if angry else "#efe0ff", ground, border)
    left, low = border / size[0] * 100, 140 - border / size[0] * 100
    stars = "".join(
        f"""<circle cx="{left + (k * 37.7) % (100 - 2 * left):.1f}" cy="{left + (k * 23.3) % 86:.1f}"
        r="{0.3 + (k * 7 % 5) * 0.14:.2f}" fill="#fff" opacity="{0.3 + (k % 5) * 0.14:.2f}"/>"""
        for k in range(28)
    )
    floor = f"""<path d="M{left},112 Q50,98 {100 - left},112 V{low - 4} Q{100 - left},{low}
        {96 - left},{low} H{left + 4} Q{left},{low} {left},{low - 4}Z" fill="#160a28"
        opacity=".55"/>"""
    lay_drawing(card, stars + floor, (100, 140))
    return card


def _index(card: Image.Image, name: str, width: float) -> None:
    """The value in the corner, or a sign: an exclamation mark, or two sheets for the copier."""
    if name == COPICASTOR:
        mark = """<g fill="#2a1446" stroke="#ffe9b0" stroke-width="3.4" stroke-linejoin="round">
            <rect x="9" y="9" width="17" height="20" rx="3"/><rect x="17" y="17" width="17"
            height="20" rx="3" fill="#ffe9b0"/></g>"""
        lay_drawing(card, mark, (100, 140))
        return
    if name == WULLAWAKI:
        lettered(card, "!", (width * 0.17, width * 0.22), size=width * 0.40, colour="#ff8f7a")
        return
    across = 0.185 if len(name) == 1 else 0.265
    place = (width * across, width * 0.215)
    lettered(card, name, place, size=width * 0.37, colour="#fff6dc", shadow=0.9)


def _party_back() -> Sprite:
    ground = pooled((146, 210), "#7a4aa8", "#241044", at=(0.5, 0.5), seed=5)
    card = rimmed(PARTY, "#efe0ff", ground, _BORDER)
    beams = "".join(
        f'<path d="M50,70 L{50 + 60 * math.cos(a):.1f},{70 + 60 * math.sin(a):.1f} '
        f'L{50 + 60 * math.cos(a + 0.13):.1f},{70 + 60 * math.sin(a + 0.13):.1f}Z" '
        'fill="#fff" opacity=".07"/>'
        for a in (k * math.pi / 12 for k in range(24))
    )
    paint = glow_gradient("lamp", [(0, "#fffbe0"), (0.4, "#ffd870"), (1, "#e0762c")])
    lamp = """<g transform="translate(50,70)"><circle r="27" fill="#1c0c38" stroke="#e3c07a"
        stroke-width="1.6"/><rect x="-6" y="-21" width="12" height="5" rx="1.5" fill="#4a2c16"/>
        <path d="M-9,-16 H9 C18,-6 18,8 9,17 H-9 C-18,8 -18,-6 -9,-16Z" fill="url(#lamp)"/>
        <path d="M-4,-16 C-9,-6 -9,8 -4,17 M4,-16 C9,-6 9,8 4,17" stroke="#7a3c10"
        stroke-opacity=".4" fill="none"/><rect x="-7" y="16" width="14" height="5" rx="1.5"
        fill="#4a2c16"/></g><rect x="8" y="8" width="84" height="124" rx="4" fill="none"
        stroke="#e3c07a" stroke-width="1.2"/>"""
    lay_drawing(card, f"<defs>{paint}</defs><g>{beams}</g>{lamp}", (100, 140))
    return printed(card)


def _coloured(colour: str, seed: int) -> Image.Image:
    bright, dark = COLOURS[colour]
    inner = (BID[0] - 2 * _BORDER, BID[1] - 2 * _BORDER)
    return rimmed(BID, "#fff2d8", pooled(inner, bright, dark, seed=seed), _BORDER)


def _bid(colour: str, value: int) -> Sprite:
    card = _coloured(colour, 3)
    ring = """<circle cx="75" cy="73" r="49" fill="#000" opacity=".22"/>
        <circle cx="75" cy="73" r="49" fill="none" stroke="#fff2d0" stroke-opacity=".75"
        stroke-width="2.4"/><path d="M7,128 H143 V196 Q143,203 136,203 H14 Q7,203 7,196Z"
        fill="#140a1c" opacity=".62"/><path d="M7,128 H143" stroke="#fff2d0" stroke-opacity=".5"
        stroke-width="1.6"/>"""
    lay_drawing(card, ring, BID)
    size = 62 if value < 100 else 50
    lettered(card, str(value), (75, 73), size=size, colour="#fffaf0", shadow=0.8)
    pip, places = _PIPS[LUCK[colour][value // 10 - 1]]
    for x, y in places:
        put(card, luckynit(pip), 75 + x, 166 + y, anchor="mm")
    put(card, sign(colour, 34), 25, 25, anchor="mm", height=1.5)
    return printed(card, 0.5)


def _star(colour: str) -> Sprite:
    """The star card: a burst with a face that nobody stands against."""
    card = _coloured(colour, 4)
    tips = " ".join(
        f"{75 + r * math.sin(k * math.pi / 8):.1f},{104 - r * math.cos(k * math.pi / 8):.1f}"
        for k, r in ((k, 64 if k % 2 == 0 else 42) for k in range(16))
    )
    paint = glow_gradient("burst", [(0, "#fffbe0"), (0.55, "#ffd24e"), (1, "#e0762c")])
    face = """<g fill="#2a1020"><ellipse cx="58" cy="98" rx="7" ry="9"/>
        <ellipse cx="92" cy="98" rx="7" ry="9"/><path d="M44,82 L66,90 M106,82 L84,90"
        stroke="#2a1020" stroke-width="6" stroke-linecap="round"/><path d="M56,120 Q75,112 94,120
        Q90,138 75,138 Q60,138 56,120Z"/></g><circle cx="60.5" cy="95" r="2.6" fill="#fff"/>
        <circle cx="94.5" cy="95" r="2.6" fill="#fff"/>
        <path d="M61,121 Q75,116 89,121 L86,126 Q75,122 64,126Z" fill="#fff8ea"/>"""
    burst = f'<polygon points="{tips}" fill="url(#burst)" stroke="#8a4a10" stroke-width="3"/>'
    lay_drawing(card, f"<defs>{paint}</defs>{burst}{face}", BID)
    put(card, sign(colour, 34), 25, 25, anchor="mm", height=1.5)
    return printed(card, 0.5)


def _back(colour: str) -> Sprite:
    card = _coloured(colour, 8)
    mark = f"""<rect x="15" y="15" width="120" height="180" rx="8" fill="none" stroke="#fff2d0"
        stroke-opacity=".7" stroke-width="2.4" stroke-dasharray="3 6" stroke-linecap="round"/>
        <circle cx="75" cy="105" r="42" fill="#000" opacity=".22"/>
        <path transform="translate(75,105) scale(2.7)" d="{SIGNS[colour]}" fill="#fff6e0"
        fill-rule="evenodd" opacity=".94"/>"""
    lay_drawing(card, mark, BID)
    return printed(card, 0.5)
