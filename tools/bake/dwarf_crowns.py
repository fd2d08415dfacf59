"""Headdress of the courts: crowns, wreaths and veils."""

from collections.abc import Callable

from tools.bake.dwarf_hair import parted
from tools.bake.palette import shade

Crown = Callable[[str, str, str, str], str]

_BAND = "M48 82 C72 68 128 68 154 82 L152 95 C128 82 72 82 48 95Z"


def _crown(cloth: str, hair: str, trim: str, key: str) -> str:
    gems = _gems(cloth, ((100, 76, 7), (72, 79, 5), (128, 79, 5)))
    tips = _gems(shade(trim, 1.6), ((40, 28, 6), (82, 16, 6), (118, 16, 6), (160, 28, 6)))
    return f"""<path d="M54 88 C58 62 142 62 146 88 L146 70 C130 58 70 58 54 70Z"
        fill="{shade(hair, 0.8)}"/>
        <path d="M48 88 L40 30 L66 56 L82 18 L100 50 L118 18 L134 56 L160 30 L152 88 C128 76 72 76
        48 88Z" fill="url(#{key}t)"/>
        <path d="M118 18 L134 56 L160 30 L152 88 C144 84 134 81 124 80Z" fill="#000" opacity=".13"/>
        <path d="M50 78 C74 66 126 66 150 78 L150 92 C128 80 72 80 50 92Z"
        fill="{shade(trim, 0.62)}"/>{gems}{tips}"""


def _arched(cloth: str, _hair: str, trim: str, key: str) -> str:
    pearls = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.4" fill="#fff6dc"/>'
        for x, y in (
            (60, 56),
            (72, 42),
            (86, 35),
            (114, 35),
            (128, 42),
            (140, 56),
            (100, 50),
            (100, 64),
        )
    )
    spots = "".join(
        f'<path d="M{x} {y} l3 7 l-6 0Z" fill="#3a2a20"/>'
        for x, y in ((60, 82), (76, 78), (92, 76), (108, 76), (124, 78), (140, 82))
    )
    return f"""<path d="M52 84 C40 40 78 20 100 30 C122 20 160 40 148 84Z"
        fill="{shade(cloth, 0.8)}"/>
        <path d="M64 80 C58 50 80 36 92 36 L92 78Z" fill="{shade(cloth, 1.25)}" opacity=".55"/>
        <path d="M52 84 C44 44 80 26 100 33 C120 26 156 44 148 84" fill="none"
        stroke="url(#{key}t)" stroke-width="9"/>
        <path d="M100 32 V80" stroke="url(#{key}t)" stroke-width="9"/>{pearls}
        <path d="{_BAND}" fill="#f6efe0"/>{spots}
        <path d="M50 80 C74 67 126 67 152 80" fill="none" stroke="{shade(trim, 0.7)}"
        stroke-width="3"/>
        <circle cx="100" cy="22" r="9" fill="url(#{key}t)"/><path d="M100 2 L107 11 L100 20 L93
        11Z" fill="{shade(trim, 1.5)}"/>"""


def _iron(cloth: str, hair: str, trim: str, key: str) -> str:
    gems = _gems(cloth, ((100, 78, 6.5), (74, 80, 4.5), (126, 80, 4.5)))
    return f"""<path d="M54 88 C58 60 142 60 146 88Z" fill="{shade(hair, 0.8)}"/>
        <path d="M48 90 L44 50 L59 70 L66 32 L81 65 L100 14 L119 65 L134 32 L141 70 L156 50 L152
        90 C128 77 72 77 48 90Z" fill="url(#{key}t)"/>
        <path d="M100 14 L119 65 L134 32 L141 70 L156 50 L152 90 C138 82 120 80 100 80Z"
        fill="#000" opacity=".20"/>
        <path d="M100 30 L106 56 L100 64 L94 56Z" fill="{shade(cloth, 1.3)}"/>
        <path d="{_BAND}" fill="{shade(trim, 0.6)}"/>
        <path d="M50 82 C74 69 126 69 152 82" fill="none" stroke="{shade(trim, 1.4)}"
        stroke-width="2"/>{gems}"""


