"""Fur as strokes: an ellipse of hair that grows away from a whorl, lit from the upper left."""

import math

import numpy as np

from tools.bake.palette import rgb
from tools.bake.vector import glow_gradient

Colour = tuple[float, float, float]
"""Channels of 0..1."""


def colour(text: str) -> Colour:
    """The channels of `#rrggbb`."""
    red, green, blue = rgb(text)
    return red / 255, green / 255, blue / 255


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """From the first colour (0) to the second (1)."""
    a, b = np.array(first), np.array(second)
    return _triple(a + (b - a) * share)


def scaled(tint: Colour, factor: float, lift: float = 0) -> Colour:
    """The colour times a factor plus the same light in every channel."""
    return _triple(np.array(tint) * factor + lift)


def written(tint: Colour) -> str:
    """The colour as `#rrggbb`."""
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in tint)


def fur(
    tint: Colour,
    centre: tuple[float, float],
    radii: tuple[float, float],
    *,
    strokes: int,
    length: float,
    seed: int,
    belly: Colour | None = None,
    stripes: tuple[Colour, ...] = (),
) -> str:
    """SVG of a furry ellipse; `belly` is the tint of a paler patch, `stripes` colours by height."""
    rng = np.random.default_rng(seed)
    name = f"u{seed}_{int(centre[0])}_{int(centre[1])}".replace("-", "m")
    dark, bright = _dark(tint), scaled(tint, 1.15, 0.22)
    stops = [(0.0, written(bright)), (0.5, written(tint)), (1.0, written(dark))]
    ground = glow_gradient(name, stops, at='cx=".4" cy=".28" r=".8"')
    out = [
        f"{ground}<ellipse cx='{centre[0]}' cy='{centre[1]}' rx='{radii[0]}' ry='{radii[1]}' "
        f"fill='url(#{name})'/>"
    ]
    for x, y in _roots(strokes, rng):
        base = stripes[int((y + 1.1) * 3.2 + 0.5 * x) % len(stripes)] if stripes else tint
        ink = _hair_colour(base, x, y, belly, rng)
        out.append(_hair((x, y), centre, radii, length=length, ink=ink, rng=rng))
    return "".join(out)


def _triple(values: "np.typing.NDArray[np.float64]") -> Colour:
    red, green, blue = (float(part) for part in np.clip(values, 0, 1))
    return red, green, blue


def _dark(tint: Colour) -> Colour:
    return _triple(np.array(tint) * 0.30 + np.array([0.06, 0.02, 0.12]))


def _roots(strokes: int, rng: np.random.Generator) -> list[tuple[float, float]]:
    """Where hairs grow in the unit disc, those behind first."""
    turn = rng.uniform(0, 2 * math.pi, int(strokes * 1.2))
    away = np.sqrt(rng.random(turn.size))
    away[strokes:] = rng.uniform(0.94, 1.02, turn.size - strokes)
    xs, ys = np.cos(turn) * away, np.sin(turn) * away
    order = np.argsort(-(-ys * 0.8 - np.hypot(xs, ys) * 0.6))[::-1]
    return [(float(xs[k]), float(ys[k])) for k in order]


def _hair_colour(
    tint: Colour, x: float, y: float, belly: Colour | None, rng: np.random.Generator
) -> str:
    z = math.sqrt(max(0, 1 - x * x - y * y))
    facing = max(0.0, -0.45 * x - 0.62 * y + 0.64 * z)
    light = min(1.0, max(0.0, 0.10 + 0.86 * facing + rng.uniform(-0.12, 0.12)))
    dark, bright = np.array(_dark(tint)), np.array(scaled(tint, 1.15, 0.22))
    base = np.array(tint)
    if light < 0.6:
        ink = dark + (base - dark) * min(1.0, light * 1.7)
    else:
        ink = base + (bright - base) * (light - 0.6) / 0.4
    if belly is not None:
        patch = max(0.0, 1 - (((x - 0.02) / 0.56) ** 2 + ((y - 0.42) / 0.5) ** 2))
        share = min(1.0, patch * 2)
        ink = ink * (1 - 0.7 * share) + np.array(belly) * (0.35 + 0.75 * light) * 0.7 * share
    if math.hypot(x, y) > 0.82 and x > 0.2:
        ink = ink * 0.9 + np.array([0.105, 0.056, 0.175])
    return written(_triple(ink))


def _hair(
    root: tuple[float, float],
    centre: tuple[float, float],
    radii: tuple[float, float],
    *,
    length: float,
    ink: str,
    rng: np.random.Generator,
) -> str:
    x, y = centre[0] + root[0] * radii[0] * 0.97, centre[1] + root[1] * radii[1] * 0.97
    turn = math.atan2(root[1] + 0.55, root[0] * 1.25) + rng.uniform(-0.38, 0.38)
    long = length * rng.uniform(0.7, 1.25) * (0.75 + 0.4 * math.hypot(*root))
    tip_x, tip_y = x + math.cos(turn) * long, y + math.sin(turn) * long
    side_x, side_y = -math.sin(turn) * long * 0.17, math.cos(turn) * long * 0.17
    mid_x, mid_y = (x + tip_x) / 2, (y + tip_y) / 2
    return (
        f"<path d='M{x - side_x:.1f},{y - side_y:.1f}"
        f"Q{mid_x + side_x * 0.4:.1f},{mid_y + side_y * 0.4:.1f} {tip_x:.1f},{tip_y:.1f}"
        f"Q{mid_x + side_x * 1.2:.1f},{mid_y + side_y * 1.2:.1f} "
        f"{x + side_x:.1f},{y + side_y:.1f}Z' fill='{ink}'/>"
    )
