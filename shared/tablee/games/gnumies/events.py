"""What happens at the party, atom by atom, each with who sees it whole."""

from typing import Final, TypeAlias

from tablee.engine import Audience, Chance, Event, PublicEvent, Seat
from tablee.games.gnumies.cards import CODES, COLOURS, Code
from tablee.games.gnumies.guests import Guest
from tablee.games.gnumies.observation import Ending


class GuestTurned(PublicEvent, frozen=True, array_like=True):
    """A guest is turned up and may be bid for; `left` stay in the deck."""

    round: int
    guest: Guest
    left: int


class BidSealed(Event, frozen=True, array_like=True):
    """A seat has laid a bid face down. All others see only that, with `card` None."""

    seat: Seat
    card: Code | None

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "BidSealed":
        """A card face down."""
        return BidSealed(self.seat, None)


class BidsShown(PublicEvent, frozen=True, array_like=True):
    """All bids turn over together; None for a seat that didn't bid."""

    bids: tuple[Code | None, ...]


class LuckDecided(PublicEvent, frozen=True, array_like=True):
    """Several bids of the deciding value: the Luckynits on each, and the seat that has most."""

    seats: tuple[Seat, ...]
    luck: tuple[int, ...]
    winner: Seat


class GuestWon(PublicEvent, frozen=True, array_like=True):
    """The guest that was bid for goes into a seat's party room."""

    seat: Seat
    guest: Guest


class GuestLeft(PublicEvent, frozen=True, array_like=True):
    """The guest leaves the game: nobody bid a value for it."""

    guest: Guest


class GnumieSpent(PublicEvent, frozen=True, array_like=True):
    """A seat's Gnumie card goes out of the game."""

    seat: Seat
    card: Code


class GnumieReturned(PublicEvent, frozen=True, array_like=True):
    """A seat takes its Gnumie card back into its hand."""

    seat: Seat
    card: Code


class StarsIdle(PublicEvent, frozen=True, array_like=True):
    """Stars without effect: several were played, or the deck is empty."""

    seats: tuple[Seat, ...]


class StarDrew(Event, frozen=True, array_like=True):
    """The owner of the only star looks at the top guest. Others see only that, `guest` None."""

    seat: Seat
    guest: Guest | None

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "StarDrew":
        """A guest face down."""
        return StarDrew(self.seat, None)


class StarPlaced(PublicEvent, frozen=True, array_like=True):
    """The drawn guest goes into the party room of `taker`, the star's own or another's."""

    seat: Seat
    guest: Guest
    taker: Seat


class LastPlayer(PublicEvent, frozen=True, array_like=True):
    """Only this seat still has Gnumie cards: it lays them off and takes so many guests."""

    seat: Seat
    cards: tuple[Code, ...]
    count: int


class GuestTaken(PublicEvent, frozen=True, array_like=True):
    """The last player takes the top guest of the deck into his party room."""

    seat: Seat
    guest: Guest


class CopicastorBecame(PublicEvent, frozen=True, array_like=True):
    """The Copicastor takes the lowest value of its party room; 0 where there is none."""

    seat: Seat
    value: int


class DiscardSealed(Event, frozen=True, array_like=True):
    """A seat has chosen which guests it loses. All others see only that, with `guests` empty."""

    seat: Seat
    guests: tuple[Guest, ...]

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "DiscardSealed":
        """That it has chosen."""
        return DiscardSealed(self.seat, ())


class GuestsLost(PublicEvent, frozen=True, array_like=True):
    """The Wullawakis of a party room drive guests away."""

    seat: Seat
    wullawakis: int
    guests: tuple[Guest, ...]


class DeckShown(PublicEvent, frozen=True, array_like=True):
    """The guests nobody met, the top of the deck first."""

    guests: tuple[Guest, ...]


class StopCalled(PublicEvent, frozen=True, array_like=True):
    """The table ends the party: after this round there are no more."""

    reason: Ending


class MatchOver(PublicEvent, frozen=True, array_like=True):
    """The party is over."""

    reason: Ending


# The most frequent events by seat and card: one object of each, since events never change.
_SEATS: Final = range(len(COLOURS))
BIDS_SEALED: Final = tuple(tuple(BidSealed(seat, code) for code in CODES) for seat in _SEATS)
GNUMIES_SPENT: Final = tuple(tuple(GnumieSpent(seat, code) for code in CODES) for seat in _SEATS)
GNUMIES_RETURNED: Final = tuple(
    tuple(GnumieReturned(seat, code) for code in CODES) for seat in _SEATS
)

GnumiesEvent: TypeAlias = (
    Chance
    | GuestTurned
    | BidSealed
    | BidsShown
    | LuckDecided
    | GuestWon
    | GuestLeft
    | GnumieSpent
    | GnumieReturned
    | StarsIdle
    | StarDrew
    | StarPlaced
    | LastPlayer
    | GuestTaken
    | CopicastorBecame
    | DiscardSealed
    | GuestsLost
    | DeckShown
    | StopCalled
    | MatchOver
)
