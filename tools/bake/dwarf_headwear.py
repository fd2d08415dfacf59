"""Headgear of the portraits: scarves, furs, and the hats of trades."""

from collections.abc import Callable

from tools.bake.dwarf_hair import parted
from tools.bake.palette import shade

Headwear = Callable[[str, str, str, str], str]


def _scarf(cloth: str, _hair: str, trim: str, key: str) -> str:
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.4" fill="{trim}"/>'
        for x, y in ((66, 66), (80, 52), (98, 62), (100, 44), (116, 54), (132, 64), (84, 72))
    )
    return f"""<path d="M148 74 C166 66 178 74 174 92 C166 86 156 88 148 92Z M146 84 C164 92 170
        108 160 120 C154 108 148 100 142 98Z" fill="{shade(cloth, 0.7)}"/>
        <path d="M52 96 C44 50 70 34 100 34 C132 34 156 52 148 96 C140 80 124 74 100 73 C76 74 60
        80 52 96Z" fill="url(#{key}h)"/>{dots}
        <path d="M52 96 C60 80 76 74 100 73 C124 74 140 80 148 96" fill="none"
        stroke="{shade(cloth, 0.6)}" stroke-width="3"/>"""


def _winged(_cloth: str, _hair: str, trim: str, key: str) -> str:
    wing = """<path d="M54 84 C34 78 20 56 22 20 C28 34 34 38 40 40 C38 32 38 28 40 22 C46 36 52
        42 58 46 C56 40 57 36 58 32 C66 46 66 64 62 84Z" fill="#f4ead6"/>
        <path d="M28 36 C34 56 44 70 56 78 M41 34 C46 50 52 62 58 70" fill="none" stroke="#b49a72"
        stroke-width="2.2"/>"""
    return f"""{wing}<g transform="translate(200,0) scale(-1,1)">{wing}</g>
        <path d="M54 88 C52 46 76 30 100 30 C124 30 148 46 146 88Z" fill="url(#{key}h)"/>
        <path d="M100 30 C124 30 148 46 146 88 L124 84 C124 60 116 42 100 30Z" fill="#000"
        opacity=".2"/><path d="M95 30 H105 L107 78 H93Z" fill="url(#{key}t)"/>
        <path d="M50 84 C72 70 128 70 150 84 L149 97 C128 84 72 84 51 97Z" fill="url(#{key}t)"/>
        <circle cx="100" cy="82" r="6" fill="{shade(trim, 0.45)}"/>
        <circle cx="98.4" cy="80.4" r="2" fill="#fff" opacity=".7"/>"""


