"""The cards of Nain !: coins under their hint, six specials, both backs, and the black cover."""

import functools
import math
from functools import partial

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.bake.compose import put
from tools.bake.game_card import lay_drawing, pooled, printed, rimmed
from tools.bake.lettering import lettered
from tools.bake.light import bevel, grid, lit, painted
from tools.bake.mask import rounded
from tools.bake.nain_treasure import chest, heap
from tools.bake.noise import Ramp, fbm, ramp
from tools.bake.palette import shade
from tools.bake.paper import papered
from tools.bake.sprite import Painters, Sprite
from tools.bake.stacks import coin
from tools.bake.suits import emblem
from tools.bake.units import px
from tools.bake.vector import drawn

CARD = (150.0, 210.0)
BAND = 63.0
"""Height of the hint, that a cover leaves free."""
FACES = tuple((value, hint) for value in range(1, 9) for hint in (3, 6, 8) if value <= hint)
COVER = (160.0, 166.0)
SPECIALS = ("interest", "reverse", "no_cover", "double", "thief", "hoard")
_ACTIVE = ("interest", "reverse", "no_cover")
_HINT_INKS = {3: "#3f7ba6", 6: "#4f8a45", 8: "#a8323e"}
_BORDER = 5.5
_SLEEVE: Ramp = ((0, "#08090b"), (0.5, "#1a1c22"), (1, "#3a3d46"))
_SPREAD: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, 0), (1, 0)),
    3: ((0, -0.9), (-1, 0.75), (1, 0.75)),
    4: ((-1, -0.9), (1, -0.9), (-1, 0.9), (1, 0.9)),
    5: ((-1.25, -1.1), (1.25, -1.1), (0, 0), (-1.25, 1.1), (1.25, 1.1)),
    6: ((-1, -1.6), (1, -1.6), (-1, 0), (1, 0), (-1, 1.6), (1, 1.6)),
    7: ((-0.8, -1.5), (0.8, -1.5), (-1.6, 0), (0, 0), (1.6, 0), (-0.8, 1.5), (0.8, 1.5)),
    8: (
        *((-1.6, -1.5), (0, -1.5), (1.6, -1.5), (-0.8, 0)),
        *((0.8, 0), (-1.6, 1.5), (0, 1.5), (1.6, 1.5)),
    ),
}


def pictures() -> Painters:
    """Every face, back and cover."""
    for value, hint in FACES:
        yield f"nain/coins_{value}_{hint}", partial(_coins, value, hint)
    yield "nain/back_coins", _back_coins
    for kind in SPECIALS:
        yield f"nain/special_{kind}", partial(_special, kind)
        yield f"nain/special_{kind}_small", partial(_small_special, kind)
    yield "nain/back_special", _back_special
    yield "nain/cover", _cover
    yield "games/nain", _thumbnail


@functools.cache
def coin_card(value: int, hint: int) -> Image.Image:
    """A coin card: the hint above, the coins and their number below.

    Both numbers stand at the left, where a fan of many cards leaves them in sight.
    """
    card = rimmed(CARD, "#f7ecd2", pooled(_inner(), "#fff4d8", "#e0c596", at=(0.5, 0.7)), _BORDER)
    ink = _HINT_INKS[hint]
    lay_drawing(card, _band(ink), CARD)
    put(card, chest(hint, {3: 50, 6: 50, 8: 54}[hint]), 110, 35, anchor="mm", height=1.5)
    lettered(card, str(hint), (53, 35), size=48, colour="#fff4d6", shadow=0.6)
    unit = 34 if value < 7 else 31
    for place, (x, y) in enumerate(_SPREAD[value]):
        middle = 84 if value < 5 else 88
        left, top = middle + x * unit * 0.56, 134 + y * unit * 0.60
        put(card, coin(place % 3, unit), left, top, anchor="mm", height=2)
    lettered(card, str(value), (25, 178), size=54, colour="#4a2408", shadow=0)
    return card


def _coins(value: int, hint: int) -> Sprite:
    return printed(coin_card(value, hint), 0.8)


def _inner() -> tuple[float, float]:
    return CARD[0] - 2 * _BORDER, CARD[1] - 2 * _BORDER


def _band(ink: str) -> str:
    stops = f'<stop offset="0" stop-color="{shade(ink, 1.16)}"/><stop offset="1" stop-color="{shade(ink, 0.66)}"/>'
    return f"""<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>
        </defs><path d="M5.5 12 Q5.5 5.5 12 5.5 H138 Q144.5 5.5 144.5 12 V{BAND} H5.500Z"
        fill="url(#a)"/><path d="M5.5 {BAND} H144.5" stroke="#d9a441" stroke-width="3.4"/>
        <path d="M5.5 {BAND} H144.5 V198 Q144.5 204.5 138 204.5 H12 Q5.5 204.5 5.5 198Z"
        fill="none" stroke="#b8862b" stroke-width="1.8"/>
        <path d="M32 24 L14 33 L32 42 M14 49 H32" fill="none" stroke="#fff4d6" stroke-width="5"
        stroke-linecap="round" stroke-linejoin="round"/>"""


