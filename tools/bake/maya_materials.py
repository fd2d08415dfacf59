"""How the five materials take the light: polished gold, brushed silver, green bronze, jade, stone."""

import numpy as np

from tools.bake.light import blur
from tools.bake.noise import Field
from tools.bake.palette import rgb
from tools.bake.raking import raked, rough, smooth

MATERIALS = ("stone", "jade", "bronze", "silver", "gold")
"""In the order of their values 0 to 4."""
TONES: dict[str, tuple[str, str, str]] = {
    "gold": ("#4a2000", "#e69b1a", "#fff3b0"),
    "silver": ("#343c4a", "#9fa9b6", "#fbfdff"),
    "bronze": ("#33140a", "#b05a2a", "#ffb87c"),
    "jade": ("#04301f", "#1f8d5e", "#9af0c0"),
    "stone": ("#2c2925", "#847c70", "#cfc6b6"),
}
_DEEP = {"gold": 0.034, "silver": 0.024, "bronze": 0.018, "jade": 0.026, "stone": -0.034}


def finished(material: str, bevel: Field, carving: Field, *, radius: float, seed: int) -> Field:
    """Colour of 0..255 of a piece with rim and carving (heights in shares of the radius)."""
    height, width = bevel.shape
    grain = rough(height, width, 26, seed=seed, octaves=4)
    relief = bevel + carving * _DEEP[material] + _texture(material, grain, seed)
    facing, glint, normal = raked(relief * radius)
    if material == "jade":
        body = _jade(facing, glint, grain, rim=1 - bevel / max(float(bevel.max()), 1e-6), seed=seed)
    elif material == "stone":
        speckle = rough(height, width, 2.5, seed=seed + 9, octaves=1)
        body = (
            _toned("stone", 0.5 + grain * 0.16 + 0.05 * speckle)
            * np.clip(facing, 0.22, 1.5)[..., None]
        )
    else:
        body = _metal(material, normal, glint, grain, seed=seed)
        hollow = blur(carving, radius * 0.017 + 1) - carving
        body = body * np.clip(1 - hollow, 0.45, 1.1)[..., None]
        if material == "bronze":
            body = _verdigris(
                body, carving, rough(height, width, 44, seed=seed + 5, octaves=2), facing
            )
    return np.asarray(np.clip(body, 0, 1) * 255)


def _texture(material: str, grain: Field, seed: int) -> Field:
    height, width = grain.shape
    if material == "stone":
        pits = smooth(0.9, 1.6, rough(height, width, 16, seed=seed + 3, octaves=1))
        pecks = rough(height, width, 4, seed=seed + 2, octaves=1)
        swell = rough(height, width, 34, seed=seed + 1, octaves=2)
        return np.asarray(swell * 0.0035 + pecks * 0.0005 - pits * 0.007)
    if material == "bronze":
        return rough(height, width, 14, seed=seed, octaves=2) * 0.0010
    if material == "gold":
        return rough(height, width, 30, seed=seed, octaves=2) * 0.0022
    return np.zeros_like(grain)


def _toned(material: str, share: Field) -> Field:
    """Dark, middle and bright of a material for 0..1."""
    dark, middle, bright = (np.array(rgb(ink), np.float32) / 255 for ink in TONES[material])
    part = np.clip(share, 0, 1)[..., None]
    low, high = dark + (middle - dark) * part * 2, middle + (bright - middle) * (part - 0.5) * 2
    return np.asarray(np.where(part < 0.5, low, high))


def _metal(material: str, normal: Field, glint: Field, grain: Field, *, seed: int) -> Field:
    """A painted sky mirrored in the piece: a warm band, a dark one, and hard points of light."""
    height, width = grain.shape
    mirror = 2 * normal[..., 2:3] * normal - np.array([0, 0, 1], np.float32)
    sky = mirror @ np.array([-0.62, -0.60, 0.10], np.float32)
    share = sky * 0.80 + 0.50 + grain * 0.05
    if material == "silver":
        share = share + 0.04 * rough(height, width, 60, seed=seed + 4, octaves=1, tall=1.5)
    if material == "gold":
        columns = np.linspace(0, 1, width)[None, :] + np.linspace(0, 0.8, height)[:, None]
        share = share + 0.13 * np.sin(columns * 9 + grain * 0.25) + 0.04
        share = 0.5 + np.tanh((share - 0.5) * 2.3) * 0.55
    bright = np.array(rgb(TONES[material][2]), np.float32) / 255
    strength, power = (1.0, 1.3) if material == "gold" else (0.55, 1.5)
    return np.asarray(_toned(material, share) + glint[..., None] ** power * bright * strength)


def _verdigris(body: Field, carving: Field, grain: Field, facing: Field) -> Field:
    share = smooth(0.0, 0.9, grain + 0.9 * (1 - carving) - 0.6)[..., None] * 0.55
    green = np.array(rgb("#4f8f7c"), np.float32) / 255 * 0.66
    return np.asarray(body * (1 - share) + green * np.clip(facing, 0.3, 1.2)[..., None] * share)


def _jade(facing: Field, glint: Field, grain: Field, *, rim: Field, seed: int) -> Field:
    height, width = grain.shape
    drift = rough(height, width, 60, seed=seed + 7, octaves=3, tall=30)
    vein = np.exp(-((drift / 0.10) ** 2))[..., None]
    body = _toned("jade", 0.42 + 0.28 * (facing - 0.8) + grain * 0.14)
    body = body * (0.55 + 0.5 * np.clip(facing, 0.1, 1.6))[..., None]
    body = body + vein * np.array([0.10, 0.20, 0.13]) + glint[..., None] ** 2 * 0.6
    return np.asarray(body + rim[..., None] * np.array([0.0, 0.07, 0.04]))
