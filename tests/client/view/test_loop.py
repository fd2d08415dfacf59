"""Frames come at their deadlines, whatever a frame costs."""

from itertools import pairwise

import pytest

from tablee_client.view.loop import LONGEST_STEP, SLICE, FrameLoop
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


async def test_it_never_rests_longer_than_two_milliseconds(clock: HandClock) -> None:
    await run_frames(clock, [0.001] * 5)
    assert max(clock.rests) <= SLICE


async def test_a_late_frame_is_not_caught_up(clock: HandClock) -> None:
    begun = await run_frames(clock, [0.2, 0.001, 0.001])
    gaps = [b - a for a, b in pairwise(begun)]
    assert gaps[0] == pytest.approx(0.2)
    assert gaps[1:] == pytest.approx([0.02, 0.02])
