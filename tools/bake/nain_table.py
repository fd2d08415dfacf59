"""The mine: weathered planks in warm lamplight, an iron rim, and the hall's dark oak around."""

import functools

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from tools.bake.compose import put, shine
from tools.bake.light import blur, edge_distance, lit, painted
from tools.bake.mask import disc, faded, rounded
from tools.bake.metal import iron
from tools.bake.noise import Ramp, fbm, ramp
from tools.bake.sprite import Painters
from tools.bake.tables import backdrop, grained, vignetted
from tools.bake.units import HEIGHT, WIDTH, px
from tools.bake.wood import planks

BED = (70.0, 40.0, 1780.0, 1000.0)
TRACK = (500.0, 481.0, 920.0, 134.0)
"""Left, top, width, height of the planks and of the ballast under the track."""
_PLANKS: Ramp = (
    (0, "#1a110b"),
    (0.3, "#38281c"),
    (0.6, "#654e39"),
    (0.85, "#927555"),
    (1, "#bd9f79"),
)
_OAK: Ramp = (
    (0, "#120904"),
    (0.3, "#24130a"),
    (0.6, "#3d2211"),
    (0.85, "#57341b"),
    (1, "#714825"),
)
_GRAVEL: Ramp = ((0, "#050607"), (0.5, "#15181b"), (1, "#33383c"))


def pictures() -> Painters:
    """The backdrop in both scales."""
    yield from backdrop("bg/table_nain", mine, quality=86)


@functools.cache
def mine() -> Image.Image:
    """The whole table."""
    scene = painted(planks(px(HEIGHT), px(WIDTH), _OAK, seed=42, plank=178))
    mask = rounded(BED[2], BED[3], 60)
    bed = painted(
        planks(px(BED[3]), px(BED[2]), _PLANKS, seed=91, plank=142, seam=1.4, rough=1.3), mask
    )
    put(scene, bed, BED[0], BED[1], height=18)
    _rim(scene, mask)
    _ballast(scene)
    shine(scene, 960, 500, size=(1900, 1200), colour="#ff9d50", strength=0.30, falloff=1.6)
    for x, y in ((120, 90), (1800, 90)):
        shine(scene, x, y, size=(620, 520), colour="#ffb45e", strength=0.30, falloff=1.8)
    shaded = vignetted(scene, depth=0.60, centre=(960, 480), floor=0.2)
    return grained(shaded, seed=72, sigma=1.8)


def _rim(scene: Image.Image, mask: Image.Image) -> None:
    inner = Image.new("L", mask.size, 0)
    inner.paste(rounded(BED[2] - 52, BED[3] - 52, 42), (px(26), px(26)))
    band = ImageChops.subtract(mask, inner)
    put(scene, iron(band, edge=6, seed=31, bright=1.25), BED[0], BED[1], height=7)
    rivet = iron(disc(17), edge=7, seed=50, bright=1.7)
    for step in range(1, 12):
        for y in (BED[1] + 13, BED[1] + BED[3] - 13):
            put(scene, rivet, BED[0] + BED[2] * step / 12, y, anchor="mm", height=2)
    for step in range(1, 7):
        for x in (BED[0] + 13, BED[0] + BED[2] - 13):
            put(scene, rivet, x, BED[1] + BED[3] * step / 7, anchor="mm", height=2)


def _ballast(scene: Image.Image) -> None:
    """Gravel under the track; its ends run out softly."""
    mask = rounded(TRACK[2], TRACK[3] - 20, 30)
    width, height = mask.size
    coarse = fbm(height, width, px(5), px(6), 3, 61)
    fine = fbm(height, width, px(4), px(4), 2, 62)
    relief = blur((coarse + fine * 0.6) * px(9), 1)
    stones = lit(ramp(coarse * 1.2 + fine * 0.5 - 0.4, _GRAVEL), relief, ambient=0.4, relief=0.5)
    soft = faded(mask.filter(ImageFilter.GaussianBlur(px(5))), 0.9)
    across = np.arange(width, dtype=np.float32)
    ends = np.clip(np.minimum(across, width - across) / px(150), 0, 1)
    rim = np.clip(edge_distance(mask) / px(8), 0, 1)
    cover = np.asarray(soft, np.float32) * ends[None, :] * rim
    put(scene, painted(stones, cover), TRACK[0], TRACK[1] + 10)
