"""The four suits, the hall's emblem and the eight seat emblems, as vector paths."""

from tools.bake.palette import BRASS

CLUBS, DIAMONDS, HEARTS, SPADES = "C", "D", "H", "S"
SUITS = (CLUBS, DIAMONDS, HEARTS, SPADES)
INKS = {HEARTS: "#b3212f", DIAMONDS: "#c23a1e", SPADES: "#1d232e", CLUBS: "#1f3a2a"}
LIGHT_INKS = {HEARTS: "#f28a84", DIAMONDS: "#ffab74", SPADES: "#d3dced", CLUBS: "#bfe3c0"}

_PATHS = {
    HEARTS: """M50 92C22 68 5 50 5 30C5 15 16 7 28 7C39 7 47 14 50 23C53 14 61 7 72 7C84 7 95 15
        95 30C95 50 78 68 50 92Z""",
    DIAMONDS: "M50 3C58 22 71 38 88 50C71 62 58 78 50 97C42 78 29 62 12 50C29 38 42 22 50 3Z",
    SPADES: """M50 4C60 26 94 42 94 65C94 78 84 85 75 85C66 85 58 80 54 73C55 84 60 91 68 96L32 96
        C40 91 45 84 46 73C42 80 34 85 25 85C16 85 6 78 6 65C6 42 40 26 50 4Z""",
    CLUBS: """M50 4C62 4 71 13 71 25C71 32 68 37 64 41C67 39 71 38 75 38C87 38 96 47 96 59C96 71
        87 80 75 80C66 80 58 75 54 67C55 82 60 91 68 96L32 96C40 91 45 82 46 67C42 75 34 80 25 80
        C13 80 4 71 4 59C4 47 13 38 25 38C29 38 33 39 36 41C32 37 29 32 29 25C29 13 38 4 50 4Z""",
}

SEAT_EMBLEMS = (
    # pick, gem, hammer, mushroom, flame, key, leaf, star
    """<path d="M18 40C40 14 66 12 88 30C66 26 50 30 32 50Z"/>
       <path d="M46 30L56 24L66 92L54 94Z"/>""",
    """<path d="M50 8L86 42L50 94L14 42Z"/>
       <path d="M50 8L64 42L50 94L36 42Z" fill="#000" opacity=".25"/>""",
    """<path d="M18 14H74V44H18Z"/><path d="M74 20L88 29L74 38Z"/>
       <rect x="40" y="44" width="13" height="50" rx="4"/>""",
    """<path d="M10 54C10 20 90 20 90 54C70 62 30 62 10 54Z"/><path d="M38 60H62L66 92H34Z"/>""",
    """<path d="M50 6C60 30 84 40 80 66C78 84 64 94 50 94C36 94 22 84 20 66C20 52 30 46 34 34
       C40 42 42 46 44 52C50 40 52 24 50 6Z"/>""",
    """<circle cx="34" cy="34" r="24"/>
       <path d="M46 50L86 88L78 96L70 88L62 94L54 86L62 80L40 58Z"/>""",
    """<path d="M50 6C80 26 88 60 50 94C12 60 20 26 50 6Z"/>
       <path d="M48 20H52V94H48Z" fill="#fff" opacity=".35"/>""",
    """<path d="M50 4L60 38H96L68 58L78 94L50 72L22 94L32 58L4 38H40Z"/>""",
)


def suit(name: str, x: float, y: float, size: float, *, fill: str = "", flip: bool = False) -> str:
    """A suit glyph centred on x, y; drawn in its own ink unless `fill` is given."""
    turn = " rotate(180 50 50)" if flip else ""
    place = f"translate({x - size / 2},{y - size / 2}) scale({size / 100}){turn}"
    return f'<path d="{_PATHS[name]}" transform="{place}" fill="{fill or INKS[name]}"/>'


def emblem(x: float, y: float, radius: float, fill: str = BRASS) -> str:
    """The hall's emblem: a hat above, a beard below, a nose between, a diamond in all."""
    return f"""<g transform="translate({x},{y}) scale({radius / 50})" fill="{fill}">
        <path d="M-34 -6 C-18 -12 -8 -30 2 -48 C6 -30 20 -12 34 -6 C22 -1 -22 -1 -34 -6Z"/>
        <path d="M-31 4 C-20 8 -14 6 -10 6 A11 11 0 0 0 10 6 C14 6 20 8 31 4
            C28 24 12 38 0 50 C-12 38 -28 24 -31 4Z"/>
        <circle cx="0" cy="5" r="8"/></g>"""
