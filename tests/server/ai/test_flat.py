"""Flat Monte Carlo: it finds what is better, ends when that is settled, and repeats exactly."""

from tablee.engine import Action, Brain, FastRng, LegalActions, Observation, Rng
from tablee_server.ai import Budget, Decision, FlatMonteCarlo
from tests.conformance.toy import GAME, Harbour, HarbourState, Load, Toss


class AlwaysTossing(Brain):
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


def _game() -> Harbour:
    game = Harbour()
    game.brain = AlwaysTossing()
    return game


def _last_round(stage: str) -> HarbourState:
    setup = GAME.setup(2, options={"rounds": 1, "peek": False})
    hands = [["a2", "b2", "c1"], ["d1"]]
    return GAME.position(setup=setup, stage=stage, winner=0, hands=hands, shown=[[1, 0]])


def _chosen(stage: str, iterations: int = 200, seed: int = 1) -> Decision:
    seen = _last_round(stage).observation(0)
    return FlatMonteCarlo().choose(_game(), seen, FastRng(seed), Budget(iterations))


def test_it_loads_what_counts() -> None:
    chosen = _chosen("load")
    assert chosen.action == Load(("a2", "b2", "c1"))
    best = GAME.action_to_string(chosen.action)
    assert chosen.values[best] > chosen.values["load"]


def test_it_keeps_what_counts_though_that_is_a_step_before() -> None:
    assert _chosen("toss").action == Toss(())


def test_it_ends_as_soon_as_the_matter_is_settled() -> None:
    assert _chosen("load", iterations=10_000).iterations < 100


def test_it_spends_no_more_than_its_budget() -> None:
    chosen = _chosen("toss", iterations=24)
    assert 0 < chosen.iterations <= 24
    assert sum(chosen.visits.values()) == chosen.iterations


def test_the_same_dice_give_the_same_decision() -> None:
    assert _chosen("toss", seed=5) == _chosen("toss", seed=5)


def test_legal_actions_at_hand_change_nothing() -> None:
    state = _last_round("toss")
    seen, legal = state.observation(0), state.legal_actions(0)
    flat, budget = FlatMonteCarlo(), Budget(60)
    there = flat.choose(_game(), seen, FastRng(3), budget, legal)
    assert flat.choose(_game(), seen, FastRng(3), budget) == there


def test_a_deadline_ends_it_with_whatever_is_known() -> None:
    seen = _last_round("toss").observation(0)
    budget = Budget(10**9, deadline=0.0)
    chosen = FlatMonteCarlo().choose(_game(), seen, FastRng(1), budget)
    assert set(chosen.visits.values()) == {1}
