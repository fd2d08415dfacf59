"""How the organiser has something done at a table: in its queue, in turn with the players."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from tablee_server.codes import INTERNAL, UNKNOWN_TABLE, Refusal
from tablee_server.lobby import Lobby
from tablee_server.table import Table

T = TypeVar("T")


async def at_table(lobby: Lobby, number: int, deed: Callable[[Table], T]) -> T:
    """Do something at a table and give what comes of it; Refusal, also if there is no such table.

    A fault of the deed closes the table, as any other fault at it does, and is told as `internal`.
    """
    table = lobby.tables.get(number)
    if table is None:
        raise Refusal(UNKNOWN_TABLE, table=number)
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def turn() -> None:
        if done.done():
            return  # nobody waits for it any more
        table.touch()
        try:
            if table.is_closed:
                raise Refusal(UNKNOWN_TABLE, table=number)
            done.set_result(deed(table))
        except Refusal as refusal:
            done.set_exception(refusal)
        except Exception:
            done.set_exception(Refusal(INTERNAL))
            raise

    table.put(turn)
    return await done


async def at_all(lobby: Lobby, deed: Callable[[Table], bool]) -> int:
    """Do something at every table; give at how many it was true."""
    numbers = list(lobby.tables)
    turns = (at_table(lobby, number, deed) for number in numbers)
    done = await asyncio.gather(*turns, return_exceptions=True)
    return sum(one is True for one in done)
