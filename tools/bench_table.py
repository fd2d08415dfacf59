"""What one frame of a game's real table costs, in a match played by itself.

    python tools/bench_table.py [SLUG] [--json] [--size 1920x1080] [--seats 5] [--seed 1]

CPU of this thread in milliseconds for each frame, apart for frames in which pieces move and for
those in which nothing does but the clock. The dummy video driver draws. The same seed gives the
same match. Of Nain Jaune `--deals` are played.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tablee.games import get_game
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.window import Window
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

BUDGET_MS = 3.0
FRAME = 1 / 60
REST = 45
"""Frames of rest before each decision."""
WARM = 120
"""Frames that aren't counted: the first pictures are decoded then."""


class Meter:
    """Frames and what they cost."""

    def __init__(self, app: App, room: PlayedRoom) -> None:
        self.app, self.room = app, room
        self.moving: list[float] = []
        self.idle: list[float] = []
        self.frames = 0
        self.painted_idle = 0

    def frame(self, table: TableScreen) -> None:
        """Let one frame pass."""
        self.room.time += FRAME
        busy = table.director.busy
        start = time.thread_time_ns()
        rects = self.app.step(FRAME)
        self.app.window.present(rects)
        cost = (time.thread_time_ns() - start) / 1e6
        self.frames += 1
        if self.frames <= WARM:
            return
        if busy:
            self.moving.append(cost)
        else:
            self.idle.append(cost)
            self.painted_idle += bool(rects)


async def measure(
    slug: str, size: tuple[int, int], *, seats: int, deals: int, seed: int
) -> dict[str, float]:
    """Play a match on the screen and give the figures."""
    options: dict[str, Any] = {"limit_deals": deals} if slug == "nain-jaune" else {}
    room = PlayedRoom(seats, seed=seed, game=get_game(slug), **options)
    app = App(Window("bench", size=size), Words("fr"))
    table = maker(slug)(app, home("fr"), room, practice=False)
    assert isinstance(table, TableScreen)
    app.push(table)
    meter = Meter(app, room)
    while not room.state.is_terminal() or table.director.busy or room.waiting:
        meter.frame(table)
        if table.director.busy or room.waiting:
            continue
        for _ in range(REST):
            meter.frame(table)
        decide(room)
        await asyncio.sleep(0)
    return figures(size, meter)


def decide(room: PlayedRoom) -> None:
    """Let a bot decide, or else the player, as a bot would."""
    if room.state.is_terminal() or room.go_on():
        return
    room.act(room.advice())


def figures(size: tuple[int, int], meter: Meter) -> dict[str, float]:
    """Give what was measured."""
    return {
        "width": size[0],
        "height": size[1],
        "moving_frames": len(meter.moving),
        "moving_ms_median": round(statistics.median(meter.moving), 3),
        "moving_ms_p90": round(_percentile(meter.moving, 0.9), 3),
        "moving_ms_p99": round(_percentile(meter.moving, 0.99), 3),
        "idle_frames": len(meter.idle),
        "idle_ms_median": round(statistics.median(meter.idle), 3),
        "idle_painted_share": round(meter.painted_idle / max(1, len(meter.idle)), 3),
        "budget_ms": BUDGET_MS,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", nargs="?", default="nain-jaune", help="the game")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    found = asyncio.run(
        measure(args.slug, (width, height), seats=args.seats, deals=args.deals, seed=args.seed)
    )
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:20} {value}")
    return 0 if found["moving_ms_median"] <= BUDGET_MS else 1


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


if __name__ == "__main__":
    sys.exit(main())
