"""What a painter hands over: a picture and how the client must lay it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PIL import Image

from tools.bake.compose import shadowed
from tools.bake.units import SCALE, Edges, Point

NO_EDGES: Edges = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A baked picture; lengths in units of a 1920x1080 screen."""

    image: Image.Image
    pad: Edges = NO_EDGES
    """Border of shadow or glow around the body."""
    margins: Edges | None = None
    """Fixed edges of a nine-patch, measured from the picture's outer edge."""
    anchor: Point | None = None
    """The point laid at a given place; None is the middle of the body."""
    place: Point | None = None
    """Where the anchor belongs on the screen, for pictures of one fixed place."""
    scale: int = SCALE
    photo: bool = False
    """Opaque and large: stored as JPEG."""
    indexed: bool = False
    """Of few hues: stored with a palette of 256 colours."""
    quality: int = 90
    """Of a JPEG."""


Painter = Callable[[], Sprite]
Painters = Iterator[tuple[str, Painter]]


def halved(sprite: Sprite) -> Sprite:
    """The same picture at half the pixels, for screens that need no more: decoded in a quarter."""
    flat = sprite.image.convert("RGBa")
    size = (flat.width // 2, flat.height // 2)
    small = flat.resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    return replace(sprite, image=small, scale=sprite.scale // 2)


def standing(picture: Image.Image, height: float, *, corner: float | None = None) -> Sprite:
    """A picture over its own shadow; `corner` makes it a nine-patch with that fixed corner."""
    whole, border = shadowed(picture, height)
    edge = border / SCALE
    margins = None if corner is None else (edge + corner,) * 2 + (edge + corner,) * 2
    return Sprite(whole, (edge, edge, edge, edge), margins)


def flat_patch(picture: Image.Image, corner: float) -> Sprite:
    """A nine-patch without shadow."""
    return Sprite(picture, margins=(corner, corner, corner, corner))


def glowing(picture: Image.Image, border: float, *, corner: float | None = None) -> Sprite:
    """A picture with `border` units of glow on every side."""
    edge = corner + border if corner is not None else None
    margins = None if edge is None else (edge, edge, edge, edge)
    return Sprite(picture, (border, border, border, border), margins)
