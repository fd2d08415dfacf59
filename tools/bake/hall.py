"""The hall: its backdrop without any interface, and the frames of its fire."""

import functools
from dataclasses import replace
from functools import partial

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.compose import shine
from tools.bake.effects import glow
from tools.bake.hall_fire import FRAMES, HEARTH, lay_hearth
from tools.bake.hall_guests import lay_guests
from tools.bake.hall_lamps import flames, lay_lanterns, lay_window
from tools.bake.hall_space import VANISH_X, VANISH_Y
from tools.bake.hall_stone import SCALES, far_wall, with_arch
from tools.bake.hall_table import lay_floor, lay_table, lay_things
from tools.bake.light import colours, painted
from tools.bake.sprite import Painters, Sprite, halved
from tools.bake.tables import backdrop, grained, vignetted
from tools.bake.units import HEIGHT, SCALE, WIDTH, px

_FIRE = (188, 150)
"""The part of the hearth that the frames cover; its light beyond hardly changes."""
_LANTERNS = (2, 3, 4)
_HUSHED = 0.7


def pictures() -> Painters:
    """The backdrop in two scales and out of focus, fire frames to lay over it, a glow for the candles."""
    yield from backdrop("bg/hall", hall)
    yield "bg/hall_quiet", lambda: replace(halved(Sprite(quiet())), photo=True)
    for frame in range(FRAMES):
        yield f"hall/fire_{frame}", partial(_fire, frame)
    for number, flame in enumerate(flames()):
        yield f"hall/glow_{number}", partial(_glow, *flame)


@functools.cache
def hall() -> Image.Image:
    """The whole hall with the first frame of the fire."""
    scene = far_wall()
    lay_hearth(scene, 0)
    lay_window(scene)
    for number, scale in enumerate(SCALES):
        scene = with_arch(scene, number)
        if number in _LANTERNS:
            lay_lanterns(scene, scale)
    lay_floor(scene)
    lay_guests(scene)
    lay_table(scene)
    lay_things(scene)
    scene = vignetted(
        scene,
        depth=0.42,
        centre=(VANISH_X, 560),
        reach=(1240, 880),
        start=0.34,
        floor=0.35,
    )
    scene = _quiet_sides(scene)
    _sparks(scene)
    return grained(scene, seed=1)


@functools.cache
def quiet() -> Image.Image:
    """The hall out of focus and in the dark, to lie under boards: nothing on it asks to be seen."""
    far = hall().filter(ImageFilter.GaussianBlur(px(8)))
    return grained(painted(colours(far) * _HUSHED), seed=2)


def _quiet_sides(scene: Image.Image) -> Image.Image:
    """Dim the columns where the interface stands, so that text reads well."""
    x = np.arange(px(WIDTH), dtype=np.float32) / SCALE
    left, right = np.clip((620 - x) / 420, 0, 1), np.clip((x - 1230) / 380, 0, 1)
    return painted(colours(scene) * (1 - 0.26 * left - 0.26 * right)[None, :, None])


def _sparks(scene: Image.Image) -> None:
    chance = np.random.default_rng(8)
    for _ in range(70):
        x, y = chance.normal(VANISH_X, 230), chance.normal(VANISH_Y + 20, 190)
        size, strength = chance.uniform(3, 9) * 2.4, chance.uniform(0.25, 0.8)
        shine(scene, x, y, size=(size, size), colour="#ffcf8a", strength=strength)


def _glow(x: float, y: float, scale: float) -> Sprite:
    """Light around a candle flame, to be laid with a wavering share of its alpha."""
    return Sprite(glow(300 * scale, "#ffb648", 2.2), place=(x, y))


def _fire(frame: int) -> Sprite:
    """The hearth with another frame of its fire, softened at the edge; it covers the first."""
    left, top = px(HEARTH[0] - _FIRE[0] / 2), px(HEARTH[1] - _FIRE[1] / 2)
    box = (left, top, left + px(_FIRE[0]), top + px(_FIRE[1]))
    before, after = _bare(0).crop(box), _bare(frame).crop(box)
    change = colours(after) - colours(before)
    patch = painted(colours(hall().crop(box)) + change)
    cover = Image.new("L", patch.size, 0)
    cover.paste(255, (px(12), px(12), patch.width - px(12), patch.height - px(12)))
    patch.putalpha(cover.filter(ImageFilter.GaussianBlur(px(4))))
    return Sprite(patch, place=HEARTH)


@functools.cache
def _bare(frame: int) -> Image.Image:
    scene = Image.new("RGB", (px(WIDTH), px(HEIGHT)), (40, 20, 10))
    lay_hearth(scene, frame)
    return scene
