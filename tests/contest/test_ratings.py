"""Ratings, against known values."""

import pytest

from tools.contest.played import Deal, Effort, Played
from tools.contest.ratings import Pair, bradley_terry, elo, openskill, pairs_of

SIDES = ((0,), (1,), (2,))


def match(lineup: tuple[int, ...], ranks: tuple[int, ...]) -> Played:
    return Played(lineup, tuple(-rank for rank in ranks), ranks, (Effort(), Effort()))


def test_pairs_count_each_meeting_and_split_ties() -> None:
    # Contender 0 beats one seat of contender 1 and ties with the other.
    assert pairs_of([match((0, 1, 1), (1, 1, 3))], SIDES) == [Pair(0, 1, 1.5, 0.5)]


def test_three_wins_to_one_are_the_elo_points_of_three_to_one() -> None:
    # 400 * log10(3) = 190.85; half a win and a loss against the average hardly matter.
    first, second = bradley_terry([Pair(0, 1, 3000, 1000)], 2)
    assert first - second == pytest.approx(190.85, abs=0.5)
    assert first + second == pytest.approx(0)


def test_a_chain_of_equal_odds_adds_up() -> None:
    first, _, third = bradley_terry([Pair(0, 1, 2000, 1000), Pair(1, 2, 2000, 1000)], 3)
    assert first - third == pytest.approx(2 * 120.41, abs=1.0)


def test_the_interval_holds_the_rating_and_repeats() -> None:
    deals = [
        Deal(number, (match((0, 1, 1), (1, 2, 3) if number % 5 else (3, 1, 2)),))
        for number in range(30)
    ]
    first = elo(deals, SIDES, 2, seed=1)
    assert first == elo(deals, SIDES, 2, seed=1)
    assert first[0].low < first[0].mean < first[0].high
    assert first[0].low > 0 > first[1].high


def test_whoever_always_wins_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    deals = [Deal(number, (match((0, 1, 1), (1, 2, 3)),)) for number in range(5)]
    ratings = openskill(deals, SIDES, 2)
    assert ratings is not None
    assert ratings[0]["mu"] > 25 > ratings[1]["mu"]
