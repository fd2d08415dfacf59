"""What a kiosk costs while nobody is there: growth of its memory, and its costliest frames.

    python tools/attract.py [--minutes 30] [--show 60] [--json]

The real kiosk shows matches of real servers' bots of all games in turn, at 60 frames a second,
under the dummy driver. Told are how much the window's own memory grew after the first five minutes,
or after half of a shorter run, and the CPU of this thread for each frame, the costliest with the
second it came in. Goals: less than 2 MB, no frame over 100 ms; the growth counts only in runs of
fifteen minutes and more, since until each game was shown once its pictures are still being loaded.

Each game has its own pictures, so memory rises and falls with the games in turn. What is compared
are the means over whole rounds of all games: the first after it has settled, and the last.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import mean
from time import thread_time
from typing import TypedDict

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tablee.games import all_games
from tablee_client.commands.kiosk import settings_of
from tablee_client.core.kiosk.config import KioskConfig, Times
from tablee_client.core.settings import NoSettingsFile
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.client import Client
from tablee_client.view.kiosk.kiosk import Kiosk
from tools.benched.playing import percentile

MOST_MB = 2.0
MOST_MS = 100.0
SETTLED = 300.0
"""Seconds after which memory shall not grow any more."""
LONG = 900.0
WORST = 4
GAMES = len(all_games())


def memory() -> float:
    """Give the memory of this process alone, in MB; 0 where the system doesn't tell."""
    try:
        text = Path("/proc/self/smaps_rollup").read_text("ascii")
    except OSError:
        return 0.0
    private = (line.split()[1] for line in text.splitlines() if line.startswith("Private_"))
    return sum(map(int, private)) / 1024


class Figures(TypedDict):
    """What a run came to."""

    minutes: float
    frames: int
    p99_ms: float
    worst_ms: float
    worst: list[dict[str, float]]
    settled_mb: float
    highest_mb: float
    growth_mb: float


class Watched:
    """A window, for itself alone, of which every frame is measured."""

    def __init__(self, client: Client, seconds: float) -> None:
        self.costs: list[float] = []
        self.memories: list[float] = []
        self.worst: list[tuple[float, float]] = []
        self._app = client.app
        self._begun = client.app.clock.now()
        self._seconds = seconds
        self._paint = client.app.step
        client.app.step = self._step  # type: ignore[method-assign]

    def _step(self, dt: float) -> list[pygame.Rect]:
        before = thread_time()
        painted = self._paint(dt)
        passed = self._app.clock.now() - self._begun
        self.costs.append((thread_time() - before) * 1000)
        self.worst = sorted([*self.worst, (self.costs[-1], passed)], reverse=True)[:WORST]
        if passed >= len(self.memories):
            self.memories.append(memory())
        if passed >= self._seconds:
            self._app.quit()
        return painted


def figures(watched: Watched, minutes: float, show: float) -> Figures:
    """Give what a run came to that took so long."""
    settled = int(min(SETTLED, minutes * 30))
    around = min(round(show * GAMES), len(watched.memories) - settled)
    first = mean(watched.memories[settled : settled + around])
    last = mean(watched.memories[-around:])
    return {
        "minutes": minutes,
        "frames": len(watched.costs),
        "p99_ms": round(percentile(watched.costs, 0.99), 2),
        "worst_ms": round(max(watched.costs), 1),
        "worst": [{"ms": round(ms, 1), "second": round(at, 1)} for ms, at in watched.worst],
        "settled_mb": round(first, 1),
        "highest_mb": round(max(watched.memories), 1),
        "growth_mb": round(last - first, 2),
    }


def is_good(found: Figures) -> bool:
    """Tell whether the goals are met."""
    grows = found["minutes"] * 60 >= LONG and found["growth_mb"] > MOST_MB
    return not grows and found["worst_ms"] <= MOST_MS


async def measure(minutes: float, show: float) -> Figures:
    """Let a kiosk stand alone for so long."""
    config = KioskConfig(times=Times(show=show))
    file = NoSettingsFile(Path(os.environ["TABLEE_HOME"]) / "settings.toml")
    kiosk = Kiosk(Start(Words("en"), file, settings_of(config), kiosk=config), config)
    watched = Watched(kiosk, minutes * 60)
    await kiosk.run()
    return figures(watched, minutes, show)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--show", type=float, default=60.0, help="seconds of each table")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLEE_HOME"] = home
        found = asyncio.run(measure(args.minutes, args.show))
    print(json.dumps(found) if args.json else found)
    return 0 if is_good(found) else 1


if __name__ == "__main__":
    sys.exit(main())
