"""The controls that every set-up of a match against the machine has: seats and level."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine import LEVELS
from tablee.games import AnyGame
from tablee_client.core.words import Words
from tablee_client.view.geometry import Box
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.stepper import Stepper


def seats_control(
    box: Box, words: Words, game: AnyGame, seats: int, on_change: Callable[[int], None]
) -> Stepper[int]:
    """Let the number of seats be chosen among those that the game allows."""
    options = [(n, words("practice-seats-value", seats=n)) for n in game.type.seats]
    text = words("practice-seats")
    return Stepper(box, text, options=options, value=seats, on_change=on_change, key="seats")


def level_control(
    box: Box, words: Words, level: str, on_change: Callable[[str], None]
) -> Choice[str]:
    """Let the level of the others be chosen."""
    options = [(level, words(f"level-{level}")) for level in LEVELS]
    text = words("practice-level")
    return Choice(box, text, options=options, value=level, on_change=on_change, key="level")
