"""The levels a bot can have, from the weakest up."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tablee_server.ai.bot import Bot
from tablee_server.ai.simple import HeuristicBot, RandomBot
from tablee_server.codes import UNKNOWN_LEVEL, Refusal

_BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {"easy": RandomBot(), "normal": HeuristicBot(), "hard": HeuristicBot()}
)

LEVELS: Final = tuple(_BOTS)
DEFAULT_LEVEL: Final = "normal"


def bot_of(level: str) -> Bot:
    """Give the bot of a level; Refusal `unknown-level`."""
    bot = _BOTS.get(level)
    if bot is None:
        raise Refusal(UNKNOWN_LEVEL, level=level, known=", ".join(LEVELS))
    return bot
