"""What is heard of each part of a moment."""

from typing import Final

from tablee.engine import Event, Seat
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    BidMade,
    CardsKept,
    CoinCounted,
    CoinFlipped,
    CoinsAdded,
    CoinsPlaced,
    Counted,
    CoverRemoved,
    DirectionReversed,
    LeftoversShuffled,
    NainCalled,
    RoundBegun,
    SpecialRevealed,
    SpecialTurnedUp,
    StopCalled,
)
from tablee_client.core.sounds import QUIET, Sound, Sounding
from tablee_client.view.tables.nain.cues import Flight, Happening, Part

HAPPENINGS: Final[dict[type[Event], Sound]] = {
    RoundBegun: Sound.SHUFFLE,
    LeftoversShuffled: Sound.SHUFFLE,
    CoinsPlaced: Sound.LID,
    CoverRemoved: Sound.LID,
    CoinFlipped: Sound.TURN,
    SpecialRevealed: Sound.TURN,
    DirectionReversed: Sound.TURN,
    BidMade: Sound.COUNT,
    NainCalled: Sound.STOP,
    StopCalled: Sound.STOP,
    CoinCounted: Sound.REVEAL,
    SpecialTurnedUp: Sound.REVEAL,
    AmountDoubled: Sound.PURSE,
    AmountStolen: Sound.PURSE,
    CoinsAdded: Sound.COIN,
    CardsKept: Sound.SWEEP,
}


def sounds_of(part: Part, own: Seat | None) -> Sounding:
    """Give what a part sounds like to a seat when it begins and when it ends."""
    match part:
        case Flight(kind="deal-coin" | "deal-special"):
            return Sound.DEAL, None
        case Flight(kind="coin"):
            return None, Sound.COIN
        case Flight():
            return None, Sound.LAY
        case Happening(Counted(winner=winner, loser=loser)):
            ends = {winner: Sound.FANFARE, loser: Sound.LOST}
            return Sound.ROUND if own is None else ends.get(own, Sound.ROUND), None
        case _:
            return (HAPPENINGS[type(part.event)], None) if type(part.event) in HAPPENINGS else QUIET
