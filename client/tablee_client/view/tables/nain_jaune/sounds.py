"""What is heard of each part of a moment."""

from typing import Final

from tablee.engine import Event
from tablee.games.nain_jaune.events import (
    BoxForgotten,
    DealBegun,
    DealOver,
    GrandOpera,
    HandRevealed,
    RankSkipped,
    SansSaid,
    SeriesStopped,
)
from tablee_client.core.sounds import QUIET, Sound, Sounding
from tablee_client.view.tables.nain_jaune.cues import CardFlight, Part, TokenFlight

HAPPENINGS: Final[dict[type[Event], Sound]] = {
    DealBegun: Sound.SHUFFLE,
    SansSaid: Sound.SAY,
    RankSkipped: Sound.SAY,
    BoxForgotten: Sound.SAY,
    SeriesStopped: Sound.STOP,
    GrandOpera: Sound.FANFARE,
    HandRevealed: Sound.TURN,
    DealOver: Sound.ROUND,
}


def sounds_of(part: Part) -> Sounding:
    """Give what a part sounds like when it begins and when it ends."""
    match part:
        case TokenFlight():
            return None, Sound.TOKEN
        case CardFlight(start=("talon", _)):
            return Sound.DEAL, None
        case CardFlight():
            return None, Sound.LAY
        case _:
            return (HAPPENINGS[type(part.event)], None) if type(part.event) in HAPPENINGS else QUIET
