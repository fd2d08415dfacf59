"""Places from scores."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import ranks_of


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ((5,), (1,)),
        ((3, 9, 5), (3, 1, 2)),
        ((9, 9, 5), (1, 1, 3)),
        ((5, 9, 5, 1), (2, 1, 2, 4)),
        ((0, 0, 0), (1, 1, 1)),
        ((-3, -1), (2, 1)),
        ((), ()),
    ],
)
def test_equals_share_a_place_and_the_next_is_left_out(
    scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert ranks_of(scores) == ranks


@given(st.lists(st.integers(-9, 9), min_size=1).map(tuple))
def test_places_follow_the_scores(scores: tuple[int, ...]) -> None:
    ranks = ranks_of(scores)
    assert min(ranks) == 1
    for one, place in zip(scores, ranks, strict=True):
        for other, behind in zip(scores, ranks, strict=True):
            assert (one > other) == (place < behind)
