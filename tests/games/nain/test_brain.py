"""Sound play without search."""

from typing import Any

import pytest

from tablee.engine import Action, FastRng, SeededRng
from tablee.games.nain import (
    GAME,
    Bid,
    Done,
    Expose,
    Flip,
    Keep,
    Nain,
    NainState,
    PlaySpecial,
    RevealSpecial,
)
from tablee.games.nain.odds import odds_of
from tests.games.nain.scenes import agreed, scene

NOTHING = ["no-cover reverse", "no-cover interest", "no-cover interest", "no-cover interest"]


def choice(state: NainState, seat: int, seed: int = 1) -> Action | None:
    legal = state.legal_actions(seat)
    chosen = GAME.brain.heuristic(state.observation(seat), legal, FastRng(seed))
    assert chosen is None or legal.allows(chosen)
    return chosen


def choices(state: NainState, seat: int) -> set[Action | None]:
    return {choice(state, seat, seed) for seed in range(40)}


def bid_of_seat_0(above: int, *table: Any, **facts: Any) -> NainState:
    """Let seat 0 bid what seat 1 holds for likely every other time, or so much more."""
    likely = odds_of(scene(*table, **{**facts, "flipped": False}).observation(1)).median()
    return scene(*table, bids=f"0:{likely + above}", **facts)


def test_it_doubts_what_cannot_be() -> None:
    state = scene(2, 3, 1, 2, bids="0:33", specials=NOTHING)
    assert choices(state, 1) == {Nain()}


def test_it_does_not_doubt_what_must_be() -> None:
    state = scene(2, "8/8", 1, 2, bids="0:5", specials=NOTHING)
    assert all(isinstance(action, Bid) for action in choices(state, 1))


def test_it_opens_near_what_is_likely_and_not_always_alike() -> None:
    state = scene(2, 3, 1, 2, specials=NOTHING)
    bids = {action.amount for action in choices(state, 0) if isinstance(action, Bid)}
    assert len(bids) > 1
    assert 8 <= min(bids) <= max(bids) <= 22


def test_a_high_card_bids_higher() -> None:
    def opening(coin: Any) -> float:
        state = scene(coin, "4/6", "4/6", "4/6", specials=NOTHING)
        bids = [a.amount for a in (choice(state, 0, s) for s in range(40)) if isinstance(a, Bid)]
        return sum(bids) / len(bids)

    assert opening("8/8") > opening("1/3") + 2


def test_in_doubt_it_looks_at_others_cards() -> None:
    state = scene(4, 3, 6, 2, bids="0:18", specials=NOTHING)
    assert choices(state, 1) & {Flip(0), Flip(2), Flip(3)}
    assert Flip(1) not in choices(state, 1)


def test_in_doubt_it_exposes_a_special_at_times() -> None:
    state = bid_of_seat_0(
        0, 4, 3, 6, 2, played={2: "hoard"}, flipped=True, face_up={3: 1},
        specials=[NOTHING[0], NOTHING[1], "thief", NOTHING[3]],
    )  # fmt: skip
    assert Expose(2, 0) in choices(state, 1)


def test_it_robs_the_table_before_it_doubts() -> None:
    state = bid_of_seat_0(
        4, "8/8", 7, 1, 2, flipped=True, face_up={0: 1}, bare=[0],
        specials=[NOTHING[0], "thief reverse", NOTHING[2], NOTHING[3]],
    )  # fmt: skip
    assert PlaySpecial("thief") in choices(state, 1)


def test_it_supports_its_own_bid_out_of_turn() -> None:
    held = ["hoard reverse", *NOTHING[1:]]
    state = scene(4, 7, 2, 5, bids="0:18", specials=held)
    assert PlaySpecial("hoard") in choices(state, 0)
    safe = scene(4, 7, 2, 5, bids="0:4", specials=held)
    assert choices(safe, 0) == {None}


def test_it_turns_interests_up_for_its_own_bid_alone() -> None:
    for seat, wanted in ((0, RevealSpecial(0)), (2, Done())):
        state = scene(4, 7, 2, 5, bids="0:18", phase="last-reveal", played={seat: "interest"})
        assert choices(state, seat) == {wanted}


def test_where_there_are_no_last_reveals_it_reveals_in_time() -> None:
    state = scene(4, 7, 2, 5, bids="0:18", played={0: "interest"}, options={"late_reveal": False})
    assert choices(state, 0) == {RevealSpecial(0)}


def test_it_passes_its_turn_on_with_a_reverse() -> None:
    held = [NOTHING[1], "reverse thief", NOTHING[2], NOTHING[3]]
    state = scene(4, 7, 2, 5, bids="3:18", specials=held)
    assert choices(state, 1) == {PlaySpecial("reverse"), None}
    played = scene(4, 7, 2, 5, bids="3:18", played={1: "reverse"})
    assert choices(played, 1) == {RevealSpecial(0)}


def test_it_takes_covers_off_when_that_shows_something() -> None:
    held = ["interest interest", "no-cover reverse", *NOTHING[2:]]
    state = bid_of_seat_0(0, 4, 7, 2, 5, face_up={0: 3, 2: 3, 3: 2}, specials=held)
    assert PlaySpecial("no-cover") in choices(state, 1)


def test_it_keeps_the_best_two() -> None:
    assert choice(scene(4, 7, 2, 5, bids="0:9", phase="pick"), 0) == Keep(("1", "3"))
    assert choice(scene(5, 2, 5, 5, bids="0:9", phase="pick"), 0) == Keep(("0", "2"))


@pytest.mark.parametrize("seats", GAME.type.seats)
def test_it_plays_whole_matches_from_observations_alone(seats: int) -> None:
    dice, luck = SeededRng.from_number(3), FastRng(3)
    state = GAME.new_initial_state(agreed(seats, auto_draft=False), dice)
    while not state.is_terminal():
        for seat in range(seats):
            legal = state.legal_actions(seat)
            action = GAME.brain.heuristic(state.observation(seat), legal, luck)
            if action is not None:
                state.apply_action(seat, action, dice)
        seat = state.current_players()[0] if not state.is_terminal() else -1
        if seat >= 0:
            action = GAME.brain.heuristic(state.observation(seat), state.legal_actions(seat), luck)
            assert action is not None
            state.apply_action(seat, action, dice)
    assert state.problems() == []


def test_it_beats_players_who_act_at_random() -> None:
    margin = 0.0
    for seed in range(4):
        dice, luck = SeededRng.from_number(seed), FastRng(seed)
        state = GAME.new_initial_state(agreed(4), dice)
        while not state.is_terminal():
            seat = state.current_players()[0]
            legal = state.legal_actions(seat)
            action = legal.sample(luck)
            if seat == seed % 4:
                chosen = GAME.brain.heuristic(state.observation(seat), legal, luck)
                assert chosen is not None
                action = chosen
            state.apply_action(seat, action, dice)
        margin += state.returns()[seed % 4]
    assert margin / 4 > 30
