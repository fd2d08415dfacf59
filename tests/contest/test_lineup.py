"""Line-ups: everybody plays every side equally often."""

from collections import Counter

import pytest

from tablee.games import get_game
from tools.contest.lineup import lineups, sides_of

FOUR = ((0,), (1,), (2,), (3,))


def test_of_two_the_first_is_a_guest_in_every_seat() -> None:
    assert lineups(FOUR, 2) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))


@pytest.mark.parametrize("contenders", [1, 3, 4, 6])
def test_others_rotate_through_every_seat_equally_often(contenders: int) -> None:
    placed = Counter(
        (who, seat) for lineup in lineups(FOUR, contenders) for seat, who in enumerate(lineup)
    )
    assert placed == dict.fromkeys(
        ((who, seat) for who in range(contenders) for seat in range(4)), 1
    )


def test_a_team_is_one_side_and_one_contender() -> None:
    sides = sides_of(get_game("oh-les-nains"), 4)
    assert sides == ((0, 2), (1, 3))
    assert lineups(sides, 2) == ((0, 1, 0, 1), (1, 0, 1, 0))
