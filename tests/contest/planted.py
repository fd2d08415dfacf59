"""Contenders that break the contract, each in one way: what an arena has to catch."""

import sys
from types import FrameType

from tablee.games.gnumies.actions import Keep
from tablee_server.ai import Decision
from tools.contest.bout import Bout
from tools.contest.contender import Question


class Sound:
    """Plays the first legal action."""

    sees_all = False

    def choose(self, question: Question) -> Decision:
        return Decision(next(question.legal.actions()))


class Crashing(Sound):
    def choose(self, question: Question) -> Decision:  # noqa: ARG002
        raise RuntimeError("planted")


class Silent(Sound):
    """Owes an action and gives none."""

    def choose(self, question: Question) -> Decision:  # noqa: ARG002
        return Decision(None)


class Illegal(Sound):
    """Gives what another game calls an action."""

    def choose(self, question: Question) -> Decision:  # noqa: ARG002
        return Decision(Keep())


class Peeping(Sound):
    """Looks up the stack for the position and plays by all that it holds."""

    def choose(self, question: Question) -> Decision:
        actions = list(question.legal.actions())
        return Decision(actions[sum(_position()) % len(actions)])


def _position() -> bytes:
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        for value in list(frame.f_locals.values()):
            if isinstance(value, Bout):
                return value._state.to_bytes()
        frame = frame.f_back
    raise LookupError("no match is played")
