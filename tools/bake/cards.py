"""The fifty-two faces, without the corner index, and the back. Drawn in a box of 250x350.

The client writes the rank at (34, 45) and lays the small suit at (34, 105) of that box.
"""

import functools
import math
from functools import partial

from PIL import Image

from tools.bake.courts import court
from tools.bake.palette import shade
from tools.bake.paper import papered
from tools.bake.sprite import Painters, Sprite
from tools.bake.suits import INKS, LIGHT_INKS, SUITS, emblem, suit
from tools.bake.vector import drawn, glow_gradient
from tools.bake.yellow_dwarf import yellow_dwarf

CARD = (160, 224)
"""Size of a baked card in units."""
BOX = (250, 350)
INDEX = (34, 45)
SMALL_SUIT = (34, 105)
GLYPH = 44
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LUCKY = ("10D", "JC", "QS", "KH", "7D")
"""The five cards with a box of their own on the Nain Jaune board."""
BACK = "#5d1f27"

_L, _R, _M = 0.3, 0.7, 0.5
_PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "A": ((_M, 0.5),),
    "2": ((_M, 0.2), (_M, 0.8)),
    "3": ((_M, 0.2), (_M, 0.5), (_M, 0.8)),
    "4": ((_L, 0.2), (_R, 0.2), (_L, 0.8), (_R, 0.8)),
    "5": ((_L, 0.2), (_R, 0.2), (_M, 0.5), (_L, 0.8), (_R, 0.8)),
    "6": ((_L, 0.2), (_R, 0.2), (_L, 0.5), (_R, 0.5), (_L, 0.8), (_R, 0.8)),
    "7": ((_L, 0.2), (_R, 0.2), (_M, 0.35), (_L, 0.5), (_R, 0.5), (_L, 0.8), (_R, 0.8)),
    "8": (
        *((_L, 0.2), (_R, 0.2), (_M, 0.35), (_L, 0.5), (_R, 0.5)),
        *((_M, 0.65), (_L, 0.8), (_R, 0.8)),
    ),
    "9": (
        *((_L, 0.17), (_R, 0.17), (_L, 0.39), (_R, 0.39), (_M, 0.5)),
        *((_L, 0.61), (_R, 0.61), (_L, 0.83), (_R, 0.83)),
    ),
    "10": (
        *((_L, 0.17), (_R, 0.17), (_M, 0.28), (_L, 0.39), (_R, 0.39)),
        *((_L, 0.61), (_R, 0.61), (_M, 0.72), (_L, 0.83), (_R, 0.83)),
    ),
}


def pictures() -> Painters:
    """All faces, the back, and the suit glyphs in ink and in light."""
    for name in SUITS:
        yield from _glyphs(name)
        for rank in RANKS:
            yield f"cards/{rank}{name}", partial(_face, rank, name)
    yield "cards/back", lambda: Sprite(back(), indexed=True)


@functools.cache
def card(rank: str, suit_name: str, size: tuple[float, float] = CARD) -> Image.Image:
    """One face."""
    if rank + suit_name == "7D":
        return papered(drawn(yellow_dwarf(), BOX, size), 0.6)
    lucky = rank + suit_name in LUCKY
    body = f'<rect width="{BOX[0]}" height="{BOX[1]}" rx="15" fill="#faf3e2"/>'
    body += court(rank, suit_name, lucky=lucky) if rank in "JQK" else _spots(rank, suit_name, lucky)
    return papered(drawn(body, BOX, size))


@functools.cache
def back(colour: str = BACK, size: tuple[float, float] = CARD) -> Image.Image:
    """The back with the hall's emblem."""
    width, height = BOX
    ground = glow_gradient("g", [(0, shade(colour, 1.22)), (1, shade(colour, 0.72))])
    body = f"""<rect width="{width}" height="{height}" rx="15" fill="#f4ead2"/>{ground}
        <clipPath id="c"><rect x="11" y="11" width="228" height="328" rx="9"/></clipPath>
        <g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="url(#g)"/>
        {_lattice()}</g>
        <rect x="18" y="18" width="214" height="314" rx="7" fill="none" stroke="#d9a441"
        stroke-width="2.4" opacity=".85"/>
        <circle cx="125" cy="175" r="66" fill="{shade(colour, 0.7)}"/>
        <circle cx="125" cy="175" r="66" fill="none" stroke="#d9a441" stroke-width="4"/>
        <circle cx="125" cy="175" r="58" fill="none" stroke="#d9a441" stroke-width="1.5"
        opacity=".7"/>{emblem(125, 175, 46, "#e3b455")}"""
    return papered(drawn(body, BOX, size), 0.8)


def glyph(suit_name: str, ink: str) -> Image.Image:
    """A suit as a small picture of its own."""
    return drawn(suit(suit_name, 50, 50, 100, fill=ink), (100, 100), (GLYPH, GLYPH))


def _glyphs(name: str) -> Painters:
    yield f"cards/suit_{name}", lambda: Sprite(glyph(name, INKS[name]))
    yield f"cards/suit_{name}_light", lambda: Sprite(glyph(name, LIGHT_INKS[name]))


def _face(rank: str, suit_name: str) -> Sprite:
    return Sprite(card(rank, suit_name), indexed=True)


def _spots(rank: str, suit_name: str, lucky: bool) -> str:
    parts = [_lucky_panel()] if lucky else []
    if rank == "A":
        parts.append(_rosette(INKS[suit_name]))
    size = 136 if rank == "A" else 50 if rank in ("9", "10") else 60
    for across, down in _PIPS[rank]:
        x, y = 58 + 182 * across, 22 + 306 * down
        parts.append(suit(suit_name, x, y, size, flip=down > 0.51))
    if rank == "A":
        parts.append(emblem(149, 180, 26, "#faf3e2"))
    return "".join(parts)


def _lucky_panel() -> str:
    box = 'x="68" y="14" width="170" height="322" rx="12"'
    return f"""<rect {box} fill="#f3d489" opacity=".55"/>
        <rect {box} fill="none" stroke="#b8862b" stroke-width="4"/>"""


def _rosette(ink: str) -> str:
    rays = "".join(
        f"""<path d="M{149 + 90 * math.cos(a):.1f} {175 + 90 * math.sin(a):.1f}
        L{149 + (104 if k % 2 else 97) * math.cos(a):.1f}
        {175 + (104 if k % 2 else 97) * math.sin(a):.1f}"
        stroke="{ink}" stroke-width="2.4" stroke-linecap="round" opacity=".35"/>"""
        for k, a in enumerate(k * math.pi / 24 for k in range(48))
        if 58 < 149 + 104 * math.cos(a) < 240
    )
    return f"""{rays}<circle cx="149" cy="175" r="84" fill="none" stroke="{ink}"
        stroke-width="2" opacity=".35"/><circle cx="149" cy="175" r="78" fill="none"
        stroke="{ink}" stroke-width="1" opacity=".35"/>"""


def _lattice() -> str:
    step = 30
    cells = []
    for row in range(-1, 13):
        for column in range(-1, 10):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step
            cells.append(f"M{x} {y - 11} L{x + 9} {y} L{x} {y + 11} L{x - 9} {y}Z")
    return f"""<path d="{" ".join(cells)}" fill="none" stroke="#d9a441" stroke-width="1.6"
        opacity=".42"/>"""
