"""What is heard of each part of a moment."""

from typing import Final

from tablee.engine import Event, Seat
from tablee.games.oh_les_nains.events import (
    ChainSettled,
    DeckShuffled,
    Declined,
    DwarfCrushed,
    DwarfPlaced,
    FirstChosen,
    HandRevealed,
    Pulled,
    RoundBegun,
    RoundDrawn,
    RoundOver,
    StrengthsCompared,
)
from tablee_client.core.sounds import QUIET, Sound, Sounding
from tablee_client.view.tables.oh_les_nains.cues import CardFlight, Part

HAPPENINGS: Final[dict[type[Event], Sound]] = {
    RoundBegun: Sound.SHUFFLE,
    DeckShuffled: Sound.SHUFFLE,
    FirstChosen: Sound.SAY,
    Declined: Sound.SAY,
    StrengthsCompared: Sound.COUNT,
    Pulled: Sound.PULL,
    DwarfPlaced: Sound.LEAP,
    DwarfCrushed: Sound.CRUSH,
    ChainSettled: Sound.SWEEP,
    RoundDrawn: Sound.ROUND,
    HandRevealed: Sound.TURN,
}
SQUIRREL: Final = "S"
"""How the cards of squirrels begin."""


def sounds_of(part: Part, own: Seat | None, *, opening: bool) -> Sounding:
    """Give what a part sounds like to a seat when it begins and when it ends.

    In an `opening` the first dwarves show their colours, all at once.
    """
    match part:
        case CardFlight(start="deck"):
            return Sound.DEAL, None
        case CardFlight(end="pile"):
            return Sound.SWEEP, None
        case CardFlight(card=str(card)) if card.startswith(SQUIRREL):
            return None, Sound.SQUIRREL
        case CardFlight():
            return None, Sound.LAY
        case _:
            pass
    if isinstance(part.event, RoundOver):
        has_lost = own is not None and own % 2 != part.event.team
        return Sound.LOST if has_lost else Sound.FANFARE, None
    if opening and isinstance(part.event, DwarfPlaced):
        return Sound.REVEAL, None
    return (HAPPENINGS[type(part.event)], None) if type(part.event) in HAPPENINGS else QUIET
