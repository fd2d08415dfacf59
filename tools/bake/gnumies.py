"""The guests of the party on planet Gnum: one plump furry figure a card value, and two strangers."""

import functools
from dataclasses import dataclass
from functools import partial

from PIL import Image

from tools.bake.furry import Colour, colour, fur, mixed, scaled, written
from tools.bake.gnumie_parts import CENTRE_X, arms, ears, eyes, finery, mouth, paints, scowl
from tools.bake.modelled import modelled
from tools.bake.sprite import Painters, Sprite
from tools.bake.vector import drawn

BOX = (300.0, 320.0)
SIZE = (264.0, 281.6)
WULLAWAKI, COPICASTOR = "wullawaki", "copicastor"
_FEET = 292.0
_RAINBOW = tuple(
    colour(ink) for ink in ("#e8566a", "#f0a83e", "#e2d06a", "#6fbf6a", "#59c1d8", "#b07ae0")
)


@dataclass(frozen=True, slots=True)
class Gnumie:
    """How one guest looks; names are keys of the parts."""

    tint: str
    radii: tuple[float, float]
    ears: str
    eyes: int
    mouth: str
    finery: str = ""


GUESTS: dict[str, Gnumie] = {
    "1": Gnumie("#a8c94a", (62, 60), "feeler", 1, "smile"),
    "2": Gnumie("#e58fb0", (66, 78), "round", 2, "grin", "bow"),
    "3": Gnumie("#3fb3a6", (78, 66), "feelers", 2, "smile"),
    "4": Gnumie("#e8893c", (70, 72), "horns", 3, "grin"),
    "5": Gnumie("#b79be8", (64, 80), "long", 2, "smile", "bow"),
    "6": Gnumie("#7fa8e8", (82, 72), "tuft", 2, "teeth"),
    "7": Gnumie("#f0a83e", (84, 82), "round", 2, "laugh", "hat"),
    "8": Gnumie("#6fbf6a", (74, 84), "horns", 1, "teeth", "bow"),
    "9": Gnumie("#d66a8a", (86, 76), "feelers", 3, "laugh"),
    "10": Gnumie("#59c1d8", (84, 84), "long", 2, "grin", "glasses"),
    "11": Gnumie("#c98a5a", (88, 80), "tuft", 2, "laugh", "bow"),
    "12": Gnumie("#8fd0a0", (84, 86), "feelers", 3, "teeth", "hat"),
    "13": Gnumie("#e2d06a", (88, 86), "horns", 2, "laugh", "glasses"),
    "14": Gnumie("#c07ae0", (90, 84), "round", 2, "teeth", "hat"),
    "15": Gnumie("#f2ead8", (92, 88), "long", 3, "laugh", "crown"),
    WULLAWAKI: Gnumie("#6f6878", (96, 92), "horns", 2, "angry"),
    COPICASTOR: Gnumie("#d98ad0", (86, 82), "feelers", 2, "grin", "bow"),
}


def pictures() -> Painters:
    """Every guest, cut out, standing on the anchor."""
    for name in GUESTS:
        yield f"gnumies/guest_{name}", partial(_standing, name)


@functools.cache
def guest(name: str) -> Image.Image:
    """One guest, `SIZE` units large, feet at the bottom."""
    look = GUESTS[name]
    seed = 700 + 10 * list(GUESTS).index(name)
    picture = drawn(_outline(look, name, seed), BOX, SIZE)
    return modelled(
        picture, 8, depth=2.0, warm=(1.0, 0.8, 0.5), cool=(0.25, 0.1, 0.45), amount=0.42
    )


def tint_of(name: str) -> Colour:
    """The colour of a guest's fur."""
    return colour(GUESTS[name].tint)


def _standing(name: str) -> Sprite:
    return Sprite(guest(name), anchor=(SIZE[0] / 2, SIZE[1] * 0.95), indexed=True)


def _outline(look: Gnumie, name: str, seed: int) -> str:
    tint, (wide, tall) = colour(look.tint), look.radii
    middle = _FEET - 16 - tall
    top, eye_level, mouth_level = middle - tall, middle - tall * 0.24, middle + tall * 0.20
    ink, angry = written(scaled(tint, 0.42)), name == WULLAWAKI
    parts = [
        f"<defs>{paints(tint, glare=angry)}</defs>",
        ears(look.ears, tint, top, look.radii, seed),
        "".join(_foot(side, wide) for side in (-1, 1)),
        _body(look, name, middle, seed),
        "" if angry else _cheeks(wide, mouth_level),
        mouth(look.mouth, mouth_level),
        _nose(eye_level + (36 if look.eyes == 1 else 22)),
        eyes(look.eyes, eye_level, ink),
        scowl(eye_level) if angry else "",
        finery(look.finery, head=top, eyes_at=eye_level, chest=middle + tall * 0.62),
        arms(tint, middle, look.radii, "angry" if angry else look.mouth, seed),
    ]
    return "".join(parts)


def _body(look: Gnumie, name: str, middle: float, seed: int) -> str:
    tint = colour(look.tint)
    belly = None if name in (WULLAWAKI, COPICASTOR) else mixed(scaled(tint, 0.6, 0.45), tint, 0.1)
    stripes = _RAINBOW if name == COPICASTOR else ()
    return fur(
        tint,
        (CENTRE_X, middle),
        look.radii,
        strokes=2300,
        length=15,
        seed=seed,
        belly=belly,
        stripes=stripes,
    )


def _foot(side: int, wide: float) -> str:
    x = CENTRE_X + side * wide * 0.42
    toes = "".join(
        f"""<path d="M{x + step},288 v9" stroke="#000" stroke-opacity=".3" stroke-width="3"
        stroke-linecap="round"/>"""
        for step in (-9, 2, 12)
    )
    return f'<ellipse cx="{x}" cy="{_FEET}" rx="28" ry="15" fill="url(#foot)"/>{toes}'


def _cheeks(wide: float, level: float) -> str:
    return "".join(
        f"""<ellipse cx="{CENTRE_X + side * wide * 0.58}" cy="{level - 4}" rx="13" ry="9"
        fill="#ff7a8a" opacity=".38"/>"""
        for side in (-1, 1)
    )


def _nose(y: float) -> str:
    return f'<ellipse cx="{CENTRE_X}" cy="{y}" rx="9" ry="7" fill="url(#nose)"/>'
