"""What the courts hold in their hand, drawn in the bust's box of 200x220."""

from tools.bake.palette import shade
from tools.bake.suits import suit
from tools.bake.vector import gradient

_STEEL = "#aab4c0"
_WOOD = "#6b4524"


def held(thing: str, skin: str, cloth: str) -> str:
    """A thing in the right hand (left on the picture); keys of the table below, or nothing."""
    if not thing:
        return ""
    steel = gradient("gs", [(0, "#f1f5f8"), (0.5, _STEEL), (1, "#5d6672")])
    gold = gradient("gg", [(0, "#fff0b0"), (0.5, "#d9a441"), (1, "#8a5a18")])
    thing_drawn = _THINGS[thing].replace("CLOTH", cloth)
    return f"""<defs>{steel}{gold}</defs><g transform="translate(11,0)">{thing_drawn}
        {_hand(skin)}</g>"""


def _hand(skin: str) -> str:
    dark = shade(skin, 0.72)
    return f"""<ellipse cx="44" cy="188" rx="14" ry="12" fill="{dark}"/>
        <ellipse cx="43" cy="186" rx="13" ry="11" fill="{skin}"/>
        <path d="M34 184 H50 M34 190 H50" stroke="{dark}" stroke-width="1.8" opacity=".7"/>"""


def _shaft(top: int) -> str:
    return f"""<path d="M44 222 V{top}" stroke="{_WOOD}" stroke-width="8"/>
        <path d="M42 222 V{top}" stroke="#9a6a3c" stroke-width="2"/>"""


_THINGS = {
    "axe": _shaft(98)
    + """<path d="M42 104 C30 98 24 104 18 96 C14 118 16 134 24 146 C28 136 36 138 42 132Z"
        fill="url(#gs)"/><path d="M46 106 L58 112 L58 124 L46 130Z" fill="url(#gs)"/>
        <rect x="38" y="100" width="12" height="36" rx="3" fill="url(#gg)"/>""",
    "hammer": _shaft(104)
    + """<rect x="20" y="98" width="48" height="30" rx="4" fill="url(#gs)"/>
        <rect x="37" y="94" width="14" height="38" rx="3" fill="url(#gg)"/>
        <path d="M20 108H68" stroke="#fff" stroke-width="2" opacity=".5"/>""",
    "sceptre": """<path d="M44 222 V128" stroke="url(#gg)" stroke-width="7"/>
        <circle cx="44" cy="128" r="8" fill="url(#gg)"/>
        <path d="M44 86 L62 106 L44 126 L26 106Z" fill="CLOTH"/>
        <path d="M44 86 L51 106 L44 126 L26 106Z" fill="#fff" opacity=".28"/>
        <path d="M44 86 L51 106 L37 106Z" fill="#fff" opacity=".4"/>""",
    "goblet": """<path d="M26 138 H62 C62 162 54 168 48 170 V186 H40 V170 C34 168 26 162 26 138Z"
        fill="url(#gg)"/><ellipse cx="44" cy="138" rx="18" ry="5.4" fill="#7a1f26"/>
        <ellipse cx="44" cy="138" rx="18" ry="5.4" fill="none" stroke="#ffe7a3" stroke-width="2"/>
        <circle cx="44" cy="152" r="5" fill="CLOTH"/>""",
    "clover": """<path d="M44 190 C42 170 46 160 44 144" stroke="#3f6b38" stroke-width="5"
        fill="none"/>
        <path d="M44 168 C56 160 60 166 62 160 C60 174 50 176 44 172Z" fill="#5f9450"/>"""
    + suit("C", 44, 128, 40, fill="#4f8a46"),
    "gem": """<path d="M30 150 H58 L68 162 L44 190 L20 162Z" fill="#4fb3d9"/>
        <path d="M30 150 L36 162 H20Z M58 150 L52 162 H68Z" fill="#9fdcf2"/>
        <path d="M36 162 H52 L44 190Z" fill="#d6f3fb"/><path d="M30 150H58L52 162H36Z"
        fill="#7fcbe8"/>""",
    "rose": """<path d="M44 194 C46 176 42 166 44 150" stroke="#3f6b38" stroke-width="5"
        fill="none"/>
        <path d="M44 176 C56 166 62 172 66 166 C64 182 52 184 44 180Z" fill="#5f9450"/>
        <circle cx="44" cy="134" r="19" fill="#b3212f"/>
        <path d="M44 118 C56 120 60 132 54 142 C48 150 36 148 33 138 C31 130 38 124 44 127
        C50 130 48 138 43 138" fill="none" stroke="#ef8a86" stroke-width="3.4"
        stroke-linecap="round"/>""",
    "key": """<path d="M44 222 V128" stroke="url(#gg)" stroke-width="8"/>
        <path d="M44 132 H24 V146 M44 144 H32 V154" stroke="url(#gg)" stroke-width="7" fill="none"/>
        <circle cx="44" cy="122" r="7" fill="url(#gg)"/>""",
    "pick": _shaft(100)
    + """<path d="M10 124 C24 98 62 94 80 122 C66 110 56 108 44 108 C32 108 20 112 10 124Z"
        fill="url(#gs)"/><rect x="37" y="98" width="14" height="18" rx="3" fill="url(#gg)"/>""",
    "spear": _shaft(110)
    + """<path d="M44 60 C54 80 56 92 50 108 H38 C32 92 34 80 44 60Z" fill="url(#gs)"/>
        <path d="M44 60 V108" stroke="#5d6672" stroke-width="1.6"/>
        <path d="M36 108 H52 L50 120 H38Z" fill="CLOTH"/>""",
    "horn": """<path d="M30 150 C34 178 60 190 84 172 L90 182 C62 206 24 192 20 152Z"
        fill="#e8d3a6"/>
        <path d="M16 148 L34 146 L33 156 L18 158Z" fill="url(#gg)"/>
        <path d="M80 168 L94 176 L88 188 L76 178Z" fill="url(#gg)"/>""",
    "letter": """<path d="M20 142 L66 134 L72 168 L26 176Z" fill="#f6ead0"/>
        <path d="M20 142 L48 160 L66 134" fill="none" stroke="#b99a66" stroke-width="2.4"/>"""
    + suit("H", 48, 158, 17, fill="#b3212f"),
}
