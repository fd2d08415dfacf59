"""The garden at dusk: a mown lawn in the last rosy light, hedge and edging behind it."""

import functools
import math

import numpy as np
from PIL import Image

from tools.bake.compose import put, shine
from tools.bake.garden_fence import LAMP, foot_x
from tools.bake.garden_plants import can, daisy, dim, lay_edging, lay_hedge, mushroom, pot
from tools.bake.light import colours, grid, painted
from tools.bake.meadow import grown
from tools.bake.noise import Field, fbm
from tools.bake.palette import rgb
from tools.bake.sprite import Painters
from tools.bake.tables import backdrop, grained
from tools.bake.units import HEIGHT, WIDTH, px

HOSE_LINE = 486.0
_COLD, _GREEN, _WARM = (np.array(rgb(ink)) / 255 for ink in ("#1e2348", "#35603a", "#a9b257"))
_MUSHROOMS = ((1352, 744, 58), (1394, 762, 36), (1232, 216, 46), (1274, 230, 30), (676, 222, 40))
_POTS = ((1716, 236, 88, "#f0a8bc"), (1576, 706, 104, "#b9c6f4"), (432, 764, 84, "#f4ca86"))
"""They stand where no board, plate or button lies, whether two play or four."""
_SHADE, _LIT = 0.16, 0.76
"""How light the lawn is far from the lamp, and how much of it the lamp adds."""


def pictures() -> Painters:
    """The backdrop in both scales."""
    yield from backdrop("bg/table_oh_les_nains", garden, quality=80)


@functools.cache
def garden() -> Image.Image:
    """The whole ground, opaque."""
    scene = painted(_tinted(_light()) * 255)
    _grass(scene)
    _daisies(scene)
    lay_hedge(scene)
    lay_edging(scene)
    for x, y, size in _MUSHROOMS:
        put(scene, dim(mushroom(size), 0.92), x, y, anchor="mb", height=4)
    for x, y, size, ink in _POTS:
        put(scene, dim(pot(ink, size), 0.92), x, y, anchor="mm", height=6)
    put(scene, dim(can(190), 0.95), 1762, 724, anchor="mm", height=9)
    shine(
        scene, LAMP[0], LAMP[1] + 70, size=(1120, 840), colour="#ff9c3c", strength=0.40, falloff=2.2
    )
    _fireflies(scene)
    return grained(_dusk(scene), seed=73, sigma=1.5)


def _light() -> Field:
    """How light each place is, 0..1: the lamp's pool, mow stripes, patches."""
    columns, rows = grid(px(WIDTH), px(HEIGHT))
    x, y = columns / 2, rows / 2
    pool = _pool(x, y)
    across = (x - 960) / (0.62 + y / 1500)
    stripe = np.clip(np.sin(across / 88 * math.pi) / 0.25, -1, 1)
    height, width = x.shape
    patches = fbm(height, width, px(260), px(420), 3, 2) - 0.5
    tufts = fbm(height, width, px(36), px(60), 3, 5) - 0.5
    blades = fbm(height, width, px(9), px(3), 2, 8) - 0.5
    light = _SHADE + _LIT * pool + 0.2 * patches + 0.16 * tufts + 0.22 * blades
    return np.asarray(light + 0.035 * stripe * (0.4 + pool), np.float32)


def _pool(x: Field | float, y: Field | float) -> Field:
    """How much of the lamp's light falls on a place, 0..1."""
    return np.asarray(np.exp(-(((x - 940) / 690) ** 2 + ((y - 460) / 350) ** 2)), np.float32)


def _tinted(light: Field) -> Field:
    share = np.clip(light, 0, 1)[..., None]
    low = _COLD + (_GREEN - _COLD) * share * 2
    high = _GREEN + (_WARM - _GREEN) * (share - 0.5) * 2
    return np.asarray(np.where(share < 0.5, low, high), np.float32)


def _grass(scene: Image.Image) -> None:
    def tint(x: float, y: float, rng: np.random.Generator) -> Field:
        pool = float(_pool(x, y))
        stripe = 1 if math.sin((x - 960) / (0.62 + y / 1500) / 88 * math.pi) > 0 else -1
        light = _SHADE + _LIT * pool + 0.035 * stripe + rng.uniform(-0.13, 0.2)
        return np.asarray(_tinted(np.array([light]))[0])

    grown(
        scene,
        count=52_000,
        top=124,
        tall=(5, 13),
        tint=tint,
        taken=lambda _x, _y: False,
        seed=3,
        crowding=0.85,
    )


def _daisies(scene: Image.Image) -> None:
    rng = np.random.default_rng(21)
    for _ in range(96):
        x, y = float(rng.uniform(20, WIDTH - 20)), float(rng.uniform(190, HEIGHT - 20))
        size = float(rng.uniform(11, 19)) * (0.7 + y / 1600)
        near_hose, near_fence = abs(y - HOSE_LINE - 20) < 80, abs(x - foot_x(y)) < 60
        if not (near_hose or near_fence):
            put(
                scene,
                dim(daisy(size), 0.5 + 0.55 * float(_pool(x, y))),
                x,
                y,
                anchor="mm",
                height=1.5,
            )


def _fireflies(scene: Image.Image) -> None:
    rng = np.random.default_rng(22)
    for _ in range(36):
        x, y = rng.uniform(60, WIDTH - 60), rng.uniform(160, 820)
        reach = 2 * rng.uniform(8, 20)
        shine(
            scene,
            float(x),
            float(y),
            size=(float(reach), float(reach)),
            colour="#ffe673",
            strength=float(rng.uniform(0.35, 0.8)),
            falloff=2.6,
        )


def _dusk(scene: Image.Image) -> Image.Image:
    """Rose from the upper left where the sun went down, violet in the far corners and below."""
    columns, rows = grid(*scene.size)
    across, down = columns / scene.width, rows / scene.height
    away = np.sqrt(((across - 0.48) / 0.62) ** 2 + ((down - 0.44) / 0.66) ** 2)
    edge = np.clip((away - 0.5) / 0.8, 0, 1)
    low = np.clip((rows / 2 - 840) / 220, 0, 1)
    share = (0.58 * edge * edge * (3 - 2 * edge) + 0.42 * low * low * (3 - 2 * low)).clip(0, 0.75)
    dark = colours(scene) * (1 - share)[..., None] + share[..., None] * np.array([20, 14, 44])
    rose = np.exp(-((across / 0.55) ** 2 + (down / 0.75) ** 2))[..., None] * 0.22
    tint = np.array([1.0, 0.52, 0.38], np.float32)
    return painted(255 - (255 - dark) * (1 - rose * tint))
