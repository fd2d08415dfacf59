"""What makes each guest one of a kind: ears, eyes, mouth and finery, in a box of 300x320."""

from tools.bake.furry import Colour, fur, mixed, scaled, written
from tools.bake.vector import glow_gradient, gradient

CENTRE_X = 150.0


def paints(tint: Colour, *, glare: bool) -> str:
    """The gradients that the parts are filled with; `glare` gives angry yellow eyes."""
    dark, light = written(scaled(tint, 0.42)), written(scaled(tint, 1.1, 0.15))
    iris = ("#ffce3a", "#b8461a") if glare else ("#c97f2a", "#5a2a10")
    return (
        glow_gradient("bulb", [(0, "#fffbe0"), (0.5, "#ffd25e"), (1, "#c9741c")])
        + gradient("horn", [(0, "#fff2d4"), (1, "#a87f52")])
        + glow_gradient("foot", [(0, light), (1, dark)])
        + glow_gradient("white", [(0, "#ffffff"), (0.7, "#f4eefa"), (1, "#b9a9cc")])
        + glow_gradient("iris", [(0, iris[0]), (1, iris[1])], at='cx=".5" cy=".7"')
        + glow_gradient("nose", [(0, "#ff9aa6"), (1, "#9a2f4a")])
        + gradient("bow", [(0, "#ff5f6d"), (1, "#a81e36")])
        + gradient("party", [(0, "#ff6fae"), (0.5, "#d43a86"), (1, "#7d1858")])
        + gradient("gold", [(0, "#ffe9a0"), (0.5, "#d9a441"), (1, "#8a5a16")])
    )


def ears(kind: str, tint: Colour, top: float, radii: tuple[float, float], seed: int) -> str:
    """What grows on the head, behind the body; `top` is the head's upper edge."""
    if kind == "round":
        return "".join(_round_ear(side, tint, top, radii, seed) for side in (-1, 1))
    if kind == "long":
        return "".join(_long_ear(side, tint, top, seed) for side in (-1, 1))
    if kind in ("feeler", "feelers"):
        sides = (-1.0, 1.0) if kind == "feelers" else (-0.5, 0.5)
        return "".join(_feeler(side, written(scaled(tint, 0.42)), top) for side in sides)
    if kind == "horns":
        return "".join(_horn(side, top, radii[0]) for side in (-1, 1))
    return "".join(_tuft(turn, written(scaled(tint, 0.8)), top) for turn in (-34, -12, 10, 32))


def _round_ear(side: int, tint: Colour, top: float, radii: tuple[float, float], seed: int) -> str:
    x, y = CENTRE_X + side * radii[0] * 0.66, top + radii[1] * 0.20
    hair = fur(tint, (x, y), (25, 26), strokes=240, length=11, seed=seed + side)
    inner = f'<ellipse cx="{x}" cy="{y + 3}" rx="12" ry="13" fill="#e9a3a0" opacity=".9"/>'
    return hair + inner


def _long_ear(side: int, tint: Colour, top: float, seed: int) -> str:
    x, y = CENTRE_X + side * 30, top - 18
    hair = fur(tint, (x, y), (17, 48), strokes=320, length=11, seed=seed + side)
    return f"""<g transform="rotate({side * 20} {CENTRE_X + side * 26} {top + 14})">{hair}
        <ellipse cx="{x}" cy="{y + 4}" rx="8" ry="34" fill="#eab0c4" opacity=".9"/></g>"""


def _feeler(side: float, ink: str, top: float) -> str:
    x = CENTRE_X + side * 54
    return f"""<path d="M{CENTRE_X + side * 26},{top + 16} Q{CENTRE_X + side * 30},{top - 22}
        {x},{top - 38}" stroke="{ink}" stroke-width="7" fill="none" stroke-linecap="round"/>
        <circle cx="{x}" cy="{top - 40}" r="13" fill="url(#bulb)"/>
        <circle cx="{x - 4}" cy="{top - 45}" r="4" fill="#fff" opacity=".85"/>"""


def _horn(side: int, top: float, wide: float) -> str:
    def at(share: float) -> float:
        return CENTRE_X + side * wide * share

    return f"""<path d="M{at(0.34)},{top + 18} C{at(0.40)},{top - 14} {at(0.62)},{top - 24}
        {at(0.95)},{top - 26} C{at(0.84)},{top - 4} {at(0.82)},{top + 18} {at(0.72)},{top + 36}Z"
        fill="url(#horn)"/>"""


