"""The party rooms: fringed rugs in the players' colours, for a side, the top and one's own."""

from functools import partial

import numpy as np
from PIL import Image

from tools.bake.compose import shadowed
from tools.bake.gnumie_colours import COLOURS
from tools.bake.light import blur, edge_distance, grid, painted
from tools.bake.mask import rounded
from tools.bake.modelled import slope_light
from tools.bake.noise import Field, fbm
from tools.bake.palette import rgb
from tools.bake.sprite import Painters, Sprite
from tools.bake.units import SCALE, px
from tools.bake.vector import drawn

SHAPES: dict[str, tuple[float, float]] = {"side": (472, 214), "top": (620, 170), "own": (640, 216)}
_FRINGE = 14.0
_HEIGHT = 6.0


def pictures() -> Painters:
    """A rug of each colour and shape."""
    for colour in COLOURS:
        for shape in SHAPES:
            yield f"gnumies/rug_{colour}_{shape}", partial(_rug, colour, shape)


def _rug(colour: str, shape: str) -> Sprite:
    """Soft cloth loses nothing at one pixel a unit, and takes a quarter of the room."""
    size = SHAPES[shape]
    whole = _fringe(colour, size)
    body = _woven(colour, (size[0] - 2 * _FRINGE, size[1]))
    whole.alpha_composite(body, (px(_FRINGE), 0))
    cast, border = shadowed(whole, _HEIGHT)
    small = cast.resize((cast.width // SCALE, cast.height // SCALE), Image.Resampling.BOX)
    edge = border / SCALE
    return Sprite(small, (edge, edge, edge, edge), scale=1, indexed=True)


def _fringe(colour: str, size: tuple[float, float]) -> Image.Image:
    rng = np.random.default_rng(31)
    bright, pale = np.array(rgb(COLOURS[colour][0])), np.array(rgb("#f2e6cd"))
    ink = "#" + "".join(f"{int(part):02x}" for part in bright * 0.55 + pale * 0.45)
    threads = "".join(
        f'<path d="M{x},{y} q{side * 8},{rng.uniform(-2, 4):.1f} {side * (_FRINGE + 2)},'
        f'{rng.uniform(-2, 5):.1f}" stroke="{ink}" stroke-width="3.4" stroke-linecap="round" '
        'fill="none"/>'
        for side, x in ((-1, _FRINGE + 4), (1, size[0] - _FRINGE - 4))
        for y in range(10, int(size[1]) - 6, 7)
    )
    return drawn(threads, size, size)


def _woven(colour: str, size: tuple[float, float]) -> Image.Image:
    mask = rounded(*size, 10)
    height, width = mask.height, mask.width
    columns, rows = grid(width, height)
    weave = (
        0.3 * np.sin(rows / 1.9 + 1.6 * np.sin(columns / 2.6))
        + fbm(height, width, 2, 5, 1, 41)
        - 0.5
    )
    wear = fbm(height, width, px(60), px(60), 3, 42) - 0.5
    tone = 1.12 + 0.30 * weave + 0.34 * wear
    cloth = _bands(colour, edge_distance(mask) / SCALE, (columns, rows), tone)
    relief = blur(np.asarray(mask, np.float32) / 255, px(2.5)) * 6 + weave * 1.6
    light = np.clip(slope_light(blur(relief, 0.8)), 0.5, 1.25)
    return painted(cloth * light[..., None], mask)


def _bands(colour: str, edge: Field, places: tuple[Field, Field], tone: Field) -> Field:
    """A dark field inside a border of zigzag between golden threads."""
    bright, dark = (np.array(rgb(ink), np.float32) for ink in COLOURS[colour])
    night, gold = (np.array(rgb(ink), np.float32) for ink in ("#2a1650", "#e3c07a"))
    along = (places[0] + places[1]) / SCALE
    zigzag = np.abs(along % 22 - 11) < 5.5
    band = (edge > 7) & (edge < 22)
    line = ((edge > 23) & (edge < 25.5)) | ((edge > 3) & (edge < 5))
    cloth = (dark * 0.38 + night * 0.62) * tone[..., None]
    cloth = np.where(band[..., None], dark * (tone - 0.15)[..., None], cloth)
    cloth = np.where((zigzag & band)[..., None], bright * (tone - 0.18)[..., None], cloth)
    return np.where(line[..., None], gold * (tone - 0.25)[..., None], cloth).astype(np.float32)
