"""The cards of Oh ! les nains: dwarves to place, pulls, squirrels, and the back.

Faces tell everything by pictures and figures; the strip below them is left free for words.
"""

from functools import partial

import numpy as np
from PIL import Image

from tools.bake.compose import put, turned
from tools.bake.game_card import clipped, lay_drawing, pooled, printed, rimmed
from tools.bake.garden_dwarf import dwarf
from tools.bake.garden_figures import acorn, dimmed_cool, hat_icon, squirrel
from tools.bake.garden_hats import ANY, COLOURS, sign
from tools.bake.lettering import lettered
from tools.bake.light import colours, grid, painted
from tools.bake.mask import rounded
from tools.bake.palette import shade
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import px

CARD = (160.0, 224.0)
PICTURE = 182.0
"""Height of the picture; below it is the strip."""
NONE = "none"
_BORDER = 7.0
PULLS: tuple[tuple[str, str], ...] = (
    *((kind, NONE) for kind in (*COLOURS, ANY)),
    *((NONE, kind) for kind in (*COLOURS, ANY)),
    *((twice, never) for twice in COLOURS for never in COLOURS if twice != never),
)
"""Which colour counts twice and which not at all (rules 1.1)."""


def pictures() -> Painters:
    """Every face and the back."""
    for kind in (*COLOURS, ANY):
        yield f"nains/place_{kind}", partial(_place, kind)
    for twice, never in PULLS:
        yield f"nains/pull_{twice}_{never}", partial(_pull, twice, never)
    for count in (1, 2, 3):
        yield f"nains/squirrels_{count}", partial(_squirrels, count)
    yield "nains/back", _back
    yield "games/oh-les-nains", _thumbnail


def _blank(bright: str, dark: str, *, seed: int) -> Image.Image:
    """Paper with a picture above and a free strip below."""
    card = rimmed(CARD, "#f5ead0", Image.new("RGB", (px(146), px(210)), "#f5ead0"), _BORDER)
    size = (CARD[0] - 2 * _BORDER, PICTURE - _BORDER)
    ground = pooled(size, bright, dark, seed=seed, at=(0.45, 0.45))
    card.paste(ground, (px(_BORDER), px(_BORDER)), rounded(*size, 7))
    frame = f"""<rect x="{_BORDER}" y="{_BORDER}" width="{size[0]}" height="{size[1]}" rx="7"
        fill="none" stroke="#8a6a3a" stroke-width="2"/>"""
    lay_drawing(card, frame, CARD)
    return card


def _scene(seed: int) -> Image.Image:
    """Dusk over a lawn."""
    card = _blank("#f0b076", "#4a4478", seed=seed)
    hill = f"""<path d="M7,140 Q70,116 153,136 V{PICTURE - 7} Q153,{PICTURE} 146,{PICTURE} H14
        Q7,{PICTURE} 7,{PICTURE - 7}Z" fill="#5f8a42"/><path d="M7,158 Q80,138 153,154
        V{PICTURE - 7} Q153,{PICTURE} 146,{PICTURE} H14 Q7,{PICTURE} 7,{PICTURE - 7}Z"
        fill="#4a7036"/>"""
    lay_drawing(card, hill, CARD)
    return card


def _lay(card: Image.Image, picture: Image.Image, x: float, y: float) -> None:
    """Lay a figure inside the picture, cut off at its lower edge."""
    room = px(PICTURE - 1) - px(y)
    low = picture.crop((0, 0, picture.width, min(picture.height, room)))
    clipped(card, low, (x, y), _BORDER)


def _place(kind: str) -> Sprite:
    card = _scene(11)
    tall = kind in ("red", ANY)
    scale, top = (0.66, 1.0) if tall else (0.76, -17.0)
    behind, before = dwarf(kind, "cheer", mirrored=False, scale=scale)
    _lay(card, Image.alpha_composite(behind, before), 90 - 172 * scale, top)
    if kind == ANY:
        marks = "".join(
            f'<circle cx="{26 + 36 * k}" cy="203" r="14" fill="{shade(ink, 0.92)}" stroke="#fff6e0" '
            f'stroke-width="2"/>{sign(name, 26 + 36 * k, 203, 0.62)}'
            for k, (name, ink) in enumerate(COLOURS.items())
        )
        lay_drawing(card, marks, CARD)
    _badge(card, kind)
    return printed(card)


def _badge(card: Image.Image, kind: str) -> None:
    ring = "#6a5a7a" if kind == ANY else shade(COLOURS[kind], 0.75)
    lay_drawing(
        card,
        f"""<circle cx="33" cy="33" r="28" fill="#1a0c04" opacity=".3"/><circle cx="31" cy="31"
        r="28" fill="#fbf2dc" stroke="{ring}" stroke-width="4"/>""",
        CARD,
    )
    put(card, hat_icon(kind, 46), 32, 30, anchor="mm")


