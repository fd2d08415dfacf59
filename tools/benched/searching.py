"""A server whose bots search all the time: how late its loop is, and what its bots weigh."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablee.engine import FastRng
from tablee.games import AnyGame
from tablee.protocol.messages import CreateTable, PlaceBot, Start
from tools.benched.client import Client, Tally
from tools.benched.server import Line, Wanted, Where, running, used

WARM_UP: Final = 3.0
_PROBES: Final = 20


async def play(
    games: Sequence[AnyGame], *, level: str, workers: int, seconds: float, warm_up: float = WARM_UP
) -> dict[str, Any]:
    """Let bots play on a table of each game; give lateness, moves and memory."""
    wanted = Wanted(workers=workers, probes=round(seconds * _PROBES))
    with running(wanted) as (server, where):
        clients = [await _opened(where, game, level) for game in games]
        await asyncio.sleep(warm_up)  # games are loaded, processes started
        return {"level": level, "tables": len(clients), **await _watched(server, seconds)}


async def _opened(where: Where, game: AnyGame, level: str) -> Client:
    """Open a table that only bots play at."""
    client, seats = Client(game, Tally(), FastRng(0)), game.type.default_seats
    await client.come_in(where)
    table = await client.say(CreateTable, game.type.slug, "", seats)
    for seat in range(seats):
        await client.say(PlaceBot, table, seat, level)
    await client.say(Start, table)
    return client


async def _watched(server: Line, seconds: float) -> dict[str, Any]:
    before = used(server)
    await asyncio.sleep(seconds)
    after = used(server)
    bots = [memory_of(pid) for pid in after.bots]
    return {
        "workers": len(bots),
        "bot_moves_a_second": round((after.bot_moves - before.bot_moves) / seconds, 1),
        "server_cpu_share": round((after.cpu - before.cpu) / seconds, 3),
        "lateness_ms_p99": round(1000 * after.lateness, 2),
        "worker_mb": max((one["peak_mb"] for one in bots), default=0.0),
        "worker_own_mb": max((one["own_mb"] for one in bots), default=0.0),
        "errors": after.errors,
    }


def memory_of(pid: int) -> dict[str, float]:
    """Give the most memory that a process ever had, and how much now is shared with nobody."""
    status = _sizes(Path(f"/proc/{pid}/status"))
    own = _sizes(Path(f"/proc/{pid}/smaps_rollup"))
    private = own["Private_Clean"] + own["Private_Dirty"]
    return {"peak_mb": round(status["VmHWM"] / 1024, 1), "own_mb": round(private / 1024, 1)}


def _sizes(file: Path) -> dict[str, int]:
    lines = [line.split() for line in file.read_text("ascii", "replace").splitlines()]
    return {line[0][:-1]: int(line[1]) for line in lines if line[-1] == "kB"}