def _leafy(cloth: str, hair: str, trim: str, key: str) -> str:
    leaves = "".join(
        f"""<g transform="translate(100,108) rotate({turn})"><path d="M0 -32 C15 -48 13 -72 0 -90
        C-13 -72 -15 -48 0 -32Z" fill="url(#{key}t)"/><path d="M0 -36 V-80"
        stroke="{shade(trim, 0.6)}"
        stroke-width="2"/></g>"""
        for turn in (-58, 58, -39, 39, -20, 20, 0)
    )
    berries = _gems(cloth, ((100, 77, 6), (80, 79, 4.5), (120, 79, 4.5), (62, 84, 4), (138, 84, 4)))
    return f"""<path d="M54 88 C58 58 142 58 146 88Z" fill="{shade(hair, 0.8)}"/>{leaves}
        <path d="{_BAND}" fill="{shade(trim, 0.62)}"/>{berries}"""


def _wreath(_cloth: str, _hair: str, _trim: str, key: str) -> str:
    places = [(50 + k * 10, 84 - 19 * (1 - ((k - 5) / 5) ** 2), (k - 5) * 11) for k in range(11)]
    leaves = "".join(
        f"""<g transform="translate({x},{y:.1f}) rotate({turn + tilt})"><path d="M0 4 C8 -4 7 -14
        0 -22
        C-7 -14 -8 -4 0 4Z" fill="{colour}"/></g>"""
        for x, y, turn in places
        for tilt, colour in ((-38, "#3f6b38"), (30, "#5f9450"))
    )
    blooms = "".join(
        "".join(
            f'<circle cx="{x + dx}" cy="{y + dy:.1f}" r="5" fill="#fdf3e0"/>'
            for dx, dy in ((0, -6), (5.7, -1.8), (3.5, 4.8), (-3.5, 4.8), (-5.7, -1.8))
        )
        + f'<circle cx="{x}" cy="{y}" r="4" fill="#e7b23a"/>'
        for x, y in ((66, 72), (100, 62), (134, 72))
    )
    return parted(key) + leaves + blooms


def _tiara(cloth: str, _hair: str, _trim: str, key: str) -> str:
    return f"""{parted(key)}<path d="M52 72 C66 62 78 60 84 58 L92 34 L100 18 L108 34 L116 58 C122
        60 134 62 148 72
        L146 82 C126 70 74 70 54 82Z" fill="url(#{key}t)"/>
        <path d="M100 34 L108 48 L100 62 L92 48Z" fill="{cloth}"/><path d="M100 34 L104 48 L100
        62Z" fill="#fff" opacity=".3"/>
        <circle cx="76" cy="66" r="3.6" fill="{cloth}"/><circle cx="124" cy="66" r="3.6"
        fill="{cloth}"/>"""


def _coronet(cloth: str, hair: str, trim: str, key: str) -> str:
    pearls = "".join(
        f"""<path d="M{x - 6} {y + 12} L{x} {y} L{x + 6} {y + 12}Z" fill="url(#{key}t)"/>
        <circle cx="{x}" cy="{y}" r="5" fill="#fff3dd"/>"""
        for x, y in ((62, 60), (81, 52), (100, 49), (119, 52), (138, 60))
    )
    heart = """M100 80 C92 74 92 68 96 68 C98 68 100 70 100 72 C100 70 102 68 104 68 C108 68 108 74
        100 80Z"""
    return f"""<circle cx="100" cy="34" r="23" fill="url(#{key}b)"/>
        <path d="M84 30 C92 20 110 22 114 36 M88 44 C98 34 108 40 110 48" fill="none"
        stroke="{shade(hair, 0.6)}"
        stroke-width="2.6" opacity=".7"/>{parted(key)}
        <path d="M54 76 C72 62 128 62 146 76 L146 86 C128 73 72 73 54 86Z"
        fill="url(#{key}t)"/>{pearls}
        <path d="{heart}" fill="{cloth}"/><path d="M54 76 C72 62 128 62 146 76" fill="none"
        stroke="{shade(trim, 1.5)}" stroke-width="1.6"/>"""


