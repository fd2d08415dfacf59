"""The five players' colours of the Gnumies, each with a sign of its own, and the Luckynit."""

import functools

from PIL import Image

from tools.bake.modelled import modelled
from tools.bake.vector import drawn, glow_gradient

COLOURS: dict[str, tuple[str, str]] = {
    "red": ("#d5573b", "#7c2417"),
    "yellow": ("#e8b23a", "#85590c"),
    "blue": ("#3f8fce", "#173f70"),
    "purple": ("#9a5cc6", "#47206e"),
    "grey": ("#a3a8b2", "#474c58"),
}
SIGNS: dict[str, str] = {
    "red": "M-9.5,8.5 L0,-11 L9.5,8.5Z",
    "yellow": "M0,-12 L3.2,-4 L11,-4 L5,1.6 L7.6,10 L0,5 L-7.6,10 L-5,1.6 L-11,-4 L-3.2,-4Z",
    "blue": "M0,-11 C7,-2 8,1 8,4 A8,8 0 1 1 -8,4 C-8,1 -7,-2 0,-11Z",
    "purple": "M4,-11 A11,11 0 1 0 11,6 A9,9 0 1 1 4,-11Z",
    "grey": "M-8,-8 H8 V8 H-8Z M-3.4,-3.4 V3.4 H3.4 V-3.4Z",
}


@functools.cache
def sign(name: str, size: float) -> Image.Image:
    """The round badge of a colour."""
    body = f"""<circle cx="20" cy="20" r="19" fill="{COLOURS[name][0]}"/>
        <circle cx="20" cy="20" r="16.5" fill="none" stroke="#fff" stroke-opacity=".65"
        stroke-width="1.8"/><path transform="translate(20,20)" d="{SIGNS[name]}" fill="#fffaf0"
        fill-rule="evenodd"/>"""
    return modelled(drawn(body, (40, 40), (size, size)), size * 0.05, depth=2)


@functools.cache
def luckynit(size: float) -> Image.Image:
    """A lucky clover with a face."""
    leaf = """<path d="M30,31 C10,28 7,3 21,2 C26,2 29,5 30,9 C31,5 34,2 39,2 C53,3 50,28 30,31Z"
        fill="url(#leaf)" stroke="#174a18" stroke-width="2.2"/>"""
    leaves = "".join(
        f'<g transform="rotate({turn} 30 30)">{leaf}</g>' for turn in (0, 90, 180, 270)
    )
    face = """<circle cx="30" cy="30" r="13" fill="url(#face)" stroke="#8a5a10" stroke-width="1.5"/>
        <circle cx="25.4" cy="28.4" r="2.8" fill="#2a1608"/>
        <circle cx="34.6" cy="28.4" r="2.8" fill="#2a1608"/><path d="M25.4,34 q4.6,4.4 9.2,0"
        stroke="#2a1608" stroke-width="2.4" fill="none" stroke-linecap="round"/>"""
    paints = glow_gradient("leaf", [(0, "#eaffb4"), (1, "#5cc246")], at='cx=".5" cy=".2"')
    paints += glow_gradient("face", [(0, "#fff7c4"), (1, "#f0b93c")])
    body = f"<defs>{paints}</defs>{leaves}{face}"
    return modelled(drawn(body, (60, 60), (size, size)), size * 0.03, depth=2, amount=0.4)
