"""Bots that throw, hang, die or answer nonsense, in real processes: no table is held up by them."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from tablee.engine import TABLE
from tablee.protocol.messages import PlaceBot, Start
from tablee_server.ai.pool import Pool
from tablee_server.ai.thinking import Inquiry, Thinking
from tablee_server.journal import ActionRecord
from tests.server.ai.faulty import COMMAND, find
from tests.server.stand import Stand, open_table

pytestmark = pytest.mark.timeout(60)
FALL_BACK = {"bid 0", "toss", "load"}


class Ringing(Pool):
    """A pool that also rings whenever a bot has decided."""

    def __init__(self, *, seconds: float) -> None:
        super().__init__(1, seconds=seconds, command=COMMAND)
        self.rung = asyncio.Event()

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        def ring() -> None:
            wake()
            self.rung.set()

        return super().think(inquiry, ring)


async def played_out(*faults: str, seconds: float) -> list[set[str]]:
    """Let bots that fail so play a table each, all in one process; what each table's bots did."""
    pool = Ringing(seconds=seconds)
    stand = Stand(find_game=lambda slug: find(slug), thinker=pool)
    try:
        for number, fault in enumerate(faults, 1):
            host = stand.guest(f"Host {number}")
            assert await open_table(host, game=f"harbour-{fault}", seats=4) == number
            for seat in range(4):
                await host.say(PlaceBot, number, seat=seat, level="normal")
            await host.say(Start, number)
        while any(table.phase == "playing" for table in stand.opened):
            await pool.rung.wait()
            pool.rung.clear()
            await stand.run()
    finally:
        await pool.close()
    return [_bids(stand, number) for number in range(1, len(faults) + 1)]


def _bids(stand: Stand, table: int) -> set[str]:
    records = [r for r in stand.journal.records(table) if isinstance(r, ActionRecord)]
    return {record.action for record in records if record.seat != TABLE}


@pytest.mark.parametrize(
    ("fault", "problem", "seconds"),
    [
        ("hangs", "hung", 1.0),
        ("dies", "crashed", 60.0),
        ("raises", "RuntimeError", 60.0),
        ("illegal", "illegal", 60.0),
        ("alien", "illegal", 60.0),
        ("silent", None, 60.0),
    ],
)
async def test_it_makes_the_fall_back_moves_and_another_table_plays_as_ever(
    fault: str, problem: str | None, seconds: float, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        failing, sound = await played_out(fault, "none", seconds=seconds)
    assert failing == FALL_BACK
    assert sound - FALL_BACK
    assert (f"problem={problem}" in caplog.text) == (problem is not None)
    assert "game=harbour-none" not in caplog.text
