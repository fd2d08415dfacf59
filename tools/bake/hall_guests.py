"""Dwarves at the long table: warm shapes in the half dark, lit by hearth and candles."""

from PIL import Image, ImageChops, ImageFilter

from tools.bake.compose import put, stacked, tinted
from tools.bake.dwarf import Bust, drawn_bust
from tools.bake.hall_space import on_table
from tools.bake.light import colours, disc_grid, painted
from tools.bake.mask import faded
from tools.bake.palette import shade
from tools.bake.units import px
from tools.bake.vector import drawn

_GUESTS: tuple[tuple[float, int, float, Bust], ...] = (
    (0.045, -1, 0.30, Bust("point", "#8a3a3a", "long", "#d9cdb8")),
    (0.045, 1, 0.30, Bust("helm", "#6d6d6d", "fork", "#8a4a22")),
    (0.135, -1, 0.50, Bust("helm", "#3c7d66", "fork", "#7b3d1c", cloak="#0b6b50", eyes="side")),
    (0.135, 1, 0.50, Bust("point", "#c45410", "long", "#e4ddd0", eyes="far", mouth="laugh")),
    (0.265, -1, 0.82, Bust("hood", "#8a4873", "", "#5a3320", locks="braids", eyes="side", nose=10)),
    (0.265, 1, 0.82, Bust("cap", "#2f62a8", "round", "#2e2a2a", cloak="#24508c", eyes="far")),
)


def lay_guests(scene: Image.Image) -> None:
    """Six guests along both sides, far to near; the table is laid over them afterwards."""
    for number, (depth, side, scale, bust) in enumerate(_GUESTS):
        x, y = on_table(depth, side)
        figure = _figure(bust, scale, side, key=f"g{number}")
        put(scene, figure, x + side * 62 * scale, y + 150 * scale, anchor="mb", height=6 * scale)


def _figure(bust: Bust, scale: float, side: int, *, key: str) -> Image.Image:
    cloak = bust.cloak or shade(bust.cloth, 0.7)
    lap = f'<path d="M14 220 L4 330 H196 L186 220Z" fill="{shade(cloak, 0.8)}"/>'
    body = drawn(drawn_bust(bust, key) + lap, (200, 320), (200 * scale, 320 * scale))
    pixels = colours(body)
    xs, ys = disc_grid(*body.size)
    toward = ((-side * xs) * 0.5 + 0.5).clip(0, 1)
    light = 0.34 + 0.86 * toward**1.3 * (1 - 0.55 * ys.clip(0, 1))
    pixels[..., 0] *= light * 1.16
    pixels[..., 1] *= light * 0.92
    pixels[..., 2] *= light * 0.70
    dark = painted(pixels[..., :3], pixels[..., 3])
    return stacked(dark, _rim(body, side, scale))


def _rim(body: Image.Image, side: int, scale: float) -> Image.Image:
    """A line of firelight along the edge that faces the table and the hearth."""
    cover = body.getchannel("A")
    moved = ImageChops.offset(cover, px(side * 2.6 * scale) or side, px(2.2 * scale) or 1)
    edge = ImageChops.subtract(cover, moved).filter(ImageFilter.GaussianBlur(px(0.9 * scale)))
    return tinted(faded(ImageChops.darker(edge, cover), 0.85), "#ffb055")
