"""Bare heads: what grows on them instead of a hat. Those of DOMED show the skull below."""

from collections.abc import Callable

from tools.bake.palette import shade

Top = Callable[[str, str, str, str], str]


def _strands(hair: str, lines: str, *, bright: float = 1.3, width: float = 2.2) -> str:
    return f"""<path d="{lines}" fill="none" stroke="{shade(hair, 0.6)}" stroke-width="{width}"
        stroke-linecap="round" opacity=".55"/><path d="{lines}" fill="none"
        stroke="{shade(hair, bright)}" stroke-width="{width * 0.6}" stroke-linecap="round"
        opacity=".5" transform="translate(-2.6,-1.4)"/>"""


def _bald(_cloth: str, hair: str, _trim: str, _key: str) -> str:
    tuft = f"""<path d="M56 106 C44 92 48 70 60 66 C58 80 60 94 62 104Z" fill="{hair}"/>
        <path d="M144 106 C156 92 152 70 140 66 C142 80 140 94 138 104Z"
        fill="{shade(hair, 0.8)}"/>"""
    return f"""{tuft}<ellipse cx="84" cy="62" rx="13" ry="8" fill="#fff" opacity=".42"
        transform="rotate(-24 84 62)"/>
        <path d="M80 82 C92 78 108 78 120 82 M84 76 C94 73 106 73 116 76" fill="none"
        stroke="#6b3a22" stroke-width="1.8" stroke-linecap="round" opacity=".35"/>"""


def _shaven(_cloth: str, hair: str, _trim: str, _key: str) -> str:
    return f"""<path d="M58 92 C54 32 146 32 142 92 C136 78 126 70 100 68 C74 70 64 78
        58 92Z" fill="{hair}" opacity=".55"/>
        <ellipse cx="84" cy="58" rx="14" ry="8" fill="#fff" opacity=".3"
        transform="rotate(-24 84 58)"/>"""


def _bun(_cloth: str, hair: str, trim: str, key: str) -> str:
    knot = "M84 24 C94 12 112 16 115 30 M86 38 C98 30 112 36 112 44 M92 30 C98 24 106 26 107 32"
    comb = "M58 84 C66 62 84 52 98 50 M142 84 C134 62 116 52 102 50 M70 78 C78 64 88 58 97 56"
    return f"""<circle cx="100" cy="30" r="25" fill="url(#{key}b)"/>{_strands(hair, knot)}
        <path d="M54 106 C46 56 72 38 100 38 C128 38 154 56 146 106 C142 84 128 72 100
        62 C72 72 58 84 54 106Z" fill="url(#{key}b)"/>{_strands(hair, comb)}
        <path d="M78 50 C90 42 110 42 122 50" fill="none" stroke="{trim}" stroke-width="6"
        stroke-linecap="round"/><circle cx="100" cy="45" r="5" fill="{shade(trim, 1.6)}"/>"""


def _tousled(_cloth: str, hair: str, _trim: str, key: str) -> str:
    locks = "M76 66 C80 54 90 48 98 50 M100 70 C104 56 114 50 124 54 M62 78 C64 64 70 56 78 52"
    return f"""<path d="M54 100 C44 70 50 54 60 50 C56 40 66 36 72 38 C74 26 90 24 96
        30 C104 18 122 22 124 32 C136 28 146 40 142 50 C156 58 154 82 146 100 C144 90 140 84 136
        80 C130 84 122 82 120 74 C112 84 98 82 94 74 C90 84 76 86 70 76 C64 82 58 90 54 100Z"
        fill="url(#{key}b)"/>{_strands(hair, locks, width=3)}"""


def _afro(cloth: str, hair: str, _trim: str, key: str) -> str:
    rounds = (
        *((44, 92, 20), (42, 66, 22), (58, 42, 24), (82, 28, 24), (110, 26, 24), (136, 38, 24)),
        *((154, 60, 22), (158, 88, 20), (100, 46, 30), (70, 62, 18), (130, 60, 18)),
    )
    puffs = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#{key}b)"/>' for x, y, r in rounds
    )
    curls = "".join(
        f'<path d="M{x - 6} {y + 3} A7 7 0 1 1 {x + 4} {y + 5}"/>'
        for x, y in (
            *((46, 80), (50, 54), (70, 36), (94, 24), (120, 30), (142, 48), (154, 78), (100, 46)),
            *((76, 54), (124, 50), (60, 70), (140, 70)),
        )
    )
    return f"""{puffs}<g fill="none" stroke="{shade(hair, 1.35)}" stroke-width="2.2"
        stroke-linecap="round" opacity=".5">{curls}</g>
        <path d="M60 104 C56 70 76 62 100 62 C124 62 144 70 140 104 C138 88 124 76 100 75 C76 76
        62 88 60 104Z" fill="{shade(hair, 0.8)}"/>{_bloom(cloth, 56, 52)}"""


