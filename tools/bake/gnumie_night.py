"""The party's ground: a violet night on planet Gnum, hills with lit burrows, lanterns, bushes."""

import functools
import math

import numpy as np
from PIL import Image

from tools.bake.compose import put, shadowed, shine
from tools.bake.furry import colour, fur
from tools.bake.gnumie_floor import lay_floor, on_floor
from tools.bake.gnumie_things import LANTERNS, lantern
from tools.bake.gnumies import guest
from tools.bake.light import colours, grid, painted
from tools.bake.mask import rounded
from tools.bake.meadow import grown
from tools.bake.noise import Field, Ramp, fbm
from tools.bake.palette import rgb
from tools.bake.sprite import Painters
from tools.bake.tables import backdrop, grained
from tools.bake.units import HEIGHT, WIDTH, Point, px
from tools.bake.vector import drawn, glow_gradient
from tools.bake.wood import carved

_HORIZON = 196.0
_POST: Ramp = ((0, "#241228"), (0.5, "#57365a"), (1, "#8a5f86"))
_FAR = (
    (330, "5", 62),
    (376, "2", 54),
    (540, "12", 66),
    (1388, "9", 60),
    (1440, "6", 66),
    (1584, "1", 50),
    (1636, "8", 64),
)
_BUSHES = (
    (40, 660, 250, "#4a2f8a"),
    (1890, 670, 260, "#3d2a80"),
    (1905, 240, 180, "#472c82"),
    (12, 244, 176, "#3a2876"),
    (690, 806, 140, "#41307e"),
    (1330, 826, 120, "#3d2a80"),
)
_SHROOMS = (
    (560, 786, 58, 0),
    (606, 806, 38, 1),
    (1836, 762, 62, 1),
    (1786, 776, 40, 0),
    (1466, 790, 42, 1),
)
_CAPS = (("#9affea", "#1f7f9a"), ("#ffb8f0", "#9a2f8a"))
_POSTS = ((488.0, 736.0, 0), (1432.0, 736.0, 2))
"""Between rugs and bids, at every number of seats."""


def pictures() -> Painters:
    """The backdrop in both scales."""
    yield from backdrop("bg/table_gnumies", night, quality=84)


@functools.cache
def night() -> Image.Image:
    """The whole ground, opaque."""
    scene = painted(_sky_and_ground())
    _stars(scene)
    _moon(scene)
    _hills(scene)
    _far_guests(scene)
    lay_floor(scene)
    _grass(scene)
    _bushes(scene)
    for ends in (((-20, 92), (690, 6)), ((1330, 6), (1940, 92))):
        _garland(scene, *ends, first=1 if ends[0][0] < 0 else 2)
    for post in _POSTS:
        _post(scene, *post)
    return grained(_shaded(scene), seed=71, sigma=1.6)


def _sky_and_ground() -> Field:
    columns, rows = grid(px(WIDTH), px(HEIGHT))
    x, y = columns / 2, rows / 2
    night_ink, dusk = (np.array(rgb(ink), np.float32) for ink in ("#120a2c", "#5a2a80"))
    high = np.clip((y + 40) / (_HORIZON + 100), 0, 1)
    sky = night_ink + (dusk - night_ink) * (high * high * (3 - 2 * high))[..., None]
    band = np.exp(-(((y - _HORIZON) / 90) ** 2)) * np.exp(-(((x - 960) / 800) ** 2))
    sky = sky + band[..., None] * np.array([107, 41, 76], np.float32)
    sky = sky * (1 + 0.3 * (fbm(px(HEIGHT), px(WIDTH), px(60), px(200), 4, 3) - 0.5))[..., None]
    pool = np.exp(-(((x - 960) / 760) ** 2 + ((y - 440) / 370) ** 2))[..., None]
    near, lit_up = (np.array(rgb(ink), np.float32) for ink in ("#2a1a52", "#7a459c"))
    patches = fbm(px(HEIGHT), px(WIDTH), px(110), px(240), 4, 5) - 0.5
    ground = (near * (1 - pool) + lit_up * pool) * (1 + 0.5 * patches)[..., None]
    return np.asarray(np.where((y < _HORIZON)[..., None], sky, ground))


