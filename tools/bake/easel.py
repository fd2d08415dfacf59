"""A canvas that lays baked pictures the way the client does, to compose example screens."""

import cmath
import functools
import math
from importlib import resources
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.bake.compose import turned
from tools.bake.oven import read_manifest
from tools.bake.palette import rgb
from tools.bake.typeface import numeral
from tools.bake.units import HEIGHT, SCALE, WIDTH, Edges, px


class Easel:
    """Draws at twice the screen's units from the files and the manifest alone."""

    def __init__(self, folder: Path, ground: str) -> None:
        self._folder = folder
        self._entries = read_manifest(folder)
        self._scene = self._open(ground).convert("RGB")

    def screen(self) -> Image.Image:
        """What was drawn, at the size of the screen."""
        return self._scene.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)

    def lay(
        self,
        name: str,
        x: float,
        y: float,
        *,
        width: float = 0,
        turn: float = 0,
        bright: float = 1,
        shadow: str = "",
    ) -> None:
        """Lay a picture with its anchor at x, y; `width` scales its body to that many units.

        `turn` rotates it counterclockwise about its anchor.
        """
        factor = width / self.body(name)[0] if width else 1.0
        if shadow:
            self.lay(shadow, x, y, width=width, turn=turn)
        picture = self._open(name)
        enlarged = factor * SCALE / self._scale(name)
        anchor_x, anchor_y = self._pair(name, "anchor")
        if enlarged != 1:
            size = (round(picture.width * enlarged), round(picture.height * enlarged))
            picture = picture.resize(size, Image.Resampling.LANCZOS)
        left, top = x - anchor_x * factor, y - anchor_y * factor
        if turn:
            middle = picture.width / 2 / SCALE, picture.height / 2 / SCALE
            away = complex(left + middle[0] - x, top + middle[1] - y)
            away *= cmath.rect(1, -math.radians(turn))
            picture = turned(picture, turn)
            left = x + away.real - picture.width / 2 / SCALE
            top = y + away.imag - picture.height / 2 / SCALE
        if bright != 1:
            alpha = picture.getchannel("A")
            picture = picture.convert("RGB").point([int(v * bright) for v in range(256)] * 3)
            picture.putalpha(alpha)
        self._scene.paste(picture, (px(left), px(top)), picture.getchannel("A"))

    def portrait(self, number: int, x: float, y: float) -> None:
        """Lay one of the first eight dwarves on the enamel of his colour."""
        self.lay(f"seats/enamel_{number}", x, y)
        self.lay(f"seats/face_{number}", x, y)

    def patch(self, name: str, box: Edges, *, alpha: float = 1) -> None:
        """Stretch a nine-patch so that its body fills left, top, width, height."""
        left, top, width, height = box
        pad = self._edges(name, "pad")
        size = (px(width + pad[0] + pad[2]), px(height + pad[1] + pad[3]))
        picture = _stretched(self._open(name), self._edges(name, "margins"), size)
        cover = picture.getchannel("A").point([int(v * alpha) for v in range(256)])
        self._scene.paste(picture, (px(left - pad[0]), px(top - pad[1])), cover)

    def write(
        self, words: str, x: float, y: float, *, size: float, colour: str, anchor: str = "mm"
    ) -> None:
        """Write a line; figures alone stand in the face of numbers."""
        face = numeral(size) if words.replace(" ", "").isdigit() else _text_face(size)
        pen = ImageDraw.Draw(self._scene)
        pen.text((px(x), px(y)), words, font=face, fill=rgb(colour), anchor=anchor)

    def index(self, letter: str, suit: str, x: float, y: float, width: float, ink: str) -> None:
        """The corner index of an upright card centred on x, y."""
        unit = width / 250
        left, top = x - width / 2, y - width * 0.7
        pen = ImageDraw.Draw(self._scene)
        place = (px(left + 34 * unit), px(top + 45 * unit))
        pen.text(place, letter, font=numeral(round(70 * unit)), fill=rgb(ink), anchor="mm")
        self.lay(f"cards/suit_{suit}", left + 34 * unit, top + 105 * unit, width=44 * unit)

    def body(self, name: str) -> tuple[float, float]:
        """Width and height of a picture without its border."""
        width, height = self._pair(name, "size")
        left, top, right, bottom = self._edges(name, "pad")
        return width - left - right, height - top - bottom

    def _open(self, name: str) -> Image.Image:
        picture = Image.open(self._folder / str(self._entries[name]["file"]))
        return picture.convert("RGBA")

    def _scale(self, name: str) -> int:
        return int(str(self._entries[name]["scale"]))

    def _pair(self, name: str, key: str) -> tuple[float, float]:
        first, second = self._numbers(name, key)
        return first, second

    def _edges(self, name: str, key: str) -> Edges:
        left, top, right, bottom = self._numbers(name, key)
        return left, top, right, bottom

    def _numbers(self, name: str, key: str) -> list[float]:
        values = self._entries[name][key]
        if not isinstance(values, list):
            raise TypeError(f"{key} of {name} is {values!r}, not a list of numbers")
        return [float(value) for value in values]


def _stretched(picture: Image.Image, margins: Edges, size: tuple[int, int]) -> Image.Image:
    whole = Image.new("RGBA", size, (0, 0, 0, 0))
    across = _cuts(picture.width, size[0], px(margins[0]), px(margins[2]))
    down = _cuts(picture.height, size[1], px(margins[1]), px(margins[3]))
    for (x0, x1), (u0, u1) in across:
        for (y0, y1), (v0, v1) in down:
            if u1 > u0 and v1 > v0 and x1 > x0 and y1 > y0:
                part = picture.crop((x0, y0, x1, y1)).resize((u1 - u0, v1 - v0))
                whole.paste(part, (u0, v0))
    return whole


def _cuts(
    source: int, target: int, first: int, last: int
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    near = min(first, target // 2)
    far = max(target - last, near)
    return [
        ((0, first), (0, near)),
        ((first, source - last), (near, far)),
        ((source - last, source), (far, target)),
    ]


@functools.cache
def _text_face(size: float) -> ImageFont.FreeTypeFont:
    path = resources.files("fontpkg_alegreya_sans") / "files" / "AlegreyaSans-Bold.ttf"
    with resources.as_file(path) as file:
        return ImageFont.truetype(str(file), px(size))
