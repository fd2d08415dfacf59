"""The exact solvers against brute force on small sets: legality, best disc, best pair of discs."""

from itertools import combinations, pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.gold_der_maya.fragments import DISC, PRINTS, face_of
from tablee.games.gold_der_maya.layout import base_fault
from tablee.games.gold_der_maya.prospects import FEWEST, best_plan
from tablee.games.gold_der_maya.score import points
from tablee.games.gold_der_maya.solver import (
    CLOSES,
    COUNTS,
    RUNS,
    Piece,
    Use,
    best_disc,
    best_discs,
    in_arc,
    in_ring,
    ways,
)

PIECES: tuple[Piece, ...] = tuple((size, min(a, b), max(a, b)) for size, a, b in PRINTS)


def faces(pieces: tuple[Piece, ...], order: Use) -> tuple[int, ...]:
    return tuple(face_of(place + 1, pieces[place][0], up) for place, up in order)


def closes(materials: tuple[int, ...]) -> bool:
    """Try every circle of some materials."""
    first, *rest = materials
    return any(
        all(abs(a - b) < 2 for a, b in pairwise((first, *others, first)))
        for others in permutations(rest)
    )


def brute_disc(pieces: tuple[Piece, ...]) -> int:
    """Give the most points of one disc, by trying all; 0 if there is none."""
    best = 0
    for count in range(4, len(pieces) + 1):
        for chosen in combinations(pieces, count):
            if sum(piece[0] for piece in chosen) == DISC:
                for up in product(*(piece[1:] for piece in chosen)):
                    worth = 10 + sum(up) + (10 if len(set(up)) == 1 else 0)
                    if worth > best and closes(up):
                        best = worth
    return best


def brute_pair(pieces: tuple[Piece, ...]) -> int:
    """Give the most points of two discs, by giving each fragment to one of them or to neither."""
    best = brute_disc(pieces)
    places = range(len(pieces))
    for count in range(4, len(pieces) - 3):
        for one in combinations(places, count):
            if sum(pieces[p][0] for p in one) == DISC:
                other = tuple(pieces[p] for p in places if p not in one)
                second = brute_disc(other)
                if second:
                    best = max(best, second + brute_disc(tuple(pieces[p] for p in one)))
    return best


def few(least: int, most: int) -> st.SearchStrategy[tuple[Piece, ...]]:
    chosen = st.lists(st.sampled_from(range(30)), min_size=least, max_size=most, unique=True)
    return chosen.map(lambda numbers: tuple(PIECES[n] for n in sorted(numbers)))


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_materials_close_a_ring_if_those_between_come_twice(length: int) -> None:
    for materials in product(range(5), repeat=length):
        if list(materials) == sorted(materials):
            code = sum(min(2, materials.count(m)) * 3**m for m in range(5))
            assert CLOSES[code] == closes(materials), materials


def test_materials_run_in_an_arc_if_none_between_is_missing() -> None:
    for code, counts in enumerate(COUNTS):
        up = [m for m, count in enumerate(counts) for _ in range(count)]
        runs = all(b - a < 2 for a, b in pairwise(up))
        assert RUNS[code] == runs, counts


@settings(max_examples=60, deadline=None)
@given(few(4, 7))
def test_the_best_disc_is_the_best(pieces: tuple[Piece, ...]) -> None:
    disc = best_disc(pieces)
    assert (disc.points if disc else 0) == brute_disc(pieces)


WHOLE = [
    (range(6), 26),  # jade throughout
    (range(18, 24), 44),  # gold throughout
    ((18, 24, 27, 21, 22), 40),
    ((21, 22, 23, 19, 20, 25, 26), 48),  # the best there is
    ((18, 24, 0, 6), 0),
    ((0, 6, 12, 18), 18),  # jade, bronze, bronze, silver
]


@pytest.mark.parametrize(("numbers", "best"), WHOLE)
def test_discs_that_are_known(numbers: tuple[int, ...], best: int) -> None:
    pieces = tuple(PIECES[n] for n in numbers)
    disc = best_disc(pieces)
    assert brute_disc(pieces) == (disc.points if disc else 0) == best
    if disc is not None:
        assert base_fault(faces(pieces, disc.ring)) is None


