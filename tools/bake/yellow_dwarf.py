"""The seven of diamonds: the Yellow Dwarf on his hoard, the most beautiful card of the deck."""

import math

from tools.bake.dwarf import Bust, drawn_bust
from tools.bake.palette import shade
from tools.bake.suits import suit
from tools.bake.vector import glow_gradient, gradient

FACE = Bust(
    "point",
    "#f2b90f",
    "long",
    "#f3ebdc",
    cloak="#e0a21a",
    trim="#a8323e",
    brows="kind",
    mouth="laugh",
    nose=17,
)
_SUN = (134, 168)
DIAMONDS = {"deep": "#b3261e", "sign": "#c22a14", "bright": "#ef6a54"}
"""The colours of the suit's signs on the card; a deck of four colours has others."""


def yellow_dwarf() -> str:
    """The drawing in a box of 250x350; the corner plate is left free for the index."""
    gold = gradient("e", [(0, "#fff3bd"), (0.35, "#d9a441"), (0.7, "#8a5a18"), (1, "#f0c768")])
    stops = [(0, "#fff6c9"), (0.38, "#f8cf48"), (0.75, "#d98a1c"), (1.0, "#8f4a0e")]
    sky = glow_gradient("g", stops, at='cx=".53" cy=".47" r=".78"')
    return f"""{gold}{sky}<clipPath id="c"><rect x="12" y="12" width="226" height="326" rx="9"/>
        </clipPath><rect width="250" height="350" rx="15" fill="url(#e)"/>
        <g clip-path="url(#c)"><rect width="250" height="350" fill="url(#g)"/>{_rays()}{_halo()}
        {_diamonds()}<g transform="translate(22,58) scale(1.13,1.12)">{drawn_bust(FACE)}
        {_hat_star()}{_brows()}</g>{_sleeves()}{_hoard()}{_jewel()}{_glints()}</g>{_border()}
        {_corner_plate()}"""


def _rays() -> str:
    x, y = _SUN
    wedges = []
    for k in range(36):
        reach = 330 if k % 2 else 150
        a, b = math.radians(k * 10 - 2.6), math.radians(k * 10 + 2.6)
        wedges.append(
            f"M{x} {y} L{x + reach * math.cos(a):.1f} {y + reach * math.sin(a):.1f} "
            f"L{x + reach * math.cos(b):.1f} {y + reach * math.sin(b):.1f}Z"
        )
    return f'<path d="{" ".join(wedges)}" fill="#fff6cf" opacity=".42"/>'


def _halo() -> str:
    x, y = _SUN
    beads = "".join(
        f"""<circle cx="{x + 98 * math.cos(math.radians(a)):.1f}"
        cy="{y + 98 * math.sin(math.radians(a)):.1f}" r="{3.2 if a % 30 else 4.6}"
        fill="{DIAMONDS["deep"] if a % 30 == 0 else "#fff3c4"}"/>"""
        for a in range(0, 360, 15)
    )
    return f"""<circle cx="{x}" cy="{y}" r="92" fill="#fff4c6" opacity=".6"/>
        <circle cx="{x}" cy="{y}" r="98" fill="none" stroke="#b9791b" stroke-width="2.4"/>
        <circle cx="{x}" cy="{y}" r="91" fill="none" stroke="#b9791b" stroke-width="1.2"/>{beads}"""


def _diamonds() -> str:
    places = ((88, 40), (206, 42), (218, 92), (36, 150), (222, 236), (34, 236))
    return "".join(
        suit("D", x, y, 34, fill="#fff4d0") + suit("D", x, y, 27, fill=DIAMONDS["sign"])
        for x, y in places
    )


def _hat_star() -> str:
    return """<path d="M100 46 L103.6 55 L113 55.6 L105.6 61.6 L108 71 L100 65.8 L92 71 L94.4 61.6
        L87 55.6 L96.4 55Z" fill="#fff4c0" stroke="#a8323e" stroke-width="1.6"/>
        <path d="M62 80 C66 62 76 50 84 38" stroke="#fff6c8" stroke-width="4" fill="none"
        stroke-linecap="round" opacity=".55"/>"""


def _brows() -> str:
    """Bushy brows that lie over the brim, for the brim hides the ones of the face."""
    return """<path d="M64 92 C68 80 88 78 97 90 C91 88 88 91 83 90 C76 89 70 94 64 92Z"
        fill="#fffaf0" stroke="#b9ad98" stroke-width="1"/>
        <path d="M136 92 C132 80 112 78 103 90 C109 88 112 91 117 90 C124 89 130 94 136 92Z"
        fill="#f1e8d8" stroke="#b9ad98" stroke-width="1"/>"""


