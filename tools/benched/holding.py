"""How many connections a server holds that only answer its pings."""

import asyncio
from typing import Any

from tablee.engine import FastRng
from tablee.games import get_game
from tools.benched.client import Client, Tally, leave
from tools.benched.server import Line, Where, raise_open_files, used

AT_ONCE = 100
PATIENCE = 12.0
SPARE = 100


async def hold(count: int, server: Line, where: Where) -> dict[str, Any]:
    """Open connections, wait for two rounds of pings, and count those that are still there."""
    wanted = min(count, raise_open_files() - SPARE)
    game, tally = get_game("nain-jaune"), Tally()
    before = used(server).memory
    clients = [Client(game, tally, FastRng(number)) for number in range(wanted)]
    for first in range(0, wanted, AT_ONCE):
        await asyncio.gather(*(client.come_in(where) for client in clients[first:][:AT_ONCE]))
    await asyncio.sleep(PATIENCE)
    after = used(server).memory
    found = {
        "held": wanted - tally.lost,
        "memory_kib_each": round((after - before) / wanted / 1024, 1),
        "tls": where.tls,
    }
    await leave(clients)
    return found
