"""What the better opponents think of a position, against brute force where that is possible."""

from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import FastRng
from tablee.games.gold_der_maya import GoldDerMayaState
from tablee.games.gold_der_maya.appraisal import Appraisal
from tablee.games.gold_der_maya.backs import Stock, stock_of
from tablee.games.gold_der_maya.fragments import PRINTS, face_of
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.layout import base_fault
from tablee.games.gold_der_maya.outlook import SPANS, Outlook
from tablee.games.gold_der_maya.score import points
from tablee.games.gold_der_maya.solver import CLOSES, COUNTS, Piece, best_disc
from tablee.games.gold_der_maya.valuation import BEST_DISC, foresighted_plan, promise
from tests.games.gold_der_maya.scenes import scene

PIECES: tuple[Piece, ...] = tuple((size, min(a, b), max(a, b)) for size, a, b in PRINTS)
ALL: Stock = stock_of((), {})
USUAL = Judgement()
# Gets every lot that it wants, and takes no other account of what is to come.
GREEDY = Judgement(reach=0.95, last=0.95, polish=0.0)
NEARLY = "19 gold, 25 gold, 28 gold, 22 silver"


def outlook(judgement: Judgement = GREEDY, bag: int = 0, coming: tuple[int, ...] = ()) -> Outlook:
    return Outlook(judgement, 1, ALL, coming, bag)


def few(least: int, most: int) -> st.SearchStrategy[tuple[Piece, ...]]:
    chosen = st.lists(st.sampled_from(range(30)), min_size=least, max_size=most, unique=True)
    return chosen.map(lambda numbers: tuple(sorted(PIECES[n] for n in numbers)))


def test_with_one_lot_to_come_the_chance_is_that_of_a_fragment_which_closes_the_ring() -> None:
    """Of every arc there may be, against each of the 30 fragments laid with either side up."""
    for code, span in SPANS.items():
        chances = outlook(bag=1).chances(span)
        for gap in (3, 4, 6):
            closing = sum(
                piece[0] == gap and any(CLOSES[_with(code, side)] for side in piece[1:])
                for piece in PIECES
            )
            assert chances[gap] == pytest.approx(0.95 * closing / 30), (COUNTS[code], gap)


def _with(code: int, material: int) -> int:
    counts = [min(2, n + (m == material)) for m, n in enumerate(COUNTS[code])]
    return sum(n * 3**m for m, n in enumerate(counts))


def test_a_lot_on_the_board_counts_by_what_can_be_seen_of_it() -> None:
    silver = next(span for code, span in SPANS.items() if COUNTS[code] == (0, 0, 0, 2, 0))
    sixth = face_of(1, 4, 0)  # beneath stone lies jade or gold, as likely
    chances = outlook(coming=(sixth,)).chances(silver)
    assert chances[4] == pytest.approx(0.95 / 2)
    assert chances[3] == chances[6] == 0.0
    assert outlook(coming=(sixth,)).chances(silver, pure=True)[4] == 0.0


def test_two_lots_fill_a_gap_in_either_order() -> None:
    """Against all pairs of draws; each is got with the same chance, and only if it helps."""
    span = next(span for code, span in SPANS.items() if COUNTS[code] == (0, 0, 2, 2, 0))
    fitting = [any(1 <= side <= 4 for side in piece[1:]) for piece in PIECES]
    both = sum(
        fitting[a] and fitting[b] and PIECES[a][0] + PIECES[b][0] == 7
        for a, b in product(range(30), repeat=2)
    )
    assert outlook(bag=2).chances(span)[7] == pytest.approx(0.95**2 * both / 900)


def test_more_lots_never_make_it_less_likely() -> None:
    for span in SPANS.values():
        rows = [outlook(USUAL, bag).chances(span) for bag in range(4)]
        for fewer, more in pairwise(rows):
            assert all(0 <= a <= b <= 1 for a, b in zip(fewer, more, strict=True))


@settings(max_examples=60, deadline=None)
@given(few(1, 8))
def test_when_nothing_is_to_come_only_the_best_disc_counts(pieces: tuple[Piece, ...]) -> None:
    disc = best_disc(pieces)
    assert promise(pieces, outlook()) == (disc.points if disc else 0)


@settings(max_examples=60, deadline=None)
@given(few(1, 8), st.integers(0, 27))
def test_the_plan_is_lawful_and_is_what_is_promised(pieces: tuple[Piece, ...], bag: int) -> None:
    ahead = outlook(USUAL, bag)
    plan = foresighted_plan(pieces, ahead)
    faces = [face_of(place + 1, pieces[place][0], up) for place, up in plan.order]
    assert base_fault(faces) is None
    assert promise(pieces, ahead) <= plan.promise <= promise(pieces, ahead) + 0.03
    disc = best_disc(pieces)
    if disc is not None and not bag:
        assert points([faces]) == disc.points


@settings(max_examples=40, deadline=None)
@given(few(0, 7), st.sampled_from(PIECES), st.integers(0, 12))
def test_a_fragment_more_is_never_worth_less_than_none(
    pieces: tuple[Piece, ...], more: Piece, bag: int
) -> None:
    ahead = outlook(USUAL, bag)
    if pieces:
        assert promise(tuple(sorted((*pieces, more))), ahead) >= promise(pieces, ahead)
    assert promise(pieces, ahead) <= BEST_DISC


def test_a_lot_is_judged_for_every_seat() -> None:
    state = scene(bases=[NEARLY, "", "1 stone"], board="23 silver", sale=29)
    appraisal = Appraisal(state.observation(1), USUAL, FastRng(1))
    assert appraisal.gains[0] > 20
    assert appraisal.gains[1] < 5
    assert appraisal.beads == [10, 10, 10]
    assert appraisal.race.worths(appraisal.race.scores)[0] < 0.5


def test_only_others_are_guessed_at() -> None:
    state = scene(bases=[NEARLY, ""])
    own = {judged_score(state, 0, seed) for seed in range(6)}
    others = {judged_score(state, 1, seed) for seed in range(6)}
    assert len(own) == 1 < len(others)


def judged_score(state: GoldDerMayaState, viewer: int, seed: int) -> float:
    """Give what a viewer thinks that seat 0 will come to."""
    return Appraisal(state.observation(viewer), USUAL, FastRng(seed)).race.scores[0]
