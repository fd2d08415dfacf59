"""A million frames, right, spoiled and random: nothing comes out that may not."""

import pytest

from tools.fuzz_protocol import PART, fuzz


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_quarter_of_a_million_frames_find_no_fault(seed: int) -> None:
    tally = fuzz(PART, seed)
    assert tally.faults == []
    assert sum(tally.outcomes.values()) == PART
    assert tally.outcomes["message"] > PART // 10
