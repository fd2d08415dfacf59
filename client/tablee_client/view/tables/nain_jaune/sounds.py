"""What is heard of each part of a moment."""

from typing import Final

from tablee.engine import Event, Seat
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
from tablee_client.view.tables.nain_jaune.cues import CardFlight, Happening, Part, TokenFlight

HAPPENINGS: Final[dict[type[Event], Sound]] = {
    DealBegun: Sound.SHUFFLE,
    SansSaid: Sound.SAY,
    RankSkipped: Sound.SAY,
    BoxForgotten: Sound.SAY,
    SeriesStopped: Sound.STOP,
    GrandOpera: Sound.FANFARE,
    HandRevealed: Sound.TURN,
}


def sounds_of(part: Part, own: Seat | None) -> Sounding:
    """Give what a part sounds like to a seat when it begins and when it ends."""
    match part:
        case TokenFlight():
            return None, Sound.TOKEN
        case CardFlight(start=("talon", _)):
            return Sound.DEAL, None
        case CardFlight():
            return None, Sound.LAY
        case Happening(DealOver(winner=winner)):
            return Sound.FANFARE if winner == own else Sound.ROUND, None
        case _:
            return (HAPPENINGS[type(part.event)], None) if type(part.event) in HAPPENINGS else QUIET
