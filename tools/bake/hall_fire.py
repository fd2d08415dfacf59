"""The hearth and its living fire: frames that loop, painted from drifting noise."""

import functools
import math

import numpy as np
from PIL import Image, ImageFilter

from tools.bake.compose import put, shine, stacked
from tools.bake.hall_space import VANISH_X, VANISH_Y
from tools.bake.light import disc_grid, painted
from tools.bake.noise import Field, Ramp, fbm, ramp
from tools.bake.units import px
from tools.bake.vector import drawn, glow_gradient

FRAMES = 6
HEARTH = (VANISH_X, VANISH_Y + 62)
_BOX = (200, 164)
_SIZE = (210, 172)
_FLAME = (148, 122)
_FLAME_PLACE = (31, 40)
_TONGUES = (
    (-0.58, 0.62, 0.30, 0),
    (-0.24, 0.86, 0.34, 3),
    (0.06, 1.12, 0.44, 1),
    (0.36, 0.80, 0.34, 5),
    (0.64, 0.56, 0.28, 2),
)
"""Middle, reach, spread and beat of each tongue, across -1..1."""
_HEAT: Ramp = (
    (0, "#3a0a02"),
    (0.22, "#8e1f06"),
    (0.42, "#dd4f10"),
    (0.62, "#fb9a26"),
    (0.80, "#ffd862"),
    (1, "#fffbe2"),
)


def lay_hearth(scene: Image.Image, frame: int) -> None:
    """The fireplace in the far wall with one frame of its fire, and its light on the hall."""
    put(scene, _hearth(frame), *HEARTH, anchor="mm")
    x, y = VANISH_X, VANISH_Y + 80
    shine(scene, x, y, size=(620, 520), colour="#ff8a2a", strength=0.70)
    shine(scene, x, y + 14, size=(240, 150), colour="#ffd27a", strength=0.34, falloff=1.6)


@functools.cache
def _hearth(frame: int) -> Image.Image:
    back, front = drawn(_back(), _BOX, _SIZE), drawn(_front(), _BOX, _SIZE)
    fire = Image.new("RGBA", back.size, (0, 0, 0, 0))
    fire.paste(_flames(frame), (px(_FLAME_PLACE[0]), px(_FLAME_PLACE[1])))
    bloom = fire.filter(ImageFilter.GaussianBlur(px(5)))
    return stacked(back, bloom, fire, front)


def _flames(frame: int) -> Image.Image:
    """Three tongues whose edges are torn by noise that rises and comes back after a loop."""
    width, height = px(_FLAME[0]), px(_FLAME[1])
    xs, ys = disc_grid(width, height)
    tear = _drift(width, height, frame, cell=17, seed=611)
    curl = _drift(width, height, frame, cell=8, seed=612)
    up = (1 - ys) / 2
    sway = (tear - 0.5) * 0.75 * up
    heat = np.zeros_like(xs)
    for middle, reach, spread, beat in _TONGUES:
        top = reach * (0.86 + 0.12 * math.sin((frame + beat) * math.tau / FRAMES))
        body = 1 - np.abs(xs - middle + sway) / (spread * np.clip(1.15 - up / top, 0.02, 1) ** 0.75)
        heat = np.maximum(heat, np.clip(body, 0, 1) * np.clip(1.25 - up / top * 1.1, 0, 1))
    heat = heat * (0.80 + 0.75 * curl) + 0.5 * np.exp(-up * 9) * np.clip(1 - xs * xs, 0, 1)
    alpha = np.clip((heat - 0.16) * 3.2, 0, 1) * np.clip((1 - np.abs(xs)) * 8, 0, 1)
    return painted(ramp(heat * 1.12, _HEAT), alpha * 255)


def _drift(width: int, height: int, frame: int, *, cell: float, seed: int) -> Field:
    """Noise that rises by one period over the frames, so that the last meets the first."""
    period = 256 * 2
    sheet = fbm(period, width, px(cell * 1.7), px(cell), 3, seed)
    blend = np.linspace(0, 1, period, dtype=np.float32)[:, None]
    looped = sheet * blend + np.roll(sheet, period // 2, 0) * (1 - blend)
    rows = (np.arange(height) + frame * period // FRAMES) % period
    return np.asarray(looped[rows])


def _back() -> str:
    stops = [(0, "#e8862c"), (0.2, "#b04c14"), (0.45, "#6d230b"), (0.8, "#381005"), (1, "#160603")]
    glow = glow_gradient("f", [(at, colour) for at, colour in stops], at='cx=".5" cy=".95" r=".95"')
    bricks = "".join(
        f'<path d="M24 {y}H176" stroke="#200b05" stroke-width="1.4" opacity=".55"/>'
        for y in range(48, 160, 13)
    )
    bricks += "".join(
        f"""<path d="M{x + (9 if row % 2 else 0)} {48 + row * 13}V{61 + row * 13}" stroke="#200b05"
        stroke-width="1.4" opacity=".5"/>"""
        for row in range(8)
        for x in range(34, 170, 18)
    )
    return f"""{glow}<path d="M6 164V70C6 -6 194 -6 194 70V164Z" fill="#3b2a1e"/>
        <path d="M14 164V72C14 6 186 6 186 72V164Z" fill="#54402e"/>
        <path d="M24 164V76C24 18 176 18 176 76V164Z" fill="url(#f)"/>
        <clipPath id="c"><path d="M24 164V76C24 18 176 18 176 76V164Z"/></clipPath>
        <g clip-path="url(#c)">{bricks}</g>"""


def _front() -> str:
    embers = "".join(
        f'<circle cx="{36 + k * 8.2:.1f}" cy="{152 + (k * 37 % 7)}" r="{2.4 + k % 3}" fill="{c}"/>'
        for k, c in enumerate(["#ff8b2a", "#ffcf6a", "#e2572b", "#ffb347"] * 4)
    )
    return f"""{embers}<path d="M38 150L158 139L163 152L43 164Z" fill="#2a1208"/>
        <path d="M36 142L160 154L158 165L35 154Z" fill="#3a1a0c"/>
        <path d="M38 150L158 139L159 142L39 153Z" fill="#f08a34" opacity=".75"/>
        <path d="M36 142L160 154L160 156L36 145Z" fill="#ffb04e" opacity=".8"/>
        <circle cx="161" cy="146" r="6.6" fill="#6d3a1a"/><circle cx="161" cy="146" r="3.4"
        fill="#a8602c"/><circle cx="37" cy="148" r="6.6" fill="#6d3a1a"/><circle cx="37" cy="148"
        r="3.4" fill="#a8602c"/>
        <path d="M0 66H200V58L184 46H16L0 58Z" fill="#5e4330"/>
        <path d="M0 58L16 46H184L200 58Z" fill="#7d5b40"/>
        <path d="M0 66H200V70H0Z" fill="#1d100a" opacity=".7"/>"""
