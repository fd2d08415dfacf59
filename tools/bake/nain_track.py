"""The bid's track: sleepers that slide with their numbers, the rails over them, and the cart."""

from functools import partial

import numpy as np
from PIL import Image, ImageChops

from tools.bake.compose import haloed, padded, put, shadowed
from tools.bake.light import colours, painted
from tools.bake.mask import disc, rounded
from tools.bake.metal import brass, iron
from tools.bake.nain_treasure import heap
from tools.bake.noise import Ramp
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn
from tools.bake.wood import HONEY, carved

RAILS = (996.0, 85.0)
GAUGE = 35.0
"""From the track's middle to each rail."""
_FADE = 150.0
_DARK: Ramp = ((0, "#241409"), (0.4, "#4c2e18"), (0.8, "#7c5230"), (1, "#9a6d42"))
_BODY: Ramp = ((0, "#2a180c"), (0.4, "#573419"), (0.8, "#86562c"), (1, "#a97943"))
_CART = (214.0, 112.0)


def pictures() -> Painters:
    """Track, cart and the wheel that turns."""
    yield "nain/sleeper", partial(_sleeper, _DARK, 5)
    yield "nain/sleeper_passed", partial(_sleeper, ((0, "#140d08"), (1, "#4a3522")), 6)
    yield "nain/sleeper_next", _next_sleeper
    yield "nain/rails", _rails
    yield "nain/number_plate", lambda: standing(brass(rounded(58, 50, 11), edge=5, seed=19), 3)
    yield "nain/cart", _cart
    yield "nain/wheel", lambda: Sprite(wheel())


def _board(stops: Ramp, seed: int) -> Image.Image:
    """A sleeper with its four bolts beside the rails."""
    board = carved(rounded(56, 116, 7), stops, seed=300 + seed, edge=5, plank=56)
    bolt = iron(disc(9), edge=4, seed=9, bright=1.4)
    for y in (58 - GAUGE + 12, 58 + GAUGE + 12):
        for x in (13, 43):
            put(board, bolt, x, y, anchor="mm", height=1)
    return board


def _sleeper(stops: Ramp, seed: int) -> Sprite:
    return standing(_board(stops, seed), 5)


def _next_sleeper() -> Sprite:
    """The sleeper of one's own bid, in a warm glow."""
    board = _board(HONEY, 8)
    whole, border = shadowed(board, 5)
    glow = haloed(padded(board.getchannel("A"), border), 9, "#ff9a2e", strength=1.0, grow=4)
    glow.alpha_composite(whole)
    return Sprite(glow, (border / SCALE,) * 4)


def _rails() -> Sprite:
    """Two rails over the whole track; both ends fade into the dark."""
    scene = Image.new("RGBA", (px(RAILS[0]), px(RAILS[1] + 20)), (0, 0, 0, 0))
    for down in (-GAUGE, GAUGE):
        bar = iron(rounded(RAILS[0], 15, 2), edge=5, seed=int(70 + down), bright=1.9)
        put(scene, bar, 0, RAILS[1] / 2 + 10 + down - 7.5, height=4)
        gleam = Image.new("RGBA", (px(RAILS[0]), px(2.2)), (255, 230, 186, 130))
        put(scene, gleam, 0, RAILS[1] / 2 + 10 + down - 4)
    across = np.arange(scene.width, dtype=np.float32) / SCALE
    share = np.clip(np.minimum(across, RAILS[0] - across) / _FADE, 0, 1) ** 1.2
    pixels = colours(scene)
    return Sprite(painted(pixels[..., :3], pixels[..., 3] * share[None, :]), (0, 10, 0, 10))


def wheel() -> Image.Image:
    """A spoked wheel of 46 units, that shows when it turns."""
    rim = iron(disc(46), edge=7, seed=11, bright=1.3)
    hollow = drawn(
        "".join(
            f'<path d="M50 50 L{x1} {y1} A30 30 0 0 1 {x2} {y2}Z" fill="#fff"/>'
            for x1, y1, x2, y2 in (
                (79, 58, 58, 79),
                (42, 79, 21, 58),
                (21, 42, 42, 21),
                (58, 21, 79, 42),
            )
        ),
        (100, 100),
        (46, 46),
    ).getchannel("A")
    rim.putalpha(ImageChops.subtract(rim.getchannel("A"), hollow))
    dark = Image.new("RGBA", rim.size, (18, 14, 12, 255))
    dark.putalpha(disc(40).resize(rim.size))
    whole = Image.alpha_composite(dark, rim)
    put(whole, brass(disc(17), edge=6, seed=2), 23, 23, anchor="mm", height=1)
    return whole


def _cart() -> Sprite:
    """The cart from the side, heaped with coins; its anchor is where the rail bears it.

    The brass plate's middle is 76 above the anchor, the wheels' are 54 left and right, 12 above.
    """
    wide, tall = _CART
    scene = Image.new("RGBA", (px(wide + 60), px(tall + 110)), (0, 0, 0, 0))
    middle, rail = wide / 2 + 30, tall + 80
    put(scene, heap(46, 84, 50), middle, rail - tall + 22, anchor="mb", height=4)
    for side in (-54, 54):
        put(scene, wheel(), middle + side, rail - 12, anchor="mm", height=5)
    left, top = middle - wide / 2, rail - tall - 14
    box = _outline("M4 8Q4 2 10 2H204Q210 2 210 8L184 84Q182 90 174 90H40Q32 90 30 84Z")
    put(scene, carved(box, _BODY, seed=401, edge=6, plank=45), left, top, height=10)
    bands = _outline(
        "M0 4Q0 0 6 0H208Q214 0 214 4V18H0Z M22 62L30 84Q32 92 40 92H174Q182 92 184 84L192 62Z"
        "M48 8H66L74 90H56Z M148 8H166L158 90H140Z"
    )
    put(scene, iron(bands, edge=4, seed=21, bright=1.25), left, top, height=3)
    plate = brass(rounded(96, 66, 14), edge=5, seed=14)
    put(scene, plate, middle, rail - 76, anchor="mm", height=4)
    return Sprite(scene, anchor=(middle, rail))


def _outline(path: str) -> Image.Image:
    return drawn(f'<path d="{path}" fill="#fff"/>', _CART, _CART).getchannel("A")
