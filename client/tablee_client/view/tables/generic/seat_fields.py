"""Which fields of an observation hold one entry for each seat: found out by playing, not told.

A hand of four cards among four players looks like an entry for each seat. So a field counts as one
only where it had as many entries as there are seats in every position of short random matches, at
all seat counts that were tried.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from tablee.engine import BadSetup, FastRng, Observation
from tablee.games import AnyGame

COUNTS = 3
"""Seat counts that are tried."""
STEPS = 40
"""Actions of each match."""


@cache
def seat_fields(game: AnyGame) -> frozenset[str]:
    """Give the names of the fields that are by seat."""
    found: set[str] | None = None
    for seats, seen in _samples(game):
        here = {name for name, value in _fields(seen) if _is_by_seat(value, seats)}
        found = here if found is None else found & here
    return frozenset(found or ())


def _samples(game: AnyGame) -> Iterator[tuple[int, Observation]]:
    for seats in (*game.type.seats[-COUNTS:], game.type.default_seats):
        try:
            setup = game.setup(seats)
        except BadSetup:
            continue
        dice = FastRng(seats)
        state = game.new_initial_state(setup, dice)
        for _ in range(STEPS):
            yield seats, state.observation(0)
            acting = state.current_players()
            if not acting:
                break
            seat = dice.choice(acting)
            state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)


def _fields(seen: Observation) -> Iterator[tuple[str, object]]:
    for name in seen.__struct_fields__:
        yield name, getattr(seen, name)


def _is_by_seat(value: object, seats: int) -> bool:
    return (
        isinstance(value, tuple) and len(value) == seats and not isinstance(value, msgspec.Struct)
    )
