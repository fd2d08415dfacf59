"""Jacks, queens and kings: dwarves of rank, each with a face of its own."""

import math

from tools.bake.dwarf import Bust, drawn_bust
from tools.bake.dwarf_gear import held
from tools.bake.palette import shade
from tools.bake.suits import suit
from tools.bake.vector import gradient

_WINDOW = "M62 112 C62 40 225 40 225 112 V320 Q225 328 217 328 H70 Q62 328 62 320Z"
_MIDDLE = 143.5
GROUNDS = {"H": "#a8323e", "D": "#c46a1c", "S": "#3b5a80", "C": "#4b7a45"}
_IRON = "#8d99a8"

COURT: dict[str, tuple[Bust, str]] = {
    "JC": (Bust("cap", "#4b7a45", "short", "#6d452a", brows="raised", eyes="side"), "horn"),
    "JD": (Bust("miner", "#c46a1c", "moustache", "#d9b45a", mouth="grin", brows="kind"), "pick"),
    "JH": (
        Bust(
            "floppy",
            "#a8323e",
            "",
            "#b4602a",
            mouth="grin",
            brows="raised",
            freckles=True,
            locks="bob",
            nose=13,
        ),
        "letter",
    ),
    "JS": (
        Bust(
            "kettle",
            "#5c6f8c",
            "goatee",
            "#3a3431",
            cloak="#2b4263",
            trim=_IRON,
            brows="stern",
            eyes="far",
            nose=13,
        ),
        "spear",
    ),
    "QC": (
        Bust(
            "wreath",
            "#4b7a45",
            "",
            "#8a4a22",
            locks="curls",
            mouth="grin",
            brows="raised",
            freckles=True,
            nose=10,
        ),
        "clover",
    ),
    "QD": (
        Bust(
            "tiara",
            "#c46a1c",
            "",
            "#d9b45a",
            cloak="#8a4412",
            locks="braids",
            mouth="lips",
            brows="thin",
            eyes="lashes",
            nose=9,
        ),
        "gem",
    ),
    "QH": (
        Bust(
            "coronet",
            "#a8323e",
            "",
            "#a8431f",
            locks="loose",
            mouth="smirk",
            brows="raised",
            eyes="wink",
            nose=10,
            skin="#ecb892",
        ),
        "rose",
    ),
    "QS": (
        Bust(
            "veil",
            "#3b5a80",
            "",
            "#2b2725",
            cloak="#22344f",
            trim="#c7ced8",
            mouth="lips",
            brows="haughty",
            eyes="lashes",
            locks="loose",
            nose=9,
            skin="#e8c3a6",
        ),
        "key",
    ),
    "KC": (Bust("leafy", "#a8323e", "long", "#6d452a", cloak="#2f5230", brows="bushy"), "axe"),
    "KD": (
        Bust("arched", "#b5521a", "fork", "#d9b45a", cloak="#8a4412", brows="raised", eyes="sly"),
        "sceptre",
    ),
    "KH": (
        Bust("crown", "#a8323e", "round", "#b4602a", mouth="laugh", brows="kind", nose=17),
        "goblet",
    ),
    "KS": (
        Bust(
            "iron",
            "#3b6ea8",
            "square",
            "#4a4644",
            cloak="#22344f",
            trim=_IRON,
            mouth="firm",
            brows="stern",
        ),
        "hammer",
    ),
}


def court(rank: str, suit_name: str, *, lucky: bool) -> str:
    """The picture of a court card: an arched window with the dwarf, and the suit below."""
    ground = GROUNDS[suit_name]
    bust, thing = COURT[rank + suit_name]
    sky = gradient("sky", [(0, shade(ground, 1.78)), (1, shade(ground, 1.18))])
    gold = gradient("rim", [(0, "#e8c067"), (0.5, "#b8862b"), (1, "#7d5516")])
    return f"""{sky}{gold}<clipPath id="w"><path d="{_WINDOW}"/></clipPath>
        <g clip-path="url(#w)"><rect x="40" y="30" width="200" height="300" fill="url(#sky)"/>
        {_rays()}<circle cx="{_MIDDLE}" cy="186" r="84" fill="#fff" opacity=".17"/>
        {_scattered(suit_name, shade(ground, 1.9))}
        <g transform="translate({_MIDDLE - 106},88) scale(1.06,1.1)">
        {drawn_bust(bust)}{held(thing, bust.skin, ground)}</g>{_dusk()}</g>
        <path d="{_WINDOW}" fill="none" stroke="#4f350f" stroke-width="{8 if lucky else 6}"/>
        <path d="{_WINDOW}" fill="none" stroke="url(#rim)" stroke-width="{6 if lucky else 4}"/>
        {suit(suit_name, 200, 300, 48, fill="#faf3e2")}{suit(suit_name, 200, 300, 36)}"""


def _rays() -> str:
    wedges = []
    for k in range(24):
        a, b = math.radians(k * 15), math.radians(k * 15 + 7.5)
        wedges.append(
            f"M{_MIDDLE} 186 L{_MIDDLE + 260 * math.cos(a):.1f} {186 + 260 * math.sin(a):.1f} "
            f"L{_MIDDLE + 260 * math.cos(b):.1f} {186 + 260 * math.sin(b):.1f}Z"
        )
    return f'<path d="{" ".join(wedges)}" fill="#fff" opacity=".14"/>'


def _scattered(suit_name: str, colour: str) -> str:
    places = ((84, 150), (203, 150), (78, 196), (209, 196), (104, 96), (183, 96))
    return "".join(suit(suit_name, x, y, 15, fill=colour) for x, y in places)


def _dusk() -> str:
    return """<linearGradient id="dk" x1="0" y1="0" x2="0" y2="1"><stop offset=".78"
        stop-color="#1a0c04" stop-opacity="0"/><stop offset="1" stop-color="#1a0c04"
        stop-opacity=".38"/></linearGradient><rect x="40" y="30" width="200" height="300"
        fill="url(#dk)"/>"""