def _pull(twice: str, never: str) -> Sprite:
    card = _blank("#9a4a3c", "#43191c", seed=4)
    if never != NONE:
        cool = _blank("#3f7a6c", "#173034", seed=5)
        _split(card, cool, whole=twice == NONE)
    if NONE in (twice, never):
        _strength(
            card,
            twice if never == NONE else never,
            times=2 if never == NONE else 0,
            at=(88, 108),
            size=138,
        )
    else:
        seam = """<path d="M7,118 L153,70" stroke="#f0d89a" stroke-width="4"/>"""
        lay_drawing(card, seam, CARD)
        _strength(card, twice, times=2, at=(109, 50), size=84)
        _strength(card, never, times=0, at=(50, 137), size=74)
    return printed(card)


def _split(card: Image.Image, other: Image.Image, *, whole: bool) -> None:
    """The lower right of the picture from another card, below a slanting line."""
    columns, rows = grid(*card.size)
    below = np.ones_like(rows) if whole else ((rows - px(94)) + (columns - px(80)) * 0.33) > 0
    inside = (rows < px(PICTURE)) & (below > 0)
    mixed = np.where(inside[..., None], colours(other), colours(card))
    card.paste(painted(mixed[..., :3], mixed[..., 3]), (0, 0))


def _strength(
    card: Image.Image, kind: str, *, times: int, at: tuple[float, float], size: float
) -> None:
    """A hat with its factor; one that counts nothing lies tipped over and pale."""
    x, y = at
    hat = hat_icon(kind, size)
    alone = size > 100
    if times:
        put(card, hat, x, y + 2 if alone else y, anchor="mm", height=4)
    else:
        put(card, turned(dimmed_cool(hat, 0.85), -104), x, y, anchor="mm", height=4)
    words, ink = f"×{times}", "#fff3d6" if times else "#e2f2ea"
    place = (40, 36) if alone else (38, 40) if times else (122, 152)
    lettered(card, words, place, size=46 if alone else 42 if times else 38, colour=ink, shadow=0.9)


_SQUIRRELS = {
    1: ((128, 18, 44),),
    2: ((92, 60, 40), (104, 10, 68)),
    3: ((80, 72, 36), (82, 38, 62), (86, 6, 88)),
}


def _squirrels(count: int) -> Sprite:
    card = _scene(30)
    for wide, x, y in _SQUIRRELS[count]:
        _lay(card, squirrel(wide), x, y)
    lay_drawing(
        card,
        """<circle cx="33" cy="33" r="25" fill="#1a0c04" opacity=".35"/><circle cx="31" cy="31"
        r="25" fill="#7a3a17" stroke="#fff3d6" stroke-width="3"/>""",
        CARD,
    )
    lettered(card, str(count), (31, 31), size=36, colour="#fff3d6", shadow=0.4)
    for place in range(count):
        put(card, acorn(26), 80 + (place - (count - 1) / 2) * 32, 202, anchor="mm", height=1)
    return printed(card)


def _back() -> Sprite:
    card = rimmed(
        CARD, "#f0e4c8", pooled((146, 210), "#5c4280", "#271a3c", at=(0.5, 0.5), seed=3), _BORDER
    )
    ivy = "".join(
        f'<path transform="translate({x},{y}) rotate({turn})" d="M0,9 C-7,3 -6,-5 0,-9 C6,-5 7,3 0,9Z" '
        'fill="#8fb46a" opacity=".75"/>'
        for k in range(11)
        for x, y, turn in (
            (18, 20 + k * 18.4, 40 + 100 * (k % 2)),
            (142, 20 + k * 18.4, 40 + 100 * (k % 2)),
        )
    )
    frame = f"""<rect x="13" y="13" width="134" height="198" rx="7" fill="none" stroke="#d9a441"
        stroke-width="2.2"/>{ivy}<circle cx="80" cy="112" r="46" fill="#1d1230" stroke="#d9a441"
        stroke-width="3"/><g transform="translate(80,116) scale(1.75)"><path d="M-17,12 C-8,0 -5,-12
        0,-24 C5,-12 8,0 17,12 C8,17 -8,17 -17,12Z" fill="#d9a441"/><path d="M-12,15 q12,16 24,0
        l-5,-1 h-14Z" fill="#f2e6cd"/></g>"""
    lay_drawing(card, frame, CARD)
    return printed(card)


def _thumbnail() -> Sprite:
    """Two dwarves of different hats who pull at the hose."""
    whole = rimmed(CARD, "#f5ead0", pooled((146, 210), "#f0b076", "#4a4478", seed=7), _BORDER)
    hill = """<path d="M7,150 Q70,128 153,146 V210 Q153,217 146,217 H14 Q7,217 7,210Z"
        fill="#557e3c"/>"""
    lay_drawing(whole, hill, CARD)
    scale = 0.62
    hose = """<rect x="7" y="141" width="146" height="20" fill="#4f9a48"/><rect x="7" y="144"
        width="146" height="5" fill="#c8f0a0" opacity=".6"/><path d="M60,140 v22 M118,140 v22"
        stroke="#f0c768" stroke-width="5"/>"""
    places = [("blue", -66.0), ("red", -6.0)]
    y = 151 - 242 * scale
    for kind, x in places:
        clipped(whole, dwarf(kind, "pull", mirrored=False, scale=scale)[0], (x, y), _BORDER)
    lay_drawing(whole, hose, CARD)
    for kind, x in places:
        clipped(whole, dwarf(kind, "pull", mirrored=False, scale=scale)[1], (x, y), _BORDER)
    return printed(whole)
