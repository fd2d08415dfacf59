"""The bench: what may be laid where, what may be taken away, and how it is written."""

from functools import partial

import pytest

from tablee.engine import Arrangement
from tablee.games.gold_der_maya import GAME
from tablee.games.gold_der_maya.layout import BORDER
from tablee_client.view.tables.gold_der_maya.bench import TRAY, Bench, Slot

JADE_TO_GOLD = ["1Q4", "2S3", "3E2", "4E1"]
PIECES = ("1Q4", "1Q0", "2S3", "2S4", "3E2", "3E3", "4E1", "4E2", "9S3", "9S4")


def bench(bases: list[list[str]], pieces: tuple[str, ...] = PIECES) -> Bench:
    words = (*pieces, *[BORDER] * (len(bases) - 1))
    arrangement = Arrangement("arrange", words)
    return Bench(words, bases, judge=partial(GAME.judge, arrangement))


def test_the_lot_that_was_won_lies_in_the_tray() -> None:
    assert bench([JADE_TO_GOLD]).loose == ["9S3"]


def test_a_fitting_piece_is_laid_in_the_middle() -> None:
    made = bench([JADE_TO_GOLD])
    assert made.lay("9S3", Slot(0, 2)) is None
    assert made.bases == [["1Q4", "2S3", "9S3", "3E2", "4E1"]]
    assert made.layout() == ("1Q4", "2S3", "9S3", "3E2", "4E1")
    assert made.loose == []


def test_a_piece_that_doesnt_fit_is_refused_and_nothing_moves() -> None:
    made = bench([JADE_TO_GOLD])
    assert made.lay("9S3", Slot(0, 4)) == "neighbours-differ"
    assert (made.bases, made.loose, made.is_changed) == ([JADE_TO_GOLD], ["9S3"], False)


def test_a_piece_laid_first_leaves_the_others_where_they_are() -> None:
    made = bench([JADE_TO_GOLD])
    made.lay("9S3", Slot(0, 0))
    assert made.starts == [-4]
    made.take("9S3")
    assert made.starts == [0]


def test_taking_away_may_leave_a_crack_that_must_be_mended() -> None:
    made = bench([JADE_TO_GOLD])
    made.take("2S3")
    assert made.cracks(0) == [0]
    assert made.fault() == "neighbours-differ"
    assert made.lay("9S3", Slot(0, 1)) is None
    assert (made.cracks(0), made.fault()) == ([], None)


def test_turning_is_refused_where_the_other_side_doesnt_fit() -> None:
    made = bench([JADE_TO_GOLD])
    assert made.turn("1Q4") == "neighbours-differ"
    assert made.bases[0][0] == "1Q4"
    assert made.turn("4E1") is None
    assert made.bases[0][3] == "4E2"


def test_in_the_tray_every_piece_can_be_turned_and_back() -> None:
    made = bench([JADE_TO_GOLD])
    made.turn("9S3")
    assert made.loose == ["9S4"]
    made.turn("9S4")
    assert made.loose == ["9S3"]


FULL = ["1Q4", "2Q4", "3Q4", "4S3"]
ROOM = ("1Q4", "1Q0", "2Q4", "2Q0", "3Q4", "3Q0", "4S3", "4S4", "5E3", "5E4")


def test_a_disc_doesnt_overflow() -> None:
    assert bench([FULL], ROOM).lay("5E3", Slot(0, 4)) == "too-large"


def test_a_full_ring_must_close() -> None:
    pieces = ("1Q4", "1Q0", "2Q3", "2Q4", "3Q2", "3Q3", "4Q1", "4Q2")
    made = bench([["1Q4", "2Q3", "3Q2"]], pieces)
    assert made.lay("4Q1", Slot(0, 3)) == "ring-not-closed"
    made.turn("4Q1")
    assert made.lay("4Q2", Slot(0, 3)) == "ring-not-closed"


def test_a_full_disc_is_no_fault() -> None:
    pieces = ("1Q4", "1Q0", "2Q4", "2Q3", "3Q4", "3Q3", "4Q3", "4Q4")
    made = bench([["1Q4", "2Q4", "3Q4"]], pieces)
    assert made.lay("4Q3", Slot(0, 3)) is None
    assert (made.fault(), made.cracks(0)) == (None, [])


def test_pieces_go_from_one_base_to_the_other() -> None:
    made = bench([JADE_TO_GOLD, []])
    assert made.lay("4E1", Slot(1, 0)) is None
    assert made.layout() == ("1Q4", "2S3", "3E2", BORDER, "4E1")
    made.take("4E1")
    assert made.layout() == ("1Q4", "2S3", "3E2")


def test_an_empty_first_base_is_written() -> None:
    made = bench([[], ["1Q4"]])
    assert made.layout() == (BORDER, "1Q4")
    assert made.fault() is None


@pytest.mark.parametrize("place", range(4))
def test_a_piece_put_back_where_it_was_changes_nothing(place: int) -> None:
    made = bench([JADE_TO_GOLD])
    face = JADE_TO_GOLD[place]
    assert made.lay(face, Slot(0, place)) is None
    assert (made.bases, made.starts) == ([JADE_TO_GOLD], [0])


def test_every_place_and_the_tray_are_offered() -> None:
    made = bench([JADE_TO_GOLD, []])
    assert made.slots("9S3") == [*(Slot(0, k) for k in range(5)), Slot(1, 0), Slot(TRAY)]
    assert len(made.slots("1Q4")) == 4 + 1 + 1


def test_reset_puts_all_back() -> None:
    made = bench([JADE_TO_GOLD])
    made.lay("9S3", Slot(0, 0))
    made.turn("4E1")
    assert made.is_changed
    made.reset()
    assert (made.bases, made.loose, made.starts) == ([JADE_TO_GOLD], ["9S3"], [0.0])
