"""Setups: options, presets, and what doesn't go together."""

from typing import Any

import pytest

from tablee.engine import BadSetup, SeededRng
from tablee.games.nain import GAME
from tablee.games.nain.events import RoundBegun, StarterChosen
from tests.games.nain.scenes import agreed, of_kind


def test_defaults_are_the_rules_as_written() -> None:
    setup = GAME.setup()
    assert setup.seats == 4
    assert setup.options == {
        "two_player": False,
        "starter": "random",
        "flip_own": True,
        "late_reveal": True,
        "one_special_per_round": False,
        "reverse_jumps": False,
        "auto_draft": True,
        "turn_seconds": 60,
        "reaction_ms": 2500,
    }
    assert GAME.setup(preset="seed") == setup


def test_presets() -> None:
    strict = GAME.setup(preset="strict").options
    assert [strict[key] for key in ("flip_own", "late_reveal")] == [False, False]
    assert strict["one_special_per_round"] is True
    whirl = GAME.setup(preset="whirl").options
    assert (whirl["reverse_jumps"], whirl["auto_draft"]) == (True, False)


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {}, "two-players-off"),
        (3, {"starter": 3}, "starter-not-seated"),
        (9, {}, "bad-seats"),
        (4, {"starter": 8}, "bad-option"),
        (4, {"turn_seconds": 5}, "bad-option"),
        (4, {"flip_own": 1}, "bad-option"),
    ],
)
def test_bad_setups(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, options=options)
    assert caught.value.code == code


def test_the_host_names_the_starter_or_chance_does() -> None:
    events: list[Any] = []
    GAME.new_initial_state(agreed(4, starter=2), SeededRng.from_number(1), events)
    assert of_kind(events, StarterChosen) == [StarterChosen(2, "host")]
    assert events[-1] == RoundBegun(1, starter=2)
    starters = set()
    for seed in range(20):
        state = GAME.new_initial_state(agreed(4), SeededRng.from_number(seed))
        starters.add(state.starter)
    assert starters == {0, 1, 2, 3}


def test_the_length_is_bounded_by_the_cap_of_bids() -> None:
    assert GAME.max_length(GAME.setup(4)) == 11 * (16 + 999 + 2) + 16 + 1