@settings(max_examples=200, deadline=None)
@given(few(4, 10))
def test_a_disc_is_lawful_and_worth_its_points(pieces: tuple[Piece, ...]) -> None:
    disc = best_disc(pieces)
    if disc is not None:
        ring = faces(pieces, disc.ring)
        assert base_fault(ring) is None
        assert points([ring]) == disc.points
        assert all(up in pieces[place][1:] for place, up in disc.ring)


PAIRS = [
    tuple(range(6)) + tuple(range(6, 12)),
    (*range(4), 6, 12, 13, 18, 24, 25),
    (0, 3, 4, 5, 6, 12, 18, 24, 9, 10),
    (0, 6, 12, 18, 24, 21, 22, 23, 27, 28),
]


@pytest.mark.parametrize("numbers", PAIRS)
def test_two_discs_are_the_best_two(numbers: tuple[int, ...]) -> None:
    pieces = tuple(sorted(PIECES[n] for n in numbers))
    discs = best_discs(pieces, 2)
    assert sum(disc.points for disc in discs) == brute_pair(pieces)
    used = [place for disc in discs for place, _ in disc.ring]
    assert len(set(used)) == len(used)
    for disc in discs:
        assert base_fault(faces(pieces, disc.ring)) is None


@settings(max_examples=25, deadline=None)
@given(few(9, 9))
def test_any_two_discs_are_the_best_two(pieces: tuple[Piece, ...]) -> None:
    assert sum(disc.points for disc in best_discs(pieces, 2)) == brute_pair(pieces)


def test_one_base_holds_one_disc() -> None:
    pieces = PIECES[:12]
    (disc,) = best_discs(pieces, 1)
    assert disc == best_disc(pieces)
    assert len(best_discs(pieces, 2)) == 2
    assert best_discs(PIECES[:3], 2) == ()


@settings(max_examples=100, deadline=None)
@given(few(1, 7))
def test_every_way_is_the_most_valuable_one(pieces: tuple[Piece, ...]) -> None:
    found: dict[tuple[int, int], int] = {}
    for use in product(*((None, *piece[1:]) for piece in pieces)):
        up = [material for material in use if material is not None]
        taken = zip(pieces, use, strict=True)
        extent = sum(piece[0] for piece, material in taken if material is not None)
        if extent <= DISC:
            code = sum(min(2, up.count(m)) * 3**m for m in range(5))
            found[extent, code] = max(found.get((extent, code), 0), sum(up))
    assert {key: way.value for key, way in ways(pieces).items()} == found


def test_gaps_that_cannot_be_filled() -> None:
    assert [gap for gap in range(25) if gap not in FEWEST] == [1, 2, 5]
    assert (FEWEST[0], FEWEST[6], FEWEST[7], FEWEST[24]) == (0, 1, 2, 4)


@settings(max_examples=100, deadline=None)
@given(few(1, 9), st.integers(0, 30))
def test_a_plan_is_lawful_and_a_whole_disc_is_never_missed(
    pieces: tuple[Piece, ...], lots: int
) -> None:
    share = lots / 4
    plan = best_plan(pieces, share)
    assert base_fault(faces(pieces, plan.order)) is None
    disc = best_disc(pieces)
    if disc is not None:
        assert plan.promise >= disc.points
    assert plan.promise > 0, "a single fragment is better than none"


def test_nothing_to_come_makes_only_whole_discs_count() -> None:
    assert best_plan(PIECES[:3], 0).promise < 0.1
    assert 26 <= best_plan(PIECES[:6], 0).promise < 26.1


def test_rings_go_up_and_come_down_again() -> None:
    use = ((0, 2), (1, 3), (2, 3), (3, 4), (4, 2))
    assert [up for _, up in in_ring(use)] == [2, 3, 4, 3, 2]
    assert [up for _, up in in_arc(use)] == [2, 2, 3, 3, 4]
