"""The baked pictures of the assets package: their pixels and what the manifest says of them."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Protocol, TypeAlias

import msgspec
import pygame

Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


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
    pad: Edges = (0, 0, 0, 0)
    margins: Edges = (0, 0, 0, 0)
    anchor: tuple[float, float] = (0, 0)


class Art(Protocol):
    """Where pictures come from."""

    def master(self, name: str) -> Master:
        """Tell about a picture; MissingArt if there is none of that name."""

    def load(self, name: str) -> pygame.Surface:
        """Decode a picture; MissingArt if there is none of that name."""


class MissingArt(Exception):
    """No picture of that name is in the assets package."""


class Entry(msgspec.Struct, frozen=True):
    """One picture in the manifest."""

    file: str
    size: tuple[float, float]
    scale: float = 2
    anchor: tuple[float, float] = (0, 0)
    pad: Edges = (0, 0, 0, 0)
    margins: Edges = (0, 0, 0, 0)


class Manifest(msgspec.Struct, frozen=True):
    """The file that describes every baked picture."""

    pictures: dict[str, Entry]


class BakedArt:
    """The pictures in `tablee_assets/art`, described by its manifest."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder or resources.files("tablee_assets") / "art"
        raw = (self._folder / "manifest.json").read_bytes()
        self._entries = msgspec.json.decode(raw, type=Manifest).pictures
        self._told = cache(self._master)

    def master(self, name: str) -> Master:
        """Tell about a picture; MissingArt if there is none of that name."""
        return self._told(name)

    def load(self, name: str) -> pygame.Surface:
        """Decode a picture and convert it for quick drawing; MissingArt if there is none."""
        entry = self._entry(name)
        try:
            raw = self._folder.joinpath(entry.file).read_bytes()
        except FileNotFoundError:
            raise MissingArt(
                f"The picture {entry.file} is missing: install Tablée again."
            ) from None
        surface = pygame.image.load(BytesIO(raw), entry.file)
        has_alpha = surface.get_flags() & pygame.SRCALPHA
        return surface.convert_alpha() if has_alpha else surface.convert()

    def _master(self, name: str) -> Master:
        entry = self._entry(name)
        left, top, right, bottom = entry.pad
        return Master(
            width=entry.size[0] - left - right,
            height=entry.size[1] - top - bottom,
            density=entry.scale,
            pad=entry.pad,
            margins=entry.margins,
            anchor=entry.anchor,
        )

    def _entry(self, name: str) -> Entry:
        try:
            return self._entries[name]
        except KeyError:
            raise MissingArt(f"No picture is called {name!r}.") from None