def _tuft(turn: int, ink: str, top: float) -> str:
    x = CENTRE_X
    return f"""<path d="M{x - 9},{top + 14} Q{x - 4},{top - 30} {x + 6},{top - 50}
        Q{x + 10},{top - 20} {x + 10},{top + 14}Z" fill="{ink}"
        transform="rotate({turn} {x} {top + 30})"/>"""


def eyes(count: int, level: float, ink: str) -> str:
    """One, two or three eyes around `level`."""
    places = {
        1: ((2, 0, 27, 2),),
        2: ((-25, 0, 21, 2), (25, -1, 21, 1)),
        3: ((-35, 4, 16, 2), (36, 4, 16, 0), (0, -7, 20, 2)),
    }[count]
    return "".join(_eye(CENTRE_X + x, level + y, size, look, ink) for x, y, size, look in places)


def _eye(x: float, y: float, size: float, look: float, ink: str) -> str:
    px, py = x + look, y + 2
    return f"""<circle cx="{x}" cy="{y + 1.5}" r="{size + 2.2}" fill="{ink}" opacity=".75"/>
        <circle cx="{x}" cy="{y}" r="{size}" fill="url(#white)"/>
        <circle cx="{px}" cy="{py}" r="{size * 0.6}" fill="url(#iris)"/>
        <circle cx="{px}" cy="{py}" r="{size * 0.33}" fill="#120a18"/>
        <circle cx="{px - size * 0.22}" cy="{py - size * 0.26}" r="{size * 0.19}" fill="#fff"/>
        <circle cx="{px + size * 0.25}" cy="{py + size * 0.22}" r="{size * 0.09}" fill="#fff"
        opacity=".8"/>"""


def mouth(kind: str, y: float) -> str:
    """The mouth around height `y`."""
    x = CENTRE_X
    line = 'stroke="#2a1020" stroke-width="6" fill="none" stroke-linecap="round"'
    if kind == "smile":
        return f'<path d="M{x - 24},{y} Q{x},{y + 26} {x + 24},{y}" {line}/>'
    if kind == "grin":
        return f"""<path d="M{x - 30},{y - 4} Q{x},{y + 6} {x + 30},{y - 4} Q{x + 24},{y + 30}
            {x},{y + 30} Q{x - 24},{y + 30} {x - 30},{y - 4}Z" fill="#4a1028"/>
            <path d="M{x - 24},{y - 2} Q{x},{y + 6} {x + 24},{y - 2} L{x + 20},{y + 8} Q{x},{y + 14}
            {x - 20},{y + 8}Z" fill="#fff8ea"/>"""
    if kind == "teeth":
        return f"""<path d="M{x - 26},{y + 2} Q{x},{y + 22} {x + 26},{y + 2}" {line}/>
            <path d="M{x - 14},{y + 9} l4,15 l9,-11Z M{x + 14},{y + 9} l-4,15 l-9,-11Z"
            fill="#fff8ea"/>"""
    if kind == "laugh":
        return _laugh(x, y)
    return f"""<path d="M{x - 34},{y + 22} Q{x},{y - 12} {x + 34},{y + 22} Q{x},{y + 10}
        {x - 34},{y + 22}Z" fill="#2a0c18" stroke="#2a0c18" stroke-width="6"
        stroke-linejoin="round"/><path d="M{x - 22},{y + 14} l3,-17 l9,13Z M{x + 22},{y + 14}
        l-3,-17 l-9,13Z" fill="#fff4dc"/>"""


def _laugh(x: float, y: float) -> str:
    return f"""<path d="M{x - 36},{y - 8} Q{x},{y + 2} {x + 36},{y - 8} C{x + 34},{y + 42}
        {x - 34},{y + 42} {x - 36},{y - 8}Z" fill="#4a1028"/>
        <path d="M{x - 22},{y + 20} Q{x},{y + 4} {x + 22},{y + 20} Q{x},{y + 36} {x - 22},{y + 20}Z"
        fill="#e86a7a"/><path d="M{x - 31},{y - 6} Q{x},{y + 3} {x + 31},{y - 6} L{x + 27},{y + 4}
        Q{x},{y + 11} {x - 27},{y + 4}Z" fill="#fff8ea"/>"""