def _stars(scene: Image.Image) -> None:
    rng = np.random.default_rng(11)
    for _ in range(240):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(0, _HORIZON), rng.random() ** 4
        reach = 2 * (1.4 + 4 * size)
        shine(
            scene,
            x,
            y,
            size=(reach, reach),
            colour="#fff0ff",
            strength=0.5 + 0.5 * size,
            falloff=1.3,
        )


def _moon(scene: Image.Image) -> None:
    paint = glow_gradient(
        "m", [(0, "#fff3d8"), (0.5, "#f0c0d8"), (1, "#7a3f98")], at='cx=".35" cy=".3" r=".8"'
    )
    body = f"""<defs>{paint}</defs><g transform="rotate(-16 130 100)"><ellipse cx="130" cy="100"
        rx="122" ry="30" fill="none" stroke="#d9b6f0" stroke-width="11" opacity=".55"/></g>
        <circle cx="130" cy="100" r="68" fill="url(#m)"/><g opacity=".22" fill="#5a2a80">
        <circle cx="110" cy="80" r="15"/><circle cx="150" cy="118" r="20"/><circle cx="112" cy="126"
        r="9"/><circle cx="150" cy="72" r="8"/></g><g transform="rotate(-16 130 100)">
        <path d="M8,100 A122,30 0 0 0 252,100" fill="none" stroke="#f6dcff" stroke-width="11"
        opacity=".9"/></g>"""
    shine(scene, 430, 92, size=(520, 520), colour="#cc80e6", strength=0.45)
    put(scene, drawn(body, (260, 200), (230, 177)), 430, 92, anchor="mm")


def _hills(scene: Image.Image) -> None:
    for ink, level, swell, seed in (("#3a1c5e", 150, 26, 1), ("#28124a", 178, 18, 2)):
        crest = " ".join(
            f"{x},{level - swell * math.sin(x / 170 + seed * 2) - swell * 0.5 * math.sin(x / 67 + seed):.0f}"
            for x in range(0, WIDTH + 20, 20)
        )
        body = f'<polygon points="0,{_HORIZON} {crest} {WIDTH},{_HORIZON}" fill="{ink}"/>'
        put(scene, drawn(body, (WIDTH, 200), (WIDTH, 200)), 0, 0)
    door = drawn('<path d="M2,22 V12 a9,10 0 0 1 18,0 V22Z" fill="#ffdf8a"/>', (22, 24), (22, 24))
    for x in (90, 640, 690, 1320, 1402, 1790):
        shine(scene, x, 176, size=(72, 72), colour="#ff9e33", strength=0.9)
        put(scene, door, x, 178, anchor="mm")


def _far_guests(scene: Image.Image) -> None:
    for x, name, size in _FAR:
        figure = guest(name)
        small = figure.resize((px(size), px(size * figure.height / figure.width)))
        dim = colours(small)
        dim[..., :3] *= np.array([0.62, 0.46, 0.80], np.float32)
        put(scene, painted(dim[..., :3], dim[..., 3]), x, 218, anchor="mb", height=2)


def _grass(scene: Image.Image) -> None:
    casts = ((0.0, 0.0, 0.0), (0.05, 0.0, 0.06), (-0.04, 0.03, 0.08))

    def tint(x: float, y: float, rng: np.random.Generator) -> Field:
        pool = math.exp(-(((x - 960) / 760) ** 2 + ((y - 440) / 370) ** 2))
        share = 0.55 + 0.75 * pool + rng.uniform(-0.25, 0.3)
        violet = np.array([0.33, 0.19, 0.54])
        return np.asarray(violet * share + np.array(casts[int(rng.integers(3))]))

    grown(scene, count=34_000, top=_HORIZON + 10, tall=(6, 15), tint=tint, taken=on_floor, seed=8)
    rng = np.random.default_rng(9)
    for _ in range(70):
        x, y = rng.uniform(10, WIDTH - 10), rng.uniform(_HORIZON + 40, HEIGHT - 20)
        if not on_floor(x, y, 1.1):
            ink = ("#ffb366", "#8cf2ff", "#ff99e6")[int(rng.integers(3))]
            shine(scene, x, y, size=(32, 32), colour=ink, strength=0.30)
            shine(scene, x, y, size=(10, 10), colour=ink, strength=0.95)