def _veil(cloth: str, hair: str, trim: str, key: str) -> str:
    dark, bright = shade(cloth, 0.75), shade(cloth, 1.4)
    side = f"""<path d="M56 62 C28 84 34 128 22 160 C16 180 20 196 30 204 C48 196 52 160 52 132
        C52 116 50 104 56 92Z" fill="{bright}"/>
        <path d="M48 76 C36 100 42 130 32 160 C28 176 28 190 30 200 M52 100 C44 124 48 150 40 184"
        stroke="{dark}" stroke-width="2.2" fill="none" opacity=".55"/>
        <path d="M56 62 C28 84 34 128 22 160 C16 180 20 196 30 204" fill="none" stroke="{trim}"
        stroke-width="3"/>"""
    return f"""{side}<g transform="translate(200,0) scale(-1,1)">{side}</g>
        <path d="M50 84 C48 52 74 38 100 38 C126 38 152 52 150 84Z" fill="{bright}"/>
        <path d="M52 102 C52 78 76 70 100 68 C124 70 148 78 148 102 C140 86 124 80 100 78
            C76 80 60 86 52 102Z" fill="{hair}"/>{_iron_points(cloth, trim, key)}"""


def _iron_points(cloth: str, trim: str, key: str) -> str:
    return f"""<path d="M54 80 L54 52 L68 66 L76 38 L88 60 L100 22 L112 60 L124 38 L132 66 L146 52
        L146 80
        C126 68 74 68 54 80Z" fill="url(#{key}t)"/>
        <path d="M54 80 C74 68 126 68 146 80 L146 87 C126 75 74 75 54 87Z"
        fill="{shade(trim, 0.6)}"/>
        <path d="M100 42 L106 54 L100 66 L94 54Z" fill="{cloth}"/>"""


def _floppy(_cloth: str, _hair: str, trim: str, key: str) -> str:
    return f"""<path d="M50 82 C34 70 36 44 70 36 C112 26 166 38 170 66 C172 82 158 88 148 84 C126
        70 74 70 50 82Z" fill="url(#{key}h)"/>
        <path d="M120 40 C150 44 166 58 164 74 C158 84 150 82 146 80 C142 60 132 48 120 40Z"
        fill="#000" opacity=".2"/>
        <path d="M50 80 C74 67 126 67 150 80 L148 91 C126 79 74 79 52 91Z" fill="url(#{key}t)"/>
        <path d="M62 62 C48 44 34 40 22 18 C44 16 66 34 76 56Z" fill="#f6ead0"/>
        <path d="M70 58 C56 42 40 30 24 20" stroke="{shade(trim, 0.75)}" stroke-width="2.4"
        fill="none"/>"""


def _kettle(_cloth: str, _hair: str, trim: str, key: str) -> str:
    rivets = _gems(
        shade(trim, 0.55), ((64, 79, 2.6), (82, 75, 2.6), (118, 75, 2.6), (136, 79, 2.6))
    )
    return f"""<path d="M56 84 C54 44 78 26 100 20 C122 26 146 44 144 84Z" fill="url(#{key}h)"/>
        <path d="M100 20 C122 26 146 44 144 84 L122 80 C122 56 114 36 100 20Z" fill="#000"
        opacity=".2"/>
        <path d="M95 20 H105 L108 84 H92Z" fill="url(#{key}t)"/>
        <path d="M36 96 C56 74 144 74 164 96 C166 102 158 104 152 101 C126 86 74 86 48 101 C42 104
        34 102 36 96Z" fill="url(#{key}h)"/>
        <path d="M36 96 C56 74 144 74 164 96" fill="none" stroke="{shade(trim, 1.3)}"
        stroke-width="2.4"/>
        <path d="M93 82 L107 82 L105 112 C102 116 98 116 95 112Z" fill="url(#{key}h)"/>{rivets}
        <path d="M100 20 C96 8 104 -2 116 2 C110 8 108 14 106 22Z" fill="{shade(trim, 1.2)}"/>"""


def _gems(colour: str, places: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(
        f"""<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/><circle cx="{x - r * 0.3}"
        cy="{y - r * 0.3}"
        r="{r * 0.32}" fill="#fff" opacity=".65"/>"""
        for x, y, r in places
    )


CROWNS: dict[str, Crown] = {
    "crown": _crown,
    "arched": _arched,
    "iron": _iron,
    "leafy": _leafy,
    "wreath": _wreath,
    "tiara": _tiara,
    "coronet": _coronet,
    "veil": _veil,
    "floppy": _floppy,
    "kettle": _kettle,
}