def _sleeves() -> str:
    cloth = gradient("sl", [(0, "#ffd95e"), (0.5, "#e0a21a"), (1, "#8a5a0c")])
    cuffs = "".join(
        f'<path d="{d}" fill="#a8323e" stroke="#6d1c22" stroke-width="1.6"/>'
        for d in ("M82 262 L102 280 L92 296 L72 280Z", "M186 262 L166 280 L176 296 L196 280Z")
    )
    hands = """<path d="M92 282 C104 276 120 284 122 298 C116 310 100 308 92 298Z" fill="#e0a07a"/>
        <path d="M176 282 C164 276 148 284 146 298 C152 310 168 308 176 298Z" fill="#c98a66"/>
        <path d="M104 288 C110 292 114 296 116 302 M164 288 C158 292 154 296 152 302"
        stroke="#8a4f33" stroke-width="1.6" fill="none"/>"""
    return f"""{cloth}<path d="M36 262 C46 236 66 240 86 262 L98 282 L84 300 C60 306 36 292 36 262Z"
        fill="url(#sl)"/><path d="M232 262 C222 236 202 240 182 262 L170 282 L184 300
        C208 306 232 292 232 262Z" fill="url(#sl)"/>{cuffs}{hands}"""


def _hoard() -> str:
    """A heap of coins along the foot of the card."""
    rows = ((300, 30, 8), (316, 26, 9), (334, 26, 10))
    coins = []
    for number, (y, step, count) in enumerate(rows):
        for k in range(count):
            x = 14 + k * step + (number % 2) * 12
            sag = ((x - 134) / 120) ** 2 * -16 + (26 if number == 0 else 10)
            coins.append(_coin(x, y + sag, shade("#e9b13c", 0.86 + 0.1 * ((k * 7 + number) % 4))))
    return "".join(coins)


def _coin(x: float, y: float, colour: str) -> str:
    return f"""<ellipse cx="{x}" cy="{y + 4:.1f}" rx="17" ry="10" fill="#6d430c"/>
        <ellipse cx="{x}" cy="{y:.1f}" rx="17" ry="10" fill="{colour}"/>
        <ellipse cx="{x}" cy="{y:.1f}" rx="12" ry="6.6" fill="none" stroke="#8f5c12"
        stroke-width="1.6"/><path d="M{x - 12} {y - 3:.1f} A14 8 0 0 1 {x + 4} {y - 8:.1f}"
        stroke="#fff3c0" stroke-width="2" fill="none" stroke-linecap="round"/>"""


def _jewel() -> str:
    return """<g transform="translate(134,290) scale(1.08)">
        <circle r="46" fill="#ff9a6a" opacity=".22"/><circle r="32" fill="#ffd0a8" opacity=".25"/>
        <path d="M0 -38 L30 0 L0 40 L-30 0Z" fill="#c22314" stroke="#7a120a" stroke-width="2"/>
        <path d="M0 -38 L11 0 L0 40 L-30 0Z" fill="#ea5a42"/>
        <path d="M0 -38 L11 0 L-11 0Z" fill="#ffd2c2"/><path d="M-30 0 L0 -38 L-11 0Z"
        fill="#f98a72"/>
        <path d="M0 40 L11 0 L-11 0Z" fill="#d8361f"/><path d="M-30 0 L-11 0 L0 40Z"
        fill="#e8523a"/>
        </g>"""


def _glints() -> str:
    def star(x: float, y: float, r: float) -> str:
        s = r * 0.16
        return f"""<path d="M{x} {y - r}L{x + s} {y - s}L{x + r} {y}L{x + s} {y + s}L{x} {y + r}
            L{x - s} {y + s}L{x - r} {y}L{x - s} {y - s}Z" fill="#fffdf0"/>"""

    places = (
        (124, 262, 13),
        (160, 274, 7),
        (60, 314, 9),
        (206, 322, 8),
        (176, 78, 8),
        (92, 120, 7),
    )
    return "".join(star(*place) for place in places)


def _border() -> str:
    gems = "".join(
        f"""<g transform="translate({x},{y})"><path d="M0 -8L7 0L0 8L-7 0Z" stroke="#fff0b0"
        fill="{DIAMONDS["deep"]}" stroke-width="1.4"/><path d="M0 -8L2 0L0 8L-7 0Z"
        fill="{DIAMONDS["bright"]}"/></g>"""
        for x, y in ((242, 175), (8, 228), (125, 343), (158, 8))
    )
    return f"""<rect x="12" y="12" width="226" height="326" rx="9" fill="none" stroke="#6d430c"
        stroke-width="2.4"/><rect x="16" y="16" width="218" height="318" rx="6" fill="none"
        stroke="#fff0b0" stroke-width="1.2" opacity=".8"/>
        <rect x="3.5" y="3.5" width="243" height="343" rx="12" fill="none" stroke="#fff3bd"
        stroke-width="1.6" opacity=".8"/>{gems}"""


def _corner_plate() -> str:
    return """<path d="M6 20 Q6 6 20 6 H67 V114 Q67 128 53 128 H6Z" fill="#fdf3d2"/>
        <path d="M67 12 V114 Q67 128 53 128 H12" fill="none" stroke="#7a4a10" stroke-width="2.4"/>
        <path d="M61 12 V110 Q61 122 49 122 H12" fill="none" stroke="#c9973a"
        stroke-width="1.2"/>"""
