"""Lets a server run for long under tables of bots, and clients that drop and return.

    python tools/soak.py [--minutes 30] [--tables 100] [--json]

Each table has one client; bots have the other seats. The exit code is 1 if the server logged an
error, sent a client away, or if its memory grows: by more than 1 % in 10 minutes, by the line that
fits the samples from the fifth minute on (of short runs from the first third on).
"""

import argparse
import asyncio
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tablee.engine import FastRng
from tablee.games import all_games
from tablee_server.limits import ServerLimits
from tools.benched.drifter import Diary, Drifter
from tools.benched.server import Line, Used, Wanted, Where, running, used

PACE = 0.4
SAMPLE = 5.0
SETTLING, TEN_MINUTES = 300.0, 600.0
MOST_GROWTH = 1.0


async def soak(words: argparse.Namespace, server: Line, where: Where) -> dict[str, Any]:
    """Let everybody play, and give the figures."""
    games, diary = all_games(), Diary()
    work = [
        asyncio.create_task(Drifter(games[n % len(games)], diary, FastRng(n)).drift(where))
        for n in range(words.tables)
    ]
    loop, samples = asyncio.get_running_loop(), []
    began = loop.time()
    while (spent := loop.time() - began) < words.minutes * 60:
        await asyncio.sleep(min(SAMPLE, words.minutes * 60 - spent))
        samples.append((loop.time() - began, used(server)))
    for task in work:
        task.cancel()
    failed = [e for e in await asyncio.gather(*work, return_exceptions=True) if is_failure(e)]
    await asyncio.sleep(0.1)  # until the sockets of all are closed
    return found(words, diary, samples) | {"client_errors": [repr(error) for error in failed]}


def is_failure(error: object) -> bool:
    """Tell whether a client ended by anything but our wish."""
    return not isinstance(error, asyncio.CancelledError)


def found(
    words: argparse.Namespace, diary: Diary, samples: Sequence[tuple[float, Used]]
) -> dict[str, Any]:
    """Give the figures, and whether the goals are met."""
    last = samples[-1][1]
    growth = growth_of([(at, one.memory) for at, one in samples], words.minutes * 60)
    return {
        "minutes": words.minutes,
        "tables": words.tables,
        **vars(diary),
        "memory_mb": round(last.memory / 1e6, 1),
        "growth_percent_in_10_minutes": round(growth, 2),
        "server_cpu_seconds": round(last.cpu, 1),
        "errors": last.errors,
        "met": growth <= MOST_GROWTH and not last.errors and not diary.goodbyes,
    }


def growth_of(samples: Sequence[tuple[float, float]], length: float) -> float:
    """Give by how many percent the fitted line rises in 10 minutes, once all has settled."""
    start = min(SETTLING, length / 3)
    settled = [sample for sample in samples if sample[0] >= start]
    if len(settled) < 2:
        return 0.0
    line = statistics.linear_regression([at for at, _ in settled], [m for _, m in settled])
    return 100 * line.slope * TEN_MINUTES / statistics.fmean([m for _, m in settled])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--journal", action="store_true", help="keep every move on disk")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    words = parser.parse_args(arguments)
    limits = msgspec.structs.replace(ServerLimits(), tables=5_000)
    wanted = Wanted(journal=words.journal, limits=limits, pace=PACE)
    with running(wanted) as (server, where):
        figures = asyncio.run(soak(words, server, where))
    print(json.dumps(figures) if words.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return 0 if figures["met"] and not figures["client_errors"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
