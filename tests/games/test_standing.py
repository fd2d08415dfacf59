"""How matches stand for whoever looks on: within bounds, public, and true at the end."""

from collections.abc import Sequence

import pytest

from tablee.engine import (
    OPEN,
    SPECTATOR,
    FastRng,
    SeededRng,
    Standing,
    State,
    random_policy,
)
from tablee.games import get_game
from tests.conformance.toy import GAME as HARBOUR

SLUGS = ("nain", "nain-jaune", "oh-les-nains", "gnumies", "gold-der-maya")
SHOWN = ("nain-jaune", "gnumies")
"""The games whose scores everybody sees all the time."""


@pytest.mark.parametrize("slug", SLUGS)
def test_a_standing_grows_to_the_end_and_tells_no_secret(slug: str) -> None:
    game = get_game(slug)
    rng, dice = SeededRng.from_number(4), FastRng(7)
    state = game.new_initial_state(game.setup(), rng)
    told = [game.standing(state.observation(SPECTATOR))]
    assert told[0] is not None
    assert told[0].progress < 0.3
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, random_policy(state, seat, dice), rng)
        told.append(game.standing(state.observation(SPECTATOR)))
        assert told[-1] == game.standing(state.observation(OPEN))
    _check(told, state, shown=slug in SHOWN)


def _check(told: Sequence[Standing | None], state: State, *, shown: bool) -> None:
    *earlier, last = [standing for standing in told if standing is not None]
    assert len(earlier) + 1 == len(told)
    assert {len(standing.scores) for standing in earlier} == {len(state.returns())}
    assert all(0 <= standing.progress <= 1 for standing in earlier)
    assert max(standing.progress for standing in earlier) > 0.3
    assert last.progress == 1
    if shown:
        outcome = state.outcome()
        assert (last.scores, last.leaders) == (outcome.scores, outcome.winners)


def test_a_game_that_cant_say_how_it_stands_says_nothing() -> None:
    state = HARBOUR.new_initial_state(HARBOUR.setup(), SeededRng.from_number(1))
    assert HARBOUR.standing(state.observation(SPECTATOR)) is None
