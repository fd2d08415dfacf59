"""Levels: one code path for all games, and what a game's brain says about them."""

from typing import Any

import pytest

from tablee.engine import LEVELS, PLANS, Brain, FastRng, Plan
from tablee_server.ai import Budget, bot_of
from tablee_server.codes import Refusal
from tests.conformance.toy import GAME, Harbour


class PickyBrain(Brain[Any, Any]):
    """Wants one level done its own way."""

    plans = {"hard": Plan("flat", 8)}  # noqa: RUF012


def test_a_level_nobody_knows_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal) as refused:
        bot_of("godlike")
    assert refused.value.code == "unknown-level"
    assert refused.value.details["known"] == "easy, normal, hard, expert"


def test_a_level_takes_the_games_plan_and_else_the_usual_one() -> None:
    game = Harbour()
    game.brain = PickyBrain()
    plans = [bot_of(level).plan(game) for level in LEVELS]
    assert plans == [PLANS["easy"], PLANS["normal"], Plan("flat", 8), PLANS["expert"]]


def test_a_budget_of_iterations_comes_before_the_plans() -> None:
    game = Harbour()
    game.brain = PickyBrain()
    seen = game.new_initial_state(game.setup(2), FastRng(1)).observation(0)
    spent = [bot_of("hard").choose(game, seen, FastRng(1), Budget(n)).iterations for n in (0, 30)]
    assert spent[0] <= 8 < spent[1] <= 30


def test_easy_plays_anything_and_normal_what_the_heuristic_says() -> None:
    state = GAME.new_initial_state(GAME.setup(2), FastRng(1))
    seen = state.observation(0)
    legal = state.legal_actions(0)
    easy = {bot_of("easy").choose(GAME, seen, FastRng(n), Budget()).action for n in range(200)}
    normal = bot_of("normal").choose(GAME, seen, FastRng(7), Budget()).action
    assert len(easy) == 8  # seven bids and a peek
    aside = GAME.position(setup=GAME.setup(2), stage="toss", winner=0, hands=[["a2"], ["d1"]])
    seen = aside.observation(1)
    idle = [bot_of("easy").choose(GAME, seen, FastRng(n), Budget()).action for n in range(80)]
    assert 40 < idle.count(None) < 80
    assert normal == GAME.brain.heuristic(seen, legal, FastRng(7))
