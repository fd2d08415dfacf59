"""Measures how long bots think, how much memory their processes take, and how late the loop is.

    python tools/bench_bots.py [GAME ...] [--levels hard,expert] [--decisions 60] [--seconds 15]
        [--tables 1] [--workers N] [--seed 1] [--json]

Decisions are drawn from whole matches and timed in processor time of one core, without a deadline.
Then a real server lets bots of the last level play on tables of every game at once, in as many
processes as it would take by itself, and is asked how late its loop was; before that an idle one,
which tells how late this machine is anyway. The exit code is 1 where a goal is missed.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.games import all_games, get_game
from tablee_server.ai.pool import usual_processes
from tools.benched.deciding import costs, decisions
from tools.benched.searching import play

GOALS_MS: Final = {"hard": 100.0, "expert": 500.0}
LATENESS_MS: Final = 20.0
WORKER_MB: Final = 60.0


def main(words: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(words)
    games = [get_game(slug) for slug in asked.games] or list(all_games())
    levels = asked.levels.split(",")
    found: dict[str, Any] = {"decisions": {}}
    for game in games:
        seats = game.type.default_seats
        drawn = decisions(game, seats, asked.decisions, asked.seed)
        for level in levels:
            place = f"{game.type.slug}/{level}"
            found["decisions"][place] = {"seats": seats, **costs(drawn, level)}
    level, workers = levels[-1], asked.workers or usual_processes()
    for place, played in (("idle", ()), ("server", games * asked.tables)):
        found[place] = asyncio.run(
            play(played, level=level, workers=workers, seconds=asked.seconds)
        )
    found["missed"] = missed(found)
    print(json.dumps(found) if asked.json else _table(found))
    return 1 if found["missed"] else 0


def missed(found: dict[str, Any]) -> list[str]:
    """Name the goals that weren't met."""
    late = [
        f"{place}: {taken['p95_ms']} ms at p95"
        for place, taken in found["decisions"].items()
        if taken["p95_ms"] > GOALS_MS.get(place.rpartition("/")[2], float("inf"))
    ]
    late += [
        f"{place}: {n} faults" for place, t in found["decisions"].items() if (n := t["faults"])
    ]
    server = found["server"]
    if server["lateness_ms_p99"] > LATENESS_MS:
        late.append(f"loop: {server['lateness_ms_p99']} ms late at p99")
    if server["worker_mb"] > WORKER_MB:
        late.append(f"worker: {server['worker_mb']} MB")
    return late


def _table(found: dict[str, Any]) -> str:
    lines = [
        f"{place:22} p50 {taken['p50_ms']:8.2f} ms  p95 {taken['p95_ms']:8.2f} ms"
        f"  {taken['iterations']:5} iterations"
        for place, taken in found["decisions"].items()
    ]
    lines.append(f"idle: late by {found['idle']['lateness_ms_p99']} ms at p99")
    lines += [f"{name}: {value}" for name, value in found["server"].items()]
    return "\n".join([*lines, *(f"MISSED {goal}" for goal in found["missed"])])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench_bots", description=__doc__)
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help="their slugs (default: all)")
    add("--levels", default="hard,expert", help="by commas (default: %(default)s)")
    add("--decisions", type=int, default=60, help="timed for each level (default: %(default)s)")
    add("--seconds", type=float, default=15.0, help="that the server plays (default: %(default)s)")
    add("--tables", type=int, default=1, help="of each game there (default: %(default)s)")
    add("--workers", type=int, help="processes of the bots (default: as the server has)")
    add("--seed", type=int, default=1)
    add("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
