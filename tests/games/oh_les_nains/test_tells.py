"""What the last card tells of the hand it came from, and what stays as it was seen."""

import pytest

from tablee.engine import FastRng
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.cards import INDEX
from tablee.games.oh_les_nains.greedy import play_greedily
from tests.games.oh_les_nains.scenes import play, scene

WORLDS = 120


def holding(state: OhLesNainsState, viewer: int, *codes: str) -> tuple[float, float]:
    """Give how often the other seat holds one of these cards: as believed, and by the rules."""
    seen, other = state.observation(viewer), 1 - viewer
    shares, wanted = [], {INDEX[code] for code in codes}
    for imagined in (GAME.brain.believe, lambda game, *rest: game.determinize(*rest)):
        worlds = [imagined(GAME, seen, FastRng(seed)) for seed in range(WORLDS)]
        shares.append(sum(bool(wanted & set(world.hands[other])) for world in worlds) / WORLDS)
    return shares[0], shares[1]


def test_who_plays_a_small_squirrel_hardly_holds_a_greater_one() -> None:
    state = scene("S1 S1 D-R", "S1 D-G", dwarves=["R", "G"])
    play(state, "A squirrel S1")
    believed, possible = holding(state, 1, "S2", "S3")
    assert believed < possible / 2


def test_an_exchange_and_a_new_hand_tell_nothing() -> None:
    state = scene("S1 D-R", "S1 D-G")
    play(state, "A exchange D-R S1")
    believed, possible = holding(state, 1, "S2", "S3")
    assert believed == pytest.approx(possible, abs=1e-9)


@pytest.mark.parametrize("preset", ["seed", "expert"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_believed_looks_the_same_to_who_believes_it(seats: int, preset: str) -> None:
    for seed in range(3):
        state = GAME.new_initial_state(GAME.setup(seats, preset=preset), FastRng(seed))
        for number in range(60):
            if state.is_terminal():
                break
            for seat in range(seats):
                seen = state.observation(seat)
                world = GAME.brain.believe(GAME, seen, FastRng(number))
                assert world.observation(seat) == seen
                assert world.problems() == []
            play_greedily(state, FastRng(number), most=1)
