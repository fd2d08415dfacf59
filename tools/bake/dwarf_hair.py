"""Beards, braids and loose hair."""

from tools.bake.dwarf_face import mouth_in_beard
from tools.bake.palette import shade

_BEARDS = {
    "long": """M58 100 C50 130 54 166 78 188 C88 198 96 206 100 214 C104 206 112 198 122 188
        C146 166 150 130 142 100 C136 118 124 124 100 124 C76 124 64 118 58 100Z""",
    "fork": """M58 100 C46 132 52 168 74 198 C84 192 94 176 100 164 C106 176 116 192 126 198
        C148 168 154 132 142 100 C136 118 124 124 100 124 C76 124 64 118 58 100Z""",
    "round": """M58 100 C46 128 50 162 72 176 C88 186 112 186 128 176 C150 162 154 128 142 100
        C136 118 124 124 100 124 C76 124 64 118 58 100Z""",
    "short": """M60 104 C56 128 66 148 82 156 C94 162 106 162 118 156 C134 148 144 128 140 104
        C134 120 122 126 100 126 C78 126 66 120 60 104Z""",
    "square": """M58 100 C52 128 52 160 58 184 C72 192 128 192 142 184 C148 160 148 128 142 100
        C136 118 124 124 100 124 C76 124 64 118 58 100Z""",
    "goatee": """M80 134 C82 128 118 128 120 134 C120 154 110 166 100 178 C90 166 80 154 80 134Z""",
}


def beard(kind: str, hair: str, mouth: str, key: str) -> str:
    """The beard with its moustache, or nothing."""
    if not kind:
        return ""
    if kind == "moustache":
        return _moustache(hair)
    strands = """M74 140 C78 158 86 172 92 182 M88 146 C90 160 94 172 97 184 M100 146 V190
        M112 146 C110 160 106 172 103 184 M126 140 C122 158 114 172 108 182"""
    lines = (
        f"""<path d="{strands}" stroke="{shade(hair, 0.6)}" stroke-width="2.4" fill="none"
        stroke-linecap="round" opacity=".5"/>"""
        if kind not in ("goatee", "short")
        else ""
    )
    body = f'<path d="{_BEARDS[kind]}" fill="url(#{key}b)"/>'
    return body + lines + mouth_in_beard(mouth) + _moustache(hair)


def _moustache(hair: str) -> str:
    return f"""<path d="M100 118 C88 112 70 116 58 134 C76 140 92 136 100 126
        C108 136 124 140 142 134 C130 116 112 112 100 118Z" fill="{shade(hair, 1.25)}"/>
        <path d="M100 126 C108 136 124 140 142 134 C134 122 122 116 112 116 C116 122 110 126 100
        126Z"
        fill="{shade(hair, 0.78)}" opacity=".7"/>"""


def back_hair(locks: str, hair: str, key: str) -> str:
    """Hair that falls behind the shoulders."""
    if locks == "loose":
        return f"""<path d="M56 84 C34 104 42 130 32 156 C26 176 34 196 52 204 L148 204
            C166 196 174 176 168 156 C158 130 166 104 144 84Z" fill="url(#{key}b)"/>
            <path d="M46 120 C44 150 40 170 46 194 M154 120 C156 150 160 170 154 194"
            stroke="{shade(hair, 0.6)}" stroke-width="3" fill="none" opacity=".6"/>"""
    if locks == "curls":
        side = ((46, 104, 17), (40, 130, 18), (44, 156, 17), (54, 82, 18))
        rounds = [*side, *((200 - x, y, r) for x, y, r in side)]
        return "".join(
            f"""<circle cx="{x}" cy="{y}" r="{r}" fill="url(#{key}b)"/>
            <path d="M{x - 8} {y + 2} A9 9 0 1 1 {x + 4} {y + 8}" fill="none"
            stroke="{shade(hair, 0.6)}" stroke-width="2.4" opacity=".6"/>"""
            for x, y, r in rounds
        )
    if locks == "bob":
        return f"""<path d="M54 76 C38 92 42 128 48 150 C60 158 76 152 78 140 L122 140
            C124 152 140 158 152 150 C158 128 162 92 146 76Z" fill="url(#{key}b)"/>"""
    return ""


def braids(locks: str, hair: str, key: str) -> str:
    """Two plaits before the shoulders."""
    if locks != "braids":
        return ""
    plait = f"""<path d="M30 78 C50 84 54 110 48 130 C46 150 52 164 46 186 C44 194 36 194 35 186
        C36 160 30 140 30 118Z" fill="url(#{key}b)"/>
        <rect x="34" y="176" width="15" height="7" rx="3" fill="url(#{key}t)"/>
        <path d="M36 140 L50 132 M35 154 L50 147 M36 168 L49 161" stroke="{shade(hair, 0.55)}"
        stroke-width="2.5" fill="none"/>"""
    return "".join(
        f'<g transform="translate(100,0) scale({side},1)">{plait}</g>' for side in (-1, 1)
    )


def parted(key: str) -> str:
    """Hair parted over the brow, below a crown."""
    return f"""<path d="M54 100 C48 58 74 42 100 42 C126 42 152 58 146 100 C142 82 126 74 100 70
        C74 74 58 82 54 100Z" fill="url(#{key}b)"/>"""
