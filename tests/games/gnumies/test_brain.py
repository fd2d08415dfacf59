"""Sound play without search."""

import pytest

from tablee.engine import FastRng, SeededRng
from tablee.games.gnumies import GAME, Bid, Discard, Give, GnumiesState, Keep
from tablee.games.gnumies.cards import COLOURS
from tests.games.gnumies.scenes import play, scene


def choices(state: GnumiesState, colour: str) -> set[object]:
    """Give all that the brain does here under different luck."""
    seat = COLOURS.index(colour)
    legal, seen = state.legal_actions(seat), state.observation(seat)
    found = {GAME.brain.heuristic(seen, legal, FastRng(seed)) for seed in range(12)}
    assert all(action is None or legal.allows(action) for action in found)
    return set[object](found)


def height(actions: set[object]) -> float:
    """Give the mean of some bids."""
    values = [int(action.card) for action in actions if isinstance(action, Bid)]
    return sum(values) / len(values)


def test_it_bids_more_for_what_completes_a_set() -> None:
    rooms = ["7 7 7", "2 3", "4 9"]
    wanted = scene(rooms=rooms, guest="7")
    poor = scene(rooms=rooms, guest="1")
    assert height(choices(wanted, "red")) > height(choices(poor, "red")) + 20


def test_it_throws_low_cards_on_a_wullawaki() -> None:
    assert height(choices(scene(rooms=["15 14", "2", "3"], guest="W"), "red")) <= 20


def test_it_keeps_what_is_worth_a_star_and_gives_the_rest_where_it_helps_least() -> None:
    facts = {"preset": "amigo", "rooms": ["8 8", "2", "7 7 7"], "star": 0}
    assert choices(scene(**facts, drawn="8"), "red") == {Keep()}
    assert choices(scene(**facts, drawn="2"), "red") == {Give(2)}


def test_it_gives_a_costly_wullawaki_away_at_the_price_of_the_star() -> None:
    options = {"star_card": True, "star_variant": "asterix"}
    dear = scene(rooms=["W 2 15", "9"], star=0, drawn="W", options=options)
    assert choices(dear, "red") == {Give(1)}
    cheap = scene(rooms=["W W 2 3", "9"], star=0, drawn="W", options=options)
    assert choices(cheap, "red") == {Keep()}


def test_it_loses_what_costs_least() -> None:
    state = scene(rooms=["W W W 3 3 3 12 1", ""], ended="time")
    assert choices(state, "red") == {Discard(("1a", "3a", "12"))}


def test_it_has_no_move_where_it_owes_none() -> None:
    state = scene(seats=2, guest="5")
    play(state, "red 10")
    assert choices(state, "red") == {None}


@pytest.mark.parametrize("preset", ["seed", "amigo"])
def test_it_beats_players_without_sense(preset: str) -> None:
    margin = 0
    for seed in range(12):
        dice, luck = SeededRng.from_number(seed), FastRng(seed)
        state = GAME.new_initial_state(GAME.setup(3, preset=preset), dice)
        while not state.is_terminal():
            seat = state.current_players()[0]
            legal = state.legal_actions(seat)
            action = legal.sample(luck)
            if seat == seed % 3:
                action = GAME.brain.heuristic(state.observation(seat), legal, luck) or action
            state.apply_action(seat, action, dice)
        scores = state.outcome().scores
        margin += 3 * scores[seed % 3] - sum(scores)
    assert margin > 0
