"""Oak and walnut: rings, pores, knots, planks."""

import numpy as np
from PIL import Image

from tools.bake.light import bevel, lit, painted
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.units import px

OAK: Ramp = ((0, "#22130a"), (0.3, "#412716"), (0.6, "#68411f"), (0.85, "#8a5a33"), (1, "#a9753f"))
WALNUT: Ramp = (
    (0, "#170d07"),
    (0.3, "#2a190e"),
    (0.6, "#422817"),
    (0.85, "#573720"),
    (1, "#6d4829"),
)
HONEY: Ramp = (
    (0, "#452812"),
    (0.3, "#6f4521"),
    (0.6, "#9a6634"),
    (0.85, "#bd874a"),
    (1, "#d6a566"),
)
FRAME: Ramp = ((0, "#2a170b"), (0.5, "#6a4325"), (1, "#a9753f"))


def planks(
    height: int,
    width: int,
    stops: Ramp,
    *,
    seed: int,
    plank: float = 150,
    seam: float = 1.0,
    rough: float = 1.0,
) -> Field:
    """Horizontal planks of `plank` units; sizes in pixels. `seam` 0 leaves no joints."""
    rng = np.random.default_rng(seed)
    colour = np.zeros((height, width, 3), np.float32)
    relief = np.zeros((height, width), np.float32)
    for top in range(0, height, px(plank)):
        rows = slice(top, min(top + px(plank), height))
        tone, depth = _plank(rows.stop - top, width, plank=px(plank), rough=rough, rng=rng)
        colour[rows], relief[rows] = ramp(tone, stops), depth
        if seam:
            _joint(colour[rows], relief[rows], seam)
    return lit(colour, relief, ambient=0.62, gloss=0.10, hardness=12, relief=0.55)


def standing_planks(height: int, width: int, stops: Ramp, *, seed: int, plank: float) -> Field:
    """Planks that run from top to bottom."""
    lying = planks(width, height, stops, seed=seed, plank=plank, seam=1.25)
    return np.ascontiguousarray(np.transpose(lying, (1, 0, 2)))


def carved(
    mask: Image.Image,
    stops: Ramp,
    *,
    seed: int,
    edge: float = 5,
    gloss: float = 0.3,
    plank: float = 400,
    cut: Field | None = None,
) -> Image.Image:
    """A piece of wood in the mask's shape; `cut` adds to its height (pixels)."""
    width, height = mask.size
    grain = planks(height, width, stops, seed=seed, plank=plank, seam=0, rough=0.6)
    relief = bevel(mask, edge) + (0 if cut is None else cut)
    shaded = lit(grain, relief, ambient=0.42, gloss=gloss, hardness=20, relief=0.8)
    return painted(shaded, mask)


def _plank(
    height: int, width: int, *, plank: int, rough: float, rng: np.random.Generator
) -> tuple[Field, Field]:
    seed = int(rng.integers(1_000_000))
    rows = np.arange(height, dtype=np.float32)[:, None]
    columns = np.arange(width, dtype=np.float32)[None, :]
    heart, start = rng.uniform(-0.2, 1.2) * plank, rng.uniform(0, width)
    ring = _rings(rows, columns, heart=heart, start=start, seed=seed)
    fine = fbm(height, width, px(1.2), px(90), 2, seed + 2)
    pores = np.clip(fbm(height, width, px(1), px(34), 1, seed + 3) - 0.74, 0, 1)
    broad = fbm(height, width, px(80), px(700), 3, seed + 4)
    tone = 0.50 + 0.60 * (broad - 0.5) - 0.17 * ring + 0.26 * (fine - 0.5)
    tone = tone + rng.uniform(-0.07, 0.07) - pores * 1.15 * rough
    if rng.random() < 0.6 * rough:
        tone = tone + _knot(rows, columns, rng)
    return tone, -ring * 0.5 - pores * 5 * rough


def _rings(rows: Field, columns: Field, *, heart: float, start: float, seed: int) -> Field:
    height, width = rows.shape[0], columns.shape[1]
    sway = (fbm(height, width, px(60), px(640), 3, seed) - 0.5) * 11
    ripple = (fbm(height, width, px(16), px(220), 3, seed + 1) - 0.5) * 1.6
    arc = ((columns - start) / px(900)) ** 2 * 2
    year = (rows - heart) / px(15) + sway + ripple + arc
    phase = year - np.floor(year)
    return np.asarray(np.where(phase < 0.78, phase / 0.78, (1 - phase) / 0.22) ** 1.3)


def _knot(rows: Field, columns: Field, rng: np.random.Generator) -> Field:
    x, y = rng.uniform(0.1, 0.9) * columns.size, rng.uniform(0.3, 0.7) * rows.size
    away = np.sqrt(((columns - x) / px(20)) ** 2 + ((rows - y) / px(9)) ** 2)
    return np.asarray(
        -0.26 * np.exp(-away * away * 0.8) + 0.05 * np.sin(away * 7) * np.exp(-away * 0.7)
    )


def _joint(colour: Field, relief: Field, seam: float) -> None:
    height = colour.shape[0]
    rows = np.arange(height, dtype=np.float32)[:, None]
    edge = np.minimum(rows, height - 1 - rows)
    relief += -px(2.2) * np.exp(-(edge / px(1.6))) * seam
    colour *= (1 - 0.72 * np.exp(-((edge / px(1.5)) ** 1.2)) * min(seam, 1.3))[..., None]
