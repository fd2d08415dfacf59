"""Which pictures stand for what has just happened at Nain !, large, for a whole room."""

from collections.abc import Mapping
from typing import Final

from tablee.engine import Event
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    BidMade,
    CardDrafted,
    CardsKept,
    CoinCounted,
    CoinFlipped,
    CoinsAdded,
    Counted,
    CoverRemoved,
    NainCalled,
    SpecialPlayed,
    SpecialRevealed,
)
from tablee_client.view.tables.nain.coins import BACK, face
from tablee_client.view.tables.nain.specials import picture
from tablee_client.view.tables.nain.standing import Laid

FIXED: Final[Mapping[type[Event], str]] = {
    BidMade: "nain/cart",
    CoverRemoved: "nain/cover",
    NainCalled: "emotes/wow",
    AmountDoubled: picture("double"),
    AmountStolen: picture("thief"),
    Counted: "nain/heap_large",
    CardsKept: BACK,
    CardDrafted: BACK,
}


def pictured(event: Event, _locale: str) -> tuple[str, ...]:
    """Name the pictures of an event: the card, the coins, the special."""
    match event:
        case CoinFlipped(hint=hint, coin=coin):
            return (face(Laid(up=True, hint=hint, coin=coin)),)
        case CoinCounted(coin=coin):
            return (face(Laid(up=True, coin=coin)),)
        case SpecialPlayed(special=special) | SpecialRevealed(special=special):
            return (picture(special),)
        case CoinsAdded(special=special):
            return (picture(special),)
    fixed = FIXED.get(type(event))
    return () if fixed is None else (fixed,)
