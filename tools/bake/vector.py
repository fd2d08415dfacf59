"""Vector drawings rasterised at the master's scale."""

import io

import resvg_py
from PIL import Image

from tools.bake.units import px

_XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


def drawn(body: str, box: tuple[float, float], size: tuple[float, float]) -> Image.Image:
    """Rasterise SVG elements drawn in `box` (their own units) to `size` (screen units)."""
    view = f'viewBox="0 0 {box[0]} {box[1]}" width="{box[0]}" height="{box[1]}"'
    source = f"<svg {_XMLNS} {view}>{body}</svg>"
    width, height = px(size[0]), px(size[1])
    raw = resvg_py.svg_to_bytes(svg_string=source, width=width, height=height)
    picture = Image.open(io.BytesIO(bytes(raw))).convert("RGBA")
    return picture if picture.size == (width, height) else picture.resize((width, height))


def gradient(name: str, stops: list[tuple[float, str]]) -> str:
    """A gradient from the upper left to the lower right."""
    marks = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">{marks}</linearGradient>'


def glow_gradient(name: str, stops: list[tuple[float, str]], *, at: str = "") -> str:
    """A radial gradient; `at` may place it (`cx=".4" cy=".3" r=".9"`)."""
    marks = "".join(f'<stop offset="{place}" stop-color="{colour}"/>' for place, colour in stops)
    return f'<radialGradient id="{name}" {at}>{marks}</radialGradient>'
