"""What is heard of each part of a moment."""

from typing import Final

from tablee.engine import Event, Seat
from tablee.games.gnumies.events import (
    CopicastorBecame,
    DiscardSealed,
    GuestsLost,
    GuestWon,
    LastPlayer,
    LuckDecided,
    StarDrew,
    StarsIdle,
)
from tablee_client.core.sounds import QUIET, Sound, Sounding
from tablee_client.view.tables.gnumies.cues import CardFlight, Flip, GuestFlight, Happening, Part

HAPPENINGS: Final[dict[type[Event], Sound]] = {
    GuestWon: Sound.ROUND,
    LuckDecided: Sound.COUNT,
    StarDrew: Sound.STAR,
    CopicastorBecame: Sound.FANFARE,
    StarsIdle: Sound.SAY,
    LastPlayer: Sound.SAY,
    DiscardSealed: Sound.SEAL,
}


def sounds_of(part: Part, own: Seat | None) -> Sounding:
    """Give what a part sounds like to a seat when it begins and when it ends."""
    match part:
        case GuestFlight(end=("out", _)):
            return Sound.FLEE, None
        case GuestFlight():
            return None, Sound.HOP
        case CardFlight(end=("bid", _)):
            return None, Sound.LAY
        case CardFlight():
            return Sound.SWEEP, None
        case Flip():
            return Sound.REVEAL, None
        case Happening(GuestsLost(seat=seat)) if seat == own:
            return Sound.LOST, None
        case _:
            return (HAPPENINGS[type(part.event)], None) if type(part.event) in HAPPENINGS else QUIET
