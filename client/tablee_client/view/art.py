"""The baked pictures of the assets package: their pixels and what the manifest says of them."""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Protocol

import pygame

import tablee_assets
from tablee_assets import Edges

NO_EDGES: Edges = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Master:
    """What is known of a picture before it is decoded, in design units.

    `width` and `height` count the body; `pad` is the room left around it for its shadow or glow;
    `margins` are the parts that a nine-patch never stretches, counted from the edges of the whole
    picture; `anchor` is the point of the whole picture that is laid at a given place; `density` is
    pixels per unit.
    """

    width: float
    height: float
    density: float = 2.0
    pad: Edges = NO_EDGES
    margins: Edges = NO_EDGES
    anchor: tuple[float, float] = (0, 0)


class Art(Protocol):
    """Where pictures come from."""

    def master(self, name: str) -> Master:
        """Tell about a picture; MissingArt if there is none of that name."""

    def load(self, name: str) -> pygame.Surface:
        """Decode a picture; MissingArt if there is none of that name."""


class MissingArt(Exception):
    """No picture of that name is in the assets package."""


class BakedArt:
    """The pictures of `tablee_assets`."""

    def master(self, name: str) -> Master:
        """Tell about a picture; MissingArt if there is none of that name."""
        return _master(name)

    def load(self, name: str) -> pygame.Surface:
        """Decode a picture and convert it for quick drawing; MissingArt if there is none."""
        try:
            file = tablee_assets.art(name)
            raw = file.read_bytes()
        except (LookupError, FileNotFoundError):
            raise MissingArt(f"The picture {name} is missing: install Tablée again.") from None
        surface = pygame.image.load(BytesIO(raw), file.name)
        has_alpha = surface.get_flags() & pygame.SRCALPHA
        return surface.convert_alpha() if has_alpha else surface.convert()


@lru_cache(maxsize=1024)
def _master(name: str) -> Master:
    picture = tablee_assets.manifest().get(name)
    if picture is None:
        raise MissingArt(f"The picture {name} is missing: install Tablée again.")
    width, height = picture.body_size
    return Master(
        width=width,
        height=height,
        density=picture.scale,
        pad=picture.pad,
        margins=picture.margins or NO_EDGES,
        anchor=picture.anchor,
    )
