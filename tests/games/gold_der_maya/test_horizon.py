"""Quick play to the end of an auction: lawful at every step, and judged by what it led to."""

import pytest

from tablee.engine import FastRng, SeededRng, Value
from tablee.games.gold_der_maya import GAME, Bid, GoldDerMayaState
from tests.games.gold_der_maya.scenes import act, bid, scene

NEARLY = "19 gold, 25 gold, 28 gold, 22 silver"


def settled(state: GoldDerMayaState, seed: int = 1) -> GoldDerMayaState:
    world = state.clone()
    GAME.brain.rollout(GAME, world, FastRng(seed))
    return world


@pytest.mark.parametrize("options", [{}, {"bases_2p": 2}, {"self_low": "keep"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_of_it_are_lawful(seats: int, options: dict[str, Value]) -> None:
    setup = GAME.setup(seats, options=options)
    state = GAME.new_initial_state(setup, SeededRng.from_number(seats))
    auctions = 0
    while not state.is_terminal():
        state = settled(state, auctions)
        auctions += 1
        assert state.problems() == []
        assert len(state.sales) == auctions
        assert all(0.0 < worth < 1.0 for worth in GAME.brain.utilities(state))
    assert auctions == 30


def test_what_was_sealed_stays_sealed() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver", sale=29)
    act(state, 1, Bid(9))
    assert settled(state).sales[-1].bids[1] == 9


def test_it_goes_on_from_the_middle_of_a_sale() -> None:
    state = scene(bases=["", "", ""], board="1 stone")
    bid(state, 3, 1, 1)
    assert state.phase == "receiver"
    assert settled(state).phase == "bid"


def test_a_whole_disc_is_worth_more_than_an_open_one_and_more_so_at_the_end() -> None:
    shares = []
    for sale in (10, 28):
        bases = [NEARLY + ", 23 gold", "24 gold, 29 gold, 30 gold", ""]
        shares.append(GAME.brain.utilities(scene(bases=bases, sale=sale)))
    assert all(first > second for first, second, _ in shares)
    assert shares[0][0] < shares[1][0]


def test_a_match_that_is_over_is_worth_its_result() -> None:
    state = scene(bases=[NEARLY + ", 23 gold", "", ""], phase="over")
    first, second, third = GAME.brain.utilities(state)
    assert first > 0.8
    assert second == third < 0.2
