"""Oh ! les nains: rules, observation, belief, brain and texts of one game."""

from typing import Final

from tablee.games.oh_les_nains.actions import (
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tablee.games.oh_les_nains.game import OhLesNains
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.state import OhLesNainsState

__all__ = [
    "GAME",
    "Counter",
    "Decline",
    "Dwarf",
    "Exchange",
    "OhLesNains",
    "OhLesNainsObservation",
    "OhLesNainsState",
    "Pick",
    "Pull",
    "Squirrel",
]

GAME: Final = OhLesNains()
