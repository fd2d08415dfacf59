"""Positions as bytes, actions as text, positions from facts, and playouts."""

from typing import Any

import msgspec
import pytest

from tablee.engine import FastRng, IllegalAction, SeededRng, Stop, play_out
from tablee.games.gnumies import GAME, Bid, Discard, Give, Keep
from tests.games.gnumies.scenes import STARS, play, scene


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 10", Bid("10")),
        ("bid 100", Bid("100")),
        ("bid star", Bid("star")),
        ("keep", Keep()),
        ("give 4", Give(4)),
        ("discard 2a 10d 15", Discard(("2a", "10d", "15"))),
        ("discard 2a C", Discard(("2a", "C"))),
        ("stop time", Stop("time")),
        ("stop abandoned", Stop("abandoned")),
    ],
)
def test_actions_have_one_spelling(text: str, action: Any) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.string_to_action(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid 15", "bid 110", "Keep", "give", "give 5", "discard ", "discard 2", "stop",
     "discard 2a  3a", "discard 1a 2a 3a 4a 5a 6a 7a 8a"],
)  # fmt: skip
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        GAME.string_to_action(text)


@pytest.mark.parametrize(
    "sent",
    [["bid", "15"], ["bid", "star\n"], ["give", 5], ["give", -1], ["discard", ["2e"]],
     ["discard", ["Wh"]], ["discard", ["2a"] * 8], ["peek"]],
)  # fmt: skip
def test_what_is_no_action_does_not_come_off_the_wire(sent: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.decode_action(msgspec.msgpack.encode(sent))


def test_a_position_survives_its_bytes_in_the_middle_of_a_round() -> None:
    state = scene(seats=3, guest="5", deck="6 2", **STARS)
    for line in ("red star", "blue 20", "yellow 30", "red give 1"):
        play(state, line)
        twin = GAME.from_bytes(state.to_bytes())
        assert twin.to_bytes() == state.to_bytes()
        assert twin.observation(0) == state.observation(0)


def test_bytes_that_are_no_position_are_refused() -> None:
    good = scene(seats=3).to_bytes()
    for bad in (b"", b"\x00", good[:-1], good + b"\x00"):
        with pytest.raises(ValueError, match="no position"):
            GAME.from_bytes(bad)


@pytest.mark.parametrize("field", range(1, 19))
def test_a_fact_out_of_range_is_refused(field: int) -> None:
    facts = msgspec.msgpack.decode(scene(seats=3).to_bytes())
    was = facts[field]
    facts[field] = [-7] if isinstance(was, list) else -7
    with pytest.raises(ValueError, match="these bytes are no"):
        GAME.from_bytes(msgspec.msgpack.encode(facts))


def test_a_clone_goes_its_own_way() -> None:
    state = scene(seats=2, guest="5")
    before = state.to_bytes()
    play(state.clone(), "red 10", "yellow 20", "red 30")
    assert state.to_bytes() == before


@pytest.mark.parametrize("seed", range(12))
def test_a_fast_playout_ends_where_the_rules_end(seed: int) -> None:
    options = {"star_card": seed % 2 == 0, "star_variant": "asterix" if seed % 3 else "published"}
    setup = GAME.setup(2 + seed % 4, options=options)
    state = GAME.new_initial_state(setup, FastRng(seed))
    twin = state.clone()
    taken = GAME.playout(state, FastRng(seed), dice=SeededRng.from_number(seed))
    assert taken == play_out(twin, FastRng(seed), dice=SeededRng.from_number(seed))
    assert state.to_bytes() == twin.to_bytes()


def test_a_position_in_the_middle_of_a_round() -> None:
    state = scene(
        hands=["50 60", "80", "30"],
        bids=["", "20", ""],
        guest="W",
        rooms=["9 9", "Wc", "C 11"],
        removed="15",
        deck="9 W",
    )
    assert state.current_players() == (0, 2)
    seen = state.observation(1)
    assert (seen.bid, seen.hand, seen.guest) == ("20", ("80",), "Wa")
    assert seen.rooms == (("9a", "9b"), ("Wc",), ("C", "11"))
    assert seen.removed == ("15",)
    assert state.deck[-2:] == [46, 34], "the third 9 and the second Wullawaki"


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"hands": ["15", "20"]}, "no Gnumie card"),
        ({"hands": ["10 10", "20"]}, "twice"),
        ({"hands": ["10 star", "20"]}, "aren't one set"),
        ({"hands": ["10", "20"], "bids": ["10", ""]}, "aren't one set"),
        ({"hands": ["10", "20"], "bids": ["30", "40"]}, "nobody owes"),
        ({"hands": ["10", "20"], "bids": ["30"]}, "1 bids for 2 seats"),
        ({"hands": ["10", "20"], "seats": 3}, "2 hands for 3 seats"),
        ({"rooms": ["15", "15"]}, "no guest '15'"),
        ({"rooms": ["16", ""]}, "no guest '16'"),
        ({"rooms": ["2a 2a", ""]}, "no guest '2a'"),
        ({"rooms": ["", ""], "lost": ["W", ""]}, "has left a room"),
        ({"seats": 2, "star": 0, "drawn": "W", "preset": "amigo"}, "no choice"),
        ({"seats": 2, "star": 0, "preset": "amigo"}, "a star has drawn"),
        ({"seats": 2, "drawn": "6"}, "a star has drawn"),
        ({"seats": 2, "guest": "W", "bids": ["star", ""], "preset": "amigo"}, "may not"),
        ({"seats": 2, "ended": "time", "guest": "5"}, "a guest waits"),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        scene(**facts)
