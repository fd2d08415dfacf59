"""Moving tables stay within their budget, in CPU time and never in wall time."""

import pytest

from tablee.games import all_games
from tools.bench_demo import MOST_MS, measure
from tools.bench_frame import BUDGET_MS
from tools.bench_frame import measure as measure_frames
from tools.benched.playing import opened

ATTEMPTS = 4
"""Others may be using the machine's memory; the cost is the least of so many attempts."""
LOADED = 2
"""How much dearer a frame may be here than the tool allows: other tests keep the memory busy."""
SLUGS = [game.type.slug for game in all_games()]


@pytest.mark.slow
def test_a_moving_table_costs_at_most_three_milliseconds_a_frame() -> None:
    costs = []
    for _ in range(ATTEMPTS):
        costs.append(measure_frames((1920, 1080), 120)["thread_ms_median"])
        if costs[-1] <= BUDGET_MS:
            break
    assert min(costs) <= BUDGET_MS


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
async def test_no_frame_is_long_while_a_table_opens_and_begins_to_play(slug: str) -> None:
    costs = []
    for _ in range(ATTEMPTS):
        app = opened((1920, 1080))
        figures = await measure(slug, app, frames=100, seed=1)
        costs.append(figures["worst"][0]["ms"])
        if costs[-1] <= LOADED * MOST_MS:
            break
    assert min(costs) <= LOADED * MOST_MS
