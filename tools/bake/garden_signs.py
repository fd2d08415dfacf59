"""Boards of the garden: margin signs, team signs, braces, arrows, the crate of cards."""

import functools
import math
from dataclasses import replace
from functools import partial

from PIL import Image

from tools.bake.compose import put
from tools.bake.mask import rounded
from tools.bake.modelled import modelled
from tools.bake.noise import Ramp
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import px
from tools.bake.vector import drawn
from tools.bake.wood import carved

_PINE: Ramp = ((0, "#5a3518"), (0.4, "#9a6534"), (0.8, "#cf9658"), (1, "#ecc088"))
_POST: Ramp = ((0, "#3a2412"), (0.5, "#7c5530"), (1, "#b98450"))
_CRATE: Ramp = ((0, "#2c190c"), (0.5, "#6d4526"), (1, "#a3713f"))


def pictures() -> Painters:
    """Everything written on in the garden."""
    yield "nains/sign", lambda: _sign(196, 92)
    yield "nains/sign_alarm", lambda: _sign(196, 92, "#c8402e")
    for team in TEAMS:
        yield f"nains/team_{team}", partial(_team, team)
    yield "nains/crate", _crate
    yield "nains/slot", _slot
    for side in ("left", "right"):
        yield f"nains/arrow_{side}", partial(_arrow, side)
    for squares in range(1, 9):
        yield f"nains/brace_{squares}", partial(_brace, squares)


def _sign(wide: float, tall: float, rim: str = "") -> Sprite:
    """A board on a post that stands in the lawn; its anchor is the board's middle."""
    scene = Image.new("RGBA", (px(wide), px(tall + 44)), (0, 0, 0, 0))
    put(
        scene,
        carved(rounded(18, 62, 4), _POST, seed=5, edge=4, plank=30),
        wide / 2,
        tall - 20,
        anchor="mt",
    )
    put(scene, _board(wide, tall, rim), 0, 0, height=3)
    laid = standing(scene, 6)
    edge = laid.pad[0]
    return Sprite(laid.image, laid.pad, anchor=(edge + wide / 2, edge + tall / 2), indexed=True)


@functools.cache
def _board(wide: float, tall: float, rim: str) -> Image.Image:
    board = carved(rounded(wide, tall, 14), _PINE, seed=61, edge=5, plank=tall / 2)
    marks = "".join(
        f'<circle cx="{x}" cy="{y}" r="4.5" fill="#3a2616"/><circle cx="{x - 1}" cy="{y - 1}" '
        'r="1.6" fill="#f0dcb8"/>'
        for x in (15, wide - 15)
        for y in (15, tall - 15)
    )
    if rim:
        marks += f"""<rect x="4" y="4" width="{wide - 8}" height="{tall - 8}" rx="11" fill="none"
            stroke="{rim}" stroke-width="6"/>"""
    board.alpha_composite(drawn(marks, (wide, tall), (wide, tall)))
    return board


_RAYS = "".join(
    f'<path d="M{20 * math.sin(a):.1f},{-20 * math.cos(a):.1f} L{27 * math.sin(a):.1f},'
    f'{-27 * math.cos(a):.1f}" stroke="#fff0c0" stroke-width="4.4" stroke-linecap="round"/>'
    for a in (k * math.pi / 4 for k in range(8))
)
TEAMS = {
    "sun": ("#c0522c", f'<circle r="14" fill="#fff0c0"/>{_RAYS}'),
    "moon": ("#35508c", '<path d="M5,-25 A25,25 0 1 0 25,12 A20,20 0 1 1 5,-25Z" fill="#fff0c0"/>'),
}


def _team(team: str) -> Sprite:
    """A hanging board with the team's shield at the left; its name goes to the right of it."""
    ink, mark = TEAMS[team]
    board = _board(250, 76, "").copy()
    shield = f"""<g transform="translate(42,38)"><circle r="32" fill="{ink}" stroke="#d9a441"
        stroke-width="3.4"/>{mark}</g>"""
    badge = modelled(drawn(shield, (250, 76), (250, 76)), 2, depth=2)
    put(board, badge, 0, 0, height=1.5)
    return standing(board, 6)


def _crate() -> Sprite:
    """A crate lid for deck and discard: their places are at 84 and 216 of 300 by 176."""
    lid = carved(rounded(300, 176, 12), _CRATE, seed=44, edge=5, plank=59)
    gaps = """<path d="M4,59 H296 M4,117 H296" stroke="#140a04" stroke-width="3.4" opacity=".8"/>
        <rect x="6" y="6" width="288" height="164" rx="9" fill="none" stroke="#d9a441"
        stroke-opacity=".45" stroke-width="2"/>"""
    lid.alpha_composite(drawn(gaps, (300, 176), (300, 176)))
    laid = standing(lid, 7)
    return Sprite(laid.image, laid.pad, indexed=True)


def _slot() -> Sprite:
    """Where the first card that is put away will lie."""
    body = """<rect x="3" y="3" width="104" height="148" rx="8" fill="#f7e6c0" fill-opacity=".08"
        stroke="#f7e6c0" stroke-opacity=".7" stroke-width="4" stroke-dasharray="12 8"/>"""
    return Sprite(drawn(body, (110, 154), (110, 154)), indexed=True)


def _arrow(side: str) -> Sprite:
    """Which way the hose will slide; the number goes to the shaft's middle."""
    paint = (
        '<linearGradient id="a" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffe27a"/>'
        '<stop offset=".5" stop-color="#f0b23c"/><stop offset="1" stop-color="#f0b23c" '
        'stop-opacity="0"/></linearGradient>'
    )
    turn = "translate(300,0) scale(-1,1)" if side == "right" else "translate(0,0)"
    body = f"""<defs>{paint}</defs><g transform="{turn}"><path d="M292,36 H86 V10 L6,56 L86,102 V76
        H292Z" fill="url(#a)"/><path d="M86,36 V10 L6,56 L86,102 V76" fill="none" stroke="#fff3c0"
        stroke-width="3.5" stroke-linejoin="round"/></g>"""
    return standing(drawn(body, (300, 112), (300, 112)), 4)


def _brace(squares: int) -> Sprite:
    """Under so many free squares of 92; its anchor is the upper edge's middle."""
    wide = squares * 92.0
    half, end = wide / 2, wide - 4
    body = f"""<path d="M4,4 C4,20 8,22 22,22 H{half - 20} C{half - 8},22 {half},26 {half},38
        C{half},26 {half + 8},22 {half + 20},22 H{end - 18} C{end - 4},22 {end},20 {end},4"
        stroke="#fbe9b0" stroke-width="5" fill="none" stroke-linecap="round"/>"""
    laid = standing(drawn(body, (wide, 42), (wide, 42)), 1.5)
    return replace(laid, anchor=(laid.pad[0] + half, laid.pad[1]))
