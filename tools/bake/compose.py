"""Laying pictures on pictures: shadows, turns, and light added to a scene."""

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.light import colours, disc_grid
from tools.bake.mask import faded
from tools.bake.noise import Field
from tools.bake.palette import SHADOW, rgb
from tools.bake.units import px


def put(
    scene: Image.Image,
    picture: Image.Image,
    x: float,
    y: float,
    *,
    anchor: str = "lt",
    height: float = 0,
) -> None:
    """Lay a picture at x, y (units); `height` (units above the surface) casts its shadow."""
    left, top = _corner(picture, x, y, anchor)
    for mask, dx, dy in _shadows(picture, height):
        scene.paste(rgb(SHADOW), (left + dx, top + dy), mask)
    if scene.mode == "RGBA":
        layer = Image.new("RGBA", scene.size, (0, 0, 0, 0))
        layer.paste(picture, (left, top))
        scene.alpha_composite(layer)
    else:
        scene.paste(picture, (left, top), picture.getchannel("A"))


def shadowed(picture: Image.Image, height: float) -> tuple[Image.Image, int]:
    """The picture over its own shadow, and the border in pixels this added on every side."""
    casts = _shadows(picture, height)
    border = px(height * 4.2) + 2
    size = (picture.width + 2 * border, picture.height + 2 * border)
    scene = Image.new("RGBA", size, (0, 0, 0, 0))
    for mask, dx, dy in casts:
        layer = Image.new("L", size, 0)
        layer.paste(mask, (border + dx, border + dy))
        scene = Image.alpha_composite(scene, tinted(layer, SHADOW))
    layer = Image.new("RGBA", size, (0, 0, 0, 0))
    layer.paste(picture, (border, border))
    return Image.alpha_composite(scene, layer), border


def tinted(mask: Image.Image, colour: str) -> Image.Image:
    """A flat colour with the mask as its alpha."""
    picture = Image.new("RGBA", mask.size, (*rgb(colour), 0))
    picture.putalpha(mask)
    return picture


def padded(picture: Image.Image, border: int) -> Image.Image:
    """The picture with an empty border of `border` pixels."""
    size = (picture.width + 2 * border, picture.height + 2 * border)
    wide = Image.new(picture.mode, size, 0 if picture.mode == "L" else (0, 0, 0, 0))
    wide.paste(picture, (border, border))
    return wide


def stacked(*layers: Image.Image) -> Image.Image:
    """Pictures of one size, each over the one before."""
    whole = layers[0]
    for layer in layers[1:]:
        whole = Image.alpha_composite(whole, layer)
    return whole


def turned(picture: Image.Image, degrees: float) -> Image.Image:
    """Rotate counterclockwise without dark fringes."""
    if abs(degrees) < 0.01:
        return picture
    pixels = colours(picture)
    pixels[..., :3] *= pixels[..., 3:] / 255
    flat = Image.fromarray(pixels.astype(np.uint8))
    spun = colours(flat.rotate(degrees, Image.Resampling.BICUBIC, expand=True))
    spun[..., :3] = np.clip(spun[..., :3] * 255 / np.maximum(spun[..., 3:], 1), 0, 255)
    return Image.fromarray(spun.astype(np.uint8))


def dimmed(picture: Image.Image, factor: float) -> Image.Image:
    """The same picture brighter or darker; what darkens also grows warmer."""
    pixels = colours(picture)
    cool = 1 - max(0.0, 1 - factor) * np.array([0, 0.35, 0.7], np.float32)
    pixels[..., :3] *= factor * cool
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def shine(
    scene: Image.Image,
    x: float,
    y: float,
    *,
    size: tuple[float, float],
    colour: str,
    strength: float,
    falloff: float = 2,
) -> None:
    """Add a soft elliptic pool of light of `size` units around x, y."""
    xs, ys = disc_grid(px(size[0]), px(size[1]))
    pool = np.clip(1 - np.sqrt(xs * xs + ys * ys), 0, 1) ** falloff * strength
    add_light(scene, pool, px(x) - pool.shape[1] // 2, px(y) - pool.shape[0] // 2, colour)


def add_light(scene: Image.Image, light: Field, left: int, top: int, colour: str) -> None:
    """Screen a light field (0..1) onto an opaque scene; the corner is in pixels."""
    x0, y0 = max(0, left), max(0, top)
    x1 = min(scene.width, left + light.shape[1])
    y1 = min(scene.height, top + light.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    part = light[y0 - top : y1 - top, x0 - left : x1 - left, None]
    below = colours(scene.crop((x0, y0, x1, y1)))
    tint = np.array(rgb(colour), np.float32) / 255
    lifted = 255 - (255 - below) * (1 - part * tint)
    scene.paste(Image.fromarray(np.clip(lifted, 0, 255).astype(np.uint8)), (x0, y0))


def haloed(
    mask: Image.Image, spread: float, colour: str, *, strength: float, grow: float = 0
) -> Image.Image:
    """A soft glow of the mask's shape, as a picture with alpha."""
    wide = mask.filter(ImageFilter.MaxFilter(2 * px(grow) + 1)) if grow else mask
    return tinted(faded(wide.filter(ImageFilter.GaussianBlur(px(spread))), strength), colour)


def _shadows(picture: Image.Image, height: float) -> list[tuple[Image.Image, int, int]]:
    if not height:
        return []
    casts = []
    soft = (height * 1.5, 0.50, 1.0)
    contact = (max(1.2, height * 0.35), 0.55, 0.35)
    for spread, share, reach in (soft, contact):
        border = int(px(spread) * 2.6) + 2
        mask = padded(picture.getchannel("A"), border)
        mask = faded(mask.filter(ImageFilter.GaussianBlur(px(spread))), share)
        dx, dy = px(height * 0.45 * reach), px(height * 1.05 * reach)
        casts.append((mask, dx - border, dy - border))
    return casts


def _corner(picture: Image.Image, x: float, y: float, anchor: str) -> tuple[int, int]:
    across = {"l": 0, "m": picture.width // 2, "r": picture.width}[anchor[0]]
    down = {"t": 0, "m": picture.height // 2, "b": picture.height}[anchor[1]]
    return px(x) - across, px(y) - down
