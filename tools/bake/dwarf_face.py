"""Brows, eyes and mouth: what gives each dwarf its mind."""

from tools.bake.palette import shade

_BROWS = {
    "calm": """M69 92 C74 82 90 82 95 91 C88 88 76 88 69 92Z
        M105 91 C110 82 126 82 131 92 C124 88 112 88 105 91Z""",
    "stern": """M67 83 C76 80 90 85 96 93 C88 91 76 89 67 83Z
        M104 93 C110 85 124 80 133 83 C124 89 112 91 104 93Z""",
    "raised": """M69 92 C74 83 90 83 95 91 C88 88 76 88 69 92Z
        M105 86 C110 74 126 74 132 86 C124 81 112 81 105 86Z""",
    "kind": """M67 94 C72 84 86 80 95 84 C87 86 76 89 67 94Z
        M105 84 C114 80 128 84 133 94 C124 89 113 86 105 84Z""",
    "thin": """M70 88 C76 82 88 82 94 87 C88 85 76 85 70 88Z
        M106 87 C112 82 124 82 130 88 C124 85 112 85 106 87Z""",
    "haughty": """M67 86 C74 77 88 80 96 90 C88 86 77 84 67 86Z
        M104 86 C111 73 126 71 134 80 C125 78 113 79 104 86Z""",
    "bushy": """M62 93 C66 78 90 76 97 90 C90 88 86 90 82 89 C76 88 68 90 62 93Z
        M103 90 C110 76 134 78 138 93 C132 90 124 88 118 89 C114 90 110 88 103 90Z""",
}
_MOUTHS = {
    "smile": """<path d="M86 128 C94 135 106 135 114 128 C110 140 90 140 86 128Z"
        fill="#8a2f2a"/>""",
    "grin": """<path d="M80 125 C92 131 108 131 120 125 C117 143 83 143 80 125Z" fill="#6d211e"/>
        <path d="M83 127 C93 131 107 131 117 127 L115 132 C106 134 94 134 85 132Z"
        fill="#fff6e4"/>""",
    "smirk": """<path d="M88 131 C98 134 108 131 116 123" fill="none" stroke="#7a2b25"
        stroke-width="3.6" stroke-linecap="round"/>""",
    "firm": """<path d="M87 131 C95 128 105 128 113 131" fill="none" stroke="#7a2b25"
        stroke-width="3.8" stroke-linecap="round"/>""",
    "lips": """<path d="M87 129 C93 124 97 126 100 127 C103 126 107 124 113 129 C106 137 94 137 87
        129Z"
        fill="#b13a40"/><path d="M87 129 C95 130 105 130 113 129" stroke="#7a2026"
        stroke-width="1.6"
        fill="none"/>""",
    "laugh": """<path d="M78 126 C92 130 108 130 122 126 C122 150 78 150 78 126Z" fill="#5d1a18"/>
        <path d="M81 127 C93 131 107 131 119 127 L118 132 C106 135 94 135 82 132Z" fill="#fff6e4"/>
        <path d="M90 142 C96 137 104 137 110 142 C104 146 96 146 90 142Z" fill="#d0605a"/>""",
}


def face(
    brows: str, eyes: str, mouth: str, hair: str, skin: str, beard: str, freckles: bool
) -> str:
    """Everything of the face but nose and beard."""
    bare = not beard
    parts = [_cheeks(0.38 if bare else 0.28)]
    if freckles:
        parts.append(_freckles(skin))
    if bare or beard == "moustache":
        parts.append(_MOUTHS[mouth])
    parts.append(_eye(83, eyes, skin, left=True) + _eye(117, eyes, skin, left=False))
    brow_colour = shade(hair, 0.6 if bare else 0.74)
    parts.append(f'<path d="{_BROWS[brows]}" fill="{brow_colour}"/>')
    return "".join(parts)


def mouth_in_beard(mouth: str) -> str:
    """The mouth as it shows below a moustache."""
    if mouth == "laugh":
        return """<path d="M82 130 C92 135 108 135 118 130 C116 152 84 152 82 130Z" fill="#5d1a18"/>
            <path d="M90 145 C96 140 104 140 110 145 C104 149 96 149 90 145Z" fill="#d0605a"/>"""
    if mouth == "firm":
        return '<path d="M90 137 C96 135 104 135 110 137 C104 140 96 140 90 137Z" fill="#6d2a22"/>'
    return '<path d="M88 132 C94 137 106 137 112 132 C110 143 90 143 88 132Z" fill="#6d2a22"/>'


def _cheeks(strength: float) -> str:
    return "".join(
        f'<circle cx="{x}" cy="117" r="10" fill="#e5705f" opacity="{strength}"/>' for x in (72, 128)
    )


def _freckles(skin: str) -> str:
    dots = (
        (70, 112),
        (76, 117),
        (68, 119),
        (80, 112),
        (122, 112),
        (128, 118),
        (132, 113),
        (120, 118),
    )
    dark = shade(skin, 0.62)
    return "".join(f'<circle cx="{x}" cy="{y}" r="1.7" fill="{dark}"/>' for x, y in dots)


def _eye(x: float, kind: str, skin: str, *, left: bool) -> str:
    if kind == "closed" or (kind == "wink" and not left):
        return f"""<path d="M{x - 8} 101 C{x - 4} 94 {x + 4} 94 {x + 8} 101" fill="none"
            stroke="#24170f" stroke-width="3.4" stroke-linecap="round"/>"""
    look = {"side": 2.6, "far": -2.6}.get(kind, 0.0)
    white = f'<ellipse cx="{x}" cy="99" rx="8.6" ry="7.4" fill="#fbf1e2"/>'
    iris = f"""<circle cx="{x + look}" cy="99.4" r="5.6" fill="#24170f"/>
        <circle cx="{x + look - 1.9}" cy="97" r="2" fill="#fff"/>"""
    lid_low = {"sly": 97.2, "lashes": 93.5, "tired": 97}.get(kind, 92.0)
    lid = f"""<path d="M{x - 10} {lid_low + 4} C{x - 8} 88 {x + 8} 88 {x + 10} {lid_low + 4}
        C{x + 5} {lid_low} {x - 5} {lid_low} {x - 10} {lid_low + 4}Z" fill="{shade(skin, 0.82)}"/>
        <path d="M{x - 10} {lid_low + 4} C{x - 5} {lid_low} {x + 5} {lid_low} {x + 10}
        {lid_low + 4}"
        fill="none" stroke="#2c1a10" stroke-width="2.4" stroke-linecap="round"/>"""
    return white + iris + lid + (_lashes(x, left=left) if kind in ("lashes", "wink") else "")


def _lashes(x: float, *, left: bool) -> str:
    side = -1 if left else 1
    return "".join(
        f"""<path d="M{x + side * a} {96 - a * 0.12} L{x + side * (a + 4.5)} {92 - k * 1.6}"
        stroke="#2c1a10" stroke-width="2" stroke-linecap="round"/>"""
        for k, a in enumerate((9.5, 7.0))
    )
