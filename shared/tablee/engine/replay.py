"""A match as a record: setup, seed and actions, from which the rules play it again exactly."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.engine.event import Event
from tablee.engine.game import Game
from tablee.engine.options import Setup
from tablee.engine.rng import SeededRng
from tablee.engine.state import State
from tablee.engine.viewers import Seat


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One action as it was taken, written as `Game.action_to_string` writes it."""

    seat: Seat
    action: str


class Replay(msgspec.Struct, frozen=True):
    """Everything a match was made of. `seed` has 32 bytes."""

    game: str
    rules_version: int
    setup: Setup
    seed: bytes
    steps: tuple[Step, ...]


class Frame(msgspec.Struct, frozen=True):
    """What one step led to; the first frame of a replay has no step. `state` goes on changing."""

    step: Step | None
    events: tuple[Event, ...]
    state: Any


def play_again(game: Game[Any, Any], replay: Replay) -> Iterator[Frame]:
    """Play a record again, frame by frame; IllegalAction where it doesn't fit the rules."""
    dice = SeededRng(replay.seed)
    opening: list[Event] = []
    state: State = game.new_initial_state(replay.setup, dice, opening)
    yield Frame(None, tuple(opening), state)
    for step in replay.steps:
        action = game.string_to_action(step.action)
        yield Frame(step, tuple(state.apply_action(step.seat, action, dice)), state)