def finery(kind: str, *, head: float, eyes_at: float, chest: float) -> str:
    """Bow, party hat, sunglasses or crown."""
    x = CENTRE_X
    if kind == "bow":
        return f"""<path d="M{x},{chest} l-32,-15 v32Z M{x},{chest} l32,-15 v32Z" fill="url(#bow)"
            stroke="#7a1424" stroke-width="2" stroke-linejoin="round"/>
            <circle cx="{x}" cy="{chest + 1}" r="8" fill="#ff8f8f"/>"""
    if kind == "hat":
        return f"""<g transform="rotate(-12 {x} {head})"><path d="M{x - 30},{head + 18}
            L{x + 2},{head - 58} L{x + 32},{head + 16} Q{x},{head + 32} {x - 30},{head + 18}Z"
            fill="url(#party)"/><path d="M{x - 23},{head - 2} q22,14 47,-2 M{x - 13},{head - 24}
            q14,10 27,0" stroke="#fff4c8" stroke-width="6" fill="none"/>
            <circle cx="{x + 2}" cy="{head - 60}" r="11" fill="#ffd75e"/></g>"""
    if kind == "glasses":
        y = eyes_at
        return f"""<g fill="#201030" fill-opacity=".55" stroke="#ffcf5a" stroke-width="5">
            <path d="M{x - 50},{y - 18} h46 l-4,30 q-19,16 -38,0Z"/>
            <path d="M{x + 4},{y - 18} h46 l-4,30 q-19,16 -38,0Z"/></g>
            <path d="M{x - 42},{y - 10} l12,0 l-8,18Z M{x + 12},{y - 10} l12,0 l-8,18Z" fill="#fff"
            opacity=".35"/>"""
    if kind == "crown":
        return f"""<path d="M{x - 36},{head + 16} L{x - 42},{head - 26} L{x - 18},{head - 6}
            L{x},{head - 36} L{x + 18},{head - 6} L{x + 42},{head - 26} L{x + 36},{head + 16}
            Q{x},{head + 28} {x - 36},{head + 16}Z" fill="url(#gold)" stroke="#8a5a10"
            stroke-width="2"/><circle cx="{x}" cy="{head + 6}" r="6" fill="#d5476a"/>"""
    return ""


def scowl(level: float) -> str:
    """Two heavy brows that run together."""
    x = CENTRE_X
    return f"""<path d="M{x - 50},{level - 24} L{x - 6},{level - 8} L{x - 4},{level - 20}
        L{x - 46},{level - 38}Z M{x + 50},{level - 24} L{x + 6},{level - 8} L{x + 4},{level - 20}
        L{x + 46},{level - 38}Z" fill="#231a28" stroke="#231a28" stroke-width="7"
        stroke-linejoin="round"/>"""


def arms(tint: Colour, middle: float, radii: tuple[float, float], mood: str, seed: int) -> str:
    """Two furry arms: hanging and waving, thrown up when laughing, crossed when angry."""
    wide, _ = radii
    if mood == "angry":
        return "".join(_crossed(side, tint, middle, radii, seed) for side in (-1, 1))
    left, right = CENTRE_X - wide * 0.92, CENTRE_X + wide * 0.9
    raised = -150 if mood == "laugh" else -34
    near = fur(tint, (left, middle + 18), (14, 32), strokes=220, length=10, seed=seed + 5)
    far = fur(tint, (right, middle + 22), (14, 34), strokes=220, length=10, seed=seed + 6)
    return f"""<g transform="rotate(38 {left} {middle + 10})">{near}</g>
        <g transform="rotate({raised} {CENTRE_X + wide * 0.86} {middle + 6})">{far}</g>"""


def _crossed(side: int, tint: Colour, middle: float, radii: tuple[float, float], seed: int) -> str:
    place = (CENTRE_X + side * radii[0] * 0.46, middle + radii[1] * 0.44)
    hair = fur(
        mixed(tint, (1, 1, 1), 0.06), place, (40, 15), strokes=260, length=10, seed=seed + 5 + side
    )
    pivot = (CENTRE_X + side * radii[0] * 0.6, middle + radii[1] * 0.42)
    return f'<g transform="rotate({side * -38} {pivot[0]} {pivot[1]})">{hair}</g>'
