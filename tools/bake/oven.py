"""Bake sprites to files and keep the manifest the client reads."""

import json
from pathlib import Path

from PIL import Image

from tools.bake.indexed import indexed
from tools.bake.sprite import Painter, Sprite
from tools.bake.units import Edges

MANIFEST = "manifest.json"
_PACKING = 6
"""A tenth larger than the tightest, and five times as quick to bake."""


def bake(name: str, painter: Painter, folder: Path) -> dict[str, object]:
    """Paint one picture into the folder; return its manifest entry."""
    sprite = painter()
    file = f"{name}.{'jpg' if sprite.photo else 'png'}"
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    if sprite.photo:
        sprite.image.convert("RGB").save(path, quality=sprite.quality, subsampling=0)
    elif sprite.indexed:
        indexed(sprite.image).save(path, compress_level=9)
    else:
        _cleared(sprite.image).save(path, compress_level=_PACKING)
    return {"file": file, **_entry(sprite)}


def read_manifest(folder: Path) -> dict[str, dict[str, object]]:
    """Entries baked before; empty when there are none."""
    path = folder / MANIFEST
    if not path.exists():
        return {}
    entries: dict[str, dict[str, object]] = json.loads(path.read_text("utf-8"))["pictures"]
    return entries


def write_manifest(folder: Path, entries: dict[str, dict[str, object]]) -> None:
    """Write the manifest, sorted by name."""
    body = {"unit": "1/1920 of the screen's width", "pictures": dict(sorted(entries.items()))}
    text = json.dumps(body, indent=1, ensure_ascii=False)
    (folder / MANIFEST).write_text(text + "\n", "utf-8")


def _entry(sprite: Sprite) -> dict[str, object]:
    width, height = sprite.image.width / sprite.scale, sprite.image.height / sprite.scale
    left, top, right, bottom = sprite.pad
    middle = ((left + width - right) / 2, (top + height - bottom) / 2)
    entry: dict[str, object] = {
        "size": [_short(width), _short(height)],
        "scale": sprite.scale,
        "anchor": [_short(value) for value in sprite.anchor or middle],
        "pad": _edges(sprite.pad),
    }
    if sprite.margins is not None:
        entry["margins"] = _edges(sprite.margins)
    if sprite.place is not None:
        entry["place"] = [_short(value) for value in sprite.place]
    return entry


def _edges(edges: Edges) -> list[float]:
    return [_short(value) for value in edges]


def _short(value: float) -> float:
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def _cleared(picture: Image.Image) -> Image.Image:
    """Wholly transparent pixels carry no colour, so that files pack well."""
    if picture.mode != "RGBA":
        return picture
    empty = picture.getchannel("A").point([255] + [0] * 255)
    clear = picture.copy()
    clear.paste((0, 0, 0, 0), (0, 0), empty)
    return clear
