"""Personalities: they lean to one of several moves that are as good, and to nothing else."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from tablee.engine import FastRng
from tablee_server.ai import PERSONALITIES, Personality, bot_of, personality_of
from tablee_server.ai.personalities import NEUTRAL
from tablee_server.ai.preference import (
    Prospect,
    best_rival,
    drawn,
    drawn_by_liking,
    preferred,
)
from tablee_server.seats import BOT_NAMES

USUAL = Prospect(0.50, 0.2, 0.4, is_expected=True)
DARING = Prospect(0.50, 0.4, 0.4)
BETTER = Prospect(0.51, 0.2, 0.4)
HURTING = Prospect(0.50, 0.2, 0.3)
MOVES = (USUAL, DARING, BETTER, HURTING)


def _likes(**traits: float) -> Prospect:
    return MOVES[preferred(MOVES, replace(NEUTRAL, **traits))]


def test_every_name_at_a_table_has_a_personality_and_others_have_none() -> None:
    assert set(BOT_NAMES) == set(PERSONALITIES)
    assert personality_of("Regin") == PERSONALITIES["Regin"] != NEUTRAL
    assert personality_of("Ana") == NEUTRAL


def test_every_bot_of_a_table_has_a_face_of_its_own() -> None:
    portraits = [who.portrait for who in PERSONALITIES.values()]
    assert len(set(portraits)) == len(portraits)
    assert all(portraits)


def test_each_leaning_moves_the_choice_its_own_way() -> None:
    assert _likes() == USUAL
    assert _likes(risk=1) == DARING
    assert _likes(risk=-1) == USUAL
    assert _likes(greed=1) == BETTER
    assert _likes(grudge=1) == HURTING
    assert _likes(bluff=1) != USUAL


def _drawn(close: Sequence[int], who: Personality = NEUTRAL) -> list[int]:
    return [drawn_by_liking(MOVES, close, who, FastRng(seed)) for seed in range(400)]


def test_a_concealed_choice_stays_open_but_is_not_even() -> None:
    daring = Counter(_drawn(range(4), replace(NEUTRAL, risk=1)))
    assert set(daring) == {0, 1, 2, 3}
    assert daring[1] > 2 * max(daring[0], daring[2], daring[3])
    assert min(Counter(_drawn(range(4))).values()) > 70


def test_who_finds_one_move_less_close_mostly_chooses_as_before() -> None:
    """So that two levels differ by what they find out, and not by chance."""
    for many, few in zip(_drawn((0, 1, 3)), _drawn((1, 3)), strict=True):
        assert few == many or many == 0


def test_a_draw_is_as_likely_as_it_weighs() -> None:
    found = Counter(drawn((0.0, 3.0, 1.0), FastRng(seed)) for seed in range(400))
    assert set(found) == {1, 2}
    assert 2.2 < found[1] / found[2] < 4.2


def test_a_partner_is_no_rival() -> None:
    assert best_rival((0.9, 0.1, 0.9, 0.2), 0) == 0.2
    assert best_rival((0.5, 0.5), 0) == 0.5


def test_a_name_leaves_the_level_as_it_is() -> None:
    assert bot_of("hard", "Regin").level == "hard"
