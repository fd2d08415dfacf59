"""Discs in numbers: angles, places in an arc, and what fills a gap."""

from itertools import combinations

import pytest

from tablee_client.view.tables.gold_der_maya.arc import (
    begins,
    covers,
    fillings,
    heap,
    nearest,
    place_at,
    point,
    turn_of,
)

ARC = ["1Q4", "2S3", "3E2"]


@pytest.mark.parametrize("at", [0, 3, 7.5, 12, 18, 23])
def test_a_point_in_a_direction_lies_in_that_direction(at: float) -> None:
    assert turn_of((100, 200), *point((100, 200), 50, at)) == pytest.approx(at)


def test_twelve_o_clock_is_up_and_turns_go_clockwise() -> None:
    assert point((0, 0), 10, 0) == pytest.approx((0, -10))
    assert point((0, 0), 10, 6) == pytest.approx((10, 0))


def test_fragments_follow_each_other() -> None:
    assert begins(ARC, 2) == [2, 8, 12]


@pytest.mark.parametrize(
    ("at", "place"),
    [(0.5, 0), (2.9, 0), (3.1, 1), (7, 1), (8.5, 2), (11, 2), (12, 3), (14, 3), (18, 3), (19, 0)],
)
def test_the_nearer_end_decides_where_a_fragment_goes(at: float, place: int) -> None:
    assert place_at(ARC, 0, at) == place


def test_where_an_arc_begins_is_taken_into_account() -> None:
    assert place_at(ARC, -4, 1.5) == place_at(ARC, 0, 5.5)


def test_on_an_empty_base_there_is_one_place() -> None:
    assert {place_at([], 0, at) for at in range(24)} == {0}


@pytest.mark.parametrize("gap", [1, 2, 5])
def test_some_gaps_can_never_be_filled(gap: int) -> None:
    assert fillings(gap) == ()


def test_fillings_are_every_way_the_shortest_first() -> None:
    assert fillings(12) == ((6, 6), (6, 3, 3), (4, 4, 4), (3, 3, 3, 3))
    assert len(fillings(24)) == 9


def test_a_point_is_on_a_fragment_only_between_its_edges() -> None:
    assert covers((0, 0), 100, (0, 6), 40, -40)
    assert not covers((0, 0), 100, (0, 6), -40, -40)
    assert not covers((0, 0), 100, (0, 6), 2, -2)
    assert not covers((0, 0), 100, (0, 6), 90, -90)


def test_a_turn_takes_the_shorter_way_round() -> None:
    assert nearest(23, 1) == 25
    assert nearest(1, 23) == -1


@pytest.mark.parametrize("number", range(1, 13))
def test_beads_that_have_room_lie_apart(number: int) -> None:
    spots = heap(number, 10, 1000)
    assert len(spots) == number
    ways = [abs(complex(*a) - complex(*b)) for a, b in combinations(spots, 2)]
    assert min(ways, default=10) >= 9.9


def test_many_beads_stay_within_reach() -> None:
    assert max(abs(complex(*spot)) for spot in heap(40, 30, 50)) <= 50.001
    assert heap(0, 10, 10) == []
