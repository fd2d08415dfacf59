"""What is heard of each part of a moment."""

from typing import Final

from tablee.engine import Event
from tablee.games.gold_der_maya.events import (
    BackSeen,
    BeadsKept,
    BidSealed,
    BidsRevealed,
    DiscCompleted,
    LotWon,
    ReceiversTied,
    SaleCancelled,
)
from tablee_client.core.sounds import QUIET, Sound, Sounding
from tablee_client.view.tables.gold_der_maya.cues import BeadFlight, LotFlight, Part

HAPPENINGS: Final[dict[type[Event], Sound]] = {
    BidSealed: Sound.SEAL,
    BidsRevealed: Sound.REVEAL,
    SaleCancelled: Sound.STOP,
    LotWon: Sound.ROUND,
    BeadsKept: Sound.BEAD,
    ReceiversTied: Sound.SAY,
    BackSeen: Sound.TURN,
    DiscCompleted: Sound.DISC,
}


def sounds_of(part: Part) -> Sounding:
    """Give what a part sounds like when it begins and when it ends."""
    match part:
        case LotFlight():
            return None, Sound.STONE
        case BeadFlight():
            return None, Sound.BEAD
        case _:
            return (HAPPENINGS[type(part.event)], None) if type(part.event) in HAPPENINGS else QUIET
