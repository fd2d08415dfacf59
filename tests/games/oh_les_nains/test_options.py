"""Options, presets and the setups that are refused."""

from collections.abc import Mapping

import pytest

from tablee.engine import BadSetup, Value
from tablee.games.oh_les_nains import GAME

DEFAULTS: Mapping[str, Value] = {
    "first_seat": "random",
    "exchange": "whole",
    "counters": True,
    "match_wins": 1,
    "team_dwarves": 2,
    "max_plays": 400,
    "reveal_hands": False,
    "turn_seconds": 60,
}


def test_the_defaults_are_those_of_the_rules() -> None:
    assert GAME.setup().options == DEFAULTS
    assert GAME.setup(4, preset="seed").options == DEFAULTS


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("german", {"exchange": "any", "counters": False, "match_wins": 2}),
        ("expert", {"exchange": "any", "match_wins": 2}),
    ],
)
def test_presets_change_what_they_name(preset: str, changes: dict[str, Value]) -> None:
    for seats in (2, 4):
        assert GAME.setup(seats, preset=preset).options == {**DEFAULTS, **changes}


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, {}, "bad-seats"),
        (1, {}, "bad-seats"),
        (5, {}, "bad-seats"),
        (2, {"first_seat": 2}, "first-not-seated"),
        (4, {"first_seat": 4}, "bad-option"),
        (2, {"exchange": "some"}, "bad-option"),
        (2, {"match_wins": 3}, "bad-option"),
        (2, {"team_dwarves": 0}, "bad-option"),
        (2, {"max_plays": 19}, "bad-option"),
        (2, {"max_plays": None}, "bad-option"),
        (2, {"counters": 1}, "bad-option"),
        (2, {"turn_seconds": 4}, "bad-option"),
    ],
)
def test_other_setups_are_refused(seats: int, options: dict[str, Value], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, options=options)
    assert caught.value.code == code


def test_team_mates_alternate_with_opponents() -> None:
    assert GAME.type.teams == {4: (0, 1, 0, 1)}


def test_the_longest_match_is_known_before() -> None:
    assert GAME.max_length(GAME.setup(2)) == 2 + 2 * 403 + 1
    assert GAME.max_length(GAME.setup(4, options={"match_wins": 2})) == 3 * (4 + 2 * 403) + 1
    assert GAME.max_length(GAME.setup(4, options={"team_dwarves": 1})) == 2 + 2 * 403 + 1
