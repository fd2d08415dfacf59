"""Who takes part: a bot with a budget, made from a short text.

`random`, `greedy` (the heuristic of the game's brain), a level, or a method and its iterations:
`flat:200`.
"""

from typing import Final, NamedTuple, Protocol

from tablee.engine import LEVELS, LegalActions, Observation, Plan, Rng, State
from tablee.engine.plan import Method
from tablee.games import AnyGame
from tablee_server.ai import Bot, Budget, Decision, LevelBot, Policy
from tablee_server.ai.levels import method_of

METHODS: Final[dict[str, Method]] = {"flat": "flat", "ismcts": "tree", "regret": "regret"}
"""How a method is written, and what a plan calls it."""


class UnknownBot(ValueError):
    """No bot is written like this; the text says what to write."""


class Question(NamedTuple):
    """What a contender is asked: all that its seat knows, and its dice.

    `truth` is there for those alone that say they look (`sees_all`); nobody else is given it.
    """

    game: AnyGame
    observation: Observation
    legal: LegalActions
    rng: Rng
    truth: State | None = None


class Contender(Protocol):
    """Somebody who plays."""

    @property
    def sees_all(self) -> bool:
        """Whether it is given the truth: a measure of what could be known, never an opponent."""

    def choose(self, question: Question) -> Decision:
        """Choose one of the legal actions, or none where none is owed."""


class Fair:
    """A bot as the server seats it."""

    sees_all = False

    def __init__(self, bot: Bot, iterations: int = 0) -> None:
        """`iterations` are its whole budget."""
        self._bot = bot
        self._budget = Budget(iterations)

    def choose(self, question: Question) -> Decision:
        game, observation, legal, rng, _ = question
        return self._bot.choose(game, observation, rng, self._budget, legal)


class Thought(NamedTuple):
    """How long those think that search: `iterations` replace their own, `part` of them count."""

    iterations: int | None = None
    part: float = 1.0

    def of(self, own: int) -> int:
        """Give the iterations of one that has so many of its own."""
        return max(1, int((self.iterations or own) * self.part)) if own else 0


def contender_of(text: str, game: AnyGame, thought: Thought) -> Contender:
    """Make the contender of a text; UnknownBot."""
    if text == "random":
        return Fair(Policy(1.0))
    if text == "greedy":
        return Fair(Policy())
    if text in LEVELS:
        bot = LevelBot(text)
        return Fair(bot, thought.of(bot.plan(game).iterations))
    method, separator, count = text.partition(":")
    if method in METHODS and separator and count.isdecimal() and int(count):
        iterations = thought.of(int(count))
        return Fair(method_of(Plan(METHODS[method], iterations)), iterations)
    known = ", ".join(("random", "greedy", *LEVELS, *(f"{name}:N" for name in METHODS)))
    raise UnknownBot(f"{text} is no bot; write one of {known} (N: iterations).")
