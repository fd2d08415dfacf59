"""A dwarf's bust in a box of 200x220, put together from hat, hair, face and cloak."""

from dataclasses import dataclass

from tools.bake.dwarf_face import face
from tools.bake.dwarf_hair import back_hair, beard, braids
from tools.bake.dwarf_hats import hat
from tools.bake.dwarf_tops import DOMED
from tools.bake.palette import BRASS, GARNET, mixed, shade
from tools.bake.vector import gradient

_BLUSH = "#dc6f4e"


@dataclass(frozen=True, slots=True)
class Bust:
    """How one dwarf looks. Names are keys of the drawing modules."""

    hat: str = "point"
    cloth: str = GARNET
    beard: str = "long"
    hair: str = "#d9cdb8"
    skin: str = "#e3ab84"
    cloak: str = ""
    trim: str = BRASS
    brows: str = "calm"
    eyes: str = "open"
    mouth: str = "smile"
    locks: str = ""
    freckles: bool = False
    nose: float = 15


def drawn_bust(bust: Bust, key: str = "d") -> str:
    """SVG of the bust, light from the upper left; `key` keeps two busts of one drawing apart."""
    return bust_paints(bust, key) + "".join(bust_parts(bust, key).values())


def bust_paints(bust: Bust, key: str) -> str:
    """The gradients that the parts are painted with."""
    cloak = bust.cloak or shade(bust.cloth, 0.7)
    paints = (
        _cloth(f"{key}h", bust.cloth, 1.35, 0.62)
        + _cloth(f"{key}b", bust.hair, 1.4, 0.66)
        + _cloth(f"{key}s", bust.skin, 1.3, 0.7)
        + _cloth(f"{key}c", cloak, 1.2, 0.6)
        + _cloth(f"{key}t", bust.trim, 1.5, 0.6)
    )
    return f"<defs>{paints}</defs>"


def bust_parts(bust: Bust, key: str) -> dict[str, str]:
    """The parts of a bust by name, each over the one before."""
    return {
        "back": back_hair(bust.locks, bust.hair, key),
        "shoulders": _shoulders(key),
        "braids": braids(bust.locks, bust.hair, key),
        "head": _head(bust.skin, key, domed=bust.hat in DOMED),
        "face": face(
            bust.brows, bust.eyes, bust.mouth, bust.hair, bust.skin, bust.beard, bust.freckles
        ),
        "beard": beard(bust.beard, bust.hair, bust.mouth, key),
        "nose": _nose(bust.nose, bust.skin),
        "hat": hat(bust.hat, bust.cloth, bust.hair, bust.trim, key),
    }


def _cloth(name: str, colour: str, bright: float, dark: float) -> str:
    return gradient(name, [(0, shade(colour, bright)), (0.5, colour), (1, shade(colour, dark))])


def _shoulders(key: str) -> str:
    return f"""<path d="M14 222 C16 176 46 158 100 156 C154 158 184 176 186 222Z"
        fill="url(#{key}c)"/>
        <path d="M60 160 C76 178 124 178 140 160 L150 166 C128 194 72 194 50 166Z"
        fill="url(#{key}t)"/>"""


def _head(skin: str, key: str, *, domed: bool) -> str:
    dome = f'<path d="M60 100 C54 34 146 34 140 100Z" fill="url(#{key}s)"/>' if domed else ""
    return f"""{dome}<ellipse cx="60" cy="102" rx="9" ry="12" fill="url(#{key}s)"/>
        <ellipse cx="140" cy="102" rx="9" ry="12" fill="{shade(skin, 0.75)}"/>
        <path d="M60 96 C60 66 140 66 140 96 C142 128 124 146 100 146 C76 146 58 128 60 96Z"
        fill="url(#{key}s)"/>"""


def _nose(size: float, skin: str) -> str:
    tip = shade(skin, 0.93)
    return f"""<ellipse cx="101" cy="112" rx="{size}" ry="{size * 0.82}"
        fill="{shade(skin, 0.62)}" opacity=".55"/>
        <ellipse cx="100" cy="110" rx="{size}" ry="{size * 0.82}" fill="{mixed(skin, _BLUSH, 0.45)}"/>
        <ellipse cx="100" cy="108" rx="{size * 0.8}" ry="{size * 0.6}" fill="{tip}" opacity=".25"/>
        <ellipse cx="95" cy="106" rx="{size * 0.35}" ry="{size * 0.26}" fill="#fff"
        opacity=".45"/>"""
