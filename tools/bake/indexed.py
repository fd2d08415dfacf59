"""Pictures of few hues in 256 colours with alpha: a third of the bytes, no visible loss."""

import numpy as np
import numpy.typing as npt
from PIL import Image
from scipy.spatial import cKDTree

from tools.bake.palette import SHADOW, rgb

_COLOURS = 255
_LEVELS = 44
_DARK = 9
_DITHER = 1.2
_PAPER = 190
_SAMPLES = 24_000
_ROUNDS = 9


def indexed(picture: Image.Image, *, seed: int = 1) -> Image.Image:
    """The picture with a palette of its own; alpha is kept in the palette."""
    pixels = np.asarray(picture.convert("RGBA")).astype(np.float32)
    weight = pixels[..., 3:] / 255
    flat = np.concatenate([pixels[..., :3] * weight, pixels[..., 3:]], -1).reshape(-1, 4)
    seen = flat[:, 3] > 0
    shade = seen & (flat[:, 3] < 250) & (flat[:, :3].max(-1) <= _DARK)
    levels = _levels() if shade.any() else np.zeros((0, 4))
    bodies = _table(flat[seen & ~shade], _COLOURS - len(levels), seed)
    table = np.concatenate([levels, bodies])
    numbers = np.zeros(len(flat), np.uint8)
    numbers[seen] = cKDTree(table).query(flat[seen] + _grain(flat[seen], seed))[1] + 1
    return _with_palette(numbers.reshape(pixels.shape[:2]), table)


def _grain(points: npt.NDArray[np.float32], seed: int) -> npt.NDArray[np.float32]:
    """A little noise on paper, where steps between two colours would show as blotches."""
    noise = np.random.default_rng(seed + 1).uniform(-_DITHER, _DITHER, len(points))
    noise[points[:, :3].min(-1) < _PAPER] = 0
    return np.asarray(noise[:, None] * np.array([1.0, 1.0, 1.0, 0.0]), np.float32)


def _levels() -> npt.NDArray[np.float64]:
    """Steps of shadow, finest where it ends, so that no rings are seen."""
    alpha: npt.NDArray[np.float64] = 250 * (np.arange(1, _LEVELS + 1) / _LEVELS) ** 1.4
    ink = np.array(rgb(SHADOW)) / 255
    return np.concatenate([alpha[:, None] * ink, alpha[:, None]], -1)


def _table(points: npt.NDArray[np.float32], count: int, seed: int) -> npt.NDArray[np.float64]:
    """Colours that stand for the points, premultiplied by their alpha."""
    rng = np.random.default_rng(seed)
    chosen = points[rng.integers(len(points), size=min(_SAMPLES, len(points)))]
    start = np.unique(chosen.round(), axis=0)
    first = start[np.linspace(0, len(start) - 1, min(count, len(start))).astype(int)]
    table: npt.NDArray[np.float64] = first.astype(np.float64)
    for _ in range(_ROUNDS):
        table = _moved(table, chosen.astype(np.float64))
    return table


def _moved(
    table: npt.NDArray[np.float64], points: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Each colour in the middle of the points nearest to it; one without points stays."""
    nearest = cKDTree(table).query(points)[1]
    count = np.bincount(nearest, minlength=len(table))
    sums = [np.bincount(nearest, points[:, band], len(table)) for band in range(4)]
    middle = np.stack(sums, -1) / np.maximum(count, 1)[:, None]
    return np.asarray(np.where(count[:, None] > 0, middle, table))


def _with_palette(numbers: npt.NDArray[np.uint8], table: npt.NDArray[np.float64]) -> Image.Image:
    alpha = np.clip(table[:, 3].round(), 0, 255)
    alpha[alpha > 251] = 255
    body = np.clip(table[:, :3] * 255 / np.maximum(alpha, 1)[:, None], 0, 255).round()
    picture = Image.fromarray(numbers).convert("P")
    picture.putpalette([0, 0, 0, *body.astype(np.uint8).reshape(-1).tolist()])
    picture.info["transparency"] = bytes([0, *alpha.astype(np.uint8).tolist()])
    return picture
