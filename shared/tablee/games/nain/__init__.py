"""Nain !: rules, observation, belief, brain and texts of one game."""

from typing import Final

from tablee.games.nain.actions import (
    Bid,
    Choose,
    Done,
    Expose,
    Flip,
    Keep,
    Nain,
    PlaySpecial,
    RevealSpecial,
    Take,
)
from tablee.games.nain.game import NainGame
from tablee.games.nain.observation import NainObservation
from tablee.games.nain.state import NainState

__all__ = [
    "GAME",
    "Bid",
    "Choose",
    "Done",
    "Expose",
    "Flip",
    "Keep",
    "Nain",
    "NainGame",
    "NainObservation",
    "NainState",
    "PlaySpecial",
    "RevealSpecial",
    "Take",
]

GAME: Final = NainGame()
