"""The two game tables as seen from above: oak around a cloth, in a pool of warm light."""

import functools
import math

import numpy as np
from PIL import Image, ImageChops

from tools.bake.cloth import felt
from tools.bake.compose import put, shine
from tools.bake.light import bevel, blur, colours, edge_distance, grid, lit, painted
from tools.bake.mask import rounded
from tools.bake.metal import brushed
from tools.bake.noise import Field
from tools.bake.palette import rgb
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import HEIGHT, SCALE, WIDTH, px
from tools.bake.wood import OAK, planks

_CLOTH = (70, 40, 1780, 1000)
"""Left, top, width, height of the cloth."""


def pictures() -> Painters:
    """Each table at twice and at once the size of the screen."""
    yield from backdrop("bg/table_nain_jaune", nain_jaune)
    yield from backdrop("bg/table_plain", plain)


def backdrop(
    name: str, paint: "functools._lru_cache_wrapper[Image.Image]", *, quality: int = 90
) -> Painters:
    """A full-screen picture in both scales; what is grassy or rough bears a lower `quality`."""
    yield name, lambda: Sprite(paint(), photo=True, quality=quality)
    yield f"{name}@1", lambda: Sprite(_halved(paint()), scale=1, photo=True)


@functools.cache
def nain_jaune() -> Image.Image:
    """Deep green felt."""
    return _table(("#0e3523", "#1f6142"), 330, seed=5)


@functools.cache
def plain() -> Image.Image:
    """Slate-blue cloth for the screens around the games."""
    return _table(("#16222f", "#2b4053"), 90, seed=25)


def vignetted(
    scene: Image.Image,
    *,
    depth: float,
    centre: tuple[float, float],
    reach: tuple[float, float] = (1250, 860),
    start: float = 0.25,
    floor: float = 0.1,
) -> Image.Image:
    """Darken towards the corners and warm the middle; `floor` is the least brightness kept."""
    columns, rows = grid(*scene.size)
    away = np.sqrt(
        ((columns - px(centre[0])) / px(reach[0])) ** 2
        + ((rows - px(centre[1])) / px(reach[1])) ** 2
    )
    dark = (1 - depth * np.clip(away - start, 0, 1.2) ** 1.7).clip(floor, 1)
    warm = np.array([0.06, 0.0, -0.10], np.float32) * np.clip(1.1 - away, 0, 1)[..., None]
    return painted(colours(scene) * dark[..., None] * (1 + warm))


def grained(scene: Image.Image, *, seed: int, sigma: float = 2.0) -> Image.Image:
    """Fine grain over the whole, so that soft gradients do not band."""
    noise = np.random.default_rng(seed).normal(0, sigma, (scene.height, scene.width, 1))
    return painted(colours(scene) + noise.astype(np.float32))


def _table(tints: tuple[str, str], radius: float, *, seed: int) -> Image.Image:
    scene = painted(planks(px(HEIGHT), px(WIDTH), OAK, seed=42, plank=178))
    _lay_cloth(scene, tints, radius, seed)
    shine(scene, 960, 430, size=(2100, 1400), colour="#ffcf86", strength=0.27, falloff=1.7)
    return grained(vignetted(scene, depth=0.56, centre=(960, 440)), seed=seed)


def _lay_cloth(scene: Image.Image, tints: tuple[str, str], radius: float, seed: int) -> None:
    left, top, width, height = _CLOTH
    body = rounded(width, height, radius)
    inside = edge_distance(body)
    cloth = felt(px(height), px(width), *tints, seed=seed)
    cloth = cloth * (0.55 + 0.45 * np.clip(inside / px(10), 0, 1))[..., None]
    for distance, spread, share in ((30, 2.0, 0.8), (37, 1.0, 0.55)):
        cloth = _stitched(cloth, inside, distance, spread, share)
    put(scene, painted(cloth, body), left, top, height=16)
    put(scene, _braid(body, width, height, radius), left, top, height=4)


def _stitched(cloth: Field, inside: Field, distance: float, spread: float, share: float) -> Field:
    """A dashed seam at a distance from the edge; dashes follow the edge around the corners."""
    line = np.exp(-(((inside - px(distance)) / px(spread)) ** 2))
    along = _along(cloth.shape[1], cloth.shape[0])
    thread = np.clip(0.5 + 1.6 * np.sin(along / 2.9 + (inside - px(distance)) / px(3)), 0.12, 1)
    cover = line * thread * share
    gold = np.array(rgb("#c99a45"), np.float32)
    return np.asarray(cloth * (1 - cover[..., None]) + gold * cover[..., None])


@functools.cache
def _along(width: int, height: int) -> Field:
    """Distance in units along the rim of the cloth, nearly: an angle made even by its reach."""
    columns, rows = grid(width, height)
    x, y = columns - width / 2, rows - height / 2
    half = (width - height) / 2
    outside = np.clip(np.abs(x) - half, 0, None) * np.sign(x)
    angle = np.arctan2(np.abs(y), np.abs(outside) + 1e-3)
    arc = np.where(np.abs(x) > half, (math.pi / 2 - angle) * height / 2 + half, np.abs(x))
    return np.asarray(arc / SCALE)


def _braid(body: Image.Image, width: float, height: float, radius: float) -> Image.Image:
    rope = ImageChops.subtract(body, rounded(width, height, radius - 9, 9))
    columns, rows = grid(*rope.size)
    twist = blur(np.sin((columns - rows) / px(2.2)) * 1.6, 1)
    gold = brushed(rope.height, rope.width, seed=12, dark=0.1)
    shaded = lit(gold, bevel(rope, 4.5) + twist, ambient=0.4, gloss=0.5, relief=0.9)
    return painted(shaded, rope)


def _halved(scene: Image.Image) -> Image.Image:
    size = (scene.width // SCALE, scene.height // SCALE)
    return scene.resize(size, Image.Resampling.LANCZOS)
