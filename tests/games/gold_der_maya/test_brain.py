"""Sound play without search: bids, payments and layouts."""

import pytest

from tablee.engine import Action, FastRng, Rng, SeededRng
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GiveTo, GoldDerMayaState
from tablee.games.gold_der_maya.layout import split
from tablee.games.gold_der_maya.score import points
from tests.games.gold_der_maya.scenes import DICE, act, bid, scene

NEARLY = "19 gold, 25 gold, 28 gold, 22 silver"  # a sixth is missing


def choice(state: GoldDerMayaState, seat: int, seed: int = 1) -> Action:
    legal = state.legal_actions(seat)
    chosen = GAME.brain.heuristic(state.observation(seat), legal, FastRng(seed))
    assert chosen is not None
    assert legal.allows(chosen)
    return chosen


def bids(state: GoldDerMayaState, seat: int) -> set[int]:
    chosen = [choice(state, seat, seed) for seed in range(20)]
    return {action.beads for action in chosen if isinstance(action, Bid)}


def laid(state: GoldDerMayaState, seat: int) -> int:
    """Give the points of the layout that is chosen."""
    action = choice(state, seat)
    assert isinstance(action, Arrange)
    return points(split(action.layout, state.terms.bases))


def test_it_bids_much_for_what_makes_its_disc_whole() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver", sale=28)
    assert min(bids(state, 0)) >= 8
    assert max(bids(state, 1)) <= 4


def test_it_bids_nothing_for_what_cannot_help() -> None:
    state = scene(bases=[NEARLY, "", ""], board="1 stone", sale=29)
    assert bids(state, 0) == {0}
    assert bids(state, 1) == {0}


def test_it_never_bids_more_than_it_has() -> None:
    state = scene(bases=[NEARLY, "", ""], beads=[2, 14, 14], board="23 silver", sale=28)
    assert bids(state, 0) <= {0, 1, 2}


def test_equal_seats_bid_unequally_now_and_then() -> None:
    state = scene(bases=["", "", "", ""], board="25 gold")
    assert len(bids(state, 0)) > 1


def test_it_makes_the_best_disc_there_is() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver")
    bid(state, 5, 1, 0)
    assert laid(state, 0) == 10 + 20 + 10


def test_what_one_base_does_not_need_goes_to_the_other() -> None:
    bases = ["1 stone, 2 stone, 3 stone, 4 stone, 5 stone", NEARLY]
    state = scene(bases=[bases, ["", ""]], board="6 stone", options={"bases_2p": 2})
    bid(state, 5, 1)
    assert laid(state, 0) == 26
    act(state, 0, choice(state, 0))
    assert all(state.bases[:2]), "what isn't whole stays there too"


def test_it_throws_two_bases_together_to_fill_both() -> None:
    """Neither base can be filled alone; four quarters, and all the rest, make two discs."""
    bases = [
        "7 bronze, 13 bronze, 10 bronze, 8 bronze",
        "1 stone, 25 stone, 4 stone, 5 stone, 2 stone",
    ]
    options = {"bases_2p": 2}
    state = scene(bases=[bases, ["", ""]], board="19 gold", options=options, beads=[12, 8])
    bid(state, 5, 1)
    assert laid(state, 0) == 22 + 26


def test_a_whole_disc_is_not_broken_up_for_nothing() -> None:
    whole = "19 gold, 25 gold, 28 gold, 22 gold, 23 gold"
    state = scene(bases=[whole, "", ""], board="1 stone", sale=10)
    bid(state, 5, 1, 0)
    assert laid(state, 0) == 40


def test_it_pays_who_stands_worst() -> None:
    whole = "19 gold, 25 gold, 28 gold, 22 gold, 23 gold"
    state = scene(bases=["", whole, "", ""], beads=[10, 7, 12, 11], board="1 stone")
    bid(state, 3, 1, 1, 1)
    assert choice(state, 0) == GiveTo(3)


def test_it_has_no_move_where_nothing_may_be_done() -> None:
    state = scene(bases=["", "", ""])
    act(state, 0, Bid(1))
    legal = state.legal_actions(0)
    assert GAME.brain.heuristic(state.observation(0), legal, FastRng(1)) is None


def random_move(state: GoldDerMayaState, seat: int, luck: Rng) -> Action:
    return state.legal_actions(seat).sample(luck)


def clever_move(state: GoldDerMayaState, seat: int, luck: Rng) -> Action:
    legal = state.legal_actions(seat)
    return GAME.brain.heuristic(state.observation(seat), legal, luck) or legal.sample(luck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_players_that_choose_at_random(seats: int) -> None:
    ahead = 0.0
    for seed in range(6):
        state = GAME.new_initial_state(GAME.setup(seats), SeededRng.from_number(seed))
        luck, clever = FastRng(seed), seed % seats
        while not state.is_terminal():
            seat = state.current_players()[0]
            move = clever_move if seat == clever else random_move
            state.apply_action(seat, move(state, seat, luck), DICE)
        final = state.outcome().scores
        ahead += final[clever] - (sum(final) - final[clever]) / (seats - 1)
    assert ahead / 6 > 10
