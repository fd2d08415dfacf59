"""Regret matching: it finds the balance of small games that are known, and draws from it."""

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.engine import Action, Brain, FastRng, Observation, Rng, Seat, StageGame
from tablee_server.ai import Budget, Decision, Policy, RegretMatching
from tests.conformance.toy import GAME, Bid, Harbour

BOT = RegretMatching(Policy())


class Matrix(StageGame):
    """A game of two seats whose sum is zero; seat 1 loses what seat 0 gains."""

    def __init__(self, gains: Sequence[Sequence[float]]) -> None:
        self.gains = gains
        rows: tuple[Action | None, ...] = tuple(Bid(i) for i in range(len(gains)))
        columns: tuple[Action | None, ...] = tuple(Bid(i) for i in range(len(gains[0])))
        self.choices = (rows, columns)

    def replies(self, seat: Seat, picks: Sequence[int]) -> Sequence[float]:
        if seat == 0:
            return [row[picks[1]] for row in self.gains]
        return [-gain for gain in self.gains[picks[0]]]


class Staged(Brain[Any, Any]):
    """Knows the stage game of every bid."""

    def __init__(self, stage: StageGame | None) -> None:
        self.stage = stage

    def stage_game(self, observation: Observation, rng: Rng) -> StageGame | None:
        del observation, rng
        return self.stage


def _chosen(gains: Sequence[Sequence[float]] | None, seed: int = 1, rounds: int = 3000) -> Decision:
    game = Harbour()
    game.brain = Staged(None if gains is None else Matrix(gains))
    seen = GAME.new_initial_state(GAME.setup(2), FastRng(1)).observation(0)
    return BOT.choose(game, seen, FastRng(seed), Budget(rounds))


def _shares(chosen: Decision) -> list[float]:
    total = sum(chosen.visits.values())
    return [visits / total for visits in chosen.visits.values()]


def test_what_is_better_against_everything_is_chosen_alone() -> None:
    chosen = _chosen([[0, 1, 0], [2, 3, 1], [1, 1, 0]])
    assert chosen.action == Bid(1)
    assert _shares(chosen) == [0, 1, 0]
    assert chosen.values["bid 1"] > chosen.values["bid 0"]


def test_stone_paper_and_scissors_are_mixed_evenly() -> None:
    chosen = _chosen([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert _shares(chosen) == pytest.approx([1 / 3] * 3, abs=0.06)


def test_an_uneven_balance_is_found_too() -> None:
    """Whoever gains 3 by one hit and 1 by the other plays them 1 to 3."""
    chosen = _chosen([[3, 0], [0, 1]])
    assert _shares(chosen) == pytest.approx([0.25, 0.75], abs=0.06)


def test_the_choice_is_drawn() -> None:
    even = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    assert len({_chosen(even, seed, rounds=300).action for seed in range(20)}) == 3


def test_the_same_dice_give_the_same_decision() -> None:
    even = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    assert _chosen(even, rounds=100) == _chosen(even, rounds=100)


def test_what_is_no_stage_game_is_decided_otherwise() -> None:
    chosen = _chosen(None)
    assert chosen.action is not None
    assert chosen.iterations == 0
