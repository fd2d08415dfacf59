"""The baked pictures and sounds of Tablée and how to find them. Knows nothing of windows.

Lengths are units of a 1920x1080 screen; a picture's file holds `scale` pixels for each unit.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType

__all__ = ["Edges", "Picture", "art", "manifest", "sound_files", "sounds"]

Edges = tuple[float, float, float, float]
"""Left, top, right, bottom, in units."""


@dataclass(frozen=True, slots=True)
class Picture:
    """How to lay one baked picture."""

    file: str
    """Path below `art/`, with `/` between folders."""
    width: float
    height: float
    scale: int
    """Pixels in the file for each unit."""
    margins: Edges | None
    """Fixed edges of a nine-patch, from the outer edge of the picture; None: it never stretches."""
    anchor: tuple[float, float]
    """The point to lay at a place on the screen, from the picture's upper left corner."""
    pad: Edges
    """Border of shadow or glow around the body; the body is what has a size on the screen."""
    place: tuple[float, float] | None = None
    """Where the anchor belongs on the screen, for pictures of one fixed place."""

    @property
    def body_size(self) -> tuple[float, float]:
        """Width and height without the border."""
        left, top, right, bottom = self.pad
        return self.width - left - right, self.height - top - bottom


class _Manifest(Mapping[str, Picture]):
    """What the file tells of each picture, looked at when it is asked for."""

    def __init__(self, entries: Mapping[str, Mapping[str, object]]) -> None:
        self._entries = entries
        self._read: dict[str, Picture] = {}

    def __getitem__(self, name: str) -> Picture:
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = _picture(self._entries[name])
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


def art(name: str) -> Traversable:
    """The file of the picture called `name`; LookupError names it when there is none."""
    try:
        file = manifest()[name].file
    except KeyError:
        raise LookupError(
            f"no picture is called {name!r}; the names are in manifest.json"
        ) from None
    return _folder().joinpath(*file.split("/"))


@cache
def manifest() -> Mapping[str, Picture]:
    """Every picture by name; ValueError where what is told of one can't be understood."""
    entries = json.loads((_folder() / "manifest.json").read_text("utf-8"))["pictures"]
    return _Manifest(entries)


@cache
def sounds() -> Mapping[str, tuple[Traversable, ...]]:
    """The files of every sound by its name: one, or variants that are played in turn."""
    found: dict[str, list[Traversable]] = {}
    folder = resources.files(__name__) / "sounds"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".wav"):
            found.setdefault(file.name.split(".")[0], []).append(file)
    return MappingProxyType({name: tuple(files) for name, files in found.items()})


def sound_files(name: str) -> tuple[Traversable, ...]:
    """The files of the sound called `name`; LookupError names it when there is none."""
    try:
        return sounds()[name]
    except KeyError:
        raise LookupError(f"no sound is called {name!r}; see the folder sounds") from None


def _folder() -> Traversable:
    return resources.files(__name__) / "art"


def _picture(entry: Mapping[str, object]) -> Picture:
    width, height = _numbers(entry["size"])
    (scale,) = _numbers([entry["scale"]])
    margins = _edges(entry["margins"]) if "margins" in entry else None
    return Picture(
        file=str(entry["file"]),
        width=width,
        height=height,
        scale=int(scale),
        margins=margins,
        anchor=_point(entry["anchor"]),
        pad=_edges(entry["pad"]),
        place=_point(entry["place"]) if "place" in entry else None,
    )


def _point(values: object) -> tuple[float, float]:
    x, y = _numbers(values)
    return x, y


def _edges(values: object) -> Edges:
    left, top, right, bottom = _numbers(values)
    return left, top, right, bottom


def _numbers(values: object) -> list[float]:
    if not isinstance(values, list) or not all(isinstance(v, int | float) for v in values):
        raise ValueError(f"the manifest holds {values!r} where numbers belong; bake it again")
    return [float(value) for value in values]
