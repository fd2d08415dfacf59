"""Make the client's sounds.

Run `python -m tools.synth [--only PATTERN] [--list] [--sheet FILE] [--tour FILE]` from the
project's root.
"""

import argparse
import fnmatch
import sys
from pathlib import Path

import numpy as np

from tools.synth.catalogue import catalogue
from tools.synth.loudness import brightness, loudness, peak
from tools.synth.oven import bake, file_names, read, write
from tools.synth.sheet import write_sheet
from tools.synth.wave import RATE, Wave, samples

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "tablee_assets" / "sounds"
PAUSE = 0.35
"""Seconds between two sounds of a tour."""


def main(words: list[str] | None = None) -> int:
    """Make what is asked; 1 when no name matches."""
    asked = _parser().parse_args(words)
    known = catalogue()
    names = [name for name in known if fnmatch.fnmatch(name, asked.only)]
    if not names:
        print(f"no sound is called {asked.only}; there are: {', '.join(known)}")
        return 1
    if not asked.look:
        for name in names:
            bake(name, known[name], asked.sounds)
    paths = [asked.sounds / file for name in names for file in file_names(name, known[name])]
    if asked.list:
        _list(paths)
    if asked.sheet:
        write_sheet(paths, Path(asked.sheet))
    if asked.tour:
        rest: Wave = np.zeros(samples(PAUSE))
        write(np.concatenate([part for path in paths for part in (read(path), rest)]), asked.tour)
    return 0


def _list(paths: list[Path]) -> None:
    """Tell of each file how long, loud, bright and large it is."""
    print(f"{'sound':<16} {'s':>5} {'loud dB':>8} {'peak dB':>8} {'bright Hz':>9} {'bytes':>8}")
    for path in paths:
        sound, size = read(path), path.stat().st_size
        figures = f"{loudness(sound):8.1f} {peak(sound):8.1f} {brightness(sound):9.0f} {size:8}"
        print(f"{path.stem:<16} {len(sound) / RATE:5.2f} {figures}")
    print(f"{len(paths)} files, {sum(path.stat().st_size for path in paths)} bytes")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.synth", description="Make the client's sounds."
    )
    parser.add_argument("--only", default="*", help="names to make, as a pattern (string_*)")
    parser.add_argument("--sounds", type=Path, default=SOUNDS, help="the folder of the sounds")
    parser.add_argument("--look", action="store_true", help="make nothing, only list, sheet, tour")
    parser.add_argument("--list", action="store_true", help="tell length, level and size")
    parser.add_argument("--sheet", help="write a picture of the matching sounds here")
    parser.add_argument("--tour", type=Path, help="write all of them in a row here")
    return parser


if __name__ == "__main__":
    sys.exit(main())
