"""A contact sheet of sounds: for each its shape over time, and where its tones lie."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from tools.synth.loudness import brightness, loudness, peak
from tools.synth.oven import read
from tools.synth.wave import RATE, Wave

COLUMNS, CELL, TALL = 6, 316, 190
SHAPE, TONES = 60, 84
GROUND, INK, LIGHT = (24, 20, 16), (217, 164, 65), (242, 230, 205)
HIGHEST = 8000


def write_sheet(paths: list[Path], file: Path) -> None:
    """Lay out the sounds of these files."""
    rows = -(-len(paths) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CELL, rows * TALL), GROUND)
    for place, path in enumerate(paths):
        left, top = place % COLUMNS * CELL, place // COLUMNS * TALL
        _lay(sheet, read(path), path.stem, left + 4, top + 4)
    sheet.save(file)


def _lay(sheet: Image.Image, sound: Wave, name: str, left: int, top: int) -> None:
    draw, wide = ImageDraw.Draw(sheet), CELL - 12
    figures = f"{len(sound) / RATE:.2f} s {loudness(sound):.0f} dB {brightness(sound):.0f} Hz"
    draw.text((left, top), f"{name}  {figures}  peak {peak(sound):.0f}", fill=LIGHT)
    for x, part in enumerate(np.array_split(sound / max(np.abs(sound).max(), 1e-9), wide)):
        if len(part):
            middle = top + 16 + SHAPE / 2
            ends = (middle - part.max() * SHAPE / 2, middle - part.min() * SHAPE / 2)
            draw.line((left + x, ends[0], left + x, ends[1]), fill=INK)
    sheet.paste(_tones(sound, wide), (left, top + 18 + SHAPE))


def _tones(sound: Wave, wide: int) -> Image.Image:
    """Paint which frequencies sound when, low ones at the bottom, up to HIGHEST."""
    size, step = 512, max(32, len(sound) // wide)
    padded = np.pad(sound, (size // 2, size))
    frames = [padded[at : at + size] * np.hanning(size) for at in range(0, len(sound), step)]
    power = np.abs(np.fft.rfft(np.array(frames), axis=1))[:, : size * HIGHEST // RATE]
    level = np.clip(1 + np.log10(power / power.max() + 1e-9) / 3, 0, 1)
    picture = Image.fromarray((level.T[::-1] * 255).astype(np.uint8))
    return picture.resize((wide, TONES)).convert("RGB")
