"""Controls of the settings: field, slider, toggle, tabs, scroll bar."""

from dataclasses import replace

import numpy as np
from PIL import Image, ImageFilter

from tools.bake import mask
from tools.bake.compose import put, stacked, tinted
from tools.bake.metal import brass
from tools.bake.noise import Ramp
from tools.bake.palette import AMBER, SHADOW
from tools.bake.sprite import Painters, Sprite, flat_patch, standing
from tools.bake.units import px
from tools.bake.wood import WALNUT, carved

_DEEP: Ramp = ((0, "#0e0805"), (0.5, "#1e120a"), (1, "#2e1d11"))


def pictures() -> Painters:
    """Nine-patches and knobs of the controls."""
    yield "ui/field", lambda: flat_patch(well(200, 64, 12), 20)
    yield "ui/field_focus", lambda: flat_patch(well(200, 64, 12, line="#ffd27a"), 20)
    yield "ui/slider_track", lambda: _bar(well(120, 16, 8), 8, 6)
    yield "ui/slider_fill", lambda: _bar(brass(mask.rounded(120, 16, 8), edge=4), 8, 6)
    yield "ui/slider_knob", lambda: standing(_knob(36), 4)
    yield "ui/toggle_off", lambda: _toggle(on=False)
    yield "ui/toggle_on", lambda: _toggle(on=True)
    yield "ui/toggle_knob", lambda: standing(_knob(36), 4)
    yield "ui/tab", lambda: standing(_tab(WALNUT, 0.75), 4, corner=24)
    yield "ui/scroll_track", lambda: _bar(well(14, 120, 7), 5, 7)
    yield "ui/scroll_thumb", lambda: _bar(brass(mask.rounded(14, 80, 7), edge=4), 5, 7)
    yield "ui/check_off", lambda: standing(_box(), 3)
    yield (
        "ui/row",
        lambda: flat_patch(tinted(mask.faded(mask.rounded(96, 64, 10), 0.32), SHADOW), 16),
    )
    yield (
        "ui/row_hover",
        lambda: flat_patch(tinted(mask.faded(mask.rounded(96, 64, 10), 0.2), AMBER), 16),
    )


def well(width: float, height: float, radius: float, line: str = "#8a6a34") -> Image.Image:
    """A sunk, dark bed in a thin line, shaded by its upper left walls."""
    body = mask.rounded(width, height, radius)
    bed = carved(body, _DEEP, seed=88, edge=1, gloss=0)
    walls = Image.new("L", body.size, 255)
    walls.paste(0, (0, 0), body)
    cast = Image.new("L", body.size, 0)
    cast.paste(walls.filter(ImageFilter.GaussianBlur(px(3))), (px(2), px(4)))
    dark = tinted(mask.faded(cast, 0.8), SHADOW)
    dark.putalpha(Image.fromarray(np.minimum(np.asarray(dark.getchannel("A")), np.asarray(body))))
    edge = tinted(mask.frame(width, height, radius, inset=0, line=2), line)
    return stacked(bed, dark, edge)


def _knob(size: float) -> Image.Image:
    knob = brass(mask.disc(size), edge=5, seed=21)
    put(
        knob,
        brass(mask.disc(size * 0.5), edge=4, seed=22, dark=0.15),
        size / 2,
        size / 2,
        anchor="mm",
        height=1,
    )
    return knob


def _toggle(*, on: bool) -> Sprite:
    width, height = 84, 44
    bed = well(width, height, height / 2, line="#f0c768" if on else "#8a6a34")
    if on:
        body = mask.rounded(width, height, height / 2, 3)
        bed = stacked(bed, tinted(mask.faded(body, 0.85), "#c4761c"))
        put(bed, _gleam(width, height), 0, 0)
    return Sprite(bed)


def _gleam(width: float, height: float) -> Image.Image:
    strip = mask.rounded(width, height, height / 2, 9).filter(ImageFilter.GaussianBlur(px(5)))
    return tinted(mask.faded(strip, 0.7), AMBER)


def _bar(picture: Image.Image, across: float, down: float) -> Sprite:
    """A bar whose middle may be stretched: at some scales it is a pixel thicker."""
    return replace(flat_patch(picture, across), margins=(across, down, across, down))


def _tab(stops: Ramp, gold: float) -> Image.Image:
    width, height = 180, 64
    base = carved(mask.rounded(width, height, 14), stops, seed=33, edge=5, gloss=0.3)
    line = mask.frame(width, height, 10, inset=5, line=1.8)
    fillet = brass(line, edge=1, seed=4)
    fillet.putalpha(mask.faded(line, gold))
    return stacked(base, fillet)


def _box() -> Image.Image:
    return well(44, 44, 10, line="#b08a44")
