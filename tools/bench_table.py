"""What one frame of a game's real table costs, in a match played by itself.

    python tools/bench_table.py [SLUG] [--json] [--size 1920x1080] [--seats 5] [--seed 1]

CPU of this thread in milliseconds for each frame, apart for frames in which pieces move and for
those in which nothing does but the clock. The dummy video driver draws. The same seed gives the
same match. Of Nain Jaune `--deals` are played. At larger sizes than 1920x1080 only the median of
moving frames has a goal.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tools.benched.playing import SEATS, Playing, opened, percentile

GOALS = {"moving_ms_median": 2.5, "moving_ms_p99": 8.0, "idle_ms_median": 0.3}
LARGE_GOALS = {"moving_ms_median": 8.0}
"""At 3840x2160."""
WARM = 120
"""Frames that aren't counted: the first pictures are decoded then."""
ALL = 1 << 30


class Meter:
    """Frames and what they cost."""

    def __init__(self) -> None:
        self.moving: list[float] = []
        self.idle: list[float] = []
        self.frames = 0
        self.painted_idle = 0

    def hear(self, cost: float, is_moving: bool, is_painted: bool) -> None:
        """Count one frame."""
        self.frames += 1
        if self.frames <= WARM:
            return
        if is_moving:
            self.moving.append(cost)
        else:
            self.idle.append(cost)
            self.painted_idle += is_painted

    def figures(self, size: tuple[int, int]) -> dict[str, float]:
        """Give what was measured."""
        return {
            "width": size[0],
            "height": size[1],
            "moving_frames": len(self.moving),
            "moving_ms_median": round(statistics.median(self.moving), 3),
            "moving_ms_p90": round(percentile(self.moving, 0.9), 3),
            "moving_ms_p99": round(percentile(self.moving, 0.99), 3),
            "idle_frames": len(self.idle),
            "idle_ms_median": round(statistics.median(self.idle), 3),
            "idle_painted_share": round(self.painted_idle / max(1, len(self.idle)), 3),
        }


def measure(
    slug: str, size: tuple[int, int], *, seats: int, deals: int, seed: int
) -> dict[str, float]:
    """Play a match on the screen and give the figures."""
    options: dict[str, Any] = {"limit_deals": deals} if slug == "nain-jaune" else {}
    meter = Meter()
    playing = Playing(slug, opened(size), seats=seats, seed=seed, **options)
    asyncio.run(playing.play(ALL, meter.hear))
    return meter.figures(size)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", nargs="?", default="nain-jaune", help="the game")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels")
    parser.add_argument("--seats", type=int, default=SEATS, help="at most so many")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    found = measure(args.slug, (width, height), seats=args.seats, deals=args.deals, seed=args.seed)
    goals = GOALS if width * height <= 1920 * 1080 else LARGE_GOALS
    if args.json:
        print(json.dumps({**found, "goals": goals}))
    else:
        for name, value in found.items():
            print(f"{name:20} {value}")
    return 0 if all(found[name] <= goal for name, goal in goals.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
