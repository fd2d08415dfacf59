"""A moving table stays within its budget, in CPU time and never in wall time."""

import pytest

from tools.bench_frame import BUDGET_MS, measure

ATTEMPTS = 4
"""Others may be using the machine's memory; the cost is the least of so many attempts."""


@pytest.mark.slow
def test_a_moving_table_costs_at_most_three_milliseconds_a_frame() -> None:
    costs = []
    for _ in range(ATTEMPTS):
        costs.append(measure((1920, 1080), 120)["thread_ms_median"])
        if costs[-1] <= BUDGET_MS:
            break
    assert min(costs) <= BUDGET_MS
