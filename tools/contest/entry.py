"""How a contender is written on a command line, and made.

`random`, `greedy` (the heuristic of the game's brain), a level, or a method and its iterations
(`flat:200`). `/NAME` behind a level gives it the personality of that name. `@FILE` behind it all
takes the brain's parameters from a file, `@default` those set by hand, `@{...}` those written there
as JSON. Before it `cheat:` makes the twin that sees everything, `exploit:` the one that knows how
its opponent decides.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from tablee.engine import LEVELS, Method, Plan, read_tuned
from tablee.games import AnyGame
from tablee_server.ai import Bot, LevelBot, Policy
from tablee_server.ai.levels import method_of
from tablee_server.ai.personalities import PERSONALITIES, personality_of
from tools.contest.contender import Contender, Fair, Thought
from tools.contest.exploiter import Exploiter
from tools.contest.twin import Twin

METHODS: Final[Mapping[str, Method]] = MappingProxyType(
    {"flat": "flat", "ismcts": "tree", "regret": "regret"}
)
"""How a method is written, and what a plan calls it."""
EXPLOITS: Final = 64
"""Iterations of an exploiter: each plays a match to its end with the bot it predicts."""
DEFAULT: Final = "default"


class UnknownBot(ValueError):
    """No bot is written like this; the text says what to write."""


def contender_of(text: str, game: AnyGame, thought: Thought) -> Contender:
    """Make the contender of a text; UnknownBot."""
    kind, _, rest = text.partition(":")
    if kind == "cheat":
        return Twin(_fair(rest, game, thought))
    if kind == "exploit":
        return Exploiter(_fair(rest, game, thought), thought.of(EXPLOITS))
    return _fair(text, game, thought)


def _fair(text: str, game: AnyGame, thought: Thought) -> Fair:
    name, separator, file = text.partition("@")
    bot, own = _bot(name, game)
    parameters = parameters_of(file, game) if separator else None
    return Fair(bot, thought.of(own), parameters)


def _bot(name: str, game: AnyGame) -> tuple[Bot, int]:
    """Give a bot and the iterations that are its own."""
    simple: Mapping[str, Callable[[], Bot]] = {"random": lambda: Policy(1.0), "greedy": Policy}
    if name in simple:
        return simple[name](), 0
    level, slash, who = name.partition("/")
    if level in LEVELS and (not slash or who in PERSONALITIES):
        bot = LevelBot(level, personality_of(who))
        return bot, bot.plan(game).iterations
    method, _, count = name.partition(":")
    if method in METHODS and count.isdecimal() and int(count):
        return method_of(Plan(METHODS[method], int(count))), int(count)
    known = ", ".join(("random", "greedy", *LEVELS, *(f"{name}:N" for name in METHODS)))
    raise UnknownBot(
        f"{name or 'nothing'} is no bot; write one of {known} (N: iterations), "
        "with @FILE behind it for other parameters, or with cheat: or exploit: before it."
    )


def parameters_of(file: str, game: AnyGame) -> msgspec.Struct:
    """Give the parameters in a file, or those set by hand; UnknownBot."""
    own = game.brain.parameters
    if own is None:
        raise UnknownBot(f"The brain of {game.type.slug} has no parameters: leave out @{file}.")
    if file == DEFAULT:
        return type(own)()
    try:
        if file.startswith("{"):
            return msgspec.json.decode(file, type=type(own))
        return read_tuned(type(own), Path(file)).parameters
    except OSError as error:
        raise UnknownBot(f"{file} can't be read: {error.strerror}.") from error
    except ValueError as error:
        raise UnknownBot(f"{file} holds no parameters of {game.type.slug}: {error}.") from error
