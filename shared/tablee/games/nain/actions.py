"""What a seat may ask for, and each of these actions as an entry made once."""

from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.engine import Action, Choice, Stop
from tablee.games.nain.cards import CODES, SPECIALS, Code, Special

MOST_BID: Final = 999  # a technical cap (I.4)
MOST_SEATS: Final = 8

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2)]
Position: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS - 2)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_BID)]
SeatName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-7]\Z")]
Pair: TypeAlias = Annotated[tuple[SeatName, ...], msgspec.Meta(max_length=2)]


class Choose(Action, frozen=True, array_like=True):
    """Put a coin card of one's hand on the table, face down and under one's cover."""

    coin: Code


class Flip(Action, frozen=True, array_like=True):
    """Turn a seat's coin card face up; its cover stays where it is."""

    seat: SeatNumber


class Expose(Action, frozen=True, array_like=True):
    """Give up one's cover to turn up a special that an opponent has played."""

    seat: SeatNumber
    place: Place


class Bid(Action, frozen=True, array_like=True):
    """Claim that there are at least so many coins on the table."""

    amount: Amount


class Nain(Action, frozen=True, array_like=True):
    """Doubt the last bid: the coins are counted."""


class PlaySpecial(Action, frozen=True, array_like=True):
    """Put a special of one's hand face down beside one's coin card; allowed out of turn."""

    special: Special


class RevealSpecial(Action, frozen=True, array_like=True):
    """Turn up a special that one has played, by its place beside the coin card, from 0."""

    place: Place


class Done(Action, frozen=True, array_like=True):
    """Reveal nothing more before the count."""


class Keep(Action, frozen=True, array_like=True):
    """Choose two cards of the table as the winner, each named by the seat that put it there."""

    seats: Pair


class Take(Action, frozen=True, array_like=True):
    """Draft the card at a position of the shuffled leftovers."""

    position: Position


NainAction: TypeAlias = (
    Choose | Flip | Expose | Bid | Nain | PlaySpecial | RevealSpecial | Done | Keep | Take | Stop
)

CHOOSE: Final = tuple(Choice[Action](Choose(code)) for code in CODES)
FLIP: Final = tuple(Choice[Action](Flip(seat)) for seat in range(MOST_SEATS))
EXPOSE: Final = tuple(
    tuple(Choice[Action](Expose(seat, place)) for place in range(2)) for seat in range(MOST_SEATS)
)
NAIN: Final = Choice[Action](Nain())
PLAY: Final = tuple(Choice[Action](PlaySpecial(name)) for name in SPECIALS)
REVEAL: Final = tuple(Choice[Action](RevealSpecial(place)) for place in range(2))
DONE: Final = Choice[Action](Done())
TAKE: Final = tuple(Choice[Action](Take(position)) for position in range(MOST_SEATS - 2))
SEAT_NAMES: Final = tuple(str(seat) for seat in range(MOST_SEATS))
