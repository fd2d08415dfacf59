"""Glows, sparks, confetti, shadows for things in flight, and the chain of hanging signs."""

from functools import partial

import numpy as np
from PIL import Image, ImageFilter

from tools.bake import mask
from tools.bake.cards import CARD
from tools.bake.compose import padded, stacked, tinted
from tools.bake.light import disc_grid
from tools.bake.palette import BRASS, EMBER, SHADOW
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn

CONFETTI = (BRASS, EMBER, "#56b4e9", "#009e73", "#cc79a7", "#f2e6cd")


def pictures() -> Painters:
    """Everything that flies, glows or hangs."""
    yield "fx/glow_round", lambda: Sprite(glow(256, "#ffb04a", 2.0))
    yield "fx/spark", lambda: Sprite(stacked(glow(24, "#ff9a3c", 1.8), glow(24, "#fff4d0", 5)))
    for number in range(len(CONFETTI)):
        yield f"fx/confetti_{number}", partial(_confetti, number)
    yield "fx/shadow_card", _card_shadow
    yield "fx/shadow_round", lambda: Sprite(glow(96, SHADOW, 1.3, strength=0.7))
    yield "ui/chain", lambda: Sprite(_chain(12))
    yield "ui/chain_short", lambda: Sprite(_chain(4))


def glow(size: float, colour: str, falloff: float, *, strength: float = 1.0) -> Image.Image:
    """A round pool of light or shadow that fades to its rim; `size` is its diameter."""
    xs, ys = disc_grid(px(size), px(size))
    pool = np.clip(1 - np.sqrt(xs * xs + ys * ys), 0, 1) ** falloff * 255 * strength
    return tinted(Image.fromarray(pool.astype(np.uint8)), colour)


def _confetti(number: int) -> Sprite:
    shapes = (
        '<path d="M4 6L20 2L22 14L6 18Z"/>',
        '<circle cx="12" cy="12" r="9"/>',
        '<path d="M12 1L23 12L12 23L1 12Z"/>',
        '<path d="M2 8C8 2 14 14 22 8L22 15C14 21 8 9 2 15Z"/>',
        '<path d="M12 2L15 9L22 9L17 14L19 22L12 17L5 22L7 14L2 9L9 9Z"/>',
        '<path d="M6 2H18V22H6Z"/>',
    )
    shape = f'<g fill="{CONFETTI[number]}">{shapes[number]}</g>'
    gleam = '<path d="M0 0H12V24H0Z" fill="#fff" opacity=".22"/>'
    piece = drawn(shape, (24, 24), (24, 24))
    light = drawn(gleam, (24, 24), (24, 24))
    light.putalpha(
        Image.fromarray(np.minimum(np.asarray(light)[..., 3], np.asarray(piece)[..., 3]))
    )
    return Sprite(stacked(piece, light))


def _card_shadow() -> Sprite:
    height, border = 6.0, 24
    body = padded(mask.rounded(*CARD, 9), px(border))
    soft = mask.faded(body.filter(ImageFilter.GaussianBlur(px(height * 1.3))), 0.62)
    size = (body.width / SCALE, body.height / SCALE)
    anchor = (size[0] / 2 - height * 0.45, size[1] / 2 - height * 1.05)
    return Sprite(tinted(soft, SHADOW), (border,) * 4, anchor=anchor)


def _chain(count: int) -> Image.Image:
    """Links of 11 units each; an even count can be laid end to end."""
    links = []
    for k in range(-1, count + 1):
        if k % 2 == 0:
            links.append(
                f"""<ellipse cx="8" cy="{k * 11 + 7}" rx="4.6" ry="7.4" fill="none"
                stroke="#3a2a14" stroke-width="4.2"/><ellipse cx="8" cy="{k * 11 + 7}" rx="4.6"
                ry="7.4" fill="none" stroke="#b08c52" stroke-width="2.6"/>"""
            )
        else:
            links.append(
                f"""<rect x="6.2" y="{k * 11 - 0.5}" width="3.6" height="15" rx="1.8"
                fill="#7b6038" stroke="#3a2a14" stroke-width=".8"/>"""
            )
    return drawn("".join(links), (16, count * 11), (16, count * 11))
