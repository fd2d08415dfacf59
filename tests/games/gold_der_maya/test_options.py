"""Seats, options and presets."""

from typing import Any

import pytest

from tablee.engine import BadSetup, Event, SeededRng, Setup
from tablee.games import get_game
from tablee.games.gold_der_maya import GAME
from tablee.games.gold_der_maya.events import LotDrawn, StarterChosen
from tests.games.gold_der_maya.scenes import scene


def opening(setup: Setup, seed: int = 1) -> list[Event]:
    events: list[Event] = []
    GAME.new_initial_state(setup, SeededRng.from_number(seed), events)
    return events


def test_the_game_is_found() -> None:
    assert get_game("gold-der-maya") is GAME
    assert GAME.type.seats == (2, 3, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_ten_beads_and_one_base(seats: int) -> None:
    state = GAME.new_initial_state(GAME.setup(seats), SeededRng.from_number(1))
    assert state.beads == [10] * seats
    assert state.bases == [()] * seats
    assert (len(state.board()), state.bag()) == (3, 27)
    assert state.current_players() == tuple(range(seats))


@pytest.mark.parametrize(("seats", "bases"), [(2, 2), (3, 1), (4, 1)])
def test_two_bases_are_for_two_players(seats: int, bases: int) -> None:
    state = GAME.new_initial_state(GAME.setup(seats, preset="duel"), SeededRng.from_number(1))
    assert [len(own) for own in state.observation(0).bases] == [bases] * seats


def test_the_host_may_name_the_starter() -> None:
    events = opening(GAME.setup(3, options={"starter": 2}))
    assert events[0] == StarterChosen(2, "host")
    drawn = [event for event in events if isinstance(event, LotDrawn)]
    assert [(event.seat, event.place) for event in drawn] == [(2, 1), (2, 2), (2, 3)]


def test_the_lot_falls_on_every_seat() -> None:
    starters = {
        event.seat
        for seed in range(30)
        for event in opening(GAME.setup(4), seed)
        if isinstance(event, StarterChosen)
    }
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, {"starter": 3}, "starter-not-seated"),
        (2, {"starter": 4}, "bad-option"),
        (2, {"bases_2p": 3}, "bad-option"),
        (2, {"bases_2p": True}, "bad-option"),
        (5, {}, "bad-seats"),
        (1, {}, "bad-seats"),
    ],
)
def test_bad_setups(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, options=options)
    assert refusal.value.code == code


def test_both_sides_come_up_equally_often() -> None:
    firsts = [
        scene_face % 8
        for seed in range(400)
        for scene_face in GAME.new_initial_state(GAME.setup(2), SeededRng.from_number(seed)).fronts[
            :1
        ]
    ]
    counts = [firsts.count(material) for material in range(5)]
    assert all(50 < count < 110 for count in counts), counts


def test_a_match_has_thirty_auctions() -> None:
    state = scene(bases=["", "", ""])
    dice, auctions = SeededRng.from_number(1), 0
    while not state.is_terminal():
        auctions += state.phase == "bid" and len(state.unsealed()) == 3
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), dice)
    assert auctions == 30
    assert state.outcome().scores == (10, 10, 10)
    assert len(state.box) == 30
