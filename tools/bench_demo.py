"""The costliest frames of a demo of all games: no frame may take more than 50 milliseconds.

    python tools/bench_demo.py [--json] [--minutes 10] [--size 1920x1080] [--seed 1]

The games' tables open one after another and play themselves, for as long together as asked, at 60
frames a second of the demo's own time. What counts is CPU of this thread for each frame, the one
that opens a table included. The dummy video driver draws. Told are, game by game, how many frames
there were, their 99th percentile, and the costliest with their numbers.
"""

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from typing import TypedDict

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tablee.games import all_games
from tablee_client.view.app import App
from tools.benched.playing import FRAME, Playing, opened, percentile

MOST_MS = 50.0
WORST = 3
"""So many of the costliest frames of each game are told."""


class Figures(TypedDict):
    """What the frames of one game cost."""

    frames: int
    p99_ms: float
    worst: list[dict[str, float]]
    too_long: int


async def measure(slug: str, app: App, *, frames: int, seed: int) -> Figures:
    """Play matches of one game for so many frames; match follows match at a fresh table."""
    costs: list[float] = []
    while len(costs) < frames:
        playing = Playing(slug, app, seed=seed)
        await playing.play(frames - len(costs), lambda cost, *_: costs.append(cost))
        playing.leave()
        seed += 1
    worst = sorted(range(len(costs)), key=lambda k: -costs[k])[:WORST]
    return {
        "frames": len(costs),
        "p99_ms": round(percentile(costs, 0.99), 2),
        "worst": [{"frame": k, "ms": round(costs[k], 1)} for k in worst],
        "too_long": sum(cost > MOST_MS for cost in costs),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--minutes", type=float, default=10.0, help="of all games together")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    slugs = sorted(game.type.slug for game in all_games())
    frames = round(args.minutes * 60 / FRAME / len(slugs))
    app = opened((width, height))
    found = {slug: asyncio.run(measure(slug, app, frames=frames, seed=args.seed)) for slug in slugs}
    if args.json:
        print(json.dumps({"games": found, "most_ms": MOST_MS}))
    else:
        for slug, figures in found.items():
            print(f"{slug:16} {figures}")
    return 1 if any(figures["too_long"] for figures in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
