"""Fragments of the Maya discs: three sizes of five materials, and the light of gaps.

A fragment of n 24ths lies from 12 o'clock clockwise when its turn is 0. Its anchor is the disc's
middle. Because light is painted in, each is baked in four quarter turns: take the nearest before
the wanted place and rotate the rest about the anchor.
"""

import functools
import math
from functools import partial

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.compose import tinted
from tools.bake.light import blur, painted
from tools.bake.maya_materials import MATERIALS, finished
from tools.bake.maya_patterns import PATTERNS
from tools.bake.noise import Field
from tools.bake.raking import smooth
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import SCALE, px

RADIUS = 200.0
INNER = 0.13
"""The hole in the middle, as a share of the radius."""
SIZES = {"quarter": 6, "sixth": 4, "eighth": 3}
TURNS = 4
_RIM = 0.034
_GLOWS = {"good": ("#b8ff7a", "#e6ffc0"), "bad": ("#ff3048", "#ffb0a8")}


def pictures() -> Painters:
    """Every fragment in every quarter turn, and the glows for one turn."""
    for material in MATERIALS:
        for name, size in SIZES.items():
            for turn in range(TURNS):
                painter = partial(_fragment, material, size, turn)
                yield f"maya/{material}_{name}_{turn}", painter
    for name, size in SIZES.items():
        for kind in _GLOWS:
            yield f"maya/gap_{kind}_{name}", partial(_gap, kind, size)
            yield f"maya/halo_{kind}_{name}", partial(_halo, kind, size)
    yield "maya/boss", _boss


@functools.cache
def fragment(material: str, size: int, start: float, radius: float) -> Image.Image:
    """A sector from `start` (24ths), in a square around the disc's middle."""
    away, along, edge = _sector(size, start, radius)
    pixels = radius * SCALE
    rise = np.clip(edge / _RIM, 0, 1)
    bevel = np.sqrt(1 - (1 - rise) ** 2) * _RIM
    inward = np.clip((away - INNER - 0.05) / (1 - INNER - 0.10), 0, 1)
    motif = PATTERNS[material](along, inward, size) * smooth(0.035, 0.06, edge)
    carving = blur(motif, pixels / 260 + 0.5)
    seed = 1000 + 97 * MATERIALS.index(material) + 13 * size + int(start)
    body = finished(material, bevel, carving, radius=pixels, seed=seed)
    return painted(body, np.clip(edge * pixels + 0.5, 0, 1) * 255)


def _sector(size: int, start: float, radius: float) -> tuple[Field, Field, Field]:
    """Distance from the middle (radius 1), angle in 24ths, distance from the sector's edge."""
    half = px(radius) + 8
    rows, columns = np.mgrid[-half:half, -half:half].astype(np.float32) + 0.5
    away = np.sqrt(columns**2 + rows**2) / px(radius)
    along = ((np.degrees(np.arctan2(columns, -rows)) % 360) / 15 - start) % 24
    edge = np.minimum(1 - away, away - INNER)
    if size < 24:
        first, last = np.radians(along * 15), np.radians((size - along) * 15)
        sides = np.minimum(
            away * np.sin(np.minimum(first, math.pi / 2)),
            away * np.sin(np.clip(last, -math.pi / 2, math.pi / 2)),
        )
        edge = np.minimum(edge, np.where(along <= size, sides, -1) - 0.006)
    return away, along, np.asarray(edge)


def _fragment(material: str, size: int, turn: int) -> Sprite:
    return _cut(fragment(material, size, turn * 24 / TURNS, RADIUS))


def _cut(picture: Image.Image) -> Sprite:
    """Cut to what is drawn, on whole units; the anchor stays the disc's middle."""
    box = picture.getbbox()
    if box is None:
        raise ValueError("nothing is drawn")
    left, top = box[0] - box[0] % SCALE, box[1] - box[1] % SCALE
    right, bottom = box[2] + box[2] % SCALE, box[3] + box[3] % SCALE
    middle = picture.width / 2
    anchor = ((middle - left) / SCALE, (middle - top) / SCALE)
    return Sprite(picture.crop((left, top, right, bottom)), anchor=anchor, indexed=True)


def _gap(kind: str, size: int) -> Sprite:
    """Where a fragment would lie: a soft fill and a bright line; a bad one is also hatched."""
    away, along, edge = _sector(size, 0, RADIUS)
    pixels = edge * px(RADIUS)
    inside = np.clip(pixels, 0, 1)
    fill = inside * (0.24 + 0.34 * np.exp(-np.clip(pixels, 0, None) / px(26)))
    line = np.exp(-(((pixels - px(5)) / px(2.4)) ** 2)) * inside
    if kind == "bad":
        hatch = np.sin((along * 15 * away + away * 60) * 1.6) > 0.55
        fill = fill + 0.30 * inside * hatch
    soft, bright = _GLOWS[kind]
    whole = tinted(Image.fromarray((np.clip(fill, 0, 1) * 255).astype(np.uint8)), soft)
    whole.alpha_composite(tinted(Image.fromarray((line * 240).astype(np.uint8)), bright))
    return _cut(whole)


def _halo(kind: str, size: int) -> Sprite:
    """Light around a lifted fragment; a bad one's is broken into dashes."""
    _, _, edge = _sector(size, 0, RADIUS)
    border = px(24)
    shape = np.pad(np.clip(edge * px(RADIUS), 0, 1), border)
    mask = Image.fromarray((shape * 255).astype(np.uint8))
    wide = mask.filter(ImageFilter.MaxFilter(2 * px(3) + 1)).filter(ImageFilter.GaussianBlur(px(7)))
    light = np.asarray(wide, np.float32) * (1 - shape)
    if kind == "bad":
        rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]]
        dash = np.sin((columns * 0.6 + rows) / px(4.2)) > -0.2
        light = light * (0.35 + 0.65 * dash)
    glow = tinted(Image.fromarray(np.clip(light, 0, 255).astype(np.uint8)), _GLOWS[kind][0])
    return _cut(glow)


def _boss() -> Sprite:
    """The stone knob in the middle of a disc of `RADIUS`."""
    radius = 34.0
    half = px(radius) + 6
    rows, columns = np.mgrid[-half:half, -half:half].astype(np.float32) + 0.5
    away = np.sqrt(columns**2 + rows**2) / px(radius)
    edge = 1 - away
    bevel = np.sqrt(1 - (1 - np.clip(edge / 0.3, 0, 1)) ** 2) * 0.3
    turn = np.degrees(np.arctan2(columns, -rows)) % 360
    carving = (np.abs(away - 0.62) < 0.05) | (np.abs(away - 0.3) < 0.06)
    carving = carving | ((np.abs(turn / 30 % 1 - 0.5) < 0.12) & (away > 0.66) & (away < 0.86))
    marks = blur(carving.astype(np.float32), 1.2) * 2.5
    body = finished("stone", np.asarray(bevel), marks, radius=px(radius), seed=77)
    return _cut(painted(body, np.clip(edge * px(radius) + 0.5, 0, 1) * 255))
