"""Playing a match through the rules alone, without a table: random play and fast playouts."""

from collections.abc import Callable
from typing import TypeAlias

from tablee.engine.action import Action
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.engine.viewers import Seat

Policy: TypeAlias = Callable[[State, Seat, Rng], Action]


def random_policy(state: State, seat: Seat, rng: Rng) -> Action:
    """Choose any legal action."""
    return state.legal_actions(seat).sample(rng)


def play_out(
    state: State,
    rng: Rng,
    *,
    dice: Rng,
    policy: Policy = random_policy,
    most: int = 1_000_000,
) -> int:
    """Play a position to its end in place: `dice` is the match's chance, `rng` the players'.

    Gives the number of actions taken; RuntimeError if the match isn't over after `most`.
    """
    taken = 0
    choose, apply, is_over = rng.choice, state.apply_action, state.is_terminal
    while not is_over():
        if taken == most:
            raise RuntimeError(f"the match isn't over after {most} actions")
        seat = choose(state.current_players())
        apply(seat, policy(state, seat, rng), dice)
        taken += 1
    return taken
