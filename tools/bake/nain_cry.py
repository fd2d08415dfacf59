"""The button that says « Nain ! »: a dome of red enamel in a ring of brass, on an iron plate."""

from functools import partial

import numpy as np
from PIL import Image, ImageChops

from tools.bake.compose import dimmed, haloed, padded, put
from tools.bake.light import blur, edge_distance, grid, lit, painted
from tools.bake.mask import rounded
from tools.bake.metal import brass, iron, rivet
from tools.bake.noise import Ramp, fbm, ramp
from tools.bake.sprite import Painters, Sprite, glowing, standing
from tools.bake.units import px

PLATE = (248.0, 130.0)
"""The iron plate; the client's button has this body."""
DOME = (212.0, 98.0)
HALO = 40.0
_RING = 8.0
_ENAMEL: Ramp = ((0, "#6d0f0c"), (0.45, "#b5231a"), (0.75, "#dd3f27"), (1, "#f4683c"))
_STATES = {"": 1.0, "_hover": 1.14, "_pressed": 0.8, "_unlit": 0.42}


def pictures() -> Painters:
    """The button in four states, and the light around it."""
    for state in _STATES:
        yield f"nain/cry{state}", partial(_button, state)
    yield "nain/cry_halo", _halo


def _button(state: str) -> Sprite:
    pressed, dull = state == "_pressed", state in ("_pressed", "_unlit")
    plate = iron(rounded(*PLATE, 40), edge=6, seed=81, bright=1.5)
    for x in (16, PLATE[0] - 16):
        for y in (16, PLATE[1] - 16):
            put(plate, rivet(13, dark=0.1), x, y, anchor="mm", height=2)
    ring = rounded(DOME[0] + 2 * _RING, DOME[1] + 2 * _RING, DOME[1] / 2 + _RING)
    middle = (PLATE[0] / 2, PLATE[1] / 2)
    put(plate, brass(ring, edge=5, seed=82), *middle, anchor="mm", height=4)
    put(plate, _well(), *middle, anchor="mm")
    dome = dimmed(_dome(dull=dull), _STATES[state])
    put(plate, dome, middle[0], middle[1] + (2 if pressed else -2), anchor="mm", height=3)
    return standing(plate, 8)


def _well() -> Image.Image:
    """The dark gap in which the dome goes down."""
    shape = rounded(DOME[0], DOME[1], DOME[1] / 2)
    gap = Image.new("RGBA", shape.size, (18, 5, 3, 0))
    gap.putalpha(shape)
    return gap


def _dome(*, dull: bool) -> Image.Image:
    """Enamel that bulges; its upper half mirrors the lamp."""
    size = (DOME[0] - 6, DOME[1] - 6)
    shape = rounded(*size, size[1] / 2)
    width, height = shape.size
    depth = np.clip(edge_distance(shape) / (height / 2), 0, 1)
    bulge = np.sqrt(1 - (1 - depth) ** 2) * px(11 if dull else 17)
    cloud = fbm(height, width, px(26), px(50), 3, 83) - 0.5
    rows = grid(width, height)[1] / height
    tone = 0.74 - 0.34 * rows + 0.16 * cloud - 0.22 * (1 - np.clip(depth * 3, 0, 1))
    enamel = lit(ramp(tone, _ENAMEL), blur(bulge, 2), ambient=0.5, gloss=0.55, hardness=26)
    dome = painted(enamel, shape)
    _mirror(dome, faint=dull)
    return dome


def _mirror(dome: Image.Image, *, faint: bool) -> None:
    """The soft band of light under the dome's upper rim."""
    width, height = DOME[0] - 46, 30.0
    band = np.asarray(rounded(width, height, height / 2), np.float32)
    fall = np.linspace(1, 0, band.shape[0], dtype=np.float32)[:, None] ** 1.2
    light = blur(band * fall, (px(1.5), px(7))) * (0.22 if faint else 0.42)
    white = np.broadcast_to(np.array((255, 232, 205), np.float32), (*light.shape, 3))
    gleam = Image.new("RGBA", dome.size, (0, 0, 0, 0))
    gleam.paste(painted(white, light), (px(20), px(6)))
    dome.alpha_composite(gleam)


def _halo() -> Sprite:
    """Ember light around the plate, none under it."""
    body = padded(rounded(*PLATE, 40), px(HALO))
    glow = haloed(body, 13, "#ff5a1f", strength=0.95, grow=5)
    glow.putalpha(ImageChops.multiply(glow.getchannel("A"), ImageChops.invert(body)))
    return glowing(glow, HALO)
