"""Thinking, as a table sees it: it puts an inquiry, and looks later what has come of it.

`AtOnce` thinks in this process, at the moment when the result is asked for: for tests, tools and
virtual time. `Pool` thinks in processes of its own: nothing that a bot does can hold the loop up.
"""

import traceback
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import msgspec

from tablee.engine import Decision, FastRng, Observation
from tablee_server.ai.advising import advised
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.levels import bot_of

HUNG: Final = "hung"
CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"
NO_PROCESS: Final = "no-process"


class Inquiry(msgspec.Struct, frozen=True):
    """What a seat is to decide, and with which dice: all that the decision depends on.

    `legal` are the seat's actions as they go over the wire. 0 iterations: those of the level.
    `name` is the bot's, which says what it leans to; empty where it plays for somebody. One that
    `advises` is a person's: what would be best, what else there is, and why.
    """

    game: AnyGame
    observation: Observation
    legal: bytes
    level: str
    seed: int
    iterations: int = 0
    name: str = ""
    advises: bool = False


class Fault(msgspec.Struct, frozen=True):
    """Why there is no decision: one of the words above, or the name of an exception.

    `trace` says where in the program, never what was in hand there.
    """

    problem: str
    trace: str = ""


Thought: TypeAlias = Decision | Fault


class Thinking(Protocol):
    """One inquiry on its way."""

    @property
    def is_done(self) -> bool:
        """Tell whether `result` has something to give."""

    def result(self) -> Thought:
        """Give what has come of it, the same whenever asked; only once `is_done`."""

    def drop(self) -> None:
        """Forget it: nobody will ask for the result."""


class Thinker(Protocol):
    """Whoever lets bots think."""

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        """Begin; `wake` is called once it is done, unless it is done from the start."""

    def warm(self) -> None:
        """Get ready for the first inquiry, where that takes time."""

    async def close(self) -> None:
        """Stop thinking; nothing is answered any more."""


class AtOnce:
    """Thinks here and now, as long as it takes: the same result in the same place, every time."""

    def __init__(self, iterations: int = 0) -> None:
        """Let every bot that searches have so many iterations; 0: those of its level."""
        self._iterations = iterations

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:  # noqa: ARG002
        iterations = self._iterations or inquiry.iterations
        return _Lazy(msgspec.structs.replace(inquiry, iterations=iterations))

    def warm(self) -> None:
        return

    async def close(self) -> None:
        return


class _Lazy:
    """Is always done, since it thinks only when it is asked."""

    is_done: Final = True

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry
        self._result: Thought | None = None

    def result(self) -> Thought:
        if self._result is None:
            self._result = think_over(self._inquiry)
        return self._result

    def drop(self) -> None:
        return


def think_over(inquiry: Inquiry, deadline: float | None = None) -> Thought:
    """Let the bot of the level decide; a Fault if it fails. `deadline` as in Budget."""
    try:
        game = inquiry.game
        if inquiry.advises:
            legal = game.decode_legal(inquiry.legal)
            budget = Budget(inquiry.iterations, deadline)
            return advised(game, inquiry.observation, legal, inquiry.seed, budget)
        return bot_of(inquiry.level, inquiry.name).choose(
            game,
            inquiry.observation,
            FastRng(inquiry.seed),
            Budget(inquiry.iterations, deadline),
            game.decode_legal(inquiry.legal),
        )
    except Exception as error:
        return fault_of(error)


def fault_of(error: BaseException) -> Fault:
    """Tell of an exception by its name and place: its text might name cards."""
    places = traceback.extract_tb(error.__traceback__)
    lines = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return Fault(type(error).__name__, "\n".join(lines))
