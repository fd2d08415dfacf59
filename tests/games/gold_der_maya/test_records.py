"""Positions as bytes, actions as text, positions from facts, and playouts."""

from typing import Any

import msgspec
import pytest

from tablee.engine import Action, FastRng, IllegalAction, SeededRng, Stop, play_out
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GiveTo
from tests.games.gold_der_maya.scenes import act, bid, scene


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 0", Bid(0)),
        ("bid 40", Bid(40)),
        ("give-to 3", GiveTo(3)),
        ("arrange", Arrange(())),
        ("arrange 7Q4 30S0 / 12E1", Arrange(("7Q4", "30S0", "/", "12E1"))),
        ("stop vote", Stop("vote")),
    ],
)
def test_actions_have_one_spelling(text: str, action: Action) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.string_to_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid 41",
        "bid 03",
        "bid -1",
        "bid 3 4",
        "bid ٣",
        "bid " + "9" * 5000,
        "give-to 4",
        "arrange 0Q4",
        "arrange 31Q4",
        "arrange 7Q5",
        "arrange 7q4",
        "arrange ",
        "arrange 7Q4 ",
        "arrange //",
        "arrange" + " 7Q4" * 25,
        "stop",
        "stop now",
        "Bid 3",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        GAME.string_to_action(text)


@pytest.mark.parametrize(
    "wire",
    [["bid", -1], ["bid", 41], ["give-to", 4], ["arrange", ["7Q4\n"]], ["arrange", ["/" * 2]]],
)
def test_what_is_none_does_not_come_off_the_wire(wire: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.decode_action(msgspec.msgpack.encode(wire))


def test_a_position_survives_its_bytes_amid_sealed_bids() -> None:
    state = scene(bases=["19 gold", "", "13 bronze"], beads=[3, 17, 10], board="25 gold")
    for action in (Bid(2), Bid(5)):
        twin = GAME.from_bytes(state.to_bytes())
        assert twin.to_bytes() == state.to_bytes()
        for viewer in range(3):
            assert twin.observation(viewer) == state.observation(viewer)
        act(state, state.current_players()[0], action)


def test_bytes_that_are_no_position_are_refused() -> None:
    good = scene(bases=["19 gold", ""]).to_bytes()
    for bad in (b"", b"\x00", good[:-1], good + b"\x00"):
        with pytest.raises(ValueError, match="no position"):
            GAME.from_bytes(bad)


@pytest.mark.parametrize("field", range(1, 17))
def test_a_fact_out_of_range_is_refused(field: int) -> None:
    facts = msgspec.msgpack.decode(scene(bases=["19 gold", "4 stone"]).to_bytes())
    was = facts[field]
    facts[field] = [-7] if isinstance(was, list) else -7
    with pytest.raises(ValueError, match="these bytes are no"):
        GAME.from_bytes(msgspec.msgpack.encode(facts))


def test_a_clone_goes_its_own_way() -> None:
    state = scene(bases=["19 gold", ""])
    before = state.to_bytes()
    bid(state.clone(), 3, 1)
    assert state.to_bytes() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bases", [1, 2])
def test_a_fast_playout_ends_where_the_rules_end(seats: int, bases: int) -> None:
    setup = GAME.setup(seats, options={"bases_2p": bases})
    for seed in range(3):
        state = GAME.new_initial_state(setup, FastRng(seed))
        twin = state.clone()
        taken = GAME.playout(state, FastRng(seed), dice=SeededRng.from_number(seed))
        assert taken == play_out(twin, FastRng(seed), dice=SeededRng.from_number(seed))
        assert state.to_bytes() == twin.to_bytes()


def test_a_position_in_the_middle_of_an_auction() -> None:
    state = scene(
        bases=["19 gold, 13 silver", "", ""],
        beads=[4, 16, 10],
        box="1 stone",
        sale=9,
        board="25 gold, 7 jade",
        bids=[None, 3, None],
        turned=[13],
        starter=1,
    )
    seen = state.observation(1)
    assert seen.bases[0] == (("7Q4", "8Q3"),)
    assert seen.board[:2] == ("9Q4", "10Q1")
    assert (seen.box[0], len(seen.box)) == ("1Q0", 6)
    assert seen.turned == ("8Q3",)
    assert (seen.beads, seen.bid, seen.sealed) == (16, 3, (False, True, False))
    assert state.sale() == 9
    assert state.auctioneer() == 0


def test_positions_in_which_somebody_chooses_or_lays_out() -> None:
    state = scene(phase="receiver", bids=[5, 1, 1], lot="25 gold")
    assert (state.winner, state.receivers) == (0, (1, 2))
    assert state.beads == [10, 10, 10]
    state = scene(phase="place", bids=[5, 1, 2], beads=[5, 15, 10], lot="25 gold")
    assert (state.winner, state.start) == (0, [10, 10, 10])
    state = scene(phase="place", winner=1, lot="25 gold", bases=["", "19 gold"])
    assert state.current_players() == (1,)
    act(state, 1, Arrange(("1Q4", "2Q4")))


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"bases": ["19 jade", ""]}, "no side of jade"),
        ({"bases": ["19 wood", ""]}, "no side of wood"),
        ({"bases": ["19 gold", "19 gold"]}, "aren't the 30"),
        ({"bases": ["19 gold, 13 bronze", ""]}, "neighbours-differ"),
        ({"bases": ["", ""], "beads": [10, 11]}, "aren't 20"),
        ({"bases": ["", ""], "beads": [-1, 21]}, "aren't 20"),
        ({"bases": ["", ""], "bids": [11, None]}, "bids 11"),
        ({"bases": ["", ""], "bids": [1, 1]}, "all have bid"),
        ({"bases": ["", ""], "phase": "place"}, "nobody has won"),
        ({"phase": "receiver", "bids": [5, 1, 2], "lot": "25 gold"}, "nobody chooses"),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.position(**facts)
