"""Bake recipes to files: mono, 16 bits a sample, plain WAV that everything plays."""

import wave
from pathlib import Path

import numpy as np
from scipy.signal import resample_poly

from tools.synth.loudness import loudness
from tools.synth.recipe import Recipe
from tools.synth.wave import RATE, Wave

LOUDEST = 0.9
"""No sample goes higher than this share of the highest."""
FULL = 32767


def file_names(name: str, recipe: Recipe) -> list[str]:
    """Give the files of a sound, one a variant: `deal.1.wav`, or `drum.wav` for a single one."""
    if recipe.variants == 1:
        return [f"{name}.wav"]
    return [f"{name}.{number + 1}.wav" for number in range(recipe.variants)]


def made(recipe: Recipe, variant: int = 0) -> Wave:
    """Make one variant as loud as it is to be; quieter where it would be cut."""
    raw = recipe.make(variant)
    gain = 10 ** ((recipe.loud - loudness(raw)) / 20)
    return raw * min(gain, LOUDEST / float(np.abs(raw).max()))


def bake(name: str, recipe: Recipe, folder: Path) -> list[Path]:
    """Write the files of a sound into a folder; give them."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / file for file in file_names(name, recipe)]
    for variant, path in enumerate(paths):
        write(made(recipe, variant), path, recipe.rate)
    return paths


def write(sound: Wave, path: Path, rate: int = RATE) -> None:
    """Write a wave to a file, at this rate."""
    kept = sound if rate == RATE else resample_poly(sound, 1, RATE // rate)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.round(kept * FULL).astype("<i2").tobytes())


def read(path: Path) -> Wave:
    """Read a file that was baked, at the rate of every wave."""
    with wave.open(str(path), "rb") as file:
        data = np.frombuffer(file.readframes(file.getnframes()), "<i2") / FULL
        sound: Wave = resample_poly(data, RATE // file.getframerate(), 1)
    return sound
