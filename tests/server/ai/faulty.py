"""Bots that fail, each in its own way: games for tests, and the process that plays them."""

import os
import re
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

if __name__ == "__main__":  # started as a process that thinks
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import msgspec

from tablee.engine import Action, LegalActions, Observation, Rng
from tablee_server.ai.worker import work
from tests.conformance.toy import Bid, Harbour
from tests.conformance.toy.brain import HarbourBrain

_LEAKED: list[bytes] = []
COMMAND = (sys.executable, "-P", str(Path(__file__).resolve()))


class Alien(Action, frozen=True):
    """No action of the harbour."""


ANSWERS: Mapping[str, Action | None] = {"illegal": Bid(98), "alien": Alien(), "silent": None}
"""What a bot answers; all else that it does instead, or before, is in `act_up`."""


def act_up(fault: str) -> None:
    """Do what a bot should not."""
    match fault:
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
        case "grows":
            _LEAKED.append(b"x" * (80 * 1024 * 1024))
        case "prints":
            print("thinking aloud")
            input()


class FaultyBrain(HarbourBrain):
    """Plays well, or fails as its fault says."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        act_up(self.fault)
        if self.fault in ANSWERS:
            return ANSWERS[self.fault]
        return super().heuristic(observation, legal, rng)


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
