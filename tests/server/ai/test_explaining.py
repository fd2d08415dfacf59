"""The why of a decision: counted in worlds that the seat may believe in, by the game's brain."""

from collections.abc import Sequence
from typing import Any

from tablee.engine import Brain, Decision, FastRng, Observation, Reason, SeededRng, State
from tablee_server.ai import Budget, FlatMonteCarlo
from tablee_server.ai.explaining import explained
from tests.conformance.toy import Harbour


class Counting(Brain[Any, Any]):
    """Says in how many worlds the first crate of the pile is heavy."""

    def __init__(self) -> None:
        self.shown: list[bytes] = []

    def reasons(
        self, observation: Observation, decision: Decision, worlds: Sequence[State]
    ) -> tuple[Reason, ...]:
        self.shown = [world.to_bytes() for world in worlds]
        assert decision.action is not None
        assert all(world.observation(observation.viewer) == observation for world in worlds)
        return (Reason("worlds", {"count": len(worlds)}),)


def test_reasons_are_counted_in_worlds_that_the_seat_may_believe_in() -> None:
    game = Harbour()
    brain = game.brain = Counting()
    seen = game.new_initial_state(game.setup(2), SeededRng.from_number(1)).observation(0)
    chosen = FlatMonteCarlo().choose(game, seen, FastRng(3), Budget(30))
    assert chosen.reasons == ()
    told = explained(game, seen, chosen, FastRng(3), worlds=20)
    assert told.reasons == (Reason("worlds", {"count": 20}),)
    assert (told.action, told.values) == (chosen.action, chosen.values)
    assert len(set(brain.shown)) > 10, "they differ in what the seat can't know"
    again = list(brain.shown)
    explained(game, seen, chosen, FastRng(3), worlds=20)
    assert brain.shown == again
