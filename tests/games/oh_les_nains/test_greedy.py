"""Quick play and what it is judged by: legal moves, whole positions, and who is likely to win."""

from collections.abc import Iterator
from operator import mul
from typing import Any

import msgspec
import pytest

from tablee.engine import Decision, FastRng
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.actions import CHOICES
from tablee.games.oh_les_nains.chance import LEARNT, Learnt, Network, chances
from tablee.games.oh_les_nains.greedy import best_answer, best_turn, play_greedily
from tablee.games.oh_les_nains.rating import EXCHANGE
from tablee.games.oh_les_nains.signs import WHOLE, count_of, signs_of
from tests.games.oh_les_nains.scenes import scene
from tools.learn_oh_les_nains import learn


def midways(seats: int, preset: str) -> Iterator[OhLesNainsState]:
    rng = FastRng(seats)
    for _ in range(6):
        state = GAME.new_initial_state(GAME.setup(seats, preset=preset), rng)
        while not state.is_terminal():
            seat = state.current_players()[0]
            state.apply_action(seat, state.legal_actions(seat).sample(rng), rng)
            yield state


@pytest.mark.parametrize("preset", ["seed", "german", "expert"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_quick_move_is_legal_and_leaves_a_whole_position(seats: int, preset: str) -> None:
    for number, state in enumerate(midways(seats, preset)):
        if state.phase in ("main", "counter"):
            move = best_turn(state) if state.phase == "main" else best_answer(state)
            legal = state.legal_actions(state.actor)
            assert move == EXCHANGE or legal.allows(CHOICES[move].action)
        world = state.clone()
        play_greedily(world, FastRng(number), most=4)
        assert world.problems() == []
        assert GAME.conserved(world) == GAME.conserved(state)


@pytest.mark.parametrize("preset", ["seed", "german", "expert"])
def test_a_rollout_ends_where_it_can_be_judged(preset: str) -> None:
    for number, state in enumerate(midways(2, preset)):
        GAME.brain.rollout(GAME, world := state.clone(), FastRng(number))
        assert world.phase in ("main", "over")
        assert sum(GAME.brain.utilities(world)) == pytest.approx(1)


def test_it_takes_a_win() -> None:
    state = scene("S1 S2 D-R P2-R", dwarves=["RR", "GGGG"], fence=11)
    play_greedily(state, FastRng(1), most=1)
    assert state.is_terminal()
    assert chances(state) == (1.0, 0.0)


def test_a_larger_margin_and_a_game_won_are_worth_something() -> None:
    def chance(**facts: Any) -> float:
        return chances(scene("S1 D-R", dwarves=["RB", "GY"], **facts))[0]

    assert chance(fence=10) > chance(fence=8) + 0.05
    options = {"match_wins": 2}
    assert chance(fence=8, options=options, wins=[1, 0]) > chance(fence=8, options=options) + 0.1


def test_every_move_tells_why() -> None:
    told = set()
    for number, state in enumerate(midways(2, "seed")):
        if state.is_terminal():
            continue
        seat = state.current_players()[0]
        seen, legal = state.observation(seat), state.legal_actions(seat)
        worlds = [GAME.brain.believe(GAME, seen, FastRng(seed)) for seed in range(3)]
        reasons = GAME.brain.reasons(seen, Decision(legal.sample(FastRng(number))), worlds)
        assert reasons
        told |= {reason.code for reason in reasons}
    assert len(told) > 7


def risk(state: OhLesNainsState, line: str, count: int = 40) -> int | None:
    """Give how often of 100 times it is said that A's move lets its leading dwarf be crushed."""
    seen, action = state.observation(0), GAME.string_to_action(line)
    worlds = [GAME.brain.believe(GAME, seen, FastRng(seed)) for seed in range(count)]
    told = GAME.brain.reasons(seen, Decision(action), worlds)
    found = {reason.code: reason.facts.get("percent") for reason in told}
    percent = found.get("may-be-crushed")
    return percent if isinstance(percent, int) else None


def test_a_move_tells_how_often_the_next_card_could_crush_its_own_dwarf() -> None:
    state = scene("S1 D-R", "S1 S2 D-G D-B D-Y", dwarves=["RB", "GY"], fence=2)
    held, thrown = risk(state, "squirrel S1"), risk(state, "dwarf D-R")
    assert held is not None
    assert 5 <= held < 100
    assert thrown is None  # it loses at once
    assert risk(scene("S1 D-R", dwarves=["RB", "GY"], fence=8), "squirrel S1") is None


@pytest.mark.parametrize("seats", GAME.type.seats)
def test_there_is_a_lesson_for_every_number_of_seats(seats: int) -> None:
    lesson = msgspec.json.decode(LEARNT.read_bytes(), type=Learnt).lessons[str(seats)]
    assert {len(row) for row in lesson.hidden} == {count_of(seats)}
    assert len(lesson.hidden) == len(lesson.biases) == len(lesson.out)
    state = scene(*["S1 D-R"] * seats, dwarves=["RB", "GY"])
    assert len(signs_of(state)) == count_of(seats)
    assert sum(chances(state)) == pytest.approx(seats / 2)


@pytest.mark.parametrize("seats", GAME.type.seats)
def test_hidden_sums_made_at_once_are_those_made_one_by_one(seats: int) -> None:
    lesson = msgspec.json.decode(LEARNT.read_bytes(), type=Learnt).lessons[str(seats)]
    network, weighed = Network(lesson), 0
    for state in midways(seats, "seed"):
        if state.phase == "main":
            signs = [sign / WHOLE for sign in signs_of(state)]
            lean = lesson.last
            for row, bias, weight in zip(lesson.hidden, lesson.biases, lesson.out, strict=True):
                lean += weight * max(0.0, bias + sum(map(mul, row, signs)))
            assert network.lean(signs_of(state)) == pytest.approx(lean, abs=1e-6)
            weighed += 1
    assert weighed > 20


def test_who_pulls_the_others_over_next_is_judged_to_win() -> None:
    near = chances(scene("S1 D-R", "D-G S2", dwarves=["RB", "GY"], fence=13))
    far = chances(scene("S1 D-R", "D-G S2", dwarves=["RB", "GY"], fence=9))
    assert near[0] > 0.8 > far[0] > far[1] - 0.3


def test_lessons_can_be_taught_anew() -> None:
    setup = GAME.setup(2)
    lesson, surprise = learn(setup, 40, 1)
    assert (lesson, surprise) == learn(setup, 40, 1)
    assert lesson != learn(setup, 40, 2)[0]
    assert 0 < surprise < 0.69
