"""Nain Jaune: rules, observation, belief, brain and texts of one game."""

from typing import Final

from tablee.games.nain_jaune.actions import Claim, Play, Ready, Sans
from tablee.games.nain_jaune.game import NainJaune
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.state import NainJauneState

__all__ = [
    "GAME",
    "Claim",
    "NainJaune",
    "NainJauneObservation",
    "NainJauneState",
    "Play",
    "Ready",
    "Sans",
]

GAME: Final = NainJaune()
