"""Parchment things: notes, table notices, speech bubbles and their tails."""

from dataclasses import replace
from functools import partial

from PIL import Image, ImageChops

from tools.bake import mask
from tools.bake.compose import dimmed, haloed, padded, put, stacked
from tools.bake.metal import brass, rivet
from tools.bake.paper import parchment
from tools.bake.sprite import Painters, Sprite, glowing, standing
from tools.bake.units import px
from tools.bake.vector import drawn

_NOTICE = (480, 150)
"""Wide, for the fibres of the sheet smear when it is stretched."""
_PAGE = (640, 444)
"""Half as wide and as tall as a page to read: it is stretched alike both ways."""
TAIL = (30, 24)
"""A tail that points up: width and height; its foot overlaps the bubble by 3 units."""


def pictures() -> Painters:
    """Every parchment of the interface."""
    yield "ui/note", lambda: standing(_note(), 6, corner=26)
    yield "ui/notice", lambda: standing(dimmed(_sheet(*_NOTICE, 71), 0.95), 8, corner=30)
    yield "ui/notice_selected", _notice_selected
    yield "ui/page", lambda: replace(standing(_sheet(*_PAGE, 73), 10, corner=40), indexed=True)
    yield "ui/bubble", lambda: standing(_bubble(), 6, corner=20)
    for side, degrees in (("up", 0), ("left", 90), ("down", 180), ("right", 270)):
        yield f"ui/bubble_{side}", partial(_tail, degrees, side)


def _sheet(width: float, height: float, seed: int) -> Image.Image:
    return parchment(mask.rounded(width, height, 9), seed=seed)


def _note() -> Image.Image:
    sheet = parchment(mask.rounded(240, 84, 10), seed=41)
    for x in (16, 224):
        put(sheet, rivet(10), x, 42, anchor="mm", height=2)
    return sheet


def _notice_selected() -> Sprite:
    width, height, line = *_NOTICE, 6
    body = mask.rounded(width + 2 * line, height + 2 * line, 14)
    rim = ImageChops.subtract(body, mask.rounded(width + 2 * line, height + 2 * line, 9, line))
    sheet = padded(dimmed(_sheet(width, height, 71), 1.04), px(line))
    put(sheet, brass(rim, edge=3, seed=8), 0, 0, height=3)
    sheet.putalpha(ImageChops.lighter(sheet.getchannel("A"), body))
    plate = standing(sheet, 9, corner=36)
    border = plate.pad[0]
    glow = haloed(padded(body, px(border)), 13, "#ffa23c", strength=0.9, grow=3)
    return glowing(stacked(glow, plate.image), border, corner=36)


def _bubble() -> Image.Image:
    return parchment(mask.rounded(160, 64, 20), seed=31, edge=2.2, browned=False)


def _tail(degrees: int, side: str) -> Sprite:
    height = TAIL[1]
    shape = '<path d="M2 24 C8 20 11 10 12 0 C16 10 22 20 28 24Z" fill="#fff"/>'
    cut = drawn(shape, TAIL, TAIL).getchannel("A").rotate(degrees, expand=True)
    tail = parchment(cut, seed=31, edge=1.2, browned=False)
    tip = {"up": (12, 0), "left": (0, 18), "down": (18, height), "right": (height, 12)}[side]
    return Sprite(tail, anchor=tip)
