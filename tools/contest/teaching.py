"""What the tools that teach a game's brain share: the command line, slips, and the file."""

import argparse
from pathlib import Path

import msgspec

from tablee.engine import FastRng

OF_SEATS = 3
"""One in so many seats never slips."""


def parser_of(description: str, *, deals: int, out: Path) -> argparse.ArgumentParser:
    """Give the command line: how many matches of each kind, the seed, and where to write."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--deals", type=int, default=deals, help="matches of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=out)
    return parser


def command_of(tool: str, asked: argparse.Namespace) -> str:
    """Give the command that teaches the same lessons again."""
    return f"python tools/{tool}.py --deals {asked.deals} --seed {asked.seed}"


def slips_of(seats: int, slip: int, rng: FastRng) -> list[int]:
    """Draw of how many in 100 decisions each seat does anything at all: `slip` or none."""
    return [slip if rng.below(OF_SEATS) else 0 for _ in range(seats)]


def write_lessons(found: msgspec.Struct, to: Path) -> None:
    """Write what was learnt."""
    to.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")