def _bloom(cloth: str, x: float, y: float) -> str:
    petals = "".join(
        f"""<ellipse cx="{x}" cy="{y - 11}" rx="7.4" ry="10" fill="{cloth}"
        transform="rotate({turn} {x} {y})"/>"""
        for turn in range(0, 360, 72)
    )
    return f"""{petals}<circle cx="{x}" cy="{y}" r="6.5" fill="#ffd766"/>
        <circle cx="{x - 2}" cy="{y - 2}" r="2" fill="#fff4cf"/>"""


def _mohawk(_cloth: str, hair: str, _trim: str, key: str) -> str:
    spikes = "M84 30 L88 56 M98 14 L98 52 M114 22 L110 54"
    return f"""<path d="M60 92 C56 40 144 40 140 92 C134 74 122 68 100 66 C78 68 66 74
        60 92Z" fill="{shade(hair, 0.8)}" opacity=".45"/>
        <path d="M80 70 C74 52 68 40 72 24 L84 34 L88 8 L99 24 L110 2 L115 26 L130 16 C132 38 126
        54 120 70 C108 62 92 62 80 70Z" fill="url(#{key}b)"/>{_strands(hair, spikes, width=2.6)}"""


def _braid_crown(_cloth: str, hair: str, trim: str, key: str) -> str:
    places = [(48 + k * 10.4, 76 - 36 * (1 - ((k - 5) / 5) ** 2), (k - 5) * 13) for k in range(11)]
    links = "".join(
        f"""<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="11" ry="8.4" fill="url(#{key}b)"
        stroke="{shade(hair, 0.55)}" stroke-width="1.6"
        transform="rotate({turn + 32 * (-1) ** k} {x:.1f} {y:.1f})"/>"""
        for k, (x, y, turn) in enumerate(places)
    )
    blooms = "".join(
        f"""<circle cx="{x}" cy="{y}" r="5.6" fill="#fdf3e0"/><circle cx="{x}" cy="{y}" r="2.6"
        fill="{trim}"/>"""
        for x, y in ((66, 52), (100, 38), (134, 52))
    )
    return f"""<path d="M54 104 C48 58 74 44 100 44 C126 44 152 58 146 104 C142 84 126
        74 100 68 C74 74 58 84 54 104Z" fill="url(#{key}b)"/>{links}{blooms}"""


def _fringe(_cloth: str, hair: str, _trim: str, key: str) -> str:
    cut = "M72 60 L70 84 M86 54 L85 87 M100 52 V88 M114 54 L115 87 M128 60 L130 84"
    return f"""<path d="M50 140 C42 70 62 32 100 32 C138 32 158 70 150 140 C144 136 141 128 141 116
        L141 88 C128 93 72 93 59 88 L59 116 C59 128 56 136 50 140Z" fill="url(#{key}b)"/>
        {_strands(hair, cut)}<path d="M70 50 C82 40 100 38 114 42" fill="none" stroke="#fff"
        stroke-width="6" stroke-linecap="round" opacity=".22"/>"""


def _swept(_cloth: str, hair: str, _trim: str, key: str) -> str:
    comb = "M66 76 C78 56 104 48 130 54 M62 88 C66 78 76 68 88 64 M94 46 C110 42 128 46 138 58"
    return f"""<path d="M52 108 C42 66 58 30 104 30 C146 30 160 66 148 108 C146 90 142
        78 132 70 C112 76 82 74 70 68 C62 78 56 92 52 108Z" fill="url(#{key}b)"/>
        {_strands(hair, comb, width=2.8)}"""


TOPS: dict[str, Top] = {
    "bald": _bald,
    "shaven": _shaven,
    "bun": _bun,
    "tousled": _tousled,
    "afro": _afro,
    "mohawk": _mohawk,
    "braid_crown": _braid_crown,
    "fringe": _fringe,
    "swept": _swept,
}
DOMED = frozenset(TOPS) - {"afro", "fringe"}