def _back_coins() -> Sprite:
    return _back("#2f6f78", "#0d2c34", "#e8c070", 11)


def _back_special() -> Sprite:
    return _back("#5a3d8a", "#21123c", "#e8c070", 12)


def _back(bright: str, dark: str, gold: str, seed: int) -> Sprite:
    card = rimmed(
        CARD, "#f0e4c8", pooled(_inner(), bright, dark, at=(0.5, 0.5), seed=seed), _BORDER
    )
    lattice = "".join(
        f'<path d="M{x + (row % 2) * 7.5},{y} l4.5,6 l-4.5,6 l-4.5,-6Z" fill="none" '
        f'stroke="{gold}" stroke-opacity=".30" stroke-width="1"/>'
        for row, y in enumerate(range(14, 188, 9))
        for x in range(18, 136, 15)
    )
    frame = f"""<rect x="11" y="11" width="128" height="188" rx="5" fill="none" stroke="{gold}"
        stroke-width="2"/><circle cx="75" cy="105" r="36" fill="{dark}" stroke="{gold}"
        stroke-width="2.4"/>{emblem(75, 105, 23, gold)}"""
    lay_drawing(card, lattice + frame, CARD)
    return printed(card)


def _special(kind: str) -> Sprite:
    """A special; its parchment strip at 147..195 of 210 is left free for the name."""
    card = _special_ground(kind)
    lay_drawing(card, _FRAME + _rays() + _medal(43) + _STRIP + _eye(kind in _ACTIVE), CARD)
    _lay_mark(card, kind, 1.0)
    return printed(card, 0.6)


def _small_special(kind: str) -> Sprite:
    """A special without room for its name: its mark alone, as large as it can be."""
    card = _special_ground(kind)
    lay_drawing(card, f'{_FRAME}<g transform="translate(0,15)">{_rays() + _medal(60)}</g>', CARD)
    _lay_mark(card, kind, 1.4)
    return printed(card, 0.6)


def _special_ground(kind: str) -> Image.Image:
    ink = "#4f3690" if kind in _ACTIVE else "#7c2a4c"
    ground = pooled(_inner(), shade(ink, 1.45), shade(ink, 0.5), at=(0.5, 0.42), seed=6)
    return rimmed(CARD, "#e9d9b4", ground, _BORDER)


def _lay_mark(card: Image.Image, kind: str, size: float) -> None:
    """Draw what a special does on its medal, which is in the middle of a card without a strip."""
    middle = 90 if size == 1 else 105
    if kind == "hoard":
        treasure = heap(16, 20, 16)
        wide, tall = (round(side * size) for side in treasure.size)
        treasure = treasure.resize((wide, tall), Image.Resampling.LANCZOS)
        put(card, treasure, 75, middle + 48 * size, anchor="mb")
        at = (75.0, middle - 17 * size)
        lettered(card, "+5", at, size=round(36 * size), colour="#f8dc98")
    elif kind == "double":
        lettered(card, "×2", (75, middle), size=round(50 * size), colour="#f8dc98")
    else:
        scaled = f"translate(75,{middle}) scale({size}) translate(-75,-90)"
        lay_drawing(card, f'<g transform="{scaled}">{_MARKS[kind]}</g>', CARD)
        if kind == "interest":
            at = (75 - 11 * size, middle + 6 * size)
            put(card, coin(1, round(36 * size)), *at, anchor="mm", height=2)


def _rays() -> str:
    return "".join(
        f'<path d="M75 90 L{75 + 64 * math.cos(a):.1f} {90 + 64 * math.sin(a):.1f} '
        f'L{75 + 64 * math.cos(a + 0.157):.1f} {90 + 64 * math.sin(a + 0.157):.1f}Z" '
        'fill="#fff" opacity=".07"/>'
        for a in (k * math.pi / 10 for k in range(20))
    )


def _medal(radius: float) -> str:
    return f"""<circle cx="75" cy="90" r="{radius}" fill="#140c26" opacity=".62"/><circle cx="75"
        cy="90" r="{radius}" fill="none" stroke="#d9a441" stroke-width="2.6"/>"""


_FRAME = """<rect x="11" y="11" width="128" height="188" rx="5" fill="none" stroke="#d9a441"
    stroke-width="1.8"/>"""
_STRIP = """<path d="M13 147 H137 V195 H13Z" fill="#f2e6cd"/>
    <path d="M13 147 H137 M13 195 H137" stroke="#d9a441" stroke-width="1.8"/>"""


def _eye(active: bool) -> str:
    """An open eye marks what acts only when revealed."""
    if not active:
        return ""
    return """<circle cx="29" cy="29" r="14" fill="#140c26" stroke="#d9a441" stroke-width="1.8"/>
        <path d="M19 29 Q29 18 39 29 Q29 40 19 29Z" fill="#f8dc98"/><circle cx="29" cy="29" r="4.6"
        fill="#2a1650"/>"""


