"""A contact sheet of baked pictures, to look at after every bake."""

import fnmatch
from pathlib import Path

from PIL import Image, ImageDraw

from tools.bake.oven import read_manifest

_WIDTH = 1900
_CELL = 190
_GROUND = (44, 70, 58)


def write_sheet(folder: Path, file: Path, only: str) -> None:
    """Lay every matching picture of the manifest, shrunk to a cell, with its name."""
    entries = read_manifest(folder)
    names = [name for name in entries if fnmatch.fnmatch(name, only)]
    columns = _WIDTH // _CELL
    rows = -(-len(names) // columns)
    sheet = Image.new("RGB", (_WIDTH, max(1, rows) * _CELL), _GROUND)
    for place, name in enumerate(names):
        left, top = place % columns * _CELL, place // columns * _CELL
        _lay(sheet, folder / str(entries[name]["file"]), name, left, top)
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(file)


def _lay(sheet: Image.Image, path: Path, name: str, left: int, top: int) -> None:
    picture = Image.open(path).convert("RGBA")
    picture.thumbnail((_CELL - 10, _CELL - 24))
    x = left + (_CELL - picture.width) // 2
    sheet.paste(picture, (x, top + 4), picture.getchannel("A"))
    ImageDraw.Draw(sheet).text((left + 4, top + _CELL - 16), name, fill=(240, 230, 205))
