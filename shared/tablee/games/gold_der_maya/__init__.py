"""Das Gold der Maya: rules, observation, belief, brain and texts of one game."""

from typing import Final

from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.game import GoldDerMaya
from tablee.games.gold_der_maya.layout import Fault, find_fault
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.state import GoldDerMayaState

__all__ = [
    "GAME",
    "Arrange",
    "Bid",
    "Fault",
    "GiveTo",
    "GoldDerMaya",
    "GoldDerMayaObservation",
    "GoldDerMayaState",
    "find_fault",
]

GAME: Final = GoldDerMaya()
