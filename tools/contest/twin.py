"""The cheating twin: a bot's own method, but every world it imagines is the true one.

It shows how much could be won by knowing everything: the ceiling. It lives with the tools, and no
server can seat it.
"""

from copy import copy

from tablee.engine import Observation, Rng, State
from tablee.games import AnyGame
from tablee_server.ai import Decision
from tools.contest.contender import Contender, Question


class Twin:
    """A contender that is given the truth, sealed choices and decks included."""

    sees_all = True

    def __init__(self, honest: Contender) -> None:
        """`honest` is the one whose method it uses."""
        self._honest = honest

    def choose(self, question: Question) -> Decision:
        if question.truth is None:
            raise ValueError("a cheating twin has to be given the truth")
        return self._honest.choose(
            question._replace(game=revealed(question.game, question.truth), truth=None)
        )


def revealed(game: AnyGame, truth: State) -> AnyGame:
    """Give a game whose every imagined world is a copy of this position."""

    def determinize(_seen: Observation, _rng: Rng) -> State:
        return truth.clone()

    def believe(_game: AnyGame, _seen: Observation, _rng: Rng) -> State:
        return truth.clone()

    other, brain = copy(game), copy(game.brain)
    # In their own dictionaries, where they come before the methods of the class.
    vars(brain).update(believe=believe)
    vars(other).update(determinize=determinize, brain=brain)
    return other
