"""The dial that chooses a bid, its two round buttons, and the banner of the last bid."""

from dataclasses import replace
from functools import partial

import numpy as np
from PIL import Image

from tools.bake.compose import dimmed, put
from tools.bake.light import blur, grid, lit, painted
from tools.bake.mask import disc
from tools.bake.metal import brass, brushed, slate
from tools.bake.paper import parchment
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn
from tools.bake.wood import WALNUT, carved

RADIUS = 84.0
_TEETH = 44
_SIGNS = {
    "minus": "M22 43 H78 V57 H22Z",
    "plus": "M22 43 H43 V22 H57 V43 H78 V57 H57 V78 H43 V57 H22Z",
}
_STATES = {"": 1.0, "_hover": 1.1, "_pressed": 0.82, "_disabled": 0.5}


def pictures() -> Painters:
    """Socket, knurled ring and face, laid in this order; buttons; banner."""
    yield "nain/dial_socket", _socket
    yield "nain/dial_ring", lambda: Sprite(_ring())
    yield "nain/dial_face", _face
    for sign in _SIGNS:
        for state in _STATES:
            yield f"nain/{sign}{state}", partial(_button, sign, state)
    yield "nain/banner", _banner


def _socket() -> Sprite:
    wide = 2 * RADIUS + 28
    return standing(carved(disc(wide), WALNUT, seed=44, edge=6), 8)


def _ring() -> Image.Image:
    """The knurled ring; it turns by 360/44 degrees a coin."""
    side = px(2 * RADIUS + 4)
    columns, rows = grid(side, side)
    x, y = (columns - side / 2) / SCALE, (rows - side / 2) / SCALE
    away, turn = np.sqrt(x * x + y * y), np.arctan2(y, x)
    cover = np.clip((RADIUS + 1 - away) * 2, 0, 1) * 255
    knurl = np.where(away > RADIUS - 15, np.sin(turn * _TEETH) * 1.2 * SCALE, 0)
    raised = knurl + np.clip(RADIUS - away, 0, 7) * SCALE * 0.8
    relief = blur(raised - np.clip((RADIUS - 26) - away, 0, 6) * SCALE, 1.0)
    metal = lit(brushed(side, side, seed=33), relief, ambient=0.36, gloss=0.95, hardness=15)
    sheen = 0.86 + 0.24 * (0.5 + 0.5 * np.cos(2 * (turn - 2.2)))
    return painted(metal * sheen[..., None], cover)


def _face() -> Sprite:
    """Slate for the number, and the ember mark above it."""
    wide = 2 * RADIUS + 4
    scene = Image.new("RGBA", (px(wide), px(wide)), (0, 0, 0, 0))
    put(scene, slate(disc(2 * RADIUS - 58), edge=5), wide / 2, wide / 2, anchor="mm")
    mark = drawn(
        '<path d="M50 92L16 14H84Z" fill="#f0602c" stroke="#5a1604" stroke-width="6"/>',
        (100, 100),
        (24, 24),
    )
    put(scene, mark, wide / 2, wide / 2 - RADIUS + 13, anchor="mm", height=2)
    return Sprite(scene)


def _button(sign: str, state: str) -> Sprite:
    socket = carved(disc(70), WALNUT, seed=9, edge=4)
    knob = brass(disc(58), edge=6, seed=17)
    sunk = 1 if state == "_pressed" else 0
    put(socket, knob, 35, 35 + sunk, anchor="mm", height=3 - 2 * sunk)
    ink = drawn(f'<path d="{_SIGNS[sign]}" fill="#2c1806"/>', (100, 100), (36, 36))
    put(socket, ink, 35, 35 + sunk, anchor="mm")
    return standing(dimmed(socket, _STATES[state]), 5)


def _banner() -> Sprite:
    """A band of parchment with folded ends; nine-patch, its middle stretches."""
    size = (600.0, 96.0)
    tails = _shape("M0 22H70V92H0L22 57Z M530 22H600L578 57L600 92H530Z", size)
    whole = dimmed(parchment(tails, seed=52), 0.72)
    put(whole, parchment(_shape("M44 6H556V78H44Z", size), seed=51), 0, 0, height=4)
    laid = standing(whole, 6)
    edge = laid.pad[0]
    return replace(laid, margins=(edge + 90, edge + 46, edge + 90, edge + 46), indexed=True)


def _shape(path: str, size: tuple[float, float]) -> Image.Image:
    return drawn(f'<path d="{path}" fill="#fff"/>', size, size).getchannel("A")
