"""Carved buttons in their sockets, and the entries of the hall's menu, in every state."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from tools.bake import mask
from tools.bake.compose import dimmed, haloed, padded, put, stacked
from tools.bake.light import bevel, colours, lit, painted
from tools.bake.metal import brass, rivet
from tools.bake.noise import Ramp, fbm, ramp
from tools.bake.sprite import Painters, Sprite, glowing, standing
from tools.bake.units import px
from tools.bake.wood import HONEY, WALNUT, carved

BODY = (240, 104)
SOCKET = 10
_ENTRY = (300, 86)
_EMBERS: Ramp = ((0, "#7d1f12"), (0.5, "#b93a1e"), (1, "#dd5a2c"))
_ENTRY_WOOD: Ramp = (
    (0, "#1f1108"),
    (0.3, "#3d2413"),
    (0.6, "#5f3b20"),
    (0.85, "#7f5330"),
    (1, "#a06d40"),
)


def pictures() -> Painters:
    """Three kinds of buttons in four states, and the hall's entries."""
    for kind, face in _FACES.items():
        yield from _states(f"ui/button_{kind}", face)
    yield "ui/entry", lambda: standing(_entry(), 8, corner=34)
    yield "ui/entry_focus", _entry_focus
    yield "ui/entry_pressed", lambda: standing(dimmed(_entry(), 0.8), 3, corner=34)


def button(face: Image.Image, *, lift: float) -> Sprite:
    """A face in its walnut socket; `lift` is its height above the socket."""
    width, height = BODY[0] + 2 * SOCKET, BODY[1] + 2 * SOCKET
    whole = carved(mask.rounded(width, height, height * 0.26), WALNUT, seed=5, gloss=0.2)
    well = mask.rounded(BODY[0] + 4, BODY[1] + 4, BODY[1] * 0.24 + 2)
    shade = Image.new("RGBA", well.size, (8, 4, 2, 0))
    shade.putalpha(mask.faded(well, 0.75))
    put(whole, shade, SOCKET - 2, SOCKET - 2)
    sunk = 0 if lift else 2
    put(whole, face, SOCKET, SOCKET + sunk, height=lift)
    return standing(whole, 9, corner=SOCKET + 30)


def _states(name: str, face: Callable[[], Image.Image]) -> Painters:
    yield name, lambda: button(face(), lift=3)
    yield f"{name}_hover", lambda: button(dimmed(face(), 1.13), lift=4)
    yield f"{name}_pressed", lambda: button(dimmed(face(), 0.82), lift=0)
    yield f"{name}_disabled", lambda: button(_spent(face()), lift=1)


def _brass_face() -> Image.Image:
    return brass(_body(), edge=7, seed=13, gloss=0.8)


def _wood_face() -> Image.Image:
    return carved(_body(), HONEY, seed=15, edge=7, gloss=0.4)


def _ember_face() -> Image.Image:
    body = _body()
    width, height = body.size
    broad = fbm(height, width, px(30), px(60), 4, 8) - 0.5
    fine = fbm(height, width, px(2), px(2), 2, 9) - 0.5
    coal = ramp(0.5 + 0.7 * broad + 0.3 * fine, _EMBERS)
    shaded = lit(coal, bevel(body, 8), ambient=0.42, gloss=0.75, hardness=16)
    return painted(shaded * np.linspace(1.12, 0.84, height)[:, None, None], body)


def _body() -> Image.Image:
    return mask.rounded(*BODY, BODY[1] * 0.24)


def _spent(face: Image.Image) -> Image.Image:
    pixels = colours(face)
    grey = pixels[..., :3].mean(-1, keepdims=True)
    pixels[..., :3] = (0.30 * pixels[..., :3] + 0.70 * grey) * np.array([0.36, 0.34, 0.32])
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def _entry() -> Image.Image:
    width, height = _ENTRY
    board = carved(mask.rounded(width, height, 14), _ENTRY_WOOD, seed=501, edge=6, gloss=0.35)
    line = mask.frame(width, height, 9, inset=6, line=1.4)
    fillet = brass(line, edge=1, seed=5)
    fillet.putalpha(mask.faded(line, 0.6))
    return _nailed(stacked(board, fillet))


def _entry_focus() -> Sprite:
    width, height = _ENTRY
    body = mask.rounded(width, height, 14)
    plate = standing(_nailed(brass(body, edge=7, seed=60, gloss=0.7), dark=0.12), 11, corner=34)
    border = plate.pad[0]
    glow = haloed(padded(body, px(border)), 15, "#ff8a2a", strength=0.85, grow=3)
    return glowing(stacked(glow, plate.image), border, corner=34)


def _nailed(board: Image.Image, *, dark: float = 0) -> Image.Image:
    width, height = _ENTRY
    for x in (18, width - 18):
        put(board, rivet(13, dark=dark), x, height / 2, anchor="mm", height=2)
    return board


_FACES: dict[str, Callable[[], Image.Image]] = {
    "brass": _brass_face,
    "wood": _wood_face,
    "ember": _ember_face,
}
