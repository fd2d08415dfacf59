"""Bots: they get an observation and the legal actions of their seat, like anybody, no position."""

from tablee.engine import LEVELS, Decision, Reason
from tablee_server.ai.bot import AnyGame, Bot, Budget
from tablee_server.ai.explaining import explained
from tablee_server.ai.flat import FlatMonteCarlo
from tablee_server.ai.levels import DEFAULT_LEVEL, LevelBot, bot_of
from tablee_server.ai.personalities import PERSONALITIES, Personality, personality_of
from tablee_server.ai.policy import Policy
from tablee_server.ai.regret import RegretMatching
from tablee_server.ai.tree import InformationSetTreeSearch

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "PERSONALITIES",
    "AnyGame",
    "Bot",
    "Budget",
    "Decision",
    "FlatMonteCarlo",
    "InformationSetTreeSearch",
    "LevelBot",
    "Personality",
    "Policy",
    "Reason",
    "RegretMatching",
    "bot_of",
    "explained",
    "personality_of",
]
