"""A garden dwarf who pulls at the hose: body behind it, hands before it, in a box of 290x370.

He looks to the right; the hose's middle is at y 242, his square's middle at x 174. Mirrored he
looks to the left and his square's middle is at x 116.
"""

import functools
from dataclasses import dataclass

from PIL import Image

from tools.bake.furry import colour, mixed, written
from tools.bake.garden_faces import OWN_FACES, features
from tools.bake.garden_hats import ANY, COLOURS, hat, hat_paints
from tools.bake.modelled import modelled
from tools.bake.palette import shade
from tools.bake.vector import drawn, glow_gradient, gradient

BOX = (290.0, 370.0)
HOSE_Y = 242.0
SQUARE_X = 174.0
BEARDS = {
    "red": "#f1ece0",
    "blue": "#c9743a",
    "yellow": "#b9b2a6",
    "green": "#8a5f40",
    ANY: "#e0c07a",
}
_SKIN = "#e9b48c"


@dataclass(frozen=True, slots=True)
class Pose:
    """How far he leans (degrees, away from the fence); the face is his own where none is named."""

    lean: float
    face: str = ""


POSES = {"lean": Pose(-10), "pull": Pose(-20, "straining"), "cheer": Pose(0, "glad")}


@functools.cache
def dwarf(
    kind: str, pose: str, *, mirrored: bool, scale: float = 1.0
) -> tuple[Image.Image, Image.Image]:
    """The layers behind and before the hose, lit from the upper left on both sides."""
    layers = (_behind(kind, POSES[pose]), _before())
    behind, before = (_layer(kind, body, mirrored=mirrored, scale=scale) for body in layers)
    return behind, before


def _layer(kind: str, body: str, *, mirrored: bool, scale: float) -> Image.Image:
    turned = f"translate({BOX[0]},0) scale(-1,1)" if mirrored else "translate(0,0)"
    whole = f'<defs>{_paints(kind)}</defs><g transform="{turned}"><g transform="translate(70,60)">{body}</g></g>'
    size = (BOX[0] * scale, BOX[1] * scale)
    return modelled(drawn(whole, BOX, size), 3 * scale, depth=1.7)


def _cloth(kind: str) -> str:
    ink = "#8a7a9a" if kind == ANY else COLOURS[kind]
    return written(mixed(colour(ink), colour("#3a2c22"), 0.5))


def _paints(kind: str) -> str:
    cloth, beard = _cloth(kind), BEARDS[kind]
    tip = "#ffffff" if kind == "red" else shade(beard, 1.3)
    return (
        glow_gradient("skin", [(0, shade(_SKIN, 1.35)), (0.55, _SKIN), (1, shade(_SKIN, 0.62))])
        + glow_gradient("nose", [(0, "#ffcfae"), (0.5, "#e58f6c"), (1, "#a9503c")])
        + hat_paints(kind, "hat")
        + glow_gradient("cloth", [(0, shade(cloth, 1.5)), (0.6, cloth), (1, shade(cloth, 0.45))])
        + gradient("beard", [(0, tip), (0.6, beard), (1, shade(beard, 0.68))])
        + gradient("boot", [(0, "#7a4b2c"), (1, "#2c190f")])
        + glow_gradient("mitt", [(0, "#e2b57c"), (0.6, "#b27c46"), (1, "#6b4524")])
        + gradient("brass", [(0, "#ffe9a8"), (0.5, "#d9a441"), (1, "#7c5316")])
        + gradient("sleeve", [(0, shade(cloth, 1.45)), (1, shade(cloth, 0.9))])
    )


def _behind(kind: str, pose: Pose) -> str:
    cloth = _cloth(kind)
    arm = f"""<path d="M58,152 Q88,170 112,176" stroke="{shade(cloth, 0.8)}" stroke-width="26"
        fill="none" stroke-linecap="round"/>"""
    face = pose.face or OWN_FACES[kind]
    upper = _trunk() + _head(kind) + features(face, shade(BEARDS[kind], 0.9)) + hat(kind, "hat")
    return _legs(cloth) + arm + f'<g transform="rotate({pose.lean} 90 214)">{upper}</g>'


def _legs(cloth: str) -> str:
    return f"""<path d="M84,206 Q58,226 60,258" stroke="{shade(cloth, 0.5)}" stroke-width="31"
        fill="none" stroke-linecap="round"/><path d="M98,208 Q138,218 148,250"
        stroke="{shade(cloth, 0.72)}" stroke-width="31" fill="none" stroke-linecap="round"/>
        <path d="M36,284 C34,258 46,252 62,254 C80,252 84,266 98,270 C107,274 104,286 97,286Z"
        fill="url(#boot)"/><path d="M126,284 C122,258 134,248 150,250 C166,248 172,258 186,254
        C196,254 196,270 188,276Z" fill="url(#boot)"/><path d="M41,256 q20,-10 42,2 M129,252 q19,-10
        39,1" stroke="#e0cba6" stroke-width="10" fill="none" stroke-linecap="round"/>"""


def _trunk() -> str:
    return """<path d="M46,206 C36,150 60,128 96,128 C132,128 146,160 138,208 C120,226 64,226 46,206Z"
        fill="url(#cloth)"/><path d="M45,196 Q92,220 140,196 L139,212 Q92,236 46,210Z"
        fill="#3a2212"/><rect x="98" y="203" width="24" height="20" rx="4" fill="url(#brass)"/>
        <rect x="104" y="208" width="12" height="10" rx="2" fill="#3a2212"/>"""


def _head(kind: str) -> str:
    beard = BEARDS[kind]
    line = shade(beard, 0.68)
    return f"""<circle cx="74" cy="114" r="11" fill="{shade(_SKIN, 0.86)}"/>
        <ellipse cx="103" cy="110" rx="35" ry="33" fill="url(#skin)"/>
        <ellipse cx="96" cy="120" rx="10" ry="7" fill="#d9604a" opacity=".45"/>
        <path d="M70,112 C60,140 58,176 84,206 C94,216 102,200 110,214 C126,198 144,168 141,128
        C134,136 128,134 120,134 C104,138 84,132 70,112Z" fill="url(#beard)"/>
        <path d="M82,150 q2,26 14,44 M100,152 q2,24 8,44 M118,150 q2,20 -2,40 M74,140 q-2,18 6,36
        M130,146 q2,14 -4,26" stroke="{line}" stroke-width="2.6" fill="none" opacity=".55"
        stroke-linecap="round"/><path d="M122,126 C108,122 92,130 88,144 C102,150 116,144 123,134
        C130,146 142,146 150,138 C146,128 136,122 122,126Z" fill="{shade(beard, 1.12)}"
        stroke="{line}" stroke-opacity=".35" stroke-width="1.5"/>"""


def _before() -> str:
    """Near arm and both mitts; they reach over the hose."""
    return """<g transform="translate(0,-18)"><path d="M100,192 C100,180 116,176 124,185 C132,196
        128,216 115,218 C104,218 100,206 100,192Z" fill="url(#mitt)"/></g>
        <path d="M72,156 Q112,162 142,178" stroke="url(#sleeve)" stroke-width="27" fill="none"
        stroke-linecap="round"/><path d="M122,164 l13,8" stroke="#e8d9b8" stroke-width="28"/>
        <g transform="translate(0,-18)"><path d="M130,190 C128,176 148,172 158,184 C168,194 162,216
        149,218 C136,218 130,208 130,190Z" fill="url(#mitt)"/><path d="M142,206 q8,4 16,-2 M140,198
        q10,4 19,-2" stroke="#6b4524" stroke-width="2.4" fill="none"/></g>"""
