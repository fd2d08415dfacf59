"""The Gnumies: rules, observation, belief, brain and texts of one game."""

from typing import Final

from tablee.games.gnumies.actions import Bid, Discard, Give, Keep
from tablee.games.gnumies.game import Gnumies
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.state import GnumiesState

__all__ = [
    "GAME",
    "Bid",
    "Discard",
    "Give",
    "Gnumies",
    "GnumiesObservation",
    "GnumiesState",
    "Keep",
]

GAME: Final = Gnumies()
