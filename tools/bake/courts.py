"""Jacks, queens and kings: dwarves of rank, each with a face of its own."""

import math

from tools.bake.dwarf import Bust, drawn_bust
from tools.bake.palette import shade
from tools.bake.suits import suit
from tools.bake.vector import gradient

_WINDOW = "M62 112 C62 40 225 40 225 112 V320 Q225 328 217 328 H70 Q62 328 62 320Z"
GROUNDS = {"H": "#a8323e", "D": "#c46a1c", "S": "#3b5a80", "C": "#4b7a45"}

COURT: dict[str, Bust] = {
    "JC": Bust("cap", "#4b7a45", "short", "#6d452a", brows="raised", eyes="side"),
    "JD": Bust("cap", "#c46a1c", "short", "#d9b45a"),
    "JH": Bust("cap", "#a8323e", "short", "#b4602a"),
    "JS": Bust("cap", "#3b5a80", "short", "#3a3431"),
    "QC": Bust("tiara", "#4b7a45", "", "#6d452a", locks="braids"),
    "QD": Bust("tiara", "#c46a1c", "", "#d9b45a", locks="braids"),
    "QH": Bust("tiara", "#a8323e", "", "#b4602a", locks="braids"),
    "QS": Bust("tiara", "#3b5a80", "", "#3a3431", locks="braids"),
    "KC": Bust("crown", "#4b7a45", "long", "#6d452a"),
    "KD": Bust("crown", "#c46a1c", "fork", "#d9b45a"),
    "KH": Bust("crown", "#a8323e", "long", "#b4602a"),
    "KS": Bust("crown", "#3b5a80", "square", "#3a3431"),
}


def court(rank: str, suit_name: str, *, lucky: bool) -> str:
    """The picture of a court card: an arched window with the dwarf, and the suit below."""
    ground = GROUNDS[suit_name]
    sky = gradient("sky", [(0, shade(ground, 1.72)), (1, shade(ground, 1.25))])
    frame = 4 if lucky else 3
    return f"""{sky}<clipPath id="w"><path d="{_WINDOW}"/></clipPath>
        <g clip-path="url(#w)"><rect x="40" y="30" width="200" height="300" fill="url(#sky)"/>
        {_rays()}<g transform="translate(47,102) scale(.965,1.03)">
        {drawn_bust(COURT[rank + suit_name])}</g></g>
        <path d="{_WINDOW}" fill="none" stroke="#b8862b" stroke-width="{frame}"/>
        {suit(suit_name, 196, 296, 44, fill="#faf3e2")}{suit(suit_name, 196, 296, 34)}"""


def _rays() -> str:
    wedges = []
    for k in range(24):
        a, b = math.radians(k * 15), math.radians(k * 15 + 7.5)
        wedges.append(
            f"M143.5 185 L{143.5 + 260 * math.cos(a):.1f} {185 + 260 * math.sin(a):.1f} "
            f"L{143.5 + 260 * math.cos(b):.1f} {185 + 260 * math.sin(b):.1f}Z"
        )
    return f'<path d="{" ".join(wedges)}" fill="#fff" opacity=".16"/>'
