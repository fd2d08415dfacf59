"""What is worn on the head: everyday hats here; crowns, headwear and bare heads by module."""

from collections.abc import Callable

from tools.bake.dwarf_crowns import CROWNS
from tools.bake.dwarf_headwear import HEADWEAR
from tools.bake.dwarf_tops import TOPS
from tools.bake.palette import shade

Hat = Callable[[str, str, str, str], str]


def hat(kind: str, cloth: str, hair: str, trim: str, key: str) -> str:
    """The drawing of a headdress; kinds are the keys of HATS."""
    return HATS[kind](cloth, hair, trim, key)


def _point(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M50 88 C60 56 84 46 96 4 C102 -4 112 2 110 10 C112 48 138 58 150 88Z"
        fill="url(#{key}h)"/>
        <path d="M110 10 C112 48 138 58 150 88 L122 88 C118 60 110 40 110 10Z" fill="#000"
        opacity=".22"/>
        <path d="M46 82 C70 70 130 70 154 82 C158 90 156 96 150 98 C126 86 74 86 50 98 C44 96 42
        90 46 82Z" fill="url(#{key}t)"/>"""


def _helm(_cloth: str, _hair: str, trim: str, key: str) -> str:
    rivets = "".join(
        f'<circle cx="{x}" cy="{y}" r="3" fill="{shade(trim, 0.5)}"/>'
        for x, y in ((62, 87), (80, 83), (120, 83), (138, 87))
    )
    return f"""<path d="M52 92 C48 48 74 28 100 26 C126 28 152 48 148 92Z" fill="url(#{key}h)"/>
        <path d="M94 26 H106 L110 92 H90Z" fill="url(#{key}t)"/>
        <path d="M48 82 C70 74 130 74 152 82 L152 96 C130 86 70 86 48 96Z" fill="url(#{key}t)"/>
        <circle cx="100" cy="24" r="9" fill="url(#{key}t)"/>{rivets}"""


def _miner(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M54 86 C52 50 76 34 100 34 C124 34 148 50 146 86Z" fill="url(#{key}h)"/>
        <path d="M42 88 C64 74 136 74 158 88 C154 96 146 96 140 94 C122 86 78 86 60 94 C54 96 46
        96 42 88Z" fill="url(#{key}h)"/>
        <circle cx="100" cy="60" r="17" fill="url(#{key}t)"/><circle cx="100" cy="60" r="11"
        fill="#fff3c4"/>
        <circle cx="97" cy="57" r="5" fill="#fff"/>"""


def _hood(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M44 150 C34 96 46 40 100 26 C118 22 130 16 140 8 C142 30 140 38 138 46
        C164 76 166 120 156 150 C150 140 146 128 144 112 C146 80 128 70 100 70 C72 70 54 80 56 112
        C54 128 50 140 44 150Z" fill="url(#{key}h)"/>
        <path d="M56 112 C54 80 72 70 100 70 C128 70 146 80 144 112" fill="none"
        stroke="url(#{key}t)" stroke-width="7"/>"""


def _cap(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M48 84 C44 48 86 34 112 36 C140 38 158 58 150 84 C126 70 74 70 48 84Z"
        fill="url(#{key}h)"/>
        <path d="M46 82 C72 68 128 68 154 82 L152 94 C128 82 72 82 48 94Z" fill="url(#{key}t)"/>
        <path d="M128 66 C150 44 150 16 172 4 C178 30 166 58 138 74Z" fill="#f2e6cd"/>
        <path d="M132 70 C152 50 158 28 172 6" stroke="#a98b5e" stroke-width="2.5" fill="none"/>"""


HATS: dict[str, Hat] = {
    "point": _point,
    "helm": _helm,
    "miner": _miner,
    "hood": _hood,
    "cap": _cap,
    **CROWNS,
    **HEADWEAR,
    **TOPS,
}
