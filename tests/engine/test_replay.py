"""A record plays again exactly, or says where it doesn't fit the rules."""

import pytest

from tablee.engine import (
    FastRng,
    IllegalAction,
    Replay,
    SeededRng,
    Step,
    play_again,
    play_out,
    seed_of,
)
from tests.conformance.toy import GAME, HarbourState


def record(*actions: tuple[int, str]) -> Replay:
    steps = tuple(Step(seat, action) for seat, action in actions)
    return Replay("toy-harbour", 1, GAME.setup(2), seed_of(4), steps)


def test_the_first_frame_is_the_opening() -> None:
    (opening,) = play_again(GAME, record())
    assert opening.step is None
    assert [type(event).__name__ for event in opening.events] == ["Began", "Chance", "Drew", "Drew"]
    fresh = GAME.new_initial_state(GAME.setup(2), SeededRng.from_number(4))
    assert opening.state.to_bytes() == fresh.to_bytes()


def test_each_frame_has_its_step_and_the_state_goes_on() -> None:
    frames = list(play_again(GAME, record((0, "bid 2"), (1, "peek"), (1, "bid 3"))))
    assert [frame.step.action for frame in frames[1:] if frame.step] == ["bid 2", "peek", "bid 3"]
    assert frames[-1].state.stage(1) == "toss"
    assert frames[0].state is frames[-1].state


def test_a_move_against_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction, match="not-allowed"):
        list(play_again(GAME, record((0, "bid 7"))))


def test_a_move_that_nobody_can_read_is_refused() -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        list(play_again(GAME, record((0, "bid seven"))))


def test_play_out_ends_a_match_and_counts() -> None:
    state: HarbourState = GAME.new_initial_state(GAME.setup(), SeededRng.from_number(1))
    taken = play_out(state, FastRng(1), dice=SeededRng.from_number(1))
    assert state.is_terminal()
    assert 0 < taken <= GAME.max_length(GAME.setup())


def test_play_out_gives_up_where_it_is_told_to() -> None:
    state = GAME.new_initial_state(GAME.setup(), SeededRng.from_number(1))
    with pytest.raises(RuntimeError, match="after 3 actions"):
        play_out(state, FastRng(1), dice=SeededRng.from_number(1), most=3)
