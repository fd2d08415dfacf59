"""Which table is worth a look, and that the screen doesn't flip between them."""

from dataclasses import replace
from typing import Any

import pytest

from tablee.engine import Standing
from tablee_client.core.bigscreen.interest import Look, closeness, interest, leading
from tablee_client.core.bigscreen.picking import LEAST, RESULT, STEADY, Picker

ATTIC, CELLAR = ("s", 1), ("s", 2)
USUAL = Look(ATTIC, "playing", 2, Standing((5, 3), 0.4), 0.6)


def test_where_nothing_is_played_there_is_nothing_to_see() -> None:
    assert interest(replace(USUAL, phase="lobby")) == 0
    assert interest(replace(USUAL, phase="over")) == 0


@pytest.mark.parametrize(
    "better",
    [
        replace(USUAL, people=3),
        replace(USUAL, close=0.9),
        replace(USUAL, standing=Standing((5, 3), 0.9)),
        replace(USUAL, waited=5.0),
    ],
    ids=["people", "close", "end", "thinks"],
)
def test_people_a_close_score_the_end_and_a_thinker_are_worth_more(better: Look) -> None:
    assert interest(better) > interest(USUAL)


def test_a_match_of_bots_and_one_that_stands_still_are_worth_less() -> None:
    assert interest(replace(USUAL, people=0)) < interest(replace(USUAL, people=1))
    assert interest(replace(USUAL, is_paused=True)) < interest(USUAL) / 2


def test_interest_stays_within_a_hundred() -> None:
    assert interest(Look(ATTIC, "playing", 8, Standing((1, 1), 1.0), 1.0, 60.0)) <= 100


@pytest.mark.parametrize(
    ("scores", "teams", "close"),
    [
        ((10, 10, 0), (), 1.0),
        ((10, 5, 5), (), 0.5),
        ((10, 0), (), 0.0),
        ((0, 0), (), 1.0),
        ((4, 2, 4, 2), (0, 1, 0, 1), 0.5),
        ((7,), (), 0.0),
    ],
)
def test_closeness_is_that_of_the_two_best_sides(
    scores: tuple[int, ...], teams: tuple[int, ...], close: float
) -> None:
    assert closeness(scores, teams) == close


def test_where_all_are_level_nobody_leads() -> None:
    assert leading(Standing((3, 3), 0.1)) == ()
    assert leading(Standing((3, 5, 5), 0.1)) == (1, 2)


# --- picking


def dull(**changes: Any) -> Look:
    return replace(Look(ATTIC, "playing", 1, Standing((9, 0), 0.1)), **changes)


def lively(**changes: Any) -> Look:
    return replace(Look(CELLAR, "playing", 4, Standing((5, 5), 0.9), 1.0), **changes)


def test_the_best_table_is_shown_first() -> None:
    assert Picker().pick([dull(), lively()], 0) == CELLAR
    assert Picker().pick([], 0) is None


def test_a_better_table_waits_until_the_one_that_is_shown_was_seen() -> None:
    picker = Picker()
    picker.pick([dull()], 0)
    seen = [picker.pick([dull(), lively()], now) for now in (1.0, LEAST - 1, LEAST + 1)]
    assert seen == [ATTIC, ATTIC, CELLAR]


def test_one_that_is_better_for_a_moment_only_isnt_shown() -> None:
    picker = Picker()
    picker.pick([dull()], 0)
    for now in range(1, 400, 4):
        other = lively() if now % 8 == 1 else lively(people=0, standing=None, close=0.0)
        assert picker.pick([dull(), other], float(now)) == ATTIC
    assert STEADY > 4


def test_a_table_that_is_hardly_better_never_takes_its_place() -> None:
    picker = Picker()
    picker.pick([dull()], 0)
    alike = dull(key=CELLAR, waited=9.0)
    assert {picker.pick([dull(), alike], float(now)) for now in range(300)} == {ATTIC}


def test_a_result_stays_for_a_while_then_another_table_is_shown() -> None:
    picker = Picker()
    picker.pick([dull()], 0)
    over = dull(phase="over")
    assert picker.pick([over, lively()], 100) == ATTIC
    assert picker.pick([over, lively()], 100 + RESULT) == CELLAR


def test_a_rematch_is_followed_whether_its_result_is_still_seen_or_not() -> None:
    picker = Picker()
    picker.pick([dull()], 0)
    picker.pick([dull(phase="over")], 100)
    assert picker.pick([dull()], 105) == ATTIC
    assert picker.pick([dull(phase="over")], 200) == ATTIC
    assert picker.pick([dull(phase="over")], 200 + RESULT) is None
    assert picker.pick([dull()], 300) == ATTIC


def test_a_table_that_is_gone_gives_way_at_once() -> None:
    picker = Picker()
    picker.pick([dull(), lively()], 0)
    assert picker.pick([dull()], 1) == ATTIC


def test_a_table_that_is_held_stays_until_it_is_gone() -> None:
    picker = Picker()
    picker.hold(ATTIC)
    assert [picker.pick([dull(), lively()], now) for now in (0.0, 500.0)] == [ATTIC, ATTIC]
    assert picker.pick([lively()], 501) == CELLAR
    assert picker.held is None
