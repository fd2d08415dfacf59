"""The one warm lamp of the hall: from the upper left, above the table."""

from collections.abc import Sequence

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.bake.noise import Field
from tools.bake.units import px

_LAMP = np.array([-0.38, -0.62, 0.69]) / np.linalg.norm([-0.38, -0.62, 0.69])
_HALFWAY = (_LAMP + [0, 0, 1]) / np.linalg.norm(_LAMP + [0, 0, 1])
LAMP_X, LAMP_Y = float(_LAMP[0]), float(_LAMP[1])
_GLINT = np.array((255, 236, 190), np.float32)


def blur(field: Field, sigma: float | Sequence[float]) -> Field:
    """Gaussian blur; `sigma` in pixels, one or one an axis."""
    return np.asarray(ndimage.gaussian_filter(field, sigma))


def lit(
    albedo: Field,
    height: Field,
    *,
    ambient: float = 0.5,
    gloss: float = 0.0,
    hardness: float = 24,
    relief: float = 1.0,
) -> Field:
    """Shade a coloured surface by its height map (pixels); a flat one keeps its colour."""
    gy, gx = np.gradient(height.astype(np.float32) * relief)
    slope = 1 / np.sqrt(gx * gx + gy * gy + 1)
    facing = np.clip((-gx * _LAMP[0] - gy * _LAMP[1] + _LAMP[2]) * slope, 0, None) / _LAMP[2]
    out: Field = albedo * (ambient + (1 - ambient) * facing)[..., None]
    if gloss:
        mirror = np.clip((-gx * _HALFWAY[0] - gy * _HALFWAY[1] + _HALFWAY[2]) * slope, 0, 1)
        glint = (mirror**hardness - _HALFWAY[2] ** hardness * 0.6).clip(0) * gloss
        out = out + glint[..., None] * _GLINT
    return out


def edge_distance(mask: Image.Image | Field) -> Field:
    """Distance in pixels of each pixel of the mask from the mask's edge."""
    inside = np.pad(np.asarray(mask) > 127, 1)
    return np.asarray(ndimage.distance_transform_edt(inside), np.float32)[1:-1, 1:-1]


def outside_distance(inside: Field) -> Field:
    """Distance in pixels of each pixel from the region where `inside` exceeds a half."""
    return np.asarray(ndimage.distance_transform_edt(inside < 0.5), np.float32)


def bevel(mask: Image.Image, width: float, *, straight: bool = False) -> Field:
    """Height map in pixels: rises from the mask's edge over `width` units."""
    rise = px(width)
    climb = np.clip(edge_distance(mask) / rise, 0, 1)
    profile = climb * rise if straight else np.sqrt(1 - (1 - climb) ** 2) * rise
    return blur(profile, 0.8)


def painted(colour: Field, alpha: Field | Image.Image | None = None) -> Image.Image:
    """A picture from a colour field of 0..255, with alpha of 0..255 when given."""
    body = np.clip(colour, 0, 255).astype(np.uint8)
    if alpha is None:
        return Image.fromarray(body)
    cover = np.clip(np.asarray(alpha), 0, 255).astype(np.uint8)
    return Image.fromarray(np.dstack([body, cover]))


def colours(picture: Image.Image) -> Field:
    """The channels of a picture as floats."""
    return np.asarray(picture).astype(np.float32)


def grid(width: int, height: int) -> tuple[Field, Field]:
    """Column and row number of each pixel, as floats."""
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    return columns, rows


def disc_grid(width: int, height: int) -> tuple[Field, Field]:
    """Column and row of each pixel as -1..1 across the picture."""
    rows, columns = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    return columns, rows
