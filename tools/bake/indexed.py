"""Pictures of few hues in 256 colours with alpha: a third of the bytes, no visible loss."""

import numpy as np
import numpy.typing as npt
from PIL import Image
from scipy.spatial import cKDTree

_COLOURS = 255
_SAMPLES = 24_000
_ROUNDS = 6


def indexed(picture: Image.Image, *, seed: int = 1) -> Image.Image:
    """The picture with a palette of its own; alpha is kept in the palette."""
    pixels = np.asarray(picture.convert("RGBA")).astype(np.float32)
    weight = pixels[..., 3:] / 255
    flat = np.concatenate([pixels[..., :3] * weight, pixels[..., 3:]], -1).reshape(-1, 4)
    seen = flat[:, 3] > 0
    table = _table(flat[seen], seed)
    numbers = np.zeros(len(flat), np.uint8)
    numbers[seen] = cKDTree(table).query(flat[seen])[1] + 1
    return _with_palette(numbers.reshape(pixels.shape[:2]), table)


def _table(points: npt.NDArray[np.float32], seed: int) -> npt.NDArray[np.float64]:
    """Colours that stand for the points, premultiplied by their alpha."""
    rng = np.random.default_rng(seed)
    chosen = points[rng.integers(len(points), size=min(_SAMPLES, len(points)))]
    start = np.unique(chosen.round(), axis=0)
    first = start[np.linspace(0, len(start) - 1, min(_COLOURS, len(start))).astype(int)]
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
