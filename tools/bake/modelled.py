"""Give a flat drawing volume: its edges round off and take the lamp's light and shade."""

import numpy as np
from PIL import Image

from tools.bake.light import blur, colours, painted
from tools.bake.noise import Field
from tools.bake.units import SCALE

_LAMP = np.array([-0.42, -0.72, 0.62]) / np.linalg.norm([-0.42, -0.72, 0.62])
WARM = (1.0, 0.86, 0.62)
COOL = (0.10, 0.09, 0.20)


def modelled(
    picture: Image.Image,
    edge: float,
    *,
    depth: float = 3.0,
    amount: float = 0.55,
    warm: tuple[float, float, float] = WARM,
    cool: tuple[float, float, float] = COOL,
) -> Image.Image:
    """Round the drawing's edges over `edge` units; `depth` steepens, `amount` strengthens."""
    pixels = colours(picture)
    cover = pixels[..., 3] / 255
    sigma = edge * SCALE
    facing = slope_light(blur(cover, sigma) * sigma, depth)
    shade = np.clip(1 - facing, 0, 1)[..., None] * amount
    gleam = np.clip(facing - 1, 0, 1)[..., None] * amount
    body = pixels[..., :3] * (1 - 1.2 * shade)
    body = body + shade * 0.35 * 255 * np.array(cool, np.float32)
    body = body + gleam * 0.8 * 255 * np.array(warm, np.float32)
    return painted(body, pixels[..., 3])


def slope_light(height: Field, depth: float = 1.0) -> Field:
    """How much light falls on a height map (pixels): 1 where it is flat."""
    gy, gx = np.gradient(height.astype(np.float32) * depth)
    slope = 1 / np.sqrt(gx * gx + gy * gy + 1)
    facing = np.clip((-gx * _LAMP[0] - gy * _LAMP[1] + _LAMP[2]) * slope, 0, 1)
    return np.asarray(facing / _LAMP[2])
