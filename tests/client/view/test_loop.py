"""Frames come at their deadlines, whatever a frame costs."""

import asyncio
from itertools import pairwise

import pytest

from tablee_client.view.loop import LONGEST_STEP, SLICE, FrameLoop, WallClock
from tests.client.view.conftest import HandClock


async def run_frames(clock: HandClock, costs: list[float]) -> list[float]:
    """Run one frame for each cost; give the times they began at."""
    begun: list[float] = []

    def frame(dt: float) -> bool:
        assert dt <= LONGEST_STEP
        begun.append(clock.now())
        if len(begun) > len(costs):
            return False
        clock.advance(costs[len(begun) - 1])
        return True

    await FrameLoop(frame, clock=clock, rate=50).run()
    return begun


async def test_quick_frames_are_paced_to_the_rate(clock: HandClock) -> None:
    begun = await run_frames(clock, [0.001, 0.004, 0.002])
    gaps = [b - a for a, b in pairwise(begun)]
    assert gaps == pytest.approx([0.02, 0.02, 0.02])


async def test_a_quick_frame_is_waited_out_in_one_rest(clock: HandClock) -> None:
    await run_frames(clock, [0.001] * 5)
    assert clock.rests == pytest.approx([0.019] * 5)


async def test_where_timers_are_coarse_it_sleeps_two_milliseconds_at_most() -> None:
    slept: list[float] = []
    await WallClock(is_coarse=True, sleep=slept.append).wait(0.012)
    assert slept == [SLICE]


async def test_a_frame_that_takes_too_long_lets_others_run_all_the_same(clock: HandClock) -> None:
    others = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(others.set_result, None)
    await run_frames(clock, [0.2])
    assert others.done()
    assert clock.rests == []


async def test_where_timers_are_fine_others_run_while_it_waits() -> None:
    slept: list[float] = []
    clock = WallClock(is_coarse=False, sleep=slept.append)
    others = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(others.set_result, None)
    await clock.wait(0.001)
    assert others.done()
    assert slept == []


async def test_a_late_frame_is_not_caught_up(clock: HandClock) -> None:
    begun = await run_frames(clock, [0.2, 0.001, 0.001])
    gaps = [b - a for a, b in pairwise(begun)]
    assert gaps[0] == pytest.approx(0.2)
    assert gaps[1:] == pytest.approx([0.02, 0.02])
