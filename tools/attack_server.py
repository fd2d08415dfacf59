"""Attacks a real server while honest players play, and tells whether they notice.

    python tools/attack_server.py [ATTACK ...] [--seconds 8] [--json]

Server, honest players and attackers are a process each. The goals: honest players keep every move
and every connection, their p99 is 15 ms at most, the server takes 16 MB more at most, logs no
error, and names in its log why the offenders went. Exit code 1 if one is missed.
"""

import argparse
import asyncio
import json
import multiprocessing
import statistics
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tablee.games import get_game
from tablee_server.limits import ServerLimits
from tools.bench_server import seat_table
from tools.benched.attacks import ATTACKS, attack
from tools.benched.client import Client, Tally, leave
from tools.benched.server import Line, Wanted, Where, raise_open_files, running, used

TABLES, RATE = 10, 100.0
MOST_MS, MOST_BYTES = 15.0, 16_000_000
AFTER = 1.0
LIMITS = msgspec.structs.replace(ServerLimits(), connections=8_000)


async def besieged(name: str, seconds: float, server: Line, where: Where) -> dict[str, Any]:
    """Play while somebody attacks, and give what the honest players felt."""
    tally = Tally(pause=TABLES / RATE)
    clients: list[Client] = []
    for number in range(TABLES):
        clients += await seat_table(get_game("nain-jaune"), tally, where, seats=4, number=number)
    tally.go()
    await asyncio.sleep(1.0)
    before, tally.begins = used(server), asyncio.get_running_loop().time()
    most = await _under_attack(name, seconds, server, where)
    after, reason = used(server), ATTACKS[name][1]
    p99 = statistics.quantiles(tally.waits, n=100)[98] * 1000
    grown = max(most, after.memory) - before.memory
    lost = tally.lost
    await leave(clients)
    kept = not lost and not tally.refused and tally.moves > 0
    named = after.reasons.get(reason, 0)
    calm = p99 <= MOST_MS and grown <= MOST_BYTES and not after.errors
    return {
        "moves": tally.moves,
        "moves_refused": tally.refused,
        "players_lost": lost,
        "p99_ms": round(p99, 2),
        "memory_mb_more": round(grown / 1e6, 1),
        "reason": reason,
        "sent_away": named,
        "errors": after.errors,
        "kept": kept and bool(named) and not after.errors,
        "met": kept and bool(named) and calm,
    }


async def _under_attack(name: str, seconds: float, server: Line, where: Where) -> int:
    """Let them attack, and give the most memory that the server held meanwhile."""
    work = multiprocessing.get_context("spawn").Process(
        target=attack, args=(name, where, seconds), daemon=True
    )
    work.start()
    most, loop = 0, asyncio.get_running_loop()
    end = loop.time() + seconds + AFTER
    while loop.time() < end:
        await asyncio.sleep(0.5)
        most = max(most, used(server).memory)
    work.terminate()
    await asyncio.to_thread(work.join)
    return most


def siege(name: str, seconds: float, limits: ServerLimits = LIMITS) -> dict[str, Any]:
    """Try one attack on a server of its own."""
    raise_open_files()
    wanted = Wanted(tls=name == "half_handshakes", limits=limits, logs=True)
    with running(wanted) as (server, where):
        return asyncio.run(partial(besieged, name, seconds)(server, where))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="attack_server", description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    words = parser.parse_args(arguments)
    if unknown := [name for name in words.attacks if name not in ATTACKS]:
        parser.error(f"no attack is called {unknown[0]}; there are {', '.join(ATTACKS)}")
    found = {name: siege(name, words.seconds) for name in words.attacks or ATTACKS}
    print(json.dumps(found) if words.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 0 if all(one["met"] for one in found.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