def _toque(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M60 72 C36 68 32 34 58 28 C60 8 92 2 102 16 C114 0 146 8 144 30 C170 36
        164 68 140 72Z" fill="url(#{key}h)"/>
        <path d="M74 34 C72 48 74 60 78 70 M102 24 C100 42 100 58 101 70 M128 34 C130 48 126 60
        122 70" fill="none" stroke="#8d7f68" stroke-width="2.4" stroke-linecap="round"
        opacity=".6"/><path d="M54 70 C74 60 126 60 146 70 L148 95 C126 82 74 82 52 95Z"
        fill="url(#{key}h)"/><path d="M54 72 C74 62 126 62 146 72" fill="none" stroke="#8d7f68"
        stroke-width="2.4" opacity=".7"/>"""


def _beret(cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M50 84 C24 74 34 34 84 30 C130 24 172 44 164 70 C160 84 148 82 144 80 C126
        70 74 70 50 84Z" fill="url(#{key}h)"/>
        <path d="M94 30 C94 20 100 16 105 14 L108 18 C104 21 103 24 103 30Z"
        fill="{shade(cloth, 0.6)}"/>
        <path d="M50 84 C74 70 126 70 146 80 L146 87 C124 77 76 77 52 92Z"
        fill="{shade(cloth, 0.55)}"/>"""


def _tricorne(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""<path d="M62 72 C62 40 78 28 100 28 C122 28 138 40 138 72Z" fill="url(#{key}h)"/>
        <path d="M20 84 C32 44 66 40 100 62 C134 40 168 44 180 84 C184 92 176 96 168 92 C128 74 72
        74 32 92 C24 96 16 92 20 84Z" fill="url(#{key}h)"/>
        <path d="M20 84 C32 44 66 40 100 62 C134 40 168 44 180 84" fill="none"
        stroke="url(#{key}t)" stroke-width="5.5"/>
        <circle cx="62" cy="66" r="8.6" fill="url(#{key}t)"/>
        <circle cx="62" cy="66" r="4" fill="#a8323e"/>"""


def _fur(cloth: str, _hair: str, trim: str, key: str) -> str:
    tufts = "".join(
        f'<path d="M{x} {y} l3.4 9 l3.4 -8 Z" fill="{shade(trim, 0.72)}"/>'
        for x, y in ((52, 74), (64, 66), (78, 60), (92, 57), (106, 57), (120, 60), (134, 66))
    )
    flap = f"""<path d="M58 74 C36 84 36 128 50 146 C60 142 64 128 62 98Z" fill="url(#{key}t)"/>
        <path d="M46 104 l4 8 M44 118 l5 7 M50 90 l4 8 M50 130 l4 6" stroke="{shade(trim, 0.6)}"
        stroke-width="2.2" stroke-linecap="round"/>"""
    return f"""{flap}<g transform="translate(200,0) scale(-1,1)">{flap}</g>
        <path d="M56 76 C50 40 74 26 100 26 C126 26 150 40 144 76Z" fill="url(#{key}h)"/>
        <path d="M100 28 V62 M72 36 C80 46 82 56 82 64" stroke="{shade(cloth, 0.6)}"
        stroke-width="2.4" fill="none" opacity=".6"/>
        <path d="M44 84 C44 58 76 50 100 50 C124 50 156 58 156 84 C156 98 148 100 142 96 C124 84
        76 84 58 96 C52 100 44 98 44 84Z" fill="url(#{key}t)"/>{tufts}
        <circle cx="100" cy="68" r="7.5" fill="#d9a441"/><circle cx="98" cy="66" r="2.4"
        fill="#fff" opacity=".7"/>"""


def _turban(cloth: str, _hair: str, trim: str, key: str) -> str:
    return f"""<path d="M48 90 C32 50 66 18 102 20 C142 20 168 52 152 90 C136 74 120 72 100 71 C80
        72 64 74 48 90Z" fill="url(#{key}h)"/>
        <path d="M50 78 C64 48 104 44 146 62 M46 68 C58 34 100 28 138 44 M62 46 C76 26 106 22 124
        28 M58 88 C72 60 112 58 152 82" fill="none" stroke="{shade(cloth, 0.55)}"
        stroke-width="3" opacity=".7"/>
        <path d="M100 26 C108 4 104 -6 100 -8 C92 2 90 14 96 30Z" fill="#f4ead6"/>
        <path d="M100 26 L110 44 L100 60 L90 44Z" fill="url(#{key}t)"/>
        <circle cx="100" cy="43" r="7" fill="{shade(trim, 0.5)}"/>
        <circle cx="98" cy="41" r="2.4" fill="#fff" opacity=".8"/>"""


def _circlet(_cloth: str, hair: str, trim: str, key: str) -> str:
    lines = "M62 84 C70 62 86 54 97 52 M138 84 C130 62 114 54 103 52 M76 54 C84 48 92 46 98 46"
    return f"""{parted(key)}<path d="{lines}" fill="none" stroke="{shade(hair, 0.62)}"
        stroke-width="2.2" opacity=".5" stroke-linecap="round"/>
        <path d="M52 80 C70 62 90 58 100 68 C110 58 130 62 148 80" fill="none"
        stroke="url(#{key}t)" stroke-width="6.5"/>
        <path d="M100 58 L109 70 L100 84 L91 70Z" fill="{shade(trim, 0.55)}"/>
        <path d="M100 60 L107 70 L100 81 L93 70Z" fill="#4fb3d9"/>
        <path d="M100 60 L103 70 L100 81Z" fill="#d6f3fb"/>"""


def _straw(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    weave = "M62 66 C84 56 116 56 138 66 M66 52 C86 42 114 42 134 52 M74 40 C88 34 112 34 126 40"
    return f"""<path d="M10 88 C18 66 60 60 100 60 C140 60 182 66 190 88 C188 98 172 98 160 94 C124
        80 76 80 40 94 C28 98 12 98 10 88Z" fill="url(#{key}h)"/>
        <path d="M58 76 C56 44 74 24 100 24 C126 24 144 44 142 76 C122 68 78 68 58 76Z"
        fill="url(#{key}h)"/>
        <path d="{weave}" fill="none" stroke="#8a6420" stroke-width="1.8" opacity=".55"/>
        <path d="M57 64 C78 56 122 56 143 64 L143 78 C122 69 78 69 57 78Z" fill="url(#{key}t)"/>
        <path d="M22 86 C58 70 142 70 178 86" fill="none" stroke="#8a6420" stroke-width="1.8"
        opacity=".5"/>"""


def _starry(_cloth: str, _hair: str, trim: str, key: str) -> str:
    stars = "".join(
        f"""<path d="M{x} {y - r} L{x + r * 0.3} {y - r * 0.3} L{x + r} {y} L{x + r * 0.3}
        {y + r * 0.3} L{x} {y + r} L{x - r * 0.3} {y + r * 0.3} L{x - r} {y} L{x - r * 0.3}
        {y - r * 0.3}Z" fill="{shade(trim, 1.4)}"/>"""
        for x, y, r in ((92, 34, 9), (78, 62, 8), (112, 58, 10), (104, 12, 6), (132, 74, 6))
    )
    return f"""<path d="M56 88 C66 58 84 40 92 -2 C94 -10 104 -12 116 -2 C112 0 110 6 112 16 C116
        48 134 60 144 88Z" fill="url(#{key}h)"/>
        <path d="M112 16 C116 48 134 60 144 88 L122 86 C120 60 112 40 108 20Z" fill="#000"
        opacity=".22"/>{stars}
        <path d="M26 90 C46 72 154 72 174 90 C178 98 168 101 158 97 C124 84 76 84 42 97 C32 101 22
        98 26 90Z" fill="url(#{key}h)"/><path d="M56 82 C76 73 124 73 144 82" fill="none"
        stroke="url(#{key}t)" stroke-width="5"/>"""


def _goggles(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    glass = "".join(
        f"""<circle cx="{x}" cy="66" r="18.5" fill="url(#{key}t)"/><circle cx="{x}" cy="66" r="13"
        fill="#294a58"/><path d="M{x - 9} 68 A10 10 0 0 1 {x + 4} 57" fill="none"
        stroke="#bfe6f2" stroke-width="4" stroke-linecap="round" opacity=".85"/>"""
        for x in (79, 121)
    )
    flap = f"""<path d="M56 84 C42 92 44 128 54 142 C62 138 64 124 62 100Z"
        fill="url(#{key}h)"/>"""
    return f"""{flap}<g transform="translate(200,0) scale(-1,1)">{flap}</g>
        <path d="M52 98 C44 46 70 28 100 28 C130 28 156 46 148 98 C142 86 128 80 100 79 C72 80 58
        86 52 98Z" fill="url(#{key}h)"/>
        <path d="M50 70 C70 60 130 60 150 70" fill="none" stroke="#3a2417" stroke-width="9"/>
        {glass}<path d="M96 64 H104" stroke="#3a2417" stroke-width="6"/>"""


def _pompom(cloth: str, _hair: str, trim: str, key: str) -> str:
    ribs = " ".join(f"M{x} 74 V96" for x in range(58, 146, 9))
    bands = f"""<path d="M56 62 l10 -10 l10 10 l10 -10 l10 10 l10 -10 l10 10 l10 -10 l10 10 l8 -8"
        fill="none" stroke="{shade(trim, 1.5)}" stroke-width="4.6"/>"""
    fluff = "".join(
        f'<circle cx="{100 + dx}" cy="{24 + dy}" r="9" fill="{shade(trim, light)}"/>'
        for dx, dy, light in ((-9, 4, 1.2), (9, 4, 0.8), (0, -9, 1.4), (0, 9, 0.9), (0, 0, 1.1))
    )
    return f"""<path d="M54 84 C52 48 76 32 100 32 C124 32 148 48 146 84Z" fill="url(#{key}h)"/>
        {bands}<path d="M50 74 C72 64 128 64 150 74 C153 84 153 92 150 99 C128 88 72 88 50 99 C47
        92 47 84 50 74Z" fill="url(#{key}t)"/>
        <path d="{ribs}" stroke="{shade(cloth, 0.5)}" stroke-width="2.2" opacity=".35"/>{fluff}"""


def _wrap(cloth: str, _hair: str, trim: str, key: str) -> str:
    marks = "".join(
        f'<path d="M{x} {y - 5} L{x + 5} {y} L{x} {y + 5} L{x - 5} {y}Z" fill="{trim}"/>'
        for x, y in ((62, 60), (84, 44), (112, 42), (138, 58), (46, 92), (154, 92), (44, 124))
    )
    return f"""<path d="M100 24 C152 24 166 76 158 118 C156 150 172 168 176 196 C150 214 50 214 24
        196 C28 168 44 150 42 118 C34 76 48 24 100 24Z M100 72 C72 72 58 86 59 104 C60 134 78 149
        100 149 C122 149 140 134 141 104 C142 86 128 72 100 72Z" fill="url(#{key}h)"
        fill-rule="evenodd"/>{marks}
        <path d="M142 106 C142 138 116 156 82 152 C104 166 146 160 156 128" fill="none"
        stroke="{shade(cloth, 0.55)}" stroke-width="3" opacity=".7"/>
        <path d="M60 104 C58 86 72 72 100 72 C128 72 142 86 140 104" fill="none"
        stroke="{shade(trim, 1.2)}" stroke-width="4"/>"""


def _ranger(cloth: str, _hair: str, trim: str, key: str) -> str:
    return f"""<path d="M46 86 C50 56 78 40 104 30 C128 22 150 28 166 46 C158 52 150 60 148 84 C124
        72 76 72 46 86Z" fill="url(#{key}h)"/>
        <path d="M32 90 C60 66 140 66 182 78 C184 88 172 92 160 90 C124 80 78 82 50 98 C38 102 28
        98 32 90Z" fill="{shade(cloth, 0.78)}"/>
        <path d="M58 70 C42 52 40 30 26 12 C50 18 68 40 74 64Z" fill="{trim}"/>
        <path d="M66 66 C54 46 44 30 30 16" fill="none" stroke="#5a1a12" stroke-width="2.4"/>
        <path d="M48 82 C78 66 124 66 150 76" fill="none" stroke="{shade(cloth, 0.5)}"
        stroke-width="5"/>"""


HEADWEAR: dict[str, Headwear] = {
    "scarf": _scarf,
    "winged": _winged,
    "toque": _toque,
    "beret": _beret,
    "tricorne": _tricorne,
    "fur": _fur,
    "turban": _turban,
    "circlet": _circlet,
    "straw": _straw,
    "starry": _starry,
    "goggles": _goggles,
    "pompom": _pompom,
    "wrap": _wrap,
    "ranger": _ranger,
}
