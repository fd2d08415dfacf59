"""Small things of the party: signs, Luckynits, crown, verdict's ribbon, lanterns, a free place."""

import functools
from dataclasses import replace
from functools import partial

from PIL import Image, ImageChops

from tools.bake.compose import haloed, padded, put
from tools.bake.game_card import pooled, rimmed
from tools.bake.gnumie_colours import COLOURS, luckynit, sign
from tools.bake.gnumies import guest
from tools.bake.mask import frame, rounded
from tools.bake.modelled import modelled
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.units import px
from tools.bake.vector import drawn, glow_gradient, gradient

LANTERNS = ("#f07a3c", "#e0508a", "#e8b23a", "#4fb8a8")
_GLOW = 20.0


def pictures() -> Painters:
    """Everything that is neither card, guest, rug nor ground."""
    for colour in COLOURS:
        yield f"gnumies/sign_{colour}", partial(_sign, colour)
    yield "gnumies/luckynit", lambda: Sprite(luckynit(40))
    yield "gnumies/crown", _crown
    yield "gnumies/ribbon", _ribbon
    for number, colour in enumerate(LANTERNS):
        yield f"gnumies/lantern_{number}", partial(_lantern, colour)
    yield "gnumies/slot", _slot
    yield "gnumies/halo_gold", partial(_halo, "#ffd24e")
    yield "gnumies/halo_garnet", partial(_halo, "#ff3a4a")
    yield "games/gnumies", _thumbnail


@functools.cache
def lantern(colour: str, size: float = 60) -> Image.Image:
    """A paper lantern of `size` units across, its hook at the top."""
    paint = glow_gradient(
        "l", [(0, "#fffbe0"), (0.35, "#ffe08a"), (1, colour)], at='cx=".5" cy=".55" r=".62"'
    )
    body = f"""<defs>{paint}</defs><path d="M30,2 V12" stroke="#1a0c28" stroke-width="4"/>
        <rect x="19" y="10" width="22" height="8" rx="3" fill="#3a2416"/>
        <path d="M14,18 H46 C62,34 62,62 46,78 H14 C-2,62 -2,34 14,18Z" fill="url(#l)"/>
        <path d="M22,18 C12,36 12,60 22,78 M38,18 C48,36 48,60 38,78 M30,18 V78" stroke="#000"
        stroke-opacity=".16" stroke-width="2" fill="none"/><rect x="17" y="77" width="26" height="8"
        rx="3" fill="#3a2416"/><path d="M30,85 V98" stroke="{colour}" stroke-width="4"/>"""
    return drawn(body, (60, 100), (size, size * 5 / 3))


def _sign(colour: str) -> Sprite:
    return standing(sign(colour, 54), 2.5)


def _crown() -> Sprite:
    paint = gradient("g", [(0, "#ffe9a0"), (0.5, "#f0be4a"), (1, "#a86c18")])
    body = f"""<defs>{paint}</defs><path d="M6,46 L2,11 L20,26 L34,3 L48,26 L66,11 L62,46
        Q34,55 6,46Z" fill="url(#g)"/><circle cx="34" cy="34" r="5.5" fill="#c9304e"/>
        <circle cx="17" cy="37" r="3.6" fill="#3f8fce"/><circle cx="51" cy="37" r="3.6"
        fill="#3f8fce"/>"""
    return standing(modelled(drawn(body, (68, 54), (76, 60)), 3, depth=2.4), 3)


def _ribbon() -> Sprite:
    paint = (
        '<linearGradient id="r" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c8427e"/>'
        '<stop offset="1" stop-color="#8f2560"/></linearGradient>'
    )
    body = f"""<defs>{paint}</defs><path d="M0,16 H54 V84 H0 L20,50Z M680,16 H626 V84 H680 L660,50Z"
        fill="#7a1f52"/><path d="M36,0 H644 V69 H36Z" fill="url(#r)"/><path d="M36,6 H644
        M36,63 H644" stroke="#ffd98a" stroke-width="2" opacity=".8"/>"""
    shape = modelled(drawn(body, (680, 84), (680, 84)), 3, depth=1.6, amount=0.4)
    whole = standing(shape, 5)
    edge = whole.pad[0]
    return replace(whole, margins=(edge + 64, edge + 40, edge + 64, edge + 40))


def _lantern(colour: str) -> Sprite:
    border = 30.0
    picture = padded(lantern(colour), px(border))
    glow = haloed(picture.getchannel("A"), 12, colour, strength=0.9, grow=2)
    glow.alpha_composite(picture)
    return Sprite(glow, (border,) * 4, anchor=(border + 30, border))


def _slot() -> Sprite:
    """Where the next card of a set would lie."""
    body = """<rect x="3" y="3" width="104" height="148" rx="8" fill="#ffe08a" fill-opacity=".18"
        stroke="#ffe08a" stroke-width="4" stroke-dasharray="12 8"/>"""
    return Sprite(drawn(body, (110, 154), (110, 154)))


def _halo(colour: str) -> Sprite:
    """Light around a card of 150 x 210; its middle is hollow."""
    mask = padded(rounded(150, 210, 9), px(_GLOW))
    glow = haloed(mask, 8, colour, strength=1.0, grow=3)
    glow.putalpha(ImageChops.multiply(glow.getchannel("A"), ImageChops.invert(mask)))
    line = padded(frame(150, 210, 9, inset=0, line=3), px(_GLOW))
    glow.alpha_composite(haloed(line, 1, "#fff2c0", strength=0.9))
    return Sprite(glow, (_GLOW,) * 4, margins=(_GLOW + 24,) * 4)


def _thumbnail() -> Sprite:
    """The guest of seven before the violet night, for the list of games."""
    card = rimmed((160, 224), "#efe0ff", pooled((146, 210), "#9a5cc6", "#1c0c38", seed=2), 7)
    for x, y, number in ((34, 20, 0), (80, 34, 2), (124, 18, 3)):
        put(card, lantern(LANTERNS[number], 26), x, y, anchor="mt")
    for name, x, wide in (("9", 44, 110), ("5", 118, 96), ("7", 80, 172)):
        figure = guest(name)
        small = figure.resize(
            (px(wide), px(wide * figure.height / figure.width)), Image.Resampling.LANCZOS
        )
        put(card, small, x, 216 if name == "7" else 150, anchor="mb", height=3)
    shape = rounded(160, 224, 9)
    card.putalpha(shape)
    return Sprite(card, indexed=True)
