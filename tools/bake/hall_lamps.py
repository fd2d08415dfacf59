"""Lights of the hall: lanterns on their chains, candles on the table, the round window."""

import math

from PIL import Image, ImageDraw, ImageFilter

from tools.bake.compose import put, shine
from tools.bake.hall_space import VANISH_X, VANISH_Y, on_table
from tools.bake.units import px
from tools.bake.vector import drawn, glow_gradient, gradient

_WINTER = "#9cc8ee"
CANDLES = ((0.03, 0.16), (0.09, 0.24), (0.19, 0.38), (0.36, 0.62))
"""Depth on the table and scale of each pair of candles, far to near."""
CANDLE_ACROSS = 0.72


def flames() -> list[tuple[float, float, float]]:
    """Place on the screen and scale of every candle flame, far to near, left before right."""
    places = []
    for depth, scale in CANDLES:
        for across in (-CANDLE_ACROSS, CANDLE_ACROSS):
            x, y = on_table(depth, across)
            places.append((x, y - 122 * scale, scale))
    return places


def lay_window(scene: Image.Image) -> None:
    """The round window above the hearth, with the winter night behind it."""
    stops = [(0, "#cfe6f7"), (0.6, "#7fb0d6"), (1.0, "#35587c")]
    spokes = "".join(
        f"""<path d="M50 50L{50 + 43 * math.cos(k * math.pi / 4):.1f}
        {50 + 43 * math.sin(k * math.pi / 4):.1f}" stroke="#241a14" stroke-width="3"/>"""
        for k in range(8)
    )
    flakes = ((30, 30), (66, 26), (72, 62), (38, 70), (24, 54), (58, 80), (46, 22), (78, 44))
    snow = "".join(f'<circle cx="{x}" cy="{y}" r="1.4" fill="#fff"/>' for x, y in flakes)
    body = f"""{glow_gradient("w", stops)}<circle cx="50" cy="50" r="49" fill="#1b1512"/>
        <circle cx="50" cy="50" r="42" fill="url(#w)"/>{spokes}
        <circle cx="50" cy="50" r="16" fill="none" stroke="#241a14" stroke-width="3"/>{snow}"""
    put(scene, drawn(body, (100, 100), (84, 84)), VANISH_X, VANISH_Y - 72, anchor="mm")
    shine(scene, VANISH_X, VANISH_Y - 72, size=(300, 300), colour=_WINTER, strength=0.55)


def lay_lanterns(scene: Image.Image, scale: float) -> None:
    """A pair of lanterns hanging at the depth of an arch of this scale."""
    for side in (-1, 1):
        x, y = VANISH_X + side * 238 * scale, VANISH_Y - 150 * scale
        line = (px(x), px(y - 300 * scale), px(x), px(y - 30 * scale))
        ImageDraw.Draw(scene).line(line, fill=(16, 11, 8), width=max(1, px(2.4 * scale)))
        pool = (460 * scale, 440 * scale)
        shine(scene, x, y + 6 * scale, size=pool, colour="#ff9a3c", strength=0.60, falloff=2.2)
        put(scene, _lantern(scale), x, y, anchor="mm")
        near = (110 * scale, 110 * scale)
        shine(scene, x, y + 8 * scale, size=near, colour="#ffb648", strength=0.25, falloff=1.6)


def lay_candle(scene: Image.Image, x: float, y: float, scale: float) -> None:
    """A lit candle standing at x, y with its light on the table."""
    shade = Image.new("L", (px(120 * scale), px(34 * scale)), 0)
    ImageDraw.Draw(shade).ellipse((0, 0, shade.width - 1, shade.height - 1), fill=200)
    corner = (px(x - 52 * scale), px(y - 14 * scale))
    scene.paste((10, 4, 0), corner, shade.filter(ImageFilter.GaussianBlur(px(5 * scale))))
    put(scene, _candle(scale), x, y, anchor="mb")
    flame = y - 122 * scale
    wide, halo, floor = (560 * scale, 480 * scale), (120 * scale, 120 * scale), 420 * scale
    shine(scene, x, flame, size=wide, colour="#ffae4c", strength=0.5, falloff=2.2)
    shine(scene, x, flame, size=halo, colour="#fff2c8", strength=0.85, falloff=1.5)
    shine(scene, x, y, size=(floor, 130 * scale), colour="#ffb75a", strength=0.4, falloff=1.8)


def _lantern(scale: float) -> Image.Image:
    stops = [(0, "#fffbe0"), (0.5, "#ffc55a"), (1.0, "#c8641c")]
    body = f"""{glow_gradient("lg", stops, at='cy=".62"')}
        <path d="M48 0H52V22H48Z" fill="#171310"/><path d="M34 22H66L74 36H26Z" fill="#2a211a"/>
        <path d="M28 36H72V92H28Z" fill="url(#lg)"/><path d="M28 36H34V92H28Z M47 36H53V92H47Z
        M66 36H72V92H66Z M24 92H76V102H24Z" fill="#2a211a"/>"""
    return drawn(body, (100, 104), (64 * scale, 66 * scale))


def _candle(scale: float) -> Image.Image:
    wax = gradient("c", [(0, "#fff3d0"), (0.5, "#ecd3a0"), (1, "#a47c48")])
    body = f"""{wax}<ellipse cx="50" cy="150" rx="40" ry="10" fill="#7a4f1c"/>
        <ellipse cx="50" cy="146" rx="40" ry="10" fill="#c8923a"/>
        <ellipse cx="47" cy="145" rx="26" ry="5" fill="#f0c768" opacity=".6"/>
        <path d="M34 62Q50 54 66 62V146Q50 154 34 146Z" fill="url(#c)"/>
        <path d="M36 64C40 70 38 86 41 88C45 90 43 72 48 68Z" fill="#fff7de"/>
        <ellipse cx="50" cy="61" rx="16" ry="5" fill="#fff0c4"/>
        <path d="M50 14C58 30 62 40 58 52C56 58 44 58 42 52C38 40 44 30 50 14Z" fill="#ffcf5e"/>
        <path d="M50 28C54 38 56 44 54 52C53 55 47 55 46 52C44 44 46 38 50 28Z" fill="#fffbe8"/>"""
    return drawn(body, (100, 162), (100 * scale, 162 * scale))