def _bushes(scene: Image.Image) -> None:
    for x, y, wide, ink in _BUSHES:
        tall = wide * 0.95
        body = fur(
            colour(ink),
            (wide / 2, tall / 2),
            (wide * 0.40, tall * 0.34),
            strokes=1600,
            length=17,
            seed=int(x),
        )
        put(scene, drawn(body, (wide, tall), (wide, tall)), x, y, anchor="mm", height=9)
    for x, y, size, kind in _SHROOMS:
        shine(scene, x, y - 10, size=(size * 4.4, size * 4.4), colour=_CAPS[kind][0], strength=0.34)
        put(scene, _shroom(kind, size), x, y, anchor="mm", height=5)


def _shroom(kind: int, size: float) -> Image.Image:
    bright, dark = _CAPS[kind]
    paint = glow_gradient("a", [(0, bright), (1, dark)], at='cx=".45" cy=".7" r=".8"')
    body = f"""<defs>{paint}</defs><path d="M42,58 C46,84 38,104 36,110 C52,118 74,116 82,110
        C76,92 72,78 76,58Z" fill="#cdb6e8"/><path d="M4,62 C8,18 38,6 60,6 C88,8 112,28 116,62
        C86,76 32,76 4,62Z" fill="url(#a)"/><g fill="#fff" opacity=".8"><circle cx="36" cy="40"
        r="7"/><circle cx="66" cy="26" r="9"/><circle cx="92" cy="48" r="6"/></g>"""
    return drawn(body, (120, 118), (size, size))


def _garland(scene: Image.Image, start: Point, end: Point, *, first: int) -> None:
    def along(share: float) -> Point:
        sag = 144 * share * (1 - share)
        return (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share + sag,
        )

    line = " ".join(f"{x + 40:.1f},{y:.1f}" for x, y in (along(k / 40) for k in range(41)))
    rope = f'<polyline points="{line}" fill="none" stroke="#120820" stroke-width="4"/>'
    put(scene, drawn(rope, (2000, 160), (2000, 160)), -40, 0)
    for number in range(6):
        x, y = along((number + 0.6) / 6.2)
        _hang(scene, (x, y), (number + first) % 4, 40 + 4 * (number * 5 % 3))


def _hang(scene: Image.Image, at: Point, kind: int, size: float) -> None:
    x, y = at
    middle = y + size * 0.8
    shine(scene, x, middle, size=(size * 5.4, size * 5.4), colour=LANTERNS[kind], strength=0.46)
    put(scene, lantern(LANTERNS[kind], size), x, y, anchor="mt", height=4)
    shine(scene, x, middle, size=(size * 1.5, size * 1.7), colour="#ffe69a", strength=0.55)


def _post(scene: Image.Image, x: float, y: float, kind: int) -> None:
    shine(scene, x, y + 90, size=(600, 260), colour=LANTERNS[kind], strength=0.30)
    pole = carved(rounded(14, 190, 4), _POST, seed=int(x), edge=4, plank=14)
    cast, _ = shadowed(pole, 4)
    put(scene, cast, x, y, anchor="mm")
    shine(scene, x, y - 96, size=(420, 420), colour=LANTERNS[kind], strength=0.50)
    put(scene, lantern(LANTERNS[kind], 68), x, y - 140, anchor="mt", height=4)
    shine(scene, x, y - 86, size=(100, 110), colour="#ffe69a", strength=0.60)


def _shaded(scene: Image.Image) -> Image.Image:
    """Night closes in at the bottom, under the hand, and at the corners."""
    columns, rows = grid(*scene.size)
    across, down = columns / scene.width - 0.5, rows / scene.height - 0.44
    away = np.sqrt((across / 0.62) ** 2 + (down / 0.66) ** 2)
    edge = np.clip((away - 0.45) / 0.8, 0, 1)
    low = np.clip((rows / 2 - 800) / 260, 0, 1)
    dark = 0.46 * edge * edge * (3 - 2 * edge) + 0.36 * low * low * (3 - 2 * low)
    share = np.clip(dark, 0, 0.75)[..., None]
    return painted(colours(scene) * (1 - share) + share * np.array([9, 2, 22], np.float32))
