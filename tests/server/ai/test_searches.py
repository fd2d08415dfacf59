"""Searches: they find what is better, end when they have to, and repeat exactly."""

from typing import Any

import pytest

from tablee.engine import Action, Brain, FastRng, LegalActions, Observation, Rng, State
from tablee_server.ai import (
    AnyGame,
    Bot,
    Budget,
    Decision,
    FlatMonteCarlo,
    InformationSetTreeSearch,
)
from tests.conformance.toy import GAME, Harbour, HarbourState, Load, Toss

FLAT = FlatMonteCarlo()
both = pytest.mark.parametrize("bot", [FLAT, InformationSetTreeSearch()], ids=["flat", "tree"])


class AlwaysTossing(Brain[Any, Any]):
    """Thinks of what is foolish; knows nothing else."""

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        del observation, rng
        return next((a for a in (Toss(("a2", "b2")), Load(())) if legal.allows(a)), None)

    def candidates(
        self, observation: Observation, legal: LegalActions, rng: Rng
    ) -> tuple[Action | None, ...]:
        found = (Toss(()), Load(("a2",)), Load(("a2", "b2", "c1")), Toss(("a2",)))
        usual = super().candidates(observation, legal, rng)
        return tuple(a for a in found if legal.allows(a)) or usual

    def rollout(self, game: AnyGame, state: State, rng: Rng) -> None:
        game.playout(state, rng, dice=rng)


class Wavering(AlwaysTossing):
    """Sees the difference that a move makes through much chance."""

    wavers = 0.0

    def rollout(self, game: AnyGame, state: State, rng: Rng) -> None:
        super().rollout(game, state, rng)
        self.wavers = rng.below(1000) / 1000

    def utilities(self, state: State) -> tuple[float, ...]:
        scores = state.outcome().scores
        return tuple(0.02 * score + 0.5 * (self.wavers * (score + 7) % 1) for score in scores)


def _game() -> Harbour:
    game = Harbour()
    game.brain = AlwaysTossing()
    return game


def _last_round(stage: str) -> HarbourState:
    setup = GAME.setup(2, options={"rounds": 1, "peek": False})
    hands = [["a2", "b2", "c1"], ["d1"]]
    return GAME.position(setup=setup, stage=stage, winner=0, hands=hands, shown=[[1, 0]])


def _name(action: Action | None) -> str:
    return "" if action is None else GAME.action_to_string(action)


def _chosen(bot: Bot, stage: str, iterations: int = 200, seed: int = 1) -> Decision:
    seen = _last_round(stage).observation(0)
    return bot.choose(_game(), seen, FastRng(seed), Budget(iterations))


@both
def test_it_loads_what_counts(bot: Bot) -> None:
    chosen = _chosen(bot, "load")
    assert chosen.action == Load(("a2", "b2", "c1"))
    best = GAME.action_to_string(chosen.action)
    assert chosen.values[best] > chosen.values["load"]


@both
def test_it_keeps_what_counts_though_that_is_a_step_before(bot: Bot) -> None:
    assert _chosen(bot, "toss").action == Toss(())


def test_flat_ends_as_soon_as_the_matter_is_settled() -> None:
    assert _chosen(FLAT, "load", iterations=10_000).iterations < 500


@both
def test_it_spends_no_more_than_its_budget(bot: Bot) -> None:
    chosen = _chosen(bot, "toss", iterations=24)
    assert 0 < chosen.iterations <= 24
    assert sum(chosen.visits.values()) == chosen.iterations


@both
def test_the_same_dice_give_the_same_decision(bot: Bot) -> None:
    assert _chosen(bot, "toss", seed=5) == _chosen(bot, "toss", seed=5)


@both
def test_legal_actions_at_hand_change_nothing(bot: Bot) -> None:
    state = _last_round("toss")
    seen, legal = state.observation(0), state.legal_actions(0)
    budget = Budget(60)
    there = bot.choose(_game(), seen, FastRng(3), budget, legal)
    assert bot.choose(_game(), seen, FastRng(3), budget) == there


@both
def test_a_deadline_ends_it_with_whatever_is_known(bot: Bot) -> None:
    seen = _last_round("toss").observation(0)
    budget = Budget(10**9, deadline=0.0)
    chosen = bot.choose(_game(), seen, FastRng(1), budget)
    assert chosen.action is not None
    assert set(chosen.visits.values()) <= {0, 1}


@both
def test_a_seat_that_need_not_act_weighs_to_let_it_be(bot: Bot) -> None:
    state = GAME.position(setup=GAME.setup(2), stage="toss", winner=0, hands=[["a2"], ["d1"]])
    chosen = bot.choose(GAME, state.observation(1), FastRng(1), Budget(200))
    assert set(chosen.values) == {"", "peek"}
    assert chosen.action is None  # a peek brings nothing here, and the heuristic sees no need


@both
def test_what_others_choose_against_is_not_always_the_same(bot: Bot) -> None:
    """Nothing is left to be won or lost, so any bid is as good."""
    setup = GAME.setup(2, options={"rounds": 1, "peek": False})
    state = GAME.position(setup=setup, coins=[1, 0], chest=11)
    seen = state.observation(0)
    chosen = {bot.choose(GAME, seen, FastRng(seed), Budget(40)).action for seed in range(12)}
    assert len(chosen) == 2


def test_an_opinion_is_what_a_smaller_budget_comes_to_unless_it_proves_worse() -> None:
    game = Harbour()
    game.brain = Wavering()
    seen = _last_round("load").observation(0)
    doubting, changed = FlatMonteCarlo(opinion=0.1), 0
    for seed in range(40):
        first = FLAT.choose(game, seen, FastRng(seed), Budget(30))
        later = doubting.choose(game, seen, FastRng(seed), Budget(300))
        assert first.iterations <= 30 < later.iterations <= 300
        assert sum(later.visits.values()) == later.iterations
        if later.action != first.action:
            changed += 1
            old, new = (later.values[_name(one.action)] for one in (first, later))
            assert new > old + 0.004
    assert 0 < changed < 20


def test_a_doubt_that_can_change_nothing_costs_nothing() -> None:
    """Nothing is left to be won or lost, so any bid is as good."""
    state = GAME.position(setup=GAME.setup(2, options={"rounds": 1, "peek": False}), coins=[1, 0],
                          chest=11)  # fmt: skip
    doubting = FlatMonteCarlo(opinion=0.1)
    for seed in range(4):
        args = (GAME, state.observation(0), FastRng(seed))
        assert doubting.choose(*args, Budget(400)) == FLAT.choose(*args, Budget(40))


def test_a_deadline_ends_a_doubt_too() -> None:
    chosen = FlatMonteCarlo(opinion=0.5).choose(
        _game(), _last_round("toss").observation(0), FastRng(1), Budget(10**6, deadline=0.0)
    )
    assert chosen.action is not None
