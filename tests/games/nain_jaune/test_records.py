"""Positions as bytes, actions as text, positions from facts, and playouts."""

from typing import Any

import msgspec
import pytest

from tablee.engine import FastRng, IllegalAction, SeededRng, Stop, play_out
from tablee.games.nain_jaune import GAME, Claim, Play, Ready, Sans
from tests.games.nain_jaune.scenes import legal, on_turn, play, scene


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 10D", Play("10D")),
        ("play AS", Play("AS")),
        ("claim", Claim()),
        ("sans", Sans()),
        ("ready", Ready()),
        ("stop time", Stop("time")),
        ("stop vote", Stop("vote")),
        ("stop host", Stop("host")),
        ("stop abandoned", Stop("abandoned")),
    ],
)
def test_actions_have_one_spelling(text: str, action: Play | Claim | Sans | Ready | Stop) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.string_to_action(text) == action


@pytest.mark.parametrize("text", ["", "play", "play 1D", "play 7d", "Claim", "stop", "sans 9"])
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        GAME.string_to_action(text)


def test_a_card_that_is_none_does_not_come_off_the_wire() -> None:
    good = msgspec.msgpack.encode(Play("7D"))
    assert GAME.decode_action(good) == Play("7D")
    for code in ("1D", "7X", "", "7D\n", "10"):
        with pytest.raises(msgspec.ValidationError):
            GAME.decode_action(msgspec.msgpack.encode(["play", code]))


def test_a_position_survives_its_bytes() -> None:
    state = scene("2C 3C", "7D KC 3H 4S", "5D 2S", options={"history": "top"})
    for line in ("B 7D", "B claim", "B KC", "B 3H"):
        play(state, line)
        twin = GAME.from_bytes(state.to_bytes())
        assert twin.to_bytes() == state.to_bytes()
        assert twin.observation(0) == state.observation(0)


def test_bytes_that_are_no_position_are_refused() -> None:
    good = scene("2C 3C", "7D KC", "5D 2S").to_bytes()
    for bad in (b"", b"\x00", good[:-1], good + b"\x00"):
        with pytest.raises(ValueError, match="no position"):
            GAME.from_bytes(bad)


@pytest.mark.parametrize("field", range(1, 36))
def test_a_fact_out_of_range_is_refused(field: int) -> None:
    facts = msgspec.msgpack.decode(scene("2C 3C", "7D KC", "5D 2S").to_bytes())
    was = facts[field]
    facts[field] = [-7] if isinstance(was, list) else -7
    with pytest.raises(ValueError, match="these bytes are no"):
        GAME.from_bytes(msgspec.msgpack.encode(facts))


def test_a_clone_goes_its_own_way() -> None:
    state = scene("2C 3C", "7D KC", "5D 2S")
    before = state.to_bytes()
    play(state.clone(), "B 7D claim KC")
    assert state.to_bytes() == before


def test_a_fast_playout_ends_where_the_rules_end() -> None:
    for seed in range(6):
        options = {"limit_deals": 2, "claim": "auto" if seed % 2 else "manual"}
        state = GAME.new_initial_state(GAME.setup(3 + seed, options=options), FastRng(seed))
        twin = state.clone()
        taken = GAME.playout(state, FastRng(seed), dice=SeededRng.from_number(seed))
        assert taken == play_out(twin, FastRng(seed), dice=SeededRng.from_number(seed))
        assert state.to_bytes() == twin.to_bytes()


def test_a_position_in_the_middle_of_a_series() -> None:
    state = GAME.position(
        hands=["9S KC", "JS QC", "8H 2D"],
        laid="1:3H 1:4C / 2:6C 2:7S",
        phase="follow",
        passed=[0],
        sans=[[5], [5], []],
        actor=2,
        talon="AC 2C",
    )
    assert on_turn(state) == "C"
    assert legal(state, "C") == {"8H"}
    assert state.placed == [0, 2, 2]
    assert state.required == 8


def test_a_position_with_an_open_claim() -> None:
    state = GAME.position(
        hands=["9S KC", "JS QC", "2H 2D"], laid="1:7D", phase="follow", pending="7D"
    )
    assert legal(state, "B") == {"claim", "sans"}


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"hands": ["9S", "9S", "2D"]}, "aren't the 52"),
        ({"hands": ["9S", "9X", "2D"]}, "no card"),
        ({"hands": ["9S 9S", "3C", "2D"]}, "twice"),
        ({"hands": ["9S", "", "2D"]}, "has no card"),
        ({"hands": ["9S", "3C", "2D"], "actor": 2}, "to lead"),
        ({"hands": ["9S", "3C", "2D"], "talon": "3C"}, "lies elsewhere"),
        ({"hands": ["9S", "3C", "2D"], "phase": "follow"}, "no card lies there"),
        ({"hands": ["9S", "3C", "2D"], "laid": "0:4C 1:6C"}, "from rank 4 to 6"),
        ({"hands": ["9S", "3C", "2D"], "laid": "1:4C", "phase": "follow"}, "holds none"),
        ({"hands": ["9S", "3C", "2D"], "tokens": [-1, 1, 1]}, "holds -1"),
        ({"hands": ["9S", "3C", "2D"], "sans": [[9], [], []]}, "said sans 9"),
        ({"hands": ["9S", "3C", "2D"], "phase": "between"}, "nobody went out"),
        ({"hands": ["9S", "3C", "2D"], "tokens": [1, 1]}, "2 token piles"),
        ({"hands": ["9S", "3C"], "seats": 3}, "2 hands for 3 seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.position(**facts)
