"""The low, hard light of the temple, that shows every scratch in stone and metal."""

import numpy as np

from tools.bake.noise import Field, fbm

_LAMP = np.array([-0.78, -0.52, 0.42]) / np.linalg.norm([-0.78, -0.52, 0.42])
_HALFWAY = (_LAMP + [0, 0, 1]) / np.linalg.norm(_LAMP + [0, 0, 1])


def raked(height: Field, *, hardness: float = 30) -> tuple[Field, Field, Field]:
    """Light that falls on a height map (pixels; flat is 1), its glint, and the normals."""
    gy, gx = np.gradient(height.astype(np.float32))
    normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    facing = np.clip(normal @ _LAMP.astype(np.float32), 0, 1) / _LAMP[2]
    glint = np.clip(normal @ _HALFWAY.astype(np.float32), 0, 1) ** hardness
    return np.asarray(facing), np.asarray(glint), np.asarray(normal)


def rough(
    height: int, width: int, cell: float, *, seed: int, octaves: int = 3, tall: float = 0
) -> Field:
    """Noise around 0 with a spread of about one; cells of `cell` pixels, `tall` when not square."""
    return np.asarray(
        (fbm(height, width, tall or cell, cell, octaves, seed) - 0.5) * 5.5, np.float32
    )


def smooth(low: float, high: float, values: Field) -> Field:
    """From 0 at `low` to 1 at `high`, without corners; the two may be in either order."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)