_MARKS = {
    "thief": """<g transform="translate(43,58) scale(.64)"><path d="M4 34C20 20 80 20 96 34C98 60
        84 76 66 74C58 73 54 64 50 64C46 64 42 73 34 74C16 76 2 60 4 34Z" fill="#f2d48a"/>
        <ellipse cx="30" cy="48" rx="12" ry="9" fill="#1c1330"/><ellipse cx="70" cy="48" rx="12"
        ry="9" fill="#1c1330"/></g>""",
    "reverse": """<g fill="none" stroke="#f8dc98" stroke-width="8" stroke-linecap="round">
        <path d="M50 84 A26 26 0 0 1 97 74"/><path d="M100 96 A26 26 0 0 1 53 106"/></g>
        <path d="M103 60 L103 84 L81 77Z M47 120 L47 96 L69 103Z" fill="#f8dc98"/>""",
    "no_cover": """<g transform="translate(75,92)"><rect x="-22" y="-30" width="44" height="40" rx="4"
        fill="#fff4d8" stroke="#d9a441" stroke-width="2"/><circle cx="0" cy="-12" r="9"
        fill="#f2bd44" stroke="#8a5410" stroke-width="2"/><g transform="translate(9,12) rotate(18)">
        <path d="M-26 -16 H-12 C-11 -8 11 -8 12 -16 H26 V20 Q26 24 22 24 H-22 Q-26 24 -26 20Z"
        fill="#262a33" stroke="#8d94a3" stroke-width="2.4"/></g><path d="M-34 6 C-40 -6 -36 -20 -28
        -28 M-34 -28 H-26 V-20" fill="none" stroke="#f8dc98" stroke-width="4"
        stroke-linecap="round"/></g>""",
    "interest": """<path d="M88 116 C88 96 90 84 100 70" fill="none" stroke="#7fc25a"
        stroke-width="5" stroke-linecap="round"/><path d="M91 92 C104 90 112 98 112 106 C100 108 92
        102 91 92Z M94 82 C86 76 84 66 88 60 C96 64 98 74 94 82Z" fill="#8fd468"/>
        <circle cx="102" cy="65" r="11" fill="#f2bd44" stroke="#8a5410" stroke-width="2"/>
        <path d="M102 59 V71 M96 65 H108" stroke="#5a3408" stroke-width="3.4"
        stroke-linecap="round"/>""",
}


def _cover() -> Sprite:
    """The sleeve: its anchor is the middle of a card of `CARD` size that it covers."""
    return Sprite(sleeve(), anchor=(COVER[0] / 2, COVER[1] / 2 - 29))


@functools.cache
def sleeve() -> Image.Image:
    """A black sleeve with a notch at the top that leaves the hint in sight."""
    mask = _notched()
    width, height = mask.size
    mark = drawn(emblem(50, 50, 40, "#fff"), (100, 100), (80, 80)).getchannel("A")
    raised = Image.new("L", mask.size, 0)
    soft = mark.filter(ImageFilter.GaussianBlur(1.6))
    raised.paste(soft, (width // 2 - soft.width // 2, int(height * 0.58) - soft.height // 2))
    relief = bevel(mask, 5) * 0.9 + np.asarray(raised).astype(np.float32) / 255 * px(2.6)
    columns, rows = grid(width, height)
    tone = 0.42 + 0.30 * np.clip(1 - (columns / width + rows / height) * 0.75, 0, 1)
    tone = tone + 0.10 * (fbm(height, width, px(2), px(2), 2, 3) - 0.5)
    body = lit(ramp(tone, _SLEEVE), relief, ambient=0.40, gloss=0.95, hardness=22, relief=0.9)
    gleam = np.exp(-((((columns - rows * 0.45) - width * 0.20) / (width * 0.10)) ** 2)) * 0.10
    return painted(body + gleam[..., None] * np.array([255, 230, 190], np.float32), mask)


def _notched() -> Image.Image:
    whole = rounded(*COVER, 11)
    notch = Image.new("L", whole.size, 0)
    middle, reach, deep = whole.width // 2, px(COVER[0] * 0.25), px(COVER[0] * 0.17)
    pen = ImageDraw.Draw(notch)
    pen.rounded_rectangle((middle - reach, -px(40), middle + reach, deep), px(26), fill=255)
    return ImageChops.subtract(whole, notch.filter(ImageFilter.GaussianBlur(1)))


def _thumbnail() -> Sprite:
    """A covered card before gold: the hint shows, the coins do not."""
    size = (160.0, 224.0)
    card = rimmed(size, "#e9d9b4", pooled((148, 212), "#5c7486", "#10161c", seed=4), 6)
    face = papered(coin_card(5, 6)).resize((px(108), px(151.2)), Image.Resampling.LANCZOS)
    put(card, face, 80, 92, anchor="mm", height=5)
    cover = sleeve().resize((px(115), px(119.5)), Image.Resampling.LANCZOS)
    put(card, cover, 80, 113, anchor="mm", height=5)
    put(card, heap(22, 50, 20), 80, 219, anchor="mb")
    card.putalpha(rounded(*size, 9.6))
    return Sprite(card, indexed=True)
