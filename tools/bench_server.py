"""Measures the server: moves a second of many tables, whose players are clients on loopback.

    python tools/bench_server.py [--tables 250] [--tls] [--journal] [--rate N] [--suite] [--json]

The server runs in a process of its own, every client in this one. Each answers at once with a
random legal action, or, with `--rate`, so that there are about N moves a second in all. What
counts is the processor time of the server: `moves_per_cpu_second` is what one core of its own
would carry. `--suite` measures all that has a goal, one after the other, and the exit code tells
whether all are met; `--hold N` only opens so many connections and sees who is still there.
"""

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import FastRng
from tablee.games import AnyGame, get_game
from tablee.protocol.messages import CreateTable, Join, Ready, Start
from tools.benched.client import Client, Tally
from tools.benched.holding import hold
from tools.benched.server import Line, Wanted, Where, running, used

WARM_UP = 0.5
GOALS = {
    "plain": ("moves_per_cpu_second", 12_000),
    "tls_journal": ("moves_per_cpu_second", 6_000),
    "paced": ("answer_ms_p99", 10.0),
    "held": ("held", 10_000),
    "growth": ("growth", 1.10),
}


async def seat_table(
    game: AnyGame, tally: Tally, server: Where, *, seats: int, number: int
) -> list[Client]:
    """Let a table's clients come in, sit down and begin, and give them."""
    clients = []
    for seat in range(seats):
        client = Client(game, tally, FastRng(number * 100 + seat))
        await client.come_in(server)
        clients.append(client)
    table = await clients[0].say(CreateTable, game.type.slug, "", seats)
    for client in clients[1:]:
        await client.say(Join, table)
        await client.say(Ready, table, True)
    await clients[0].say(Start, table)
    return clients


async def play(words: argparse.Namespace, server: Line, where: Where) -> dict[str, Any]:
    """Play on all tables for a while and give the figures."""
    game, tally = get_game(words.game), Tally()
    tally.pause = words.tables / words.rate if words.rate else 0.0
    for number in range(words.tables):
        await seat_table(game, tally, where, seats=words.seats, number=number)
    tally.go()
    await asyncio.sleep(WARM_UP)
    before, tally.begins = used(server), time.perf_counter()
    await asyncio.sleep(words.seconds)
    seconds, after = time.perf_counter() - tally.begins, used(server)
    tally.begins = float("inf")
    cpu = after.cpu - before.cpu
    cuts = statistics.quantiles(tally.waits, n=100)
    return {
        "game": words.game,
        "tables": words.tables,
        "connections": words.tables * words.seats,
        "tls": words.tls,
        "journal": words.journal,
        "seconds": round(seconds, 2),
        "moves_per_second": round(tally.moves / seconds),
        "moves_per_cpu_second": round(tally.moves / cpu),
        "server_cpu_us_per_move": round(cpu * 1e6 / tally.moves, 1),
        "server_memory_mb": round(after.memory / 1e6, 1),
        "answer_ms_p50": round(cuts[49] * 1000, 2),
        "answer_ms_p99": round(cuts[98] * 1000, 2),
    }


def measured(words: argparse.Namespace, **other: object) -> dict[str, Any]:
    """Measure with one server of its own."""
    words = argparse.Namespace(**{**vars(words), **other})
    with running(Wanted(tls=words.tls, journal=words.journal)) as (server, where):
        work = partial(hold, words.hold) if words.hold else partial(play, words)
        return asyncio.run(work(server, where))


def suite(words: argparse.Namespace) -> dict[str, Any]:
    """Measure all that has a goal."""
    few, many = measured(words, tables=10), measured(words, tables=1000)
    growth = many["server_cpu_us_per_move"] / few["server_cpu_us_per_move"]
    found: dict[str, Any] = {
        "plain": measured(words, tables=250),
        "tls_journal": measured(words, tables=250, tls=True, journal=True),
        "paced": measured(words, tables=250, rate=500.0),
        "held": measured(words, hold=10_000),
        "growth": {"growth": round(growth, 3), "tables_10": few, "tables_1000": many},
    }
    at_most = ("answer_ms_p99", "growth")
    for name, (figure, goal) in GOALS.items():
        value = found[name][figure]
        met = value <= goal if figure in at_most else value >= goal
        found[name] |= {"goal": goal, "met": met}
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nain-jaune")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second in all (0: any)")
    parser.add_argument("--tls", action="store_true", help="encrypt, as a real server does")
    parser.add_argument("--plain", dest="tls", action="store_false", help="don't (default)")
    parser.add_argument("--journal", action="store_true", help="keep every move on disk first")
    parser.add_argument("--hold", type=int, default=0, metavar="N", help="only hold connections")
    parser.add_argument("--suite", action="store_true", help="measure everything that has a goal")
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args(arguments)
    found = suite(words) if words.suite else measured(words)
    print(json.dumps(found) if words.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 0 if not words.suite or all(part["met"] for part in found.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
