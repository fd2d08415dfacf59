"""Which pictures stand for what has just happened at The Gnumies, large, for a whole room."""

from tablee.engine import Event
from tablee.games.gnumies.events import (
    BidsShown,
    CopicastorBecame,
    GuestLeft,
    GuestsLost,
    GuestTurned,
    GuestWon,
    LuckDecided,
    StarDrew,
    StarPlaced,
)
from tablee_client.view.tables.gnumies.auction import bid_picture
from tablee_client.view.tables.gnumies.rug import party_picture


def pictured(event: Event, _locale: str) -> tuple[str, ...]:
    """Name the pictures of an event: the guest it is about, or the bids."""
    match event:
        case GuestTurned(guest=guest) | GuestWon(guest=guest) | GuestLeft(guest=guest):
            return (party_picture(guest),)
        case StarPlaced(guest=guest):
            return (party_picture(guest),)
        case StarDrew():
            return (party_picture(None),)
        case BidsShown(bids=bids):
            return tuple(bid_picture(card, s) for s, card in enumerate(bids) if card is not None)
        case LuckDecided():
            return ("gnumies/luckynit",)
        case CopicastorBecame():
            return (party_picture("C"),)
        case GuestsLost(guests=guests):
            return tuple(party_picture(guest) for guest in guests[:2])
        case _:
            return ()
