"""Bake the client's pictures.

Run `python -m tools.bake [--only PATTERN] [--sheet FILE] [--mock DIR]` from the project's root.
"""

import argparse
import fnmatch
import sys
import time
from pathlib import Path

from tools.bake.catalogue import catalogue
from tools.bake.mock import write_mocks
from tools.bake.oven import bake, read_manifest, write_manifest
from tools.bake.sheet import write_sheet

ART = Path(__file__).resolve().parents[2] / "assets" / "tablee_assets" / "art"


def main(words: list[str] | None = None) -> int:
    """Bake what is asked; 1 when no name matches."""
    asked = _parser().parse_args(words)
    known = catalogue()
    names = [name for name in known if fnmatch.fnmatch(name, asked.only)]
    if not names:
        print(f"no picture is called {asked.only}; see {asked.art / 'README.md'} for the names")
        return 1
    if not asked.look:
        _bake(names, asked.art)
    if asked.sheet:
        write_sheet(asked.art, Path(asked.sheet), asked.only)
    if asked.mock:
        write_mocks(asked.art, Path(asked.mock))
    return 0


def _bake(names: list[str], folder: Path) -> None:
    known = catalogue()
    entries = {name: entry for name, entry in read_manifest(folder).items() if name in known}
    began = time.perf_counter()
    for name in names:
        entries[name] = bake(name, known[name], folder)
    write_manifest(folder, entries)
    print(f"{len(names)} pictures in {time.perf_counter() - began:.0f} s")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bake", description="Bake the client's pictures."
    )
    parser.add_argument("--only", default="*", help="names to bake, as a pattern (cards/*)")
    parser.add_argument("--art", type=Path, default=ART, help="the folder of the pictures")
    parser.add_argument("--sheet", help="write a contact sheet of the matching pictures here")
    parser.add_argument("--mock", help="compose example screens into this folder")
    parser.add_argument("--look", action="store_true", help="bake nothing, only sheet or mock")
    return parser


if __name__ == "__main__":
    sys.exit(main())
