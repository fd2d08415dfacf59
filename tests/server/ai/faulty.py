"""Bots that fail, each in its own way: games for tests, and the process that plays them."""

import os
import re
import signal
import sys
from pathlib import Path

if __name__ == "__main__":  # started as a process that thinks
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import msgspec

from tablee.engine import Action, LegalActions, Observation, Rng
from tablee_server.ai.worker import work
from tests.conformance.toy import Bid, Harbour
from tests.conformance.toy.brain import HarbourBrain

COMMAND = (sys.executable, "-P", str(Path(__file__).resolve()))


class FaultyBrain(HarbourBrain):
    """Plays well, or fails as its fault says."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        match self.fault:
            case "hangs":
                while True:
                    pass
            case "hangs-below":  # in the C library, where no other thread gets its turn
                re.match("(a+)+$", "a" * 64 + "b")
            case "dies":
                os.kill(os.getpid(), signal.SIGTERM)
                signal.pause()
            case "raises":
                raise RuntimeError("lost the thread")
            case "illegal":
                return Bid(98)
            case "alien":
                return Alien()
            case "silent":
                return None
            case "prints":
                print("thinking aloud")
                input()
        return super().heuristic(observation, legal, rng)


class Alien(Action, frozen=True):
    """No action of the harbour."""


def harbour(fault: str = "none") -> Harbour:
    """Give the harbour whose bots fail so; its slug says how."""
    game = Harbour()
    game.brain = FaultyBrain(fault)
    game.type = msgspec.structs.replace(game.type, slug=f"harbour-{fault}")
    return game


def find(slug: str) -> Harbour:
    """Find one by its slug."""
    return harbour(slug.removeprefix("harbour-"))


if __name__ == "__main__":
    work(find)
