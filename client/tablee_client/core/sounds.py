"""The sounds of the client by name: what is played when; the assets hold a file for each."""

from enum import StrEnum
from typing import Final, TypeAlias


class Sound(StrEnum):
    """An effect. Its value is the name of its files."""

    # widgets
    HOVER = "hover"
    PRESS = "press"
    SWITCH = "switch"
    OPEN = "open"
    ERROR = "error"
    NEWS = "news"
    CHAT = "chat"
    SAY = "say"
    # whose turn it is
    DRUM = "drum"
    TICK = "tick"
    # cards
    SHUFFLE = "shuffle"
    DEAL = "deal"
    LAY = "lay"
    TURN = "turn"
    SWEEP = "sweep"
    # pieces
    TOKEN = "token"
    COIN = "coin"
    PURSE = "purse"
    BEAD = "bead"
    STONE = "stone"
    LID = "lid"
    SEAL = "seal"
    # verdicts
    REVEAL = "reveal"
    COUNT = "count"
    STOP = "stop"
    DISC = "disc"
    STAR = "star"
    ROUND = "round"
    FANFARE = "fanfare"
    WON = "won"
    LOST = "lost"
    # the folk
    HOP = "hop"
    FLEE = "flee"
    PULL = "pull"
    LEAP = "leap"
    SQUIRREL = "squirrel"
    CRUSH = "crush"


Sounding: TypeAlias = tuple[Sound | None, Sound | None]
"""What is heard when something begins, and when it ends."""
QUIET: Final[Sounding] = (None, None)
