"""Hints have a process of their own, and it lets those of the bots go first."""

import os

import msgspec
import pytest

from tablee.games import get_game
from tablee_server.ai.divided import Divided
from tablee_server.ai.pool import Pool
from tablee_server.ai.thinking import AtOnce
from tests.server.ai.faulty import COMMAND, harbour
from tests.server.ai.test_pool import PATIENCE, answer, inquiry

pytestmark = pytest.mark.timeout(PATIENCE)


async def test_a_bot_answers_while_a_hint_hangs() -> None:
    bots = Pool(1, seconds=PATIENCE, command=COMMAND)
    advice = Pool(1, seconds=PATIENCE, command=COMMAND)
    both = Divided(bots, advice)
    try:
        hangs = msgspec.structs.replace(inquiry(harbour("hangs")), advises=True)
        hint = both.think(hangs, lambda: None)
        thinking = both.think(asked := inquiry(harbour()), lambda: None)
        assert await answer(bots, asked) == AtOnce().think(asked, lambda: None).result()
        assert thinking.is_done
        assert not hint.is_done
    finally:
        await both.close()


async def test_the_process_of_hints_is_of_lower_priority_than_that_of_bots() -> None:
    bots, advice = Pool(1, seconds=PATIENCE), Pool(1, seconds=PATIENCE, behind_bots=True)
    try:
        niceness = [os.getpriority(os.PRIO_PROCESS, 0)]
        for pool in (bots, advice):
            await answer(pool, inquiry(get_game("nain")))
            niceness += [os.getpriority(os.PRIO_PROCESS, pid) for pid in pool.pids]
        assert niceness == sorted(set(niceness))
        assert len(niceness) == 3
    finally:
        await bots.close()
        await advice.close()
