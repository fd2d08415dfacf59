"""The interface every game implements. It knows no game, no clock, no network and no screen."""

from tablee.engine.action import Action, Stop
from tablee.engine.brain import Brain, weighed, worths
from tablee.engine.decision import Decision, Reason
from tablee.engine.drawn import Drawing, Drawn
from tablee.engine.errors import BadSetup, CodedError, Detail, IllegalAction, UnknownGame
from tablee.engine.event import (
    EVERYONE,
    NOBODY,
    Audience,
    Chance,
    Event,
    Everyone,
    PublicEvent,
    seen_events,
)
from tablee.engine.facts import STOPS, FactsState
from tablee.engine.game import Dynamics, Game, GameType
from tablee.engine.legal import Arrangement, Choice, Entry, LegalActions, Range, Subset
from tablee.engine.observation import Observation
from tablee.engine.options import Option, Preset, Setup, Value
from tablee.engine.outcome import Line, Outcome, ranks_of
from tablee.engine.plan import LEVELS, PLANS, Method, Plan
from tablee.engine.play import Policy, play_out, random_policy
from tablee.engine.replay import Frame, Replay, Step, play_again
from tablee.engine.rng import SEED_BYTES, FastRng, Rng, SeededRng, seed_of
from tablee.engine.sight import Sights
from tablee.engine.stage_game import StageGame
from tablee.engine.standing import Standing
from tablee.engine.state import State
from tablee.engine.tuned import Tuned, read_tuned, tuned
from tablee.engine.viewers import OPEN, SPECTATOR, TABLE, Seat, Viewer

__all__ = [
    "EVERYONE",
    "LEVELS",
    "NOBODY",
    "OPEN",
    "PLANS",
    "SEED_BYTES",
    "SPECTATOR",
    "STOPS",
    "TABLE",
    "Action",
    "Arrangement",
    "Audience",
    "BadSetup",
    "Brain",
    "Chance",
    "Choice",
    "CodedError",
    "Decision",
    "Detail",
    "Drawing",
    "Drawn",
    "Dynamics",
    "Entry",
    "Event",
    "Everyone",
    "FactsState",
    "FastRng",
    "Frame",
    "Game",
    "GameType",
    "IllegalAction",
    "LegalActions",
    "Line",
    "Method",
    "Observation",
    "Option",
    "Outcome",
    "Plan",
    "Policy",
    "Preset",
    "PublicEvent",
    "Range",
    "Reason",
    "Replay",
    "Rng",
    "Seat",
    "SeededRng",
    "Setup",
    "Sights",
    "StageGame",
    "Standing",
    "State",
    "Step",
    "Stop",
    "Subset",
    "Tuned",
    "UnknownGame",
    "Value",
    "Viewer",
    "play_again",
    "play_out",
    "random_policy",
    "ranks_of",
    "read_tuned",
    "seed_of",
    "seen_events",
    "tuned",
    "weighed",
    "worths",
]
