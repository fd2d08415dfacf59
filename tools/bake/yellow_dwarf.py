"""The seven of diamonds: the Yellow Dwarf, the most beautiful card of the deck."""

import math

from tools.bake.dwarf import Bust, drawn_bust
from tools.bake.suits import suit
from tools.bake.vector import glow_gradient, gradient

FACE = Bust(
    "point",
    "#f2b90f",
    "long",
    "#efe6d6",
    cloak="#d99a14",
    trim="#a8323e",
    brows="kind",
    mouth="laugh",
)


def yellow_dwarf() -> str:
    """The drawing in a box of 250x350; the corner plate is left free for the index."""
    gold = gradient("e", [(0, "#fff0b0"), (0.5, "#d9a441"), (1, "#8a5a18")])
    stops = [(0, "#fff3b8"), (0.4, "#f6c93f"), (1.0, "#b96a12")]
    sun = glow_gradient("g", stops, at='cx=".56" cy=".5" r=".75"')
    spots = ((92, 36), (200, 36), (40, 158), (222, 112), (40, 222), (222, 200))
    diamonds = "".join(
        suit("D", x, y, 34, fill="#fff4d0") + suit("D", x, y, 27, fill="#c22a14") for x, y in spots
    )
    return f"""{gold}{sun}<clipPath id="c"><rect x="9" y="9" width="232" height="332" rx="10"/>
        </clipPath><rect width="250" height="350" rx="15" fill="url(#e)"/>
        <g clip-path="url(#c)"><rect width="250" height="350" fill="url(#g)"/>{_rays()}
        <path d="M0 350 V286 C60 262 190 262 250 286 V350Z" fill="#8a4b12"/>
        <path d="M0 350 V300 C60 280 190 280 250 300 V350Z" fill="#6b360c"/>
        <circle cx="140" cy="178" r="92" fill="#fff4c6" opacity=".55"/>
        <g transform="translate(32,66) scale(1.1)">{drawn_bust(FACE)}</g>{_jewel()}{diamonds}</g>
        <rect x="9" y="9" width="232" height="332" rx="10" fill="none" stroke="#7a4a10"
        stroke-width="2"/>{_corner_plate()}"""


def _rays() -> str:
    wedges = []
    for k in range(32):
        a, b = math.radians(k * 11.25), math.radians(k * 11.25 + 5.6)
        wedges.append(
            f"M140 178 L{140 + 330 * math.cos(a):.1f} {178 + 330 * math.sin(a):.1f} "
            f"L{140 + 330 * math.cos(b):.1f} {178 + 330 * math.sin(b):.1f}Z"
        )
    return f'<path d="{" ".join(wedges)}" fill="#fff6cf" opacity=".34"/>'


def _jewel() -> str:
    return """<g transform="translate(142,300)"><ellipse cx="-40" cy="2" rx="17" ry="14"
        fill="#d98f68"/><ellipse cx="40" cy="2" rx="17" ry="14" fill="#c47f5b"/>
        <path d="M0 -36 L36 0 L0 40 L-36 0Z" fill="#d2331f"/>
        <path d="M0 -36 L14 0 L0 40 L-36 0Z" fill="#f0664c"/>
        <path d="M0 -36 L14 0 L-14 0Z" fill="#ffc2ae"/>
        <path d="M0 40 L14 0 L-14 0Z" fill="#e0452f"/></g>"""


def _corner_plate() -> str:
    return """<path d="M9 19 Q9 9 19 9 H66 V112 Q66 126 52 126 H9Z" fill="#fdf3d2"/>
        <path d="M66 9 V112 Q66 126 52 126 H9" fill="none" stroke="#7a4a10" stroke-width="2"/>"""
