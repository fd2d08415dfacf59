"""Positions as bytes, actions as text, positions from facts, and playouts."""

from typing import Any

import msgspec
import pytest

from tablee.engine import Action, FastRng, IllegalAction, SeededRng, Stop, play_out
from tablee.games.oh_les_nains import (
    GAME,
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tests.games.oh_les_nains.scenes import legal, play, scene


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pick R", Pick("R")),
        ("squirrel S3", Squirrel("S3")),
        ("pull P2-R/P0-G", Pull("P2-R/P0-G")),
        ("pull P0-* Y", Pull("P0-*", "Y")),
        ("dwarf D-B", Dwarf("D-B")),
        ("dwarf D-* G", Dwarf("D-*", "G")),
        ("counter D-*", Counter("D-*")),
        ("decline", Decline()),
        ("exchange D-R S1 S1", Exchange(("D-R", "S1", "S1"))),
        ("stop vote", Stop("vote")),
    ],
)
def test_actions_have_one_spelling(text: str, action: Action) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.string_to_action(text) == action
    assert GAME.decode_action(msgspec.msgpack.encode(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pick",
        "pick P",
        "pull P2-*",
        "pull P2-R R",
        "dwarf D-*",
        "squirrel D-R",
        "counter S1",
        "exchange",
        "exchange S4",
        "exchange S1 S1 S1 S1 S1 S1",
        "Decline",
        "stop",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        GAME.string_to_action(text)


@pytest.mark.parametrize("code", ["", "D-P", "P2-R/P2-G", "S4", "S1\n", "P1-R"])
def test_a_card_that_is_none_does_not_come_off_the_wire(code: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.decode_action(msgspec.msgpack.encode(["squirrel", code]))


def test_a_position_survives_its_bytes() -> None:
    state = scene("D-Y S1", "D-Y", deck="D-R D-B", options={"exchange": "any"})
    for line in ("A dwarf D-Y", "B counter D-Y", "A decline", "A exchange S1"):
        play(state, line)
        twin = GAME.from_bytes(state.to_bytes())
        assert twin.to_bytes() == state.to_bytes()
        assert twin.observation(0) == state.observation(0)
    assert state.shuffles == 1


def test_bytes_that_are_no_position_are_refused() -> None:
    good = scene("S1").to_bytes()
    for bad in (b"", b"\x00", good[:-1], good + b"\x00"):
        with pytest.raises(ValueError, match="no position"):
            GAME.from_bytes(bad)


@pytest.mark.parametrize("field", range(1, 23))
def test_a_fact_out_of_range_is_refused(field: int) -> None:
    facts = msgspec.msgpack.decode(scene("S1").to_bytes())
    facts[field] = [-7] if isinstance(facts[field], list) else -70
    with pytest.raises(ValueError, match="these bytes are no"):
        GAME.from_bytes(msgspec.msgpack.encode(facts))


@pytest.mark.parametrize(
    ("field", "value"),
    [(7, [[27]]), (13, [0]), (2, 3), (9, [96]), (17, [-1]), (14, [16, 0])],
)
def test_a_seat_that_is_not_there_is_refused(field: int, value: object) -> None:
    facts = msgspec.msgpack.decode(scene("S1").to_bytes())
    facts[field] = value
    with pytest.raises(ValueError, match="these bytes are no"):
        GAME.from_bytes(msgspec.msgpack.encode(facts))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"counters": None}),
        (2, {"exchange": "some"}),
        (2, {"first_seat": 3}),
        (3, {}),
    ],
)
def test_a_setup_that_cannot_be_is_refused_in_bytes(seats: int, options: dict[str, Any]) -> None:
    facts = msgspec.msgpack.decode(scene("S1").to_bytes())
    facts[0]["seats"] = seats
    facts[0]["options"].update(options)
    with pytest.raises(ValueError, match="these bytes"):
        GAME.from_bytes(msgspec.msgpack.encode(facts))


def test_a_clone_goes_its_own_way() -> None:
    state = scene("D-Y S1", "D-Y", deck="D-R")
    before = state.to_bytes()
    play(state.clone(), "A dwarf D-Y", "B counter D-Y", "A decline", "A exchange S1")
    assert state.to_bytes() == before


