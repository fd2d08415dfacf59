"""What the garden dwarves' faces say: eyes, brows, nose, and teeth where one pulls hard.

Drawn for a head at (103, 110) that looks to the right.
"""

from dataclasses import dataclass
from typing import Final

from tools.bake.garden_hats import ANY

_SQUEEZED = "M101,96 l14,8 l-14,7 M139,94 l-13,8 l12,6"
_ARCS = "M102,106 q8,-12 16,0 M123,104 q7,-11 14,0"
_WINK = "M101,96 l14,8 l-14,7"
_LEVEL = "M99,94 q9,-8 19,-2 M124,91 q7,-6 14,0"
_KNIT = "M97,85 q11,-1 20,8 M124,92 q6,-8 15,-9"
_HIGH = "M98,88 q10,-9 20,-3 M124,86 q7,-7 14,-1"


@dataclass(frozen=True, slots=True)
class Face:
    """Lines of the eyes and brows; whether he looks with both eyes, one or none, and shows teeth."""

    brows: str
    lines: str = ""
    open_eyes: int = 0
    teeth: bool = False


_FACES: Final = {
    "straining": Face(_KNIT, _SQUEEZED, teeth=True),
    "squeezed": Face(_KNIT, _SQUEEZED),
    "fierce": Face(_KNIT, open_eyes=2),
    "merry": Face(_HIGH, _ARCS),
    "winking": Face(_KNIT, _WINK, open_eyes=1),
    "calm": Face(_LEVEL, open_eyes=2),
    "glad": Face(_HIGH, _ARCS),
}
OWN_FACES: Final = {
    "red": "squeezed",
    "blue": "fierce",
    "yellow": "merry",
    "green": "winking",
    ANY: "calm",
}
"""How each looks while he holds on."""


def features(name: str, brow: str) -> str:
    """Give eyes, brows of this colour, nose, and what else a face shows."""
    face = _FACES[name]
    return _eyes(face) + _brows(face, brow) + (_TEETH if face.teeth else "") + _NOSE


def _eyes(face: Face) -> str:
    near, far = _OPEN
    found = (far if face.open_eyes else "") + (near if face.open_eyes > 1 else "")
    if face.lines:
        found += f"""<path d="{face.lines}" stroke="#2a1a14" stroke-width="4.6" fill="none"
            stroke-linecap="round" stroke-linejoin="round"/>"""
    return found


def _brows(face: Face, ink: str) -> str:
    return f"""<path d="{face.brows}" stroke="{ink}" stroke-width="7.2" fill="none"
        stroke-linecap="round"/>"""


_OPEN: Final = (
    """<ellipse cx="109" cy="103" rx="8" ry="9" fill="#fff"/><circle cx="112" cy="104" r="4.4"
    fill="#2a1a14"/><circle cx="110.6" cy="102.4" r="1.4" fill="#fff"/>""",
    """<ellipse cx="131" cy="101" rx="7" ry="9" fill="#fff"/><circle cx="133.4" cy="102" r="4.2"
    fill="#2a1a14"/><circle cx="132" cy="100.4" r="1.3" fill="#fff"/>""",
)
_NOSE: Final = """<ellipse cx="124" cy="117" rx="15.5" ry="13.5" fill="url(#nose)"/><ellipse cx="119"
    cy="111.5" rx="4.8" ry="3.6" fill="#fff" opacity=".6"/>"""
_TEETH: Final = """<ellipse cx="96" cy="120" rx="13" ry="9" fill="#d9402c" opacity=".4"/>
    <path d="M106,143 C114,139 130,138 138,140 C139,150 132,157 121,157 C112,156 106,151 106,143Z"
    fill="#fffaf0" stroke="#4a2418" stroke-width="3"/><path d="M107,148 H137 M115,141 V156 M123,140
    V157 M131,140 V154" stroke="#4a2418" stroke-width="1.6" opacity=".7"/><path d="M150,84
    q8,12 0,16 q-8,-4 0,-16Z" fill="#bfe6ff" opacity=".9"/>"""
