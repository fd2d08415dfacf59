"""Bots: they get an observation and the legal actions of their seat, like anybody, no position."""

from tablee_server.ai.bot import AnyGame, Bot, Budget, Decision
from tablee_server.ai.levels import DEFAULT_LEVEL, LEVELS, bot_of

__all__ = ["DEFAULT_LEVEL", "LEVELS", "AnyGame", "Bot", "Budget", "Decision", "bot_of"]
