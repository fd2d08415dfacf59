"""Pointed and other hats of the garden dwarves: each colour has a shape and a sign of its own.

Drawn for a head at (103, 110) that looks to the right.
"""

import math

from tools.bake.furry import colour, mixed, written
from tools.bake.palette import shade
from tools.bake.vector import gradient

COLOURS: dict[str, str] = {
    "red": "#d23f32",
    "blue": "#3f78c8",
    "yellow": "#f0bf3a",
    "green": "#58a64c",
}
ANY = "any"
_CREAM = "#fff3d6"
_ENDS = "C112,76 82,84 58,104Z"
_CONE = f"M58,104 C62,66 64,18 72,-30 C94,16 118,58 134,84 {_ENDS}"
_NIGHTCAP = """M134,86 C136,50 118,22 90,18 C56,14 28,34 16,62 C12,74 18,84 27,80 C38,64 50,60 59,72
    C57,84 57,94 58,104 C82,84 112,78 134,86Z"""
_DOME = f"M57,104 C48,60 70,28 100,26 C132,26 146,56 134,84 {_ENDS}"
_BONNET = """M30,112 C42,88 58,74 72,52 C82,34 104,28 112,44 C122,64 140,72 166,78 C158,92 144,94 134,89
    C112,79 82,87 58,107 C48,114 36,118 30,112Z"""


def hat_paints(kind: str, key: str) -> str:
    """The cloth of one hat."""
    if kind == ANY:
        bands = [COLOURS[name] for name in ("red", "yellow", "green", "blue")]
        stops = "".join(
            f'<stop offset="{k / 4}" stop-color="{ink}"/><stop offset="{(k + 1) / 4}" '
            f'stop-color="{ink}"/>'
            for k, ink in enumerate(bands)
        )
        return f'<linearGradient id="{key}" x1=".1" y1="0" x2=".8" y2="1">{stops}</linearGradient>'
    ink = COLOURS[kind]
    return gradient(key, [(0, shade(ink, 1.3)), (0.5, ink), (1, shade(ink, 0.55))])


def hat(kind: str, key: str) -> str:
    """A hat with its brim; `key` names its cloth."""
    shape = {"red": _CONE, "blue": _NIGHTCAP, "yellow": _DOME, "green": _BONNET}.get(kind, _CONE)
    body = f'<path d="{shape}" fill="url(#{key})"/>'
    return _behind(kind) + body + _knob(kind) + _brim(kind) + _sign_on(kind)


def _behind(kind: str) -> str:
    """A feather behind the green bonnet."""
    if kind != "green":
        return ""
    return """<path d="M84,56 C64,40 44,26 34,-14 C58,-6 84,20 92,48Z" fill="#f4e6c4"/>
        <path d="M88,52 C70,34 52,14 38,-8 M70,36 L58,30 M78,42 L76,28 M60,22 L48,16"
        stroke="#b8935a" stroke-width="2.6" fill="none" stroke-linecap="round"/>"""


def _knob(kind: str) -> str:
    places = {
        "red": (72, -32, 10),
        "blue": (22, 82, 10),
        "yellow": (98, 22, 10),
        ANY: (72, -32, 10),
    }
    if kind not in places:
        return ""
    x, y, size = places[kind]
    ink = "#fff0cc" if kind == ANY else shade(COLOURS[kind], 1.45)
    return f'<circle cx="{x}" cy="{y}" r="{size}" fill="{ink}"/>'


def _brim(kind: str) -> str:
    if kind == "green":
        return f"""<path d="M32,112 C56,104 96,66 162,80" stroke="{shade(COLOURS[kind], 0.5)}"
            stroke-width="6" fill="none" stroke-linecap="round"/>"""
    dark = "#5a4a3a" if kind == ANY else shade(COLOURS[kind], 0.55)
    cuff = written(mixed(colour(dark), colour("#f2e6cd"), 0.84))
    return f"""<path d="M55,104 C82,82 112,76 138,86" stroke="{cuff}" stroke-width="15" fill="none"
        stroke-linecap="round"/><path d="M57,108 C84,88 112,82 138,91" stroke="#9c8a6c"
        stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>"""


def _sign_on(kind: str) -> str:
    places = {"red": (90, 46), "blue": (88, 50), "yellow": (98, 56), "green": (96, 62)}
    return "" if kind == ANY else sign(kind, *places[kind], 1.0)


def sign(kind: str, x: float, y: float, size: float) -> str:
    """Berries, star, waves or leaf around a place."""
    if kind == "red":
        return "".join(
            f'<circle cx="{x + dx * size}" cy="{y + dy * size}" r="{5.6 * size}" fill="{_CREAM}"/>'
            for dx, dy in ((-9, 5), (10, 4), (0, -12))
        )
    if kind == "blue":
        tips = " ".join(
            f"{x + size * r * math.sin(k * math.pi / 5):.1f},"
            f"{y - size * r * math.cos(k * math.pi / 5):.1f}"
            for k, r in ((k, 15 if k % 2 == 0 else 6.2) for k in range(10))
        )
        return f'<polygon points="{tips}" fill="{_CREAM}"/>'
    if kind == "yellow":
        return "".join(
            f"""<path d="M{x - 18 * size},{y + down * size} q{9 * size},{-8 * size} {18 * size},0
            t{18 * size},0" stroke="#8a4a14" stroke-width="{5.4 * size}" fill="none"
            stroke-linecap="round"/>"""
            for down in (-8, 7)
        )
    return f"""<g transform="translate({x},{y}) scale({size}) rotate(24)"><path d="M0,15 C-14,4 -11,-10
        0,-17 C11,-10 14,4 0,15Z" fill="{_CREAM}"/><path d="M0,18 L0,-9 M0,4 L-6,-2 M0,0 L6,-6"
        stroke="#2f6b2c" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>"""
