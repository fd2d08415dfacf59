"""What makes a face unmistakable: glasses, rings, scars, paint, and the lines of age."""

from tools.bake.palette import shade


def extras(names: tuple[str, ...], hair: str, skin: str) -> str:
    """What lies over face and beard; names are keys of the table below."""
    return "".join(_drawn(_EXTRAS[name], hair, skin) for name in names)


def age(names: tuple[str, ...], skin: str) -> str:
    """Lines and marks of the skin, under hair and beard."""
    return "".join(_drawn(_MARKS[name], skin, skin) for name in names)


def _drawn(body: str, hair: str, skin: str) -> str:
    words = {"DARK": shade(skin, 0.58), "HAIR": hair, "PALE": shade(hair, 1.3)}
    for word, colour in words.items():
        body = body.replace(word, colour)
    return body


_RING = """<circle cx="{x}" cy="{y}" r="6.5" fill="none" stroke="#8a5a18" stroke-width="4.4"/>
    <circle cx="{x}" cy="{y}" r="6.5" fill="none" stroke="#ffd766" stroke-width="2.4"/>"""
_DROP = """<path d="M{x} 112 V120" stroke="#d9a441" stroke-width="2.4"/>
    <path d="M{x} 118 L{r} 128 L{x} 138 L{l} 128Z" fill="{c}"/>
    <path d="M{x} 118 L{x} 138 L{l} 128Z" fill="#fff" opacity=".35"/>"""

_MARKS = {
    "": "",
    "wrinkles": """<path d="M66 108 C69 112 72 114 75 114 M134 108 C131 112 128 114 125 114
        M78 109 C83 112 88 112 92 109 M108 109 C112 112 117 112 122 109 M80 122 C76 126 75 132
        77 136 M120 122 C124 126 125 132 123 136" fill="none" stroke="DARK" stroke-width="1.9"
        stroke-linecap="round" opacity=".6"/>""",
    "scar": """<path d="M70 84 C76 96 78 108 82 122" fill="none" stroke="#f3c9ae"
        stroke-width="3.2" stroke-linecap="round"/><path d="M72 94 L81 91 M75 106 L84 104"
        stroke="#f3c9ae" stroke-width="2.2" stroke-linecap="round"/>""",
    "paint": """<path d="M62 108 L90 114 L90 121 L64 117Z M138 108 L110 114 L110 121 L136 117Z"
        fill="#2f6fb0" opacity=".85"/><path d="M96 74 H104 L102 94 H98Z" fill="#2f6fb0"
        opacity=".85"/>""",
    "soot": """<path d="M66 112 C74 108 82 114 78 122 C72 126 64 120 66 112Z" fill="#2b2019"
        opacity=".42"/><path d="M116 130 C124 126 132 128 130 136 C124 140 116 138 116 130Z"
        fill="#2b2019" opacity=".36"/><path d="M104 82 C110 78 116 80 114 86 C110 88 104 87 104
        82Z" fill="#2b2019" opacity=".32"/>""",
    "dots": """<g fill="#f4ead6"><circle cx="100" cy="82" r="2.6"/><circle cx="74" cy="112"
        r="2"/><circle cx="80" cy="116" r="2"/><circle cx="87" cy="118" r="2"/><circle cx="126"
        cy="112" r="2"/><circle cx="120" cy="116" r="2"/><circle cx="113" cy="118" r="2"/></g>""",
    "mole": '<circle cx="120" cy="123" r="2.7" fill="#3a2016"/>',
}
_EXTRAS = {
    "glasses": """<g fill="#dff1f7" fill-opacity=".22" stroke="#5a3c12" stroke-width="4.6"><circle
        cx="82" cy="100" r="14.5"/><circle cx="118" cy="100" r="14.5"/></g><g fill="none"
        stroke="#f0c768" stroke-width="2.4"><circle cx="82" cy="100" r="14.5"/><circle cx="118"
        cy="100" r="14.5"/><path d="M96.5 99 C98 96 102 96 103.5 99 M67 98 L57 94 M133 98 L143
        94"/></g><path d="M74 94 L82 88 M110 94 L118 88" stroke="#fff" stroke-width="3"
        stroke-linecap="round" opacity=".7"/>""",
    "spectacles": """<g fill="#dff1f7" fill-opacity=".28" stroke="#3c3c46" stroke-width="3.6"><path
        d="M70 102 H94 C94 118 72 118 70 102Z M106 102 H130 C128 118 106 118 106 102Z"/></g>
        <path d="M94 103 C97 100 103 100 106 103 M70 102 L58 97 M130 102 L142 97" fill="none"
        stroke="#3c3c46" stroke-width="3.2"/>""",
    "monocle": """<circle cx="118" cy="100" r="14.5" fill="#dff1f7" fill-opacity=".25"
        stroke="#6b4a14" stroke-width="5"/><circle cx="118" cy="100" r="14.5" fill="none"
        stroke="#ffd766" stroke-width="2.6"/><path d="M110 95 L117 89" stroke="#fff"
        stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="M130 110 C140 124 142 146
        136 168" fill="none" stroke="#d9a441" stroke-width="2"/>""",
    "patch": """<path d="M52 82 L112 92 M134 90 L150 78" stroke="#1b1410" stroke-width="5"/>
        <path d="M103 89 C110 86 126 86 134 89 C137 102 130 113 118 113 C107 113 100 102 103 89Z"
        fill="#241a14"/><path d="M108 93 C114 91 122 91 128 93" fill="none" stroke="#6a5646"
        stroke-width="2.4" stroke-linecap="round"/>""",
    "rings": _RING.format(x=57, y=118) + _RING.format(x=143, y=118),
    "ring": _RING.format(x=143, y=118),
    "drops": _DROP.format(x=58, r=64, l=52, c="#2fa37c")
    + _DROP.format(x=142, r=148, l=136, c="#2fa37c"),
    "pearls": """<g fill="#fff6e4"><circle cx="58" cy="120" r="6"/><circle cx="142" cy="120"
        r="6"/></g><g fill="#fff"><circle cx="56" cy="118" r="2"/><circle cx="140" cy="118"
        r="2"/></g>""",
    "pipe": """<path d="M112 134 C126 138 136 144 144 146" fill="none" stroke="#2b1a10"
        stroke-width="5.4" stroke-linecap="round"/><path d="M138 132 H160 C162 150 156 158 149
        158 C142 158 138 148 138 132Z" fill="#7a4524"/><path d="M138 132 H160 L159 138 H139Z"
        fill="#b9703c"/><ellipse cx="149" cy="132" rx="11" ry="3.6" fill="#2b1a10"/><ellipse
        cx="149" cy="132" rx="6" ry="2" fill="#ff9a3c"/>""",
    "beads": """<g fill="#ffd766" stroke="#7a4f14" stroke-width="1.6"><rect x="80" y="166" width="12"
        height="9" rx="3"/><rect x="108" y="166" width="12" height="9" rx="3"/></g><g
        fill="#4fb3d9" stroke="#1f5c78" stroke-width="1.6"><rect x="94" y="178" width="12"
        height="9" rx="3"/></g>""",
    "straw_in_mouth": """<path d="M110 133 C126 136 140 130 154 120" fill="none" stroke="#e2c25c"
        stroke-width="3.4" stroke-linecap="round"/><path d="M150 124 L162 112 L160 122Z"
        fill="#e2c25c"/>""",
    "shawl": "",
}