@pytest.mark.parametrize("preset", ["seed", "german", "expert"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_fast_playout_ends_where_the_rules_end(seats: int, preset: str) -> None:
    for seed in range(8):
        setup = GAME.setup(seats, preset=preset)
        state = GAME.new_initial_state(setup, FastRng(seed))
        twin = state.clone()
        taken = GAME.playout(state, FastRng(seed), dice=SeededRng.from_number(seed))
        assert taken == play_out(twin, FastRng(seed), dice=SeededRng.from_number(seed))
        assert state.to_bytes() == twin.to_bytes()


def test_a_position_in_an_open_chain() -> None:
    state = GAME.position(hands=["D-G S1", "S1"], chain="0:D-* 1:D-G", fence=6)
    assert legal(state, "A") == {"counter D-G", "decline"}
    named = GAME.position(hands=["S1", "D-B"], chain="0:D-*", colour="B", fence=6)
    assert legal(named, "B") == {"counter D-B", "decline"}


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"hands": ["S1"], "seats": 2}, "1 hands for 2 seats"),
        ({"hands": ["S1", "S9"]}, "no card"),
        ({"hands": ["S3 S3", "S3"]}, "more often"),
        ({"hands": ["S1", ""]}, "holds 0 cards"),
        ({"hands": ["S1 S1 S1 S1 S1 S1", "S2"]}, "holds 6 cards"),
        ({"hands": ["S1", "S2"], "dwarves": ["R", ""]}, "has no dwarf"),
        ({"hands": ["S1", "S2"], "dwarves": ["R", "P"]}, "no colour"),
        ({"hands": ["S1", "S2"], "dwarves": ["RRRR", "RRRR"]}, "7 pawns of the colour R"),
        ({"hands": ["S1", "S2"], "fence": 0}, "crushed"),
        ({"hands": ["S1", "S2"], "fence": 17}, "17 squares"),
        ({"hands": ["S1", "S2"], "actor": 2}, "seat 2 is to act"),
        ({"hands": ["S1", "S2"], "colour": "R"}, "a chain is open"),
        ({"hands": ["S1", "S2"], "picks": ["R", ""]}, "sealed after the start"),
        ({"hands": ["S1", "S2"], "phase": "pick", "picks": ["R", "R"]}, "still sealed"),
        ({"hands": ["S1", "S2"], "phase": "pick", "fence": 9}, "has begun before"),
        ({"hands": ["S1", "S2"], "phase": "over"}, "has ended"),
        ({"hands": ["S1", "S2"], "wins": (1, 0)}, "is won and goes on"),
        ({"hands": ["S1", "S2"], "wins": (1, 1)}, "game 1 of 1"),
        ({"hands": ["S1", "S2"], "wins": (2, -1)}, "games won"),
        ({"hands": ["S1", "S2"], "round_no": 2}, "game 2 of 1"),
        ({"hands": ["S1", "S2"], "chain": "0:D-R 0:D-R"}, "played in turn"),
        ({"hands": ["S1", "S2"], "chain": "0:D-R 1:D-B"}, "doesn't fit"),
        ({"hands": ["S1", "S2"], "chain": "0:D-*"}, "chain of 1 cards"),
        ({"hands": ["S1", "S2"], "chain": "0:D-R", "plays": 0}, "more cards than were played"),
        (
            {"hands": ["S1", "S2"], "chain": "0:D-R", "options": {"counters": False}},
            "nobody may counter",
        ),
        (
            {
                "hands": ["S1"] * 4,
                "phase": "pick",
                "picks": ["", "", "R", ""],
                "options": {"team_dwarves": 1},
            },
            "its team-mate picks",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.position(**facts)


def test_the_audit_finds_cards_in_wrong_places() -> None:
    state = scene("S1", "S2 S3", deck="D-R")
    play(state, "A squirrel S1")
    assert state.problems() == []
    broken = state.clone()
    broken.kept = [broken.kept[0], [0, 1]]
    assert any("kept" in problem or "outside" in problem for problem in broken.problems())
    broken = state.clone()
    broken.hands[1].reverse()
    assert "the hand of seat 1 isn't in order" in broken.problems()
    broken = state.clone()
    broken.deck.pop()
    assert "the cards in hands, deck and discard pile aren't the 55" in broken.problems()
